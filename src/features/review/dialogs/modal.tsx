import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react'
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
