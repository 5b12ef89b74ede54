type RestoredNoteProps = {
  /** Id for `aria-describedby`, where a dialog or form is described by this line. */
  readonly id?: string
  readonly onDiscard: () => void
  /** While the answers are on their way they cannot be taken back. */
  readonly disabled?: boolean
}

/** Says that a draft was put back into a form, and takes it away again at the visitor's wish. */
export function RestoredNote({ id, onDiscard, disabled = false }: RestoredNoteProps) {
  return (
    <>
      <p id={id} role="status">
        <b>Restored.</b> <span>This is what you had typed.</span>
      </p>
      <button type="button" className="quiet" disabled={disabled} onClick={onDiscard}>
        Discard
      </button>
    </>
  )
}
