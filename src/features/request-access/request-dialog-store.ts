import { fillFields } from '@/lib/form-fields'

/** Id of the one access-request dialog; buttons name it in `commandfor`. */
export const requestDialogId = 'request-dialog'

/** Id of the heading that names the dialog, in whatever state it is. */
export const requestTitleId = 'request-title'

/** Answers that the visitor has given elsewhere, such as on the register page. */
type Prefill = { readonly name?: string; readonly email?: string }

let prefill: Prefill = {}
let intent: Promise<void> | undefined
let meant = () => {}

const theDialog = (): HTMLDialogElement | undefined => {
  const element = document.getElementById(requestDialogId)
  return element instanceof HTMLDialogElement ? element : undefined
}

const signs = ['pointerover', 'focusin', 'click'] as const

/**
 * Resolves when somebody is about to use the dialog: it stands open, a button of it is pointed at, focused or clicked, something in it gets the focus, or
 * {@link openRequestDialog} is called. Outside a browser it resolves at once, so that the form is part of prerendered HTML.
 */
export function requestIntent(): Promise<void> {
  if (typeof document === 'undefined' || theDialog()?.open) return Promise.resolve()
  return nextRequestIntent()
}

/** Like {@link requestIntent}, but a dialog that stands open already is no sign: for a second try. */
export function nextRequestIntent(): Promise<void> {
  intent ??= new Promise((resolve) => {
    const look = ({ target }: Event) => {
      if (
        target instanceof Element &&
        target.closest(`[commandfor="${requestDialogId}"], #${requestDialogId}`)
      )
        meant()
    }
    meant = () => {
      // React stops events inside a part that is not hydrated yet, so they are caught on their way down.
      for (const sign of signs) document.removeEventListener(sign, look, true)
      intent = undefined
      meant = () => {}
      resolve()
    }
    for (const sign of signs) document.addEventListener(sign, look, true)
  })
  return intent
}

/**
 * Opens the access-request dialog. A name or e-mail that is given and not empty takes the place of what stands in the field; everything else
 * in the form stays.
 */
export function openRequestDialog(values: Prefill = {}): void {
  meant()
  const dialog = theDialog()
  if (dialog && !dialog.open) dialog.showModal()
  prefill = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()))
  const form = dialog?.querySelector('form')
  if (form) fillFields(form, takePrefill())
}

/** Closes the access-request dialog; the browser gives the focus back to its opener. */
export const closeRequestDialog = (): void => theDialog()?.close()

/** Hands over what {@link openRequestDialog} could not fill in because there was no form, once. */
export function takePrefill(): Readonly<Record<string, string>> {
  const taken = prefill
  prefill = {}
  return taken
}
