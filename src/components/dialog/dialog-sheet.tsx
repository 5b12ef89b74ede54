import type { ReactNode } from 'react'
import { DialogClose } from './dialog'

type DialogSheetProps = {
  readonly dialog: string
  readonly title: ReactNode
  /** Left of the red line, on wide screens. */
  readonly margin: ReactNode
  readonly children: ReactNode
}

/** A dialog's sheet: the margin, the heading with the close button beside it, and the content. */
export function DialogSheet({ dialog, title, margin, children }: DialogSheetProps) {
  return (
    <div className="grid lg:grid-cols-[192px_1fr]">
      <div className="dlg-body">
        <div className="dlg-top">
          {title}
          <DialogClose dialog={dialog} />
        </div>
        {children}
      </div>
      <div>{margin}</div>
    </div>
  )
}

export function MarginSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={step}>
          <b>{index + 1}</b>
          {step}
        </li>
      ))}
    </ol>
  )
}
