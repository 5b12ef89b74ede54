/** True when nothing has the focus: what had it was disabled or has gone. A focus that somebody has put elsewhere is not lost. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.matches('dialog')
}
