/**
 * True when nothing of use has the focus: what had it was disabled or has gone, or a press on plain
 * text gave it to the page or the dialog around. A focus that somebody has put elsewhere is not
 * lost.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement.matches('body, main, dialog')
}
