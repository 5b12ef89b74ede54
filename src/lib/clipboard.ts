/** Puts a text on the clipboard; false when the browser refuses, or has none (insecure origins). */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
