import type { ReactNode } from 'react'
import { PenMark } from '@/components/ui/pen-mark'

type ErrorBoxProps = {
  readonly message: string
  /** What can be done about it: buttons and links under the message. */
  readonly children?: ReactNode
}

/** The red box of a form that could not be sent (specification, section 8), said at once to assistive technology. */
export function ErrorBox({ message, children }: ErrorBoxProps) {
  return (
    <div className="error-box field-full" role="alert">
      <PenMark name="cross" className="cross" />
      <div>
        <p>{message}</p>
        {children && <div className="dlg-copies">{children}</div>}
      </div>
    </div>
  )
}
