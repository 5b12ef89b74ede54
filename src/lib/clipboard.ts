/** Puts a text on the clipboard; false when the browser refuses, or has none (insecure origins). */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
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
