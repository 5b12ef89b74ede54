import { useState } from 'react'
import { saveBackup } from '@/features/review/backup'
import { errorText } from '@/features/review/words'
import { useModal } from './use-modal'

const id = 'clear-requests'

type ReviewClearDialogProps = {
  readonly open: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before everything is removed, in the specification's words (section 5). The focus is on Cancel. */
export function ReviewClearDialog({ open, onConfirm, onClose }: ReviewClearDialogProps) {
  const dialog = useModal(open)
  const [saved, setSaved] = useState('')
  const backUp = async () => {
    try {
      setSaved(`Saved as ${await saveBackup()}.`)
    } catch (error) {
      setSaved(errorText(error))
    }
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="dlg dlg-narrow"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className="dlg-body">
        <h2 id={`${id}-title`} className="rv-dlg-title">
          Clear All
        </h2>
        <p id={`${id}-text`} className="rv-dlg-text">
          Are you sure you want to clear all invitation requests? This action cannot be undone.
        </p>
        <p className="rv-dlg-text">
          Private notes and the names in the audit log are removed too. The log keeps when it was cleared, and
          how many requests there were.
        </p>
        <p className="rv-dlg-backup">
          <button type="button" className="rv-quiet" onClick={backUp}>
            Download a backup first
          </button>
          <span role="status">{saved}</span>
        </p>
        <div className="rv-dlg-foot">
          <button type="button" className="btn btn-line" data-first="" onClick={onClose}>
            Cancel
          </button>
          <button type="button" className="btn btn-danger" onClick={onConfirm}>
            Clear All
          </button>
        </div>
      </div>
    </dialog>
  )
}
