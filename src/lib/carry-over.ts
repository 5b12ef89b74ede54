import { type Control, setText } from './form-fields'

/**
 * Carries what a person is doing in a form over a redraw.
 *
 * React draws a part of the page anew when the served HTML is not what it expects: a translator has
 * wrapped its texts, a password manager has put an icon beside its fields. The new fields are empty
 * and without the focus. So the replaced ones, which still know their values, are read here, and
 * the new ones get the values, focus and selection before the browser paints.
 */

const served = {
  /** The page's forms and dialogs as they were served, until React has drawn its own. */
  parts: [] as Element[],
  /** What was served of each form whose code comes late. */
  late: new Map<string | undefined, readonly ChildNode[]>(),
  /** The element with the focus, also when it was just removed. */
  focused: null as Element | null,
}

/** Begins before React does. */
export function watchServedForms(root: HTMLElement): void {
  served.parts = [...root.querySelectorAll('form[name], dialog[id]')]
  for (const part of root.querySelectorAll<HTMLElement>('[data-late]'))
    served.late.set(part.dataset.late, [...part.childNodes])
  served.focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    served.focused = target instanceof Element ? target : null
  })
  document.addEventListener('focusout', ({ target }) => {
    // Some browsers send this also for a field that is being removed; its focus is still due. So
    // this waits for the whole redraw, in which the field may come back.
    setTimeout(() => {
      if (target instanceof Element && target.isConnected && target !== document.activeElement)
        served.focused = served.focused === target ? null : served.focused
    })
  })
}

/** The served part that a new element replaces, once. */
function takeReplaced(isSame: (part: Element) => boolean, element: Element): Element | undefined {
  const part = served.parts.find(isSame)
  served.parts = served.parts.filter((other) => other !== part)
  return part === element ? undefined : part
}

const controlsIn = (form: Element) =>
  form.querySelectorAll<Control>('input[name], select[name], textarea[name]')

/** A form that React takes away can be carried over to one that it draws in the same commit. */
export const leaveForm = (form: HTMLFormElement): void => void served.parts.push(form)

export function forgetForm(form: HTMLFormElement): void {
  served.parts = served.parts.filter((part) => part !== form)
}

/** Gives a form that was drawn what the one it replaces had: answers, a held submit, focus. */
export function takeOver(form: HTMLFormElement): void {
  // Not `form.name`: a form with a field of that name returns the field.
  const name = form.getAttribute('name')
  const replaced = takeReplaced((part) => part.matches('form') && part.getAttribute('name') === name, form)
  if (!replaced) return
  const answers = new Map([...controlsIn(replaced)].map((control) => [control.name, control]))
  for (const control of controlsIn(form)) {
    const answer = answers.get(control.name)
    if (answer instanceof HTMLInputElement && control instanceof HTMLInputElement)
      control.checked = answer.checked
    if (answer && answer.value !== control.value) setText(control, answer.value)
  }
  if (replaced instanceof HTMLFormElement && replaced.dataset.live === 'held') form.dataset.live = 'held'
  queueMicrotask(giveFocusBack)
}

/** Shows a part of the page as it was served while React waits for its code. */
export function showServed(place: HTMLElement | null, name: string): void {
  const nodes = served.late.get(name)?.filter(({ isConnected }) => !isConnected) ?? []
  if (!place || nodes.length === 0) return
  place.replaceChildren(...nodes)
  queueMicrotask(giveFocusBack)
}

/** Opens a dialog that was drawn anew while it was open. */
export function reopen(dialog: HTMLDialogElement | undefined): void {
  if (!dialog) return
  const replaced = takeReplaced((part) => part.id === dialog.id, dialog)
  if (replaced instanceof HTMLDialogElement && replaced.open && !replaced.isConnected) dialog.showModal()
}

/** Gives the focus to the element that stands where the focused one was, with its selection. */
function giveFocusBack(): void {
  const { focused } = served
  if (!focused || (document.activeElement && document.activeElement !== document.body)) return
  const place = focused.isConnected ? focused : document.getElementById(focused.id)
  if (!(place instanceof HTMLElement)) return
  const { selectionStart, selectionEnd } = focused as Partial<HTMLInputElement>
  place.focus({ preventScroll: true })
  const isText = place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement
  if (isText && typeof selectionStart === 'number' && typeof selectionEnd === 'number')
    place.setSelectionRange(selectionStart, selectionEnd)
}
