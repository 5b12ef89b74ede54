import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect } from 'react'
import { dialogOf } from './open-dialog'

type DialogProps = {
  readonly id: string
  readonly labelledBy: string
  /** Id of a sentence that is read out when the dialog opens. */
  readonly describedBy?: string
  /** `dlg-full` fills a phone's screen. */
  readonly className?: string
  readonly role?: 'alertdialog'
  readonly ref?: Ref<HTMLDialogElement>
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** The browser's own modal dialog; `command="show-modal"` opens it before React is there. */
export function Dialog(props: DialogProps) {
  const { id, labelledBy, describedBy, className = '', role, ref, onClose, children } = props
  useKeyboardInset(id)
  return (
    // It may be open when React comes to hydrate it, which is no difference to mend.
    <dialog
      id={id}
      role={role}
      className={`dlg ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      ref={ref}
      onClose={onClose}
      // Out from under what sticks to the edges; scroll-padding does not do it for every field.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
      suppressHydrationWarning
    >
      {children}
    </dialog>
  )
}

/** Closes the dialog of that id; the boot script does it where `command` is unknown. */
const closes = (dialog: string) => ({ command: 'close', commandfor: dialog })

export function DialogClose({ dialog }: { readonly dialog: string }) {
  return (
    <button type="button" aria-label="Close" {...closes(dialog)}>
      <X aria-hidden="true" />
    </button>
  )
}

/** The button at the end of a dialog that only has to be read. */
export function DialogDone({ dialog }: { readonly dialog: string }) {
  return (
    <button type="button" className="btn btn-line" {...closes(dialog)}>
      Done
    </button>
  )
}

/** Pixels from which a covered strip is a keyboard, and not a browser's bar. */
const leastKeyboard = 120

/**
 * Sets `--keyboard`, the px that the on-screen keyboard covers, and the class `has-keyboard`. iOS
 * lays it over the page (CSSWG, VisualViewport); elsewhere the page shrinks and nothing is covered.
 */
function useKeyboardInset(id: string): void {
  useEffect(() => {
    const view = window.visualViewport
    const element = dialogOf(id)
    if (!view || !element) return
    const measure = () => {
      const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height - view.offsetTop)
      const keyboard = covered >= leastKeyboard
      element.style.setProperty('--keyboard', keyboard ? `${covered}px` : '0px')
      element.classList.toggle('has-keyboard', keyboard)
    }
    const over = new AbortController()
    for (const name of ['resize', 'scroll']) view.addEventListener(name, measure, { signal: over.signal })
    return () => over.abort()
  }, [id])
}
