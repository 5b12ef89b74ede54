/** The longest wait: a tab in the background paints nothing. */
const patienceMs = 100

/** Resolves when the browser has painted what is in the page now, so that heavy work does not stand before it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
