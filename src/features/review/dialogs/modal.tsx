import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Dialog, DialogClose } from '@/components/ui/dialog'

/**
 * Keeps the `<dialog>` that gets the returned ref open, as a modal one, while `open` is true, and puts the focus on its element with
 * `data-first`. The close event tells that the reader has closed it.
 */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [open])
  return dialog
}

/** Below this width the sheet would leave no room for the list, so it covers the page and keeps the focus. As in src/styles/admin/details.css. */
const narrow = 'not all and (min-width: 56.25em)'

/**
 * Opens the `<dialog>` that gets the returned ref: beside the page, without keeping the focus, where there is room; over it, as a
 * modal dialog, where there is not. Escape calls `onClose`, and the caller then renders the dialog no more.
 */
export function useSheet(onClose: () => void) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)

  // In a layout effect, so that the dialog is closed before it leaves the page: the toasts live in the topmost open one.
  useLayoutEffect(() => {
    const dialog = sheet.current
    if (!dialog) return
    const room = matchMedia(narrow)
    const open = () => {
      if (dialog.open) dialog.close()
      if (room.matches) dialog.showModal()
      else dialog.show()
    }
    // Opening the sheet in another way closes it first, and the event of that comes when it is open again.
    const closed = () => !dialog.open && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || room.matches) return
      const within = event.target instanceof Element ? event.target.closest('dialog') : null
      if (within === null || within === dialog) close()
    }
    open()
    room.addEventListener('change', open)
    dialog.addEventListener('close', closed)
    document.addEventListener('keydown', onKey)
    return () => {
      room.removeEventListener('change', open)
      dialog.removeEventListener('close', closed)
      document.removeEventListener('keydown', onKey)
      dialog.close()
    }
  }, [])

  return sheet
}

type ReviewDialogProps = {
  readonly id: string
  readonly title: ReactNode
  /** For a heading that takes the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** True when the element with the id `…-text` is read out as the dialog opens. */
  readonly described?: boolean
  readonly className?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog with its heading and the cross, open for as long as it is drawn. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { id, title, headingRef, described = false, className = '', onClose, children } = props
  const dialog = useModal(true)
  return (
    <Dialog
      id={id}
      labelledBy={`${id}-title`}
      {...(described && { describedBy: `${id}-text` })}
      className={className}
      ref={dialog}
      onClose={onClose}
    >
      <ReviewDialogBody id={id} title={title} headingRef={headingRef}>
        {children}
      </ReviewDialogBody>
    </Dialog>
  )
}

type ReviewDialogBodyProps = Pick<ReviewDialogProps, 'id' | 'title' | 'children'> & {
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** Heading, cross and content of a dialog. */
export function ReviewDialogBody({ id, title, headingRef, children }: ReviewDialogBodyProps) {
  return (
    <div className="dlg-body">
      <div className="dlg-top">
        <h2
          id={`${id}-title`}
          className="rv-dlg-title"
          {...(headingRef && { ref: headingRef, tabIndex: -1 })}
        >
          {title}
        </h2>
        <DialogClose dialog={id} />
      </div>
      {children}
    </div>
  )
}

/** The site's copy button in the look of the dialogs here. */
export function ReviewCopyButton(props: ComponentProps<typeof CopyButton>) {
  return (
    <span className="rv-copy">
      <CopyButton className="btn btn-line btn-sm" refusedClassName="rv-copy-refused" {...props} />
    </span>
  )
}
