import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { type Control, isControl, isSecret, setText } from './form-fields'
import { listen } from './listen'

/**
 * Carries what a person is doing over a redraw.
 *
 * React draws a part of the page anew when the served HTML is not what it expects: a translator has
 * wrapped its texts, a password manager has put an icon beside its fields. The new elements are
 * empty, closed and without the focus, and a press that began on an old one is lost. So what was
 * replaced, which still knows its state, is read here, and what replaces it gets the values, focus,
 * selection and press.
 */

/** What a press or the focus can be on, and what can be open. */
const kinds = 'a[href], button, input, select, textarea, summary, details, dialog'

const served = {
  root: null as HTMLElement | null,
  /** What could be pressed, filled in or opened, until the page was drawn. */
  elements: [] as readonly Element[],
  places: new WeakMap<Element, string>(),
  /** The page's forms as they were served, until React has drawn its own. */
  forms: [] as HTMLFormElement[],
  /** What was served of each form whose code comes late. */
  late: new Map<string | undefined, readonly ChildNode[]>(),
  /** The element with the focus, also when it was just removed. */
  focused: null as Element | null,
  /** An element of the page by which its scroll position is found again, and its place in px. */
  anchor: undefined as { readonly element: Element; readonly top: number } | undefined,
  /** Where the mouse went down. */
  press: undefined as PointerEvent | undefined,
  /** Whether something was drawn anew since then. */
  isRedrawn: false,
}

/** No tool changes these. */
const names = ['id', 'name', 'type', 'href', 'command', 'commandfor', 'aria-controls'] as const

/** Without what React's `useId` has made, which is another one in what is drawn anew. */
const fixed = (text: string | null) => text?.replace(/_[rR]_\w+?_/g, '')

/** Elements by how they are found again: tag and attributes, and which one of these it is. */
function placesIn(root: Element): ReadonlyMap<string, Element> {
  const counts = new Map<string, number>()
  const places = new Map<string, Element>()
  for (const element of root.querySelectorAll(kinds)) {
    const like = [element.localName, ...names.map((name) => fixed(element.getAttribute(name)))].join('|')
    const index = counts.get(like) ?? 0
    counts.set(like, index + 1)
    places.set(`${like}|${index}`, element)
  }
  return places
}

/** The element that stands where this one was served, itself if it is still there. */
export function findAgain<Found extends Element>(
  element: Found,
  places = served.root ? placesIn(served.root) : undefined,
): Found | undefined {
  if (element.isConnected) return element
  const place = served.places.get(element)
  const isNamed = element.id && element.id === fixed(element.id)
  const now = isNamed ? document.getElementById(element.id) : place && places?.get(place)
  return (now as Found | null | undefined) ?? undefined
}

/**
 * For the boot script: it finds what was pressed before a redraw, and puts its own `reload` here.
 * That loads the document again when files are gone: once per build, never over typed text.
 */
export const handover = { reload: () => false, findAgain }

/** Begins before React does. */
export function watchServedPage(root: HTMLElement): void {
  served.root = root
  const places = placesIn(root)
  served.elements = [...places.values()]
  served.places = new WeakMap([...places].map(([place, element]) => [element, place]))
  served.forms = [...new Set(served.elements.filter(isControl).flatMap(({ form }) => form ?? []))]
  for (const part of root.querySelectorAll<HTMLElement>('[data-late]'))
    served.late.set(part.dataset.late, [...part.childNodes])
  served.focused = document.activeElement
  if (scrollY > 0) holdTo(served.elements.find((element) => element.getBoundingClientRect().top > 0))
  listen(document, ['pointerdown', 'pointerup', 'focusin', 'focusout', 'keydown'], follow, { capture: true })
}

const topInPage = (element: Element): number => element.getBoundingClientRect().top + scrollY

function holdTo(element: Element | null | undefined): void {
  if (element && !element.closest('dialog')) served.anchor = { element, top: topInPage(element) }
}

const isElement = (target: EventTarget | null) => target instanceof Element

