import { type RefObject, useEffect, useRef } from 'react'

type SubmitButtonProps = {
  readonly label: string
  readonly busyLabel?: string
  readonly busy: boolean
  /** True from a failure until the next try begins. */
  readonly failed: boolean
  readonly className?: string
}

/**
 * The button that sends a form. It is disabled while the form is on its way, which is said to
 * assistive technology, and so loses the focus; after a failure it gets it back, unless the visitor
 * has put it elsewhere.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel = label, busy, failed, className = 'btn' } = props
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, failed)
  return (
    <>
      <button type="submit" className={className} ref={button} disabled={busy}>
        {busy ? busyLabel : label}
      </button>
      <span className="sr-only" role="status">
        {busy && <span>{busyLabel}</span>}
      </span>
    </>
  )
}

/** Gives the button the focus after a failure, unless that is elsewhere. */
export function useFocusBack(button: RefObject<HTMLButtonElement | null>, failed: boolean): void {
  useEffect(() => {
    if (failed && isFocusLost()) button.current?.focus()
  }, [button, failed])
}

/**
 * True when nothing of use has the focus: what had it was disabled or has gone, or a press on plain
 * text gave it to the page or the dialog around. A focus that somebody has put elsewhere is not
 * lost.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, main, dialog')
}
