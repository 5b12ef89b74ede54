import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { Dialog, DialogClose } from '@/components/dialog/dialog'
import { CopyButton } from '@/components/ui/copy-button'
import { listen, useListen } from '@/lib/listen'

/**
 * A ref: opens a `<dialog>` as a modal one. It closes, and gives the focus back, before it leaves
 * the page.
 */
function openModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  return () => dialog?.close()
}

/** For a dialog that was closed and opened again at once: the event comes when it is open again. */
const whenClosed =
  (onClose: () => void) =>
  ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
    currentTarget.open || onClose()

/** Below this width the sheet would leave no room for the list, so it covers the page. */
const narrow = 'not all and (min-width: 56.25em)'

/** Whether an open sheet covers the page. */
export const isSheetModal = (): boolean => matchMedia(narrow).matches

/**
 * Whether a key was pressed in the admin area or nowhere. An extension's field is beside it, often
 * in a `ShadowRoot`, of which a page sees the host alone.
 */
export const isInArea = (event: Event): boolean => {
  const { target } = event
  // A field inside another software's element.
  if (!(target instanceof Element) || event.composedPath()[0] !== target || target.localName.includes('-'))
    return false
  return target.contains(document.body) || target.matches('.rv, .rv *')
}

/**
 * Opens the `<dialog>` of this ref: beside the page where there is room, else over it, modal. While
 * it is `covered` by another dialog, it stays below, and Escape belongs to that one.
 */
export function useSheet(onClose: () => void, covered: boolean) {
  const sheet = useRef<HTMLDialogElement>(null)
  const openAs = useRef<boolean>(undefined)
  const modal = useSyncExternalStore(followRoom, isSheetModal)

  // In a layout effect: it opens in the commit that removes what covered it.
  useLayoutEffect(() => {
    const dialog = sheet.current
    // Paper is narrow, but what is printed does not change how the sheet is open.
    if (!dialog || covered || modal === openAs.current || matchMedia('print').matches) return
    openAs.current = modal
    // Else the first button would get it, and what is being typed would decide the request.
    const held = dialog.contains(document.activeElement) ? document.activeElement : null
    if (dialog.open) dialog.close()
    if (modal) dialog.showModal()
    else dialog.show()
    if (held instanceof HTMLElement) held.focus({ preventScroll: true })
  }, [modal, covered])
  useListen('document', 'keydown', (event) => {
    // Held down, it has closed something else already.
    const isOurs = event.key === 'Escape' && !event.repeat && !event.defaultPrevented
    if (!isOurs || !isInArea(event) || covered || isSheetModal()) return
    // The keys of the list may come after this, where Escape clears the selection.
    event.preventDefault()
    onClose()
  })

  const ref = useCallback((dialog: HTMLDialogElement | null) => {
    sheet.current = dialog
    // The sheet closes before it leaves the page and takes the toasts along.
    return () => dialog?.close()
  }, [])
  return { modal, dialog: { ref, onClose: whenClosed(onClose) } }
}

const followRoom = (listener: () => void) => listen(matchMedia(narrow), 'change', listener)

/** Files may be dropped into it, and rows be pasted. */
type ReviewDialogProps = Pick<ComponentProps<'dialog'>, 'className' | 'children' | 'onDrop' | 'onPaste'> & {
  readonly id: string
  readonly title: ReactNode
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** True for a question that its own buttons answer. */
  readonly alert?: boolean
  /** The first sentences, which are announced when the dialog opens. */
  readonly text?: ReactNode
  readonly onClose: () => void
}

/** A modal dialog with its heading and close button, open while it is rendered. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { id, title, headingRef, alert = false, text, onClose, children, ...dialog } = props
  return (
    <Dialog
      id={id}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-text ${id}-more` : text ? `${id}-text` : undefined}
      {...(alert && { role: 'alertdialog' })}
      {...dialog}
      ref={openModal}
      onClose={whenClosed(onClose)}
    >
      <div className="dlg-body max-sm:p-5 print:p-0">
        <div className="dlg-top">
          <h2
            id={`${id}-title`}
            className="min-w-0 items-baseline gap-3 text-title wrap-anywhere sm:flex"
            {...(headingRef && { ref: headingRef, tabIndex: -1 })}
          >
            {title}
          </h2>
          {!alert && <DialogClose dialog={id} />}
        </div>
        {text && <DialogText id={`${id}-text`}>{text}</DialogText>}
        {children}
      </div>
    </Dialog>
  )
}

export function DialogText(text: ComponentProps<'p'>) {
  return <p className="mt-2 max-w-measure print:hidden" {...text} />
}

type DialogFootProps = {
  /** Whether the buttons stay in sight while a long dialog scrolls; phones have no room. */
  readonly sticky?: boolean
  readonly children: ReactNode
}

export function DialogFoot({ sticky = false, children }: DialogFootProps) {
  return (
    <div
      className={`mt-5 flex flex-wrap items-center gap-2.5 max-sm:[&>.btn]:px-4 print:hidden
        ${sticky ? 'rv-foot bottom-0 z-1 bg-ground sm:py-3 sm:[@media(min-height:640px)]:sticky' : ''}`}
    >
      {children}
    </div>
  )
}

export const scrollBox =
  'mt-4 max-h-[50dvh] overflow-auto overscroll-contain print:max-h-none print:overflow-visible'

/** Content longer than a dialog. It is focusable, so that keys can scroll it (WCAG 2.1.1). */
export function ScrollBox({ className = '', ...section }: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: as said above
  return <section className={`${scrollBox} ${className}`} tabIndex={0} {...section} />
}

export function ReviewCopyButton(props: ComponentProps<typeof CopyButton>) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <CopyButton
        className="btn btn-line btn-sm select-none max-sm:w-full"
        refusedClassName="text-note text-correction"
        {...props}
      />
    </span>
  )
}
