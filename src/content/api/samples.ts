import type { CodeSample } from '@/lib/code-sample'
import type { CodeLanguage } from './languages'

/** The languages by the ends of their files' names, in the order of the tabs. */
const endings = {
  sh: 'curl',
  mjs: 'javascript',
  ts: 'javascript',
  py: 'python',
  php: 'php',
  java: 'java',
  cs: 'csharp',
  go: 'go',
} as const satisfies Record<string, CodeLanguage>

type Samples = Readonly<Record<string, CodeSample>>

/** Samples by their files (`FirstCall.java` is `first-call`), each by its languages. */
export function samplesByName<Name extends string>(files: Samples): Readonly<Record<Name, Samples>> {
  const samples: Record<string, Record<string, CodeSample>> = {}
  for (const [ending, language] of Object.entries(endings)) {
    for (const [path, sample] of Object.entries(files)) {
      const [, file = '', end] = /([\w-]+)\.(\w+)$/.exec(path) ?? []
      const name = file.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
      if (end === ending) samples[name] = { ...samples[name], [language]: sample }
    }
  }
  return samples as Record<Name, Samples>
}
