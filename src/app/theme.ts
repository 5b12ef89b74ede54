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

/** The theme that is kept; undefined where storage is blocked. */
export function keptTheme(): Theme | undefined {
  try {
    const kept = localStorage.getItem(key)
    return isTheme(kept) ? kept : 'system'
  } catch {
    return undefined
  }
}

/**
 * Shows a theme: the page, and the browser's bar around it, which goes by the `theme-color` of the
 * page's head.
 */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  const [light, dark] = document.querySelectorAll('meta[name="theme-color"]')
  for (const [scheme, meta] of Object.entries({ light, dark })) {
    const system = `(prefers-color-scheme: ${scheme})`
    meta?.setAttribute('media', theme === 'system' ? system : theme === scheme ? 'all' : 'not all')
  }
}

/** Shows a theme and keeps it. Where storage is blocked or full it holds for this page only. */
export function writeTheme(theme: Theme): void {
  showTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Blocked or full: the choice is not worth an error.
  }
}
