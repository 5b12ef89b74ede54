import { useEffect, useRef } from 'react'
import { listen } from '@/lib/listen'
import { keptTheme, readTheme, showTheme, type Theme, themeKey, themes, writeTheme } from './theme'

const labels: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

/** The choice of colours, kept in this browser. The boot script applies it before any paint. */
export function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null)

  // The prerendered switch shows System; only the browser knows the stored choice.
  useEffect(() => {
    const inputs = [...(group.current?.elements ?? [])].filter((each) => each instanceof HTMLInputElement)
    const show = (theme: Theme) => {
      showTheme(theme)
      for (const input of inputs) input.checked = input.value === theme
    }
    // Keeps a choice made before the app was there. After a reload or Back it is no choice: the
    // browser has restored an older one.
    const early = inputs.find((input) => input.checked && !input.defaultChecked)
    const [visit] = performance.getEntriesByType('navigation')
    if (early && (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate')
      writeTheme(early.value as Theme)
    show(readTheme())
    // The choice is for all tabs, and for a page that Back restores.
    return listen(window, ['pageshow', 'storage'], (event) => {
      const isNews = 'persisted' in event ? event.persisted : event.key === themeKey
      const theme = isNews ? keptTheme() : undefined
      if (theme) show(theme)
    })
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
