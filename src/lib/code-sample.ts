/** Plain code, key or number, string, word of the language, comment. */
export type RunKind = ' ' | 'k' | 's' | 'w' | 'c'

/** A code sample that the build has cut into runs of one kind each. */
export type CodeSample = {
  /** The code in order; joined, they are the file without its last line break. */
  readonly runs: readonly string[]
  /** As many {@link RunKind} characters as there are runs. */
  readonly kinds: string
}

/** The sample's plain code, as it is copied. */
export const codeText = (sample: CodeSample): string => sample.runs.join('')
