import firstCallCSharp from '@/content/samples/sdks/FirstCall.cs?highlight'
import firstCallJava from '@/content/samples/sdks/FirstCall.java?highlight'
import firstCallGo from '@/content/samples/sdks/first-call.go?highlight'
import firstCallPhp from '@/content/samples/sdks/first-call.php?highlight'
import firstCallPython from '@/content/samples/sdks/first-call.py?highlight'
import firstCallTypeScript from '@/content/samples/sdks/first-call.ts?highlight'

/** The same first call in every SDK. The files are in content/samples/sdks. */
export const firstCalls = {
  javascript: firstCallTypeScript,
  python: firstCallPython,
  php: firstCallPhp,
  java: firstCallJava,
  csharp: firstCallCSharp,
  go: firstCallGo,
}
