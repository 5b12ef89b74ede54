/**
 * What scripts/bench/admin.mjs runs in the page. Each function goes there as text, so that it may use nothing of this file.
 *
 * @typedef {Window & { firstListPainted?: number, painted: () => Promise<unknown> }} Watched
 */

/** In the page: when the first row stood painted. */
export function observe() {
  const look = new MutationObserver(() => {
    if (!document.querySelector('tr[data-id]')) return
    look.disconnect()
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        Reflect.set(window, 'firstListPainted', performance.now())
      }
      channel.port2.postMessage(0)
    })
  })
  look.observe(document, { childList: true, subtree: true })
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = resolve
        channel.port2.postMessage(0)
      }),
    )
  Reflect.set(window, 'painted', painted)
}

/**
 * In the page: milliseconds from each keystroke to the paint of the list that it leads to. NaN where that does not come.
 *
 * @param {readonly { typed: string, says: string }[]} answers
 */
export async function typeSearch(answers) {
  const input = document.querySelector('input[type=search]')
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (!(input instanceof HTMLInputElement) || !setter) return []
  const type = (/** @type {string} */ text) => {
    setter.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const times = []
  input.focus()
  for (const { typed, says } of answers) {
    const isThere = () =>
      document.querySelector('[aria-label=Requests] [role=status]')?.textContent?.startsWith(says)
    const begin = performance.now()
    type(typed)
    do await /** @type {Watched} */ (/** @type {unknown} */ (window)).painted()
    while (!isThere() && performance.now() < begin + 5000)
    times.push(isThere() ? performance.now() - begin : Number.NaN)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  type('')
  await new Promise((resolve) => setTimeout(resolve, 400))
  return times
}

/** In the page: milliseconds from the press of Reject to the paint of the row as rejected. */
export async function rejectFirst() {
  const row = document.querySelector('tr[data-pending]')
  const button = row?.querySelector('button[aria-label^=Reject]')
  if (!(button instanceof HTMLElement)) return Number.NaN
  const begin = performance.now()
  button.click()
  do await /** @type {Watched} */ (/** @type {unknown} */ (window)).painted()
  while (!/Rejected/.test(row?.textContent ?? '') && performance.now() < begin + 5000)
  return performance.now() - begin
}

/** In the page: milliseconds until the file of all requests is handed over. */
export async function exportAll() {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Export CSV')
  const begin = performance.now()
  button?.click()
  return performance.now() - begin
}

/** In the page: frames while the list scrolls for three seconds, and the share of those over 32 ms. */
export async function scrollThrough() {
  const times = []
  const end = performance.now() + 3000
  let last = performance.now()
  while (last < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = performance.now()
    times.push(now - last)
    last = now
    window.scrollBy(0, 60)
  }
  const measured = times.slice(1)
  return {
    frames: measured.length,
    slow: (measured.filter((time) => time > 32).length / measured.length) * 100,
  }
}
