import askJava from '@/content/samples/examples/Ask.java?highlight'
import askJavaScript from '@/content/samples/examples/ask.mjs?highlight'
import askPhp from '@/content/samples/examples/ask.php?highlight'
import askPython from '@/content/samples/examples/ask.py?highlight'
import courseJava from '@/content/samples/examples/Course.java?highlight'
import courseJavaScript from '@/content/samples/examples/course.mjs?highlight'
import coursePhp from '@/content/samples/examples/course.php?highlight'
import coursePython from '@/content/samples/examples/course.py?highlight'
import sessionJava from '@/content/samples/examples/Session.java?highlight'
import sessionJavaScript from '@/content/samples/examples/session.mjs?highlight'
import sessionPhp from '@/content/samples/examples/session.php?highlight'
import sessionPython from '@/content/samples/examples/session.py?highlight'
import webhookJava from '@/content/samples/examples/Webhook.java?highlight'
import webhookJavaScript from '@/content/samples/examples/webhook.mjs?highlight'
import webhookPhp from '@/content/samples/examples/webhook.php?highlight'
import webhookPython from '@/content/samples/examples/webhook.py?highlight'
import type { CodeSample } from '@/lib/code-sample'
import type { ExampleId, ExampleLanguage } from './example-list'
import { quizSamples } from './quiz-samples'

/** Each example in its four languages. The files are in content/samples/examples. */
export const exampleSamples: Readonly<Record<ExampleId, Readonly<Record<ExampleLanguage, CodeSample>>>> = {
  ask: { javascript: askJavaScript, python: askPython, php: askPhp, java: askJava },
  quiz: quizSamples,
  course: { javascript: courseJavaScript, python: coursePython, php: coursePhp, java: courseJava },
  session: { javascript: sessionJavaScript, python: sessionPython, php: sessionPhp, java: sessionJava },
  webhook: { javascript: webhookJavaScript, python: webhookPython, php: webhookPhp, java: webhookJava },
}
