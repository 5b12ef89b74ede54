import { type RefObject, useEffect, useRef } from 'react'

type SubmitButtonProps = {
  readonly label: string
  readonly busyLabel?: string
  readonly busy: boolean
  /** True from a failure until the next try begins. */
  readonly failed: boolean
  readonly className?: string
}

/** Disabled while the form is on its way; after a failure it gets the focus back. */
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

/** True when what had the focus is disabled or gone, or when plain text was pressed. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, main, dialog')
}
