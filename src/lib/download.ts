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
