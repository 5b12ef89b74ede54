/** Puts a text on the clipboard; false when the browser refuses, or has none (insecure origins). */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The same for a text that is not shown, with the older command as a fallback. */
export const copyHiddenText = async (text: string): Promise<boolean> =>
  (await writeClipboard(text)) || copyByCommand(text)

function copyByCommand(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.className = 'sr-only'
  // Outside an open modal dialog nothing takes the focus.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
