import type { ReactNode } from 'react'
import { PenMark } from '@/components/ui/pen-mark'
import { DialogSheet } from './dialog-sheet'

type DialogSuccessProps = {
  readonly dialog: string
  readonly titleId: string
  readonly title: string
  readonly tickWidth: number
  readonly open: boolean
  readonly children: ReactNode
}

const takeFocus = (heading: HTMLElement | null): void => heading?.focus()

/** What a dialog shows when its form was sent. Its heading takes the focus to be read out. */
export function DialogSuccess({ dialog, titleId, title, tickWidth, open, children }: DialogSuccessProps) {
  return (
    <DialogSheet
      dialog={dialog}
      title={
        <h2 id={titleId} ref={open ? takeFocus : null} tabIndex={-1}>
          {title}
        </h2>
      }
      margin={
        <>
          <PenMark name="tick" className="h-20 w-24 text-hint" width={tickWidth} />
          <p className="prose-note mt-6">
            <span>Handed in.</span> <span>You can close this sheet.</span>
          </p>
        </>
      }
    >
      <PenMark name="tick" className="mt-4 mb-5 h-14 w-16 text-hint lg:hidden" width={tickWidth} />
      {children}
    </DialogSheet>
  )
}
