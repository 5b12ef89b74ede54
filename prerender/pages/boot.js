/**
 * Inlined into every page, minified, with one hash in the Content-Security-Policy: what differs is
 * on `<html>` (docs/speed.md). Before the app is there it
 *
 * 1. applies a chosen theme before the first paint;
 * 2. enables the stylesheets when the browser is idle after `load`, and then imports the app; both
 *    at once on the first pointer or key event;
 * 3. opens dialogs, holds a submitted form, and repeats clicks once the app listens (`app:ready`);
 * 4. loads the page again when a deploy has taken its files away, also for the app: once for a
 *    build, never without a connection, never over typed text (docs/deploys.md).
 */
;(() => {
  const doc = document
  const root = doc.documentElement
  const { app, page } = /** @type {any} */ (root.dataset)
  const files = app.split(' ')
  const entry = /** @type {string} */ (files.at(-1))
  /** @param {string} tag @param {object} properties */
  const make = (tag, properties) => Object.assign(doc.createElement(tag), properties)
  try {
    const { theme } = localStorage
    if (theme) root.dataset.theme = theme
  } catch {}
  // After a reload, Back may stay in this document, and only the app could draw the previous page.
  const { pathname } = location
  addEventListener('popstate', () => ready || location.pathname === pathname || location.reload())

  /** @type {boolean | undefined} */
  let started
  /** @type {boolean | undefined} */
  let ready
  /** @type {Set<HTMLElement>} */
  const held = new Set()
  /** @type {HTMLElement | undefined} */
  let note
  /** @type {any} */
  let late

  /** Whether a field holds text that was not served with it. */
  const isTyped = () => {
    /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
    const fields = doc.querySelectorAll('input:not([type=radio],[type=checkbox]),textarea')
    return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  }
  /** @returns {boolean | void} */
  const reload = () => {
    try {
      // The name of the entry differs in every build.
      const canReload = navigator.onLine && !isTyped() && !sessionStorage.reloaded?.includes(entry)
      if (canReload) {
        sessionStorage.reloaded += entry
        location.reload()
      }
      return canReload
    } catch {} // Without storage the reloads could not be counted.
  }
  /**
   * Says that the files cannot be loaded, or are late: on a slow connection loading the page again
   * would only take longer. The note fills an empty page: styles/shell.css.
   *
   * @param {unknown} [lost] why they cannot be loaded; undefined while they are late
   */
  const giveUp = (lost) => {
    const isWaiting = held.size || !page || doc.querySelector('.dlg[open],[data-live=held]')
    if (ready || !isWaiting || (lost && reload())) return
    note?.remove() // A new note is announced again.
    note = make('p', {
      role: 'alert',
      style: 'position:fixed;inset:auto 0 0;padding:1rem;border:solid;background:Canvas',
    })
    note.append(
      navigator.onLine ? 'Part of this page is missing. ' : 'You are offline. ',
      isTyped() ? 'Copy what you typed first. ' : '',
      make('a', { href: '', textContent: 'Reload the page' }),
      ' or ',
      make('a', { href: '/', textContent: 'return to Home' }),
    )
    ;(doc.querySelector('.dlg[open]') ?? doc.body).append(note)
  }

  const start = () => {
    clearTimeout(late)
    late = setTimeout(giveUp, 1e4)
    if (started) return
    started = true
    enableSheets()
    for (const href of files) doc.head.append(make('link', { rel: 'modulepreload', href }))
    // First the page's own file, which the entry awaits: a module that has begun and failed never
    // begins again, while a file that was lost is requested anew.
    import(/** @type {string} */ (files[0]))
      .then(() => import(entry))
      .catch((error) => {
        started = false // The next touch tries again.
        giveUp(error)
        console.warn(error) // The app is not there to report it.
      })
  }
  // A stylesheet that failed is tried again, later and later: enabling its link requests it anew.
  let pause = 1000
  doc.addEventListener(
    'error',
    /** @param {any} event */
    ({ target: sheet }) => {
      if (sheet.rel !== 'stylesheet') return
      sheet.disabled = true
      pause += pause
      setTimeout(enableSheets, pause)
    },
    true,
  )
  const enableSheets = () => {
    for (const sheet of /** @type {any} */ (doc.querySelectorAll('link[disabled]'))) sheet.disabled = false
  }
  doc.addEventListener(
    'click',
    (event) => {
      // Other software sends events to the document, which has no `closest`.
      const button = /** @type {Element} */ (event.target).closest?.('button')
      if (!button) return
      start() // Once more, where the press has failed: a dialog is open when this one does.
      const target = /** @type {HTMLDialogElement | null} */ (
        doc.getElementById(/** @type {string} */ (button.getAttribute('commandfor')))
      )
      if (target) {
        // Safari does not focus a pressed button, so the dialog could not return the focus to it.
        button.focus()
        // A browser that supports commands has nothing left to do.
        if (button.getAttribute('command') === 'close') target.close()
        else if (!target.open) target.showModal()
      } else if (!ready && button.type !== 'submit') {
        held.delete(button) // The last press is repeated last.
        held.add(button)
        event.stopPropagation() // React may listen already, and would press it, too.
      }
    },
    true,
  )
  doc.addEventListener(
    'submit',
    (event) => {
      const { dataset } = /** @type {HTMLFormElement} */ (event.target)
      if (!dataset || dataset.live === '') return
      event.preventDefault()
      dataset.live = 'held'
      start()
    },
    true,
  )
  // Its `detail` is the handover of src/lib/carry-over.tsx.
  doc.addEventListener('app:ready', (/** @type {any} */ { detail }) => {
    detail.reload = reload
    ready = true
    note?.remove()
    for (const button of held) detail.findAgain(button)?.click()
  })
  doc.addEventListener('pointerdown', start, true)
  doc.addEventListener('keydown', start, true)
  // After a reload, Back or a link to a fragment, the whole page is laid out so that the browser
  // can restore the scroll position. Only the entry's name has a passage (`#:~:text=`).
  const [visit] = /** @type {any[]} */ (performance.getEntriesByType('navigation'))
  const hash = /#/.test(location + visit?.name)
  if (hash || visit?.type !== 'navigate') {
    root.dataset.whole = ''
    // On a bad network, which a reload may be due to, the page shows before its stylesheets come.
    doc.addEventListener('DOMContentLoaded', enableSheets)
  }
  // The browser looks for a passage once, after the sheets that block its first paint: all above it
  // must have its height.
  if (hash) enableSheets()
  addEventListener('load', () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout
    // Not at once: with the frame that draws what comes after the words, it would be one long task.
    whenIdle(() => {
      enableSheets()
      whenIdle(start)
    })
  })
  if (!page) start()
})()
