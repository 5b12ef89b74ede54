import type { ReactNode } from 'react'
import { DialogClose } from '@/components/ui/dialog'
import { requestDialogId, requestTitleId } from './request-dialog-store'

type RequestSheetProps = {
  readonly title: ReactNode
  /** What stands left of the red line, on wide screens. */
  readonly margin: ReactNode
  readonly children: ReactNode
}

/** The dialog's sheet: the margin, the heading with the cross beside it, and the work. */
export function RequestSheet({ title, margin, children }: RequestSheetProps) {
  return (
    <div className="dlg-grid">
      <div className="dlg-body">
        <div className="dlg-top">
          {title}
          <DialogClose dialog={requestDialogId} />
        </div>
        {children}
      </div>
      <div className="dlg-margin">{margin}</div>
    </div>
  )
}

/** The heading of the empty form. */
export function RequestTitle() {
  return <h2 id={requestTitleId}>Request Early Access</h2>
}
