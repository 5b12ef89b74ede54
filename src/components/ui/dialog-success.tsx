import { type ReactNode, useEffect, useRef } from 'react'
import { DialogSheet } from './dialog-sheet'
import { PenMark } from './pen-mark'

type DialogSuccessProps = {
  readonly dialog: string
  readonly titleId: string
  readonly title: string
  /** Thickness of the tick's stroke. */
  readonly tickWidth: number
  readonly open: boolean
  readonly children: ReactNode
}

/** What a dialog shows when its form was sent. Its heading takes the focus, so that it is read out. */
export function DialogSuccess({ dialog, titleId, title, tickWidth, open, children }: DialogSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])

  return (
    <DialogSheet
      dialog={dialog}
      title={
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
      }
      margin={
        <>
          <PenMark name="tick" className="dlg-tick" width={tickWidth} />
          <p className="prose-note">
            <span>Handed in.</span> <span>You can close this sheet.</span>
          </p>
        </>
      }
    >
      <PenMark name="tick" className="dlg-tick dlg-tick-small" width={tickWidth} />
      {children}
    </DialogSheet>
  )
}
