/** Puts a text on the clipboard; false when the browser refuses, or has none (insecure origins). */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The same for a text that is shown nowhere, with the older command where that fails. */
export const copyHiddenText = async (text: string): Promise<boolean> =>
  (await writeClipboard(text)) || copyByCommand(text)

function copyByCommand(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.className = 'sr-only'
  document.body.append(field)
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

/** Hands a text to the browser as a file to save. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // A link outside an open modal dialog cannot be clicked.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(link)
  link.click()
  link.remove()
  // Some browsers read the blob after the click; a minute is enough for the largest list.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
