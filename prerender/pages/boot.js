/**
 * Inlined into every page, minified, with its hash in the Content-Security-Policy. It runs before
 * the app and stays small:
 *
 * 1. applies a chosen theme before the first paint;
 * 2. after `load` lets the stylesheets come and, when the browser is idle, imports the app; both at
 *    once on the first pointer or key event;
 * 3. loses nothing that happens before: dialogs open, a submitted form is held, a click on a button
 *    that has no native action is repeated once the app listens (`app:ready`);
 * 4. loads the page again when a deploy has taken its files away, here or for the app (`app:stale`,
 *    prevented if it does): once for a build, never without a connection, never over typed text.
 *    docs/deploys.md has the table.
 *
 * The addresses of the app's files, its entry last, and of the fonts stand on `<html>` as data-app
 * and data-fonts, so that every page has the same script and the policy one hash.
 */
;(() => {
  const doc = document
  const root = doc.documentElement
  const { app, fonts } = /** @type {Record<'app' | 'fonts', string>} */ (root.dataset)
  /** @param {string} files @param {string} rel @param {string} as */
  const hint = (files, rel, as) => {
    for (const href of files.split(' '))
      doc.head.append(Object.assign(doc.createElement('link'), { rel, as, href, crossOrigin: '' }))
  }
  try {
    const theme = localStorage.getItem('theme')
    if (theme) root.dataset.theme = theme
  } catch {}
  // Who comes back, or to a place in the page, needs all of it laid out for the place to be found.
  const [visit] = performance.getEntriesByType('navigation')
  if (location.hash || /** @type {any} */ (visit)?.type !== 'navigate') root.dataset.whole = ''

  // Who has been here has the fonts at hand: the first paint waits for them. Others see the words
  // first; the page names its fonts last.
  if (navigator.serviceWorker?.controller) hint(fonts, 'preload', 'font')

  const native = 'command' in HTMLButtonElement.prototype
  let started = false
  let ready = false
  /** @type {Set<HTMLElement>} */
  const held = new Set()
  /** @type {HTMLElement | undefined} */
  let note
  /** @type {Set<any>} Fields that somebody typed into. */
  const edited = new Set()

  const reload = () => {
    try {
      // The list ends with the entry's hash, which is another in every build.
      const build = app.slice(-10)
      const typed = [...edited].some((field) => field.isConnected && field.value)
      if (!navigator.onLine || typed || `${sessionStorage.reloaded}`.includes(build)) return false
      sessionStorage.reloaded += build
      location.reload()
      return true
    } catch {
      return false // Without storage nobody could count.
    }
  }
  /**
   * What somebody has asked for cannot be had. On an empty page the note fills it:
   * styles/shell.css.
   */
  const giveUp = () => {
    if (reload() || note) return
    note = Object.assign(doc.createElement('p'), {
      role: 'alert',
      style:
        'position:fixed;z-index:9;inset:auto 0 0;padding:1rem;border:2px solid;background:Canvas;color:CanvasText',
    })
    note.append(
      navigator.onLine ? 'A part of this page could not be loaded. ' : 'You are offline. ',
      edited.size ? 'Copy what you typed first. ' : '',
      Object.assign(doc.createElement('a'), { href: '', textContent: 'Load the page again' }),
      ' or ',
      Object.assign(doc.createElement('a'), { href: '/', textContent: 'return to Home' }),
    )
    ;(doc.querySelector('dialog[open]') ?? doc.body).append(note)
  }

  const start = () => {
    if (started) return
    started = true
    dress()
    hint(app, 'modulepreload', 'script')
    run().catch(() => {
      started = false // The next touch tries again.
      if (held.size || 'now' in root.dataset || doc.querySelector('[data-held]')) giveUp()
    })
  }
  /** Runs the app's files one by one, so that no press waits for all of them. */
  const run = async () => {
    for (const file of app.split(' ')) {
      await import(file)
      await new Promise((next) => setTimeout(next))
    }
  }
  // The first paint has its styles inline; the stylesheets leave it the connection. The page's own
  // comes first: without it the one that all pages share would win over what is inline.
  const dress = () => {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const sheets = doc.querySelectorAll('link[disabled]')
    for (const sheet of [...sheets].reverse()) sheet.disabled = false
  }
  doc.addEventListener(
    'click',
    (event) => {
      const button = /** @type {Element} */ (event.target).closest('button')
      if (!button) return
      const command = button.getAttribute('command')
      const target = doc.getElementById(button.getAttribute('commandfor') ?? '')
      if (command && target instanceof HTMLDialogElement) {
        // Safari focuses no button that is pressed; the dialog gives the focus back to what had it.
        button.focus()
        if (native) return
        if (command === 'close') target.close()
        else if (!target.open) target.showModal()
      } else if (!ready && button.type !== 'submit') {
        held.add(button)
        start()
      }
    },
    true,
  )
  doc.addEventListener(
    'submit',
    (event) => {
      const form = /** @type {HTMLFormElement} */ (event.target)
      if ('live' in form.dataset) return
      event.preventDefault()
      form.dataset.held = ''
      start()
    },
    true,
  )
  doc.addEventListener('input', ({ target }) => edited.add(target), true)
  doc.addEventListener('app:stale', (event) => {
    if (reload()) event.preventDefault()
  })
  doc.addEventListener('app:ready', () => {
    ready = true
    note?.remove()
    for (const button of held) button.click()
    held.clear()
  })
  for (const name of ['pointerdown', 'keydown']) doc.addEventListener(name, start, true)
  // A browser looks for a place in the page until `load`: by then what stands above it has its
  // height.
  if (location.hash) doc.addEventListener('DOMContentLoaded', dress)
  addEventListener('load', () => {
    dress()
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(start)
  })
  if ('now' in root.dataset) start()
})()
