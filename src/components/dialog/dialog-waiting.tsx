import type { ReactNode } from 'react'
import { DialogSheet } from './dialog-sheet'

type DialogWaitingProps = {
  readonly dialog: string
  readonly title: ReactNode
  /** Id of the sentence that describes the dialog. */
  readonly introId: string
}

/** What a dialog shows while its form's code is on its way, on a page that came without HTML. */
export function DialogWaiting({ dialog, title, introId }: DialogWaitingProps) {
  return (
    <DialogSheet dialog={dialog} title={title} margin={null}>
      <p className="dlg-intro min-h-110" id={introId}>
        The form is on its way.
      </p>
    </DialogSheet>
  )
}
