import { attempt } from '@/lib/attempt'

/** The choices of the theme switch; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The key in localStorage. The boot script reads it before the first paint, so both must agree. */
export const themeKey = 'theme'

const themeOf = (value: unknown): Theme => themes.find((theme) => theme === value) ?? 'system'

/** The theme shown now, read from the root element. */
export const readTheme = (): Theme => themeOf(document.documentElement.dataset.theme)

/** The stored theme; undefined where storage is blocked. */
export const keptTheme = (): Theme | undefined => attempt(() => themeOf(localStorage.getItem(themeKey)))

/** Shows a theme, in the page and in the browser's bar, whose colour is `theme-color`. */
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
  attempt(() =>
    theme === 'system' ? localStorage.removeItem(themeKey) : localStorage.setItem(themeKey, theme),
  )
}
