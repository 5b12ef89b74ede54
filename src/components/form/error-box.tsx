import type { ReactNode } from 'react'
import { PenMark } from '@/components/ui/pen-mark'

type ErrorBoxProps = {
  readonly message: string
  /** A second sentence, announced with the first. */
  readonly more?: string | undefined
  /** What can be done about it: buttons and links under the message. */
  readonly children?: ReactNode
}

/** Scrolls to what a phone's window hides. */
const show = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' })

/** True when what had the focus is disabled or gone, or when plain text was pressed. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, main, dialog')
}

/** Why a form could not be sent (specification, section 8), in view and announced at once. */
export function ErrorBox({ message, more, children }: ErrorBoxProps) {
  return (
    // Drawn anew with what comes later: then it is larger, and has to be scrolled into view again.
    <div key={children ? 'whole' : 'words'} className="error-box field-full" role="alert" ref={show}>
      <PenMark name="cross" className="cross" />
      <div>
        <p>{message}</p>
        {more && <p>{more}</p>}
        {children && <div className="mt-2 mb-1 flex flex-wrap gap-x-6 gap-y-2.5">{children}</div>}
      </div>
    </div>
  )
}
