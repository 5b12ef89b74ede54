import type { CodeMark } from './code-sheet-lines'

/** A note in the margin of a code sheet. */
export type CodeNote = {
  /** Text of the line it belongs to; the first line that has one of these. */
  readonly at: readonly string[]
  /** At most twelve words. */
  readonly text: string
}

/** A note with its place in one sample. */
export type PlacedNote = CodeMark & { readonly text: string }

/**
 * Finds the lines of notes in a sample and numbers them, in the order given. A note whose line is not in the sample is
 * left out; its number stays its own, so that all languages of a sheet count alike.
 */
export function notesIn(code: string, notes: readonly CodeNote[], firstNote: number): readonly PlacedNote[] {
  const lines = code.split('\n')
  return notes.flatMap(({ at, text }, index) => {
    const line = lines.findIndex((words) => at.some((word) => words.includes(word)))
    return line < 0 ? [] : [{ line, number: firstNote + index, text }]
  })
}

type NoteListProps = { readonly notes: readonly PlacedNote[] }

/** The notes of a code sheet, explained. */
export function NoteList({ notes }: NoteListProps) {
  return (
    <ol className="code-notes">
      {notes.map(({ number, line, text }) => (
        <li key={number}>
          <span className="code-number" aria-hidden="true">
            {number}
          </span>
          <span className="vh">{`Line ${line + 1}:`}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
