import { useEffect, useRef } from 'react'
import { attempt } from '@/lib/attempt'
import { listen } from '@/lib/listen'

/** The choices of the theme switch; `system` follows the device. */
const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const
type Theme = keyof typeof labels
const themes = Object.keys(labels) as Theme[]

/** The key in localStorage. The boot script reads it before the first paint, so both must agree. */
const themeKey = 'theme'

const themeOf = (value: unknown): Theme => themes.find((theme) => theme === value) ?? 'system'

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

/**
 * Shows the theme of the page, in the browser's bar too, and each newer choice until the returned
 * function is called: a choice is for all tabs, and for a page that Back restores.
 *
 * @param radios those of the switch; none where there is no switch
 */
export function followTheme(radios: readonly HTMLInputElement[]): () => void {
  const show = (theme: Theme) => {
    showTheme(theme)
    for (const radio of radios) radio.checked = radio.value === theme
  }
  show(readTheme())
  return listen(window, ['pageshow', 'storage'], (event) => {
    const isNews = 'persisted' in event ? event.persisted : (event.key ?? themeKey) === themeKey
    const theme = isNews ? keptTheme() : undefined
    if (theme) show(theme)
  })
}

/** The choice of colours, kept in this browser. The boot script applies it before any paint. */
export function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null)

  // The prerendered switch shows System; only the browser knows the stored choice.
  useEffect(() => {
    const inputs = [...(group.current?.elements ?? [])].filter((each) => each instanceof HTMLInputElement)
    // Keeps a choice made before the app was there. After a reload or Back it is no choice: the
    // browser has restored an older one.
    const early = inputs.find((input) => input.checked && !input.defaultChecked)
    const [visit] = performance.getEntriesByType('navigation')
    if (early && (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate')
      writeTheme(early.value as Theme)
    return followTheme(inputs)
  }, [])

  return (
    <fieldset ref={group} className="flex flex-wrap items-center gap-3">
      <legend className="sr-only">Theme</legend>
      <div className="segmented">
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === 'system'}
              onChange={() => writeTheme(theme)}
            />
            <span>{labels[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