function follow(event: Event): void {
  const { type, target } = event
  if (!isElement(target)) return
  // What a redraw gives the focus to, such as a dialog's first field, is not where the person is.
  if (type === 'focusin' && served.focused?.isConnected === false)
    setTimeout(() => {
      served.focused = document.activeElement
    })
  else if (type === 'focusin') served.focused = target
  if (type === 'focusin' || type === 'pointerdown') holdTo(target.closest(kinds))
  if (event instanceof PointerEvent && type === 'pointerdown') {
    served.press = event
    served.isRedrawn = false
  }
  if (event instanceof PointerEvent && type === 'pointerup') finishPress(event)
  // A field that a tool moves loses the focus, while the person goes on typing.
  const { focused } = served
  if (type === 'keydown' && target === document.body && focused?.isConnected && isText(focused))
    giveFocusBack()
  if (type !== 'focusout') return
  const path = event.composedPath()
  const isThere = () => path.every((node, at) => !isElement(node) || node.parentNode === path[at + 1])
  // Some browsers send this also for a field that is being removed or moved; its focus is still
  // due. So this waits for the whole redraw, in which the field may come back.
  setTimeout(() => {
    if (served.focused === target && isThere() && target !== document.activeElement) served.focused = null
  })
}

/** Farther than this, in px, a press was moved away from what it began on. */
const stillMost = 10

/** Repeats a press whose element was taken away under the mouse: the browser does not finish it. */
function finishPress({ clientX, clientY, pointerType }: PointerEvent): void {
  const { press, isRedrawn } = served
  served.press = undefined
  // A finger's press is sent as a whole when it ends.
  if (!isRedrawn || !press || pointerType !== 'mouse') return
  if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > stillMost) return
  const pressed = press.target instanceof Element ? press.target.closest<HTMLElement>(kinds) : null
  const now = pressed && findAgain(pressed)
  if (!now) return
  if (isText(now) || now instanceof HTMLSelectElement) {
    now.focus()
    return
  }
  // Where the element is still the same, the browser's own click comes before this.
  const timer = setTimeout(() => now.click())
  listen(now, 'click', () => clearTimeout(timer), { once: true })
}

