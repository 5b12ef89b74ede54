import { useEffect, useRef } from 'react'
import { isTheme, readTheme, type Theme, writeTheme } from '@/lib/theme'

const labels: Readonly<Record<Theme, string>> = { system: 'System', light: 'Light', dark: 'Dark' }

/** The choice of light, dark or the system's colours. Kept in this browser; the boot script applies it before the first paint. */
export function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null)

  // The prerendered switch stands on System; the stored choice is only known here.
  useEffect(() => {
    const theme = readTheme()
    for (const input of group.current?.querySelectorAll('input') ?? []) input.checked = input.value === theme
  }, [])

  return (
    <fieldset ref={group} className="flex flex-wrap items-center gap-3">
      <legend className="vh">Theme</legend>
      <div className="segmented">
        {(['system', 'light', 'dark'] as const).map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === 'system'}
              onChange={(event) => {
                if (isTheme(event.target.value)) writeTheme(event.target.value)
              }}
            />
            <span>{labels[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
