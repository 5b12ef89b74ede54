/**
 * Inlined into every page, minified, with its hash in the Content-Security-Policy. It runs before the app and stays small:
 *
 * 1. applies a chosen theme before the first paint;
 * 2. after `load` lets the stylesheets come and, when the browser is idle, imports the app; both at once on the first pointer or
 *    key event;
 * 3. loses nothing that happens before: dialogs open, a submitted form is held, a click on a button that has no native
 *    action is repeated once the app listens (`app:ready`);
 * 4. loads the page again when a deploy has taken its files away, here or for the app (`app:stale`, prevented if it does): once
 *    for a build, never without a connection, never over typed text. docs/deploys.md has the table.
 *
 * The addresses of the app's files stand on `<html>` as data-app and data-load, so that every page has the
 * same script and the policy one hash.
 */
;(() => {
  const doc = document
  const root = doc.documentElement
  const { app, load } = root.dataset
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {}
  // Who comes back, or to a place in the page, needs all of it laid out for the place to be found.
  const [visit] = performance.getEntriesByType('navigation')
  if (location.hash || /** @type {any} */ (visit)?.type !== 'navigate') root.dataset.whole = ''

  const native = 'command' in HTMLButtonElement.prototype
  let started = false
  let ready = false
  /** @type {HTMLElement | null} */
  let held = null
  /** @type {Set<any>} Fields that somebody typed into. */
  const edited = new Set()

  const reload = () => {
    try {
      const done = sessionStorage.reloaded ?? ''
      const typed = [...edited].some((field) => field.isConnected && field.value)
      if (!navigator.onLine || typed || done.includes(app)) return false
      sessionStorage.reloaded = done + app
      location.reload()
      return true
    } catch {
      return false // Without storage nobody could count.
    }
  }
  /** What somebody has asked for cannot be had. */
  const giveUp = () => {
    if (reload() || doc.getElementById('app-failed')) return
    const note = doc.createElement('p')
    const again = doc.createElement('a')
    note.id = 'app-failed'
    note.role = 'alert'
    note.style.cssText =
      'position:fixed;z-index:99;inset:auto 0 0;margin:0;padding:1rem;border-top:2px solid;background:Canvas;color:CanvasText'
    again.href = ''
    again.textContent = 'Load the page again'
    note.append(
      navigator.onLine ? 'A part of this page could not be loaded. ' : 'You are offline. ',
      edited.size ? 'Copy what you typed first. ' : '',
      again,
    )
    ;(doc.querySelector('dialog[open]') ?? doc.body).append(note)
  }

  const start = () => {
    if (started || !app) return
    started = true
    dress()
    for (const file of (load ?? '').split(' ')) {
      if (!file) continue
      const tag = doc.createElement('link')
      tag.rel = 'modulepreload'
      tag.href = file
      doc.head.append(tag)
    }
    import(app).catch(() => {
      started = false // The next touch tries again.
      if (held || root.dataset.now !== undefined || doc.querySelector('[data-held]')) giveUp()
    })
  }
  // The first paint has its styles inline; the stylesheets leave it the connection.
  const dress = () => {
    for (const sheet of doc.querySelectorAll('link[disabled]')) sheet.removeAttribute('disabled')
  }
  doc.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button) return
      const command = button.getAttribute('command')
      const target = doc.getElementById(button.getAttribute('commandfor') ?? '')
      if (command && target instanceof HTMLDialogElement) {
        if (native) return
        if (command === 'close') target.close()
        else if (!target.open) target.showModal()
      } else if (!ready && button.type !== 'submit') {
        held = button
        start()
      }
    },
    true,
  )
  doc.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || 'live' in form.dataset) return
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
    doc.getElementById('app-failed')?.remove()
    held?.click()
    held = null
  })
  for (const name of ['pointerdown', 'keydown', 'touchstart']) {
    doc.addEventListener(name, start, { capture: true, passive: true })
  }
  addEventListener('load', () => {
    dress()
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  })
  if (root.dataset.now !== undefined) start()
})()
