/** The languages of samples by the names they go by (specification, section 2). */
export const languages = {
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  java: 'Java',
  csharp: 'C#/.NET',
  go: 'Go',
} as const

export type CodeLanguage = keyof typeof languages

export const isCodeLanguage = (value: unknown): value is CodeLanguage =>
  typeof value === 'string' && Object.hasOwn(languages, value)