/** If the page was drawn anew: what was open, filled in and in sight is so again. */
export function carryOverPage(): void {
  const { anchor } = served
  const element = anchor && !anchor.element.isConnected && findAgain(anchor.element)
  if (element) {
    // The height of a section that was not drawn yet is an estimate; a redraw would begin with it.
    document.documentElement.dataset.whole = ''
    scrollBy({ top: topInPage(element) - anchor.top, behavior: 'instant' })
  }
  served.anchor = undefined
  const replaced = served.elements.filter((was) => !was.isConnected)
  served.elements = []
  if (replaced.length > 0) served.isRedrawn = true
  const places = served.root && replaced.length > 0 ? placesIn(served.root) : undefined
  const { focused } = served
  for (const was of replaced) {
    const now = findAgain(was, places)
    if (was instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = was.open
    if (was instanceof HTMLDialogElement && now instanceof HTMLDialogElement && was.open && !now.open) {
      focusOpener(now.id, [...(places?.values() ?? [])])
      now.showModal()
    }
    // The fields of a form follow when its code is there.
    if (now && isControl(now) && isControl(was) && !was.form?.hasAttribute('name')) carryAnswer(was, now)
  }
  served.focused = focused // A dialog has given it to its first field.
  queueMicrotask(giveFocusBack)
}

/**
 * A closed dialog gives the focus back to what had it when it was opened. Which button that was is
 * not known any more, so the first one that opens the dialog gets it.
 */
function focusOpener(dialog: string, elements: readonly Element[]): void {
  const opens = (element: Element) => element.getAttribute('commandfor') === dialog
  const opener = elements.find((element) => opens(element) && element.checkVisibility())
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('textarea, input:not([type=checkbox], [type=radio])')

function carryAnswer(was: Control, now: Control): void {
  if (was instanceof HTMLInputElement && now instanceof HTMLInputElement) now.checked = was.checked
  if (was.value !== now.value) setText(now, was.value)
}

const controlsIn = (form: HTMLFormElement): readonly Control[] => [...form.elements].filter(isControl)

/** A form that React takes away can be carried over to one that it draws in the same commit. */
export const leaveForm = (form: HTMLFormElement): void => void served.forms.push(form)

export function forgetForm(form: HTMLFormElement): void {
  served.forms = served.forms.filter((other) => other !== form)
}

/** When its page was left, a form's held submit is over, and so are its passwords. */
export function leaveHeldForms(): void {
  for (const form of served.forms.filter(({ isConnected }) => !isConnected)) {
    delete form.dataset.live
    for (const control of controlsIn(form)) if (isSecret(control)) control.value = ''
  }
}

/**
 * Where other software has put a copy of a form in its place, the form comes back, with what was
 * typed into the copy. Returns the copy.
 */
export function replaceCopy(form: HTMLFormElement): HTMLFormElement | undefined {
  if (form.isConnected) return
  const field = controlsIn(form).find(({ id }) => id)
  const copy = field && findAgain(field)?.form
  if (!copy) return
  copy.replaceWith(form)
  leaveForm(copy)
  takeOver(form)
  return copy
}

/** Gives a form that was drawn what the replaced one had: answers, held submit, mistakes, focus. */
export function takeOver(form: HTMLFormElement): void {
  // Not `form.name`: a form with a field of that name returns the field.
  const name = form.getAttribute('name')
  const replaced = served.forms.find((other) => other.getAttribute('name') === name)
  served.forms = served.forms.filter((other) => other !== replaced)
  if (!replaced || replaced === form) return
  served.isRedrawn = true
  for (const control of controlsIn(form)) {
    const answers = controlsIn(replaced).filter(({ name, id }) => name === control.name && id === control.id)
    // Beside a copy that other software has hidden there, the one that was filled in.
    const answer = answers.find(({ value }) => value) ?? answers[0]
    if (answer) carryAnswer(answer, control)
  }
  if (replaced.dataset.live === 'held') form.dataset.live = 'held'
  if (replaced.dataset.wrong !== undefined) form.dataset.wrong = ''
  const { focused } = served
  // Its button, and what says that it is sent, have no name by which they would be found again.
  if (focused && replaced.contains(focused) && !findAgain(focused))
    served.focused = form.querySelector('[type=submit]:enabled, [type=submit]:disabled + [role=status]')
  queueMicrotask(giveFocusBack)
}

/** Shows a part of the page as it was served while React waits for its code. */
export function showServed(place: HTMLElement | null, name: string): void {
  const nodes = served.late.get(name)?.filter(({ isConnected }) => !isConnected) ?? []
  if (!place || nodes.length === 0) return
  place.replaceChildren(...nodes)
  served.isRedrawn = true
  queueMicrotask(giveFocusBack)
}

/** Gives the focus to the element that stands where the focused one was, with its selection. */
function giveFocusBack(): void {
  const { focused } = served
  if (!focused || focused === document.body) return
  const place = findAgain(focused)
  if (!(place instanceof HTMLElement) || place === document.activeElement) return
  const { selectionStart, selectionEnd, selectionDirection } = focused as Partial<HTMLInputElement>
  served.focused = place
  // The page stays where it is; a dialog that was drawn anew is back at its top.
  place.focus({ preventScroll: !place.matches('dialog *') })
  if (isText(place) && typeof selectionStart === 'number' && typeof selectionEnd === 'number')
    place.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/**
 * A part that other software may tear: it moves and removes what React would change next, which
 * then fails. The part is drawn anew in the same commit as the old one goes, so that what was typed
 * is carried over. One that fails while it is drawn anew gets the error page.
 */
export function Redrawable({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallbackRender={() => children}>{children}</ErrorBoundary>
}

/** Whether an error is that of a torn part: React did not find what it was to change. */
export const isTorn = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError'
