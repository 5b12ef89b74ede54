/** The three choices of the theme switch; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

/** The key in localStorage. The boot script reads it before the first paint, so both must agree. */
const key = 'theme'

/** True for a value of {@link Theme}. */
export const isTheme = (value: unknown): value is Theme =>
  value === 'system' || value === 'light' || value === 'dark'

/** The theme shown now, read from the root element. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : 'system'
}

/** Applies a theme and keeps it. Where storage is blocked or full it holds for this page only. */
export function writeTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Blocked or full: the choice is not worth an error.
  }
}
