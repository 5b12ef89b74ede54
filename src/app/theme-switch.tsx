import { useEffect, useRef } from 'react'
import { keptTheme, readTheme, showTheme, type Theme, themes, writeTheme } from './theme'

const labels: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

/** The choice of colours, kept in this browser. The boot script applies it before the paint. */
export function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null)

  // The prerendered switch stands on System; the stored choice is only known here.
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])]
    const show = (theme: Theme) => {
      showTheme(theme)
      for (const input of inputs) input.checked = input.value === theme
    }
    // A choice made before the app was there. On a reload or Back it is the browser that put an
    // older one back.
    const early = inputs.find((input) => input.checked && !input.defaultChecked)
    const [visit] = performance.getEntriesByType('navigation')
    if (early && (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate')
      writeTheme(early.value as Theme)
    show(readTheme())
    // A page that Back brings as it was left may have another theme than was chosen since.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const theme = persisted ? keptTheme() : undefined
      if (theme) show(theme)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
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
