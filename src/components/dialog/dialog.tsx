import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useCallback } from 'react'
import { useListen } from '@/lib/listen'
import { useStore } from '@/lib/store'

type DialogProps = ComponentProps<'dialog'> & { readonly id: string; readonly 'aria-labelledby': string }

/**
 * The browser's own modal dialog; `command="show-modal"` opens it before React is there. The class
 * `dlg-full` fills a phone's screen.
 */
export function Dialog({ className = '', ...dialog }: DialogProps) {
  useKeyboardInset(dialog.id)
  return (
    // It may be open when React hydrates it; React must not treat that as a mismatch.
    <dialog
      className={`dlg ${className}`}
      // Out from under sticky parts; scroll-padding does not do it for every field. What a finger
      // is on must not move, or its tap is lost.
      onFocus={({ target }) =>
        target.matches(':focus-visible, select') && target.scrollIntoView({ block: 'nearest' })
      }
      suppressHydrationWarning
      {...dialog}
    />
  )
}

/** Closes the dialog of that id without React. The boot script does it in older browsers. */
export const closes = (dialog: string) => ({ command: 'close', commandfor: dialog })

export function DialogClose({ dialog }: { readonly dialog: string }) {
  return (
    <button type="button" aria-label="Close" {...closes(dialog)}>
      <X aria-hidden="true" />
    </button>
  )
}

/** The button at the end of a dialog without a form. */
export function DialogDone({ dialog }: { readonly dialog: string }) {
  return (
    <button type="button" className="btn btn-line" {...closes(dialog)}>
      Done
    </button>
  )
}

type DialogButtonProps = ComponentProps<'button'> & { readonly dialog: string }

/** Opens a dialog by `command`, also before the app; in older browsers the boot script does it. */
export function DialogButton({ dialog, className = 'btn', ...button }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: dialog }}
      {...button}
    />
  )
}

type DialogSheetProps = {
  /** Of the dialog's form: the dialog is `<name>-dialog`, its heading `<name>-title`. */
  readonly name: string
  readonly title: string
  /** For a heading that takes the focus. */
  readonly titleRef?: typeof takeFocus | null
  /** Left of the red line, on wide screens: what comes next, or something else. */
  readonly steps?: readonly string[]
  readonly margin?: ReactNode
  readonly children: ReactNode
}

/** A dialog's sheet: the margin, the heading with the close button beside it, and the content. */
export function DialogSheet({ name, title, titleRef, steps, margin, children }: DialogSheetProps) {
  return (
    <div className="grid lg:grid-cols-[12rem_1fr]">
      <div className="dlg-body">
        <div className="dlg-top">
          <h2 id={`${name}-title`} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
            {title}
          </h2>
          <DialogClose dialog={`${name}-dialog`} />
        </div>
        {children}
      </div>
      <div>
        {steps && (
          <ol>
            {steps.map((step, index) => (
              <li key={step}>
                <b>{index + 1}</b>
                {step}
              </li>
            ))}
          </ol>
        )}
        {margin}
      </div>
    </div>
  )
}

/** Pixels of a covered strip from which it counts as a keyboard, not as a browser's bar. */
const leastKeyboard = 120

/**
 * Sets `--keyboard`, the px that the on-screen keyboard covers, and the class `has-keyboard`. Where
 * it lies over the page (CSSWG, VisualViewport), the dialog's end would then cover the field.
 */
function useKeyboardInset(id: string): void {
  useListen('visualViewport', ['resize', 'scroll'], () => {
    const view = window.visualViewport
    const element = dialogOf(id)
    if (!view || !element) return
    const covered = view.scale > 1.01 ? 0 : Math.round(window.innerHeight - view.height - view.offsetTop)
    const keyboard = covered >= leastKeyboard
    element.style.setProperty('--keyboard', keyboard ? `${covered}px` : '0px')
    if (keyboard === element.classList.contains('has-keyboard')) return
    element.classList.toggle('has-keyboard')
    if (keyboard && element.matches(':focus-within'))
      document.activeElement?.scrollIntoView({ block: 'start' })
  })
}

export const dialogOf = (id: string): HTMLDialogElement | undefined => {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** Opens a dialog from script; a button does it with `command="show-modal"` (DialogButton). */
export function openDialog(id: string): void {
  const dialog = dialogOf(id)
  if (dialog && !dialog.open) dialog.showModal()
}

/** Closes a dialog; the browser gives the focus back to its opener. */
export const closeDialog = (id: string): void => dialogOf(id)?.close()

/**
 * A ref for what a dialog gives the focus to when it opens. React sets the attribute only in HTML;
 * showModal() looks for it at each opening.
 */
export const firstFocus = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '')

/** A ref for what takes the focus as soon as it is shown. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Runs once the dialog was closed, whoever closed it. The event does not bubble. */
export const useDialogClosed = (id: string, run: () => void): void =>
  useListen('document', 'close', ({ target }) => target === dialogOf(id) && run(), { capture: true })

/** True while the dialog is open, whoever opened or closed it. False in prerendered HTML. */
export function useDialogOpen(id: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const dialog = dialogOf(id)
      if (!dialog) return () => {}
      const observer = new MutationObserver(listener)
      observer.observe(dialog, { attributeFilter: ['open'] })
      return () => observer.disconnect()
    },
    [id],
  )
  return useStore({ subscribe, get: () => dialogOf(id)?.open ?? false }, false)
}
