/**
 * What jsdom lacks of a browser. First its dialogs and popovers (HTML standard, "The dialog
 * element", "The popover attribute"): modal dialogs with their focus, the `command` of buttons, and
 * popovers that are shown and hidden by script.
 */
const openers = new WeakMap<HTMLDialogElement, Element | null>()

const focusable =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href]'

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError')
  openers.set(this, document.activeElement)
  this.open = true
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable)
  first?.focus()
}

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  openers.delete(this)
  if (opener instanceof HTMLElement) opener.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button[command]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
})

document.addEventListener('keydown', (event) => {
  const dialog = [...document.querySelectorAll('dialog')].findLast((each) => openers.has(each))
  if (event.key === 'Escape' && !event.defaultPrevented) dialog?.close()
})

HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
  this.dataset.open = ''
}
HTMLElement.prototype.hidePopover = function hidePopover(this: HTMLElement) {
  delete this.dataset.open
}

/**
 * jsdom has no layout and focuses what is not rendered; nothing in a closed dialog may take focus.
 */
const focusAnything = HTMLElement.prototype.focus
HTMLElement.prototype.focus = function focusRendered(this: HTMLElement, options?: FocusOptions) {
  if (!this.closest('dialog:not([open])')) focusAnything.call(this, options)
}

// A dialog beside the page, the bytes of a file, the width of the window, what is in view,
// scrolling, a pointer that is held.
HTMLDialogElement.prototype.show = function show(this: HTMLDialogElement) {
  this.open = true
}
Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => {}
window.scrollBy = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.scrollTo = () => {}
Element.prototype.setPointerCapture = () => {}

// The property that reflects the attribute `inert`.
Object.defineProperty(HTMLElement.prototype, 'inert', {
  get(this: HTMLElement) {
    return this.hasAttribute('inert')
  },
})

export {}
