import { X } from 'lucide-react'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useKeyboardInset } from '@/lib/use-keyboard-inset'

type DialogProps = {
  readonly id: string
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string
  /** Id of a sentence that is read out when the dialog opens. */
  readonly describedBy?: string
  /** `dlg-narrow`; `dlg-full` fills a phone's screen. */
  readonly className?: string
  readonly ref?: Ref<HTMLDialogElement>
  readonly onClose?: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog: the browser's own, so nothing behind it takes the focus, Escape closes, and the opener gets the focus back.
 * It comes closed in the page's HTML; `<button command="show-modal" commandfor={id}>` opens it before React is there.
 */
export function Dialog({ id, labelledBy, describedBy, className = '', ref, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
  useKeyboardInset(dialog)
  return (
    // It may stand open when React comes to hydrate it, which is no difference to mend.
    <dialog
      id={id}
      className={`dlg ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      ref={dialog}
      onClose={onClose}
      // Out from under what sticks to the edges; browsers do not heed scroll-padding for a field that is partly in view.
      onFocus={({ target }) => target.scrollIntoView?.({ block: 'nearest' })}
      suppressHydrationWarning
    >
      {children}
    </dialog>
  )
}

type DialogCloseProps = {
  /** Id of the dialog that it closes. */
  readonly dialog: string
  readonly disabled?: boolean
}

/** What makes a button close the dialog of that id; the boot script does it where `command` is unknown. */
const closes = (dialog: string) => ({ command: 'close', commandfor: dialog })

/** The cross in a dialog's corner. */
export function DialogClose({ dialog, disabled = false }: DialogCloseProps) {
  return (
    <button type="button" className="dlg-x" aria-label="Close" disabled={disabled} {...closes(dialog)}>
      <X aria-hidden="true" />
    </button>
  )
}

/** The button at the end of a dialog that only has to be read. */
export function DialogDone({ dialog }: Pick<DialogCloseProps, 'dialog'>) {
  return (
    <button type="button" className="btn btn-line" {...closes(dialog)}>
      Done
    </button>
  )
}
