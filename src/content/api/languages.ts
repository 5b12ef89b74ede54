/**
 * Languages that samples are written in, with the names they go by. Source: specification, section
 * 2, "API documentation", "SDK page" and "Code examples".
 */
export const languages = {
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
  php: 'PHP',
  java: 'Java',
  csharp: 'C#/.NET',
  go: 'Go',
} as const

/** A language of the samples. */
export type CodeLanguage = keyof typeof languages

/** True for a value of {@link CodeLanguage}, such as one read from storage. */
export const isCodeLanguage = (value: unknown): value is CodeLanguage =>
  typeof value === 'string' && Object.hasOwn(languages, value)
