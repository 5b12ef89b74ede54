import { topLayer } from './toast'

/**
 * Puts a text on the clipboard, by the older command where the API is missing (insecure origins,
 * some browsers inside apps); false when the browser refuses.
 */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

function copyByCommand(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.className = 'sr-only'
  // Elsewhere it would not take the focus, and something else would be copied.
  topLayer().append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    return document.activeElement === field && document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Hands a text to the browser as a file to save. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Not in the page: outside an open modal dialog it could not be clicked.
  link.click()
  // Some browsers read the blob after the click; a minute is enough for the largest list.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
