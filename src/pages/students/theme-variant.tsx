import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSearchParam } from '@/components/links/use-search-param'
import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { students, themeOf, themes } from '@/content/pages/students'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { attempt } from '@/lib/attempt'

/** Five colours. The radios theme by CSS alone; the app keeps the choice in the address. */
export function ThemeVariant() {
  const theme = useSearchParam('theme')
  const [params, setParams] = useSearchParams()
  // Safari refuses a change of the address after a hundred in ten seconds: a held arrow key.
  const write = (value: string) =>
    attempt(() => {
      const rest = new URLSearchParams(params)
      rest.set('theme', value)
      setParams(rest, { replace: true })
    })
  const group = useRef<HTMLFieldSetElement>(null)

  const isHere = useRef(false)
  const follow = useEffectEvent(() => {
    // A choice made before the app was there wins over the address.
    const early = isHere.current
      ? null
      : group.current?.querySelector<HTMLInputElement>(':checked:not(:default)')
    isHere.current = true
    if (early) return write(early.value)
    if (theme === null) return
    for (const input of group.current?.elements ?? [])
      if (input instanceof HTMLInputElement && input.value === themeOf(theme)) input.checked = true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each theme of the address.
  useEffect(() => follow(), [theme])

  return (
    <Section id="colours" number={3} note="Pick a pen. Any pen.">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <div>
          <h2 id="colours">Your sheet, your colour</h2>
          <p className="mt-3 max-w-lead text-lead text-muted">
            Choose a pen. The sheet below changes to match, in light mode and dark.
          </p>
        </div>
        <fieldset ref={group}>
          <legend className="sr-only">Colour theme</legend>
          <div className="segmented flex-wrap">
            {themes.map(({ value, className, label }) => (
              <label key={value}>
                <input
                  type="radio"
                  name="colour-theme"
                  value={value}
                  defaultChecked={value === 'blue'}
                  onChange={() => write(value)}
                />
                <span
                  className={`size-3.5 rounded-full border-line scheme-only-light bg-theme ${className}`}
                  aria-hidden="true"
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="sheet mt-10 overflow-hidden">
        <div
          className="scheme-only-light items-center gap-x-6 bg-theme px-6 py-12 text-ground
            max-[20rem]:px-4 sm:px-9 lg:grid lg:grid-cols-12"
        >
          <div className="lg:col-span-8">
            <h3 className="max-w-110 text-h2">Finish your homework knowing why</h3>
            <p className="mt-5 max-w-lead text-lead">
              Twenty minutes with a tutor that asks. Tomorrow you will not need the hint.
            </p>
            <p className="mt-8">
              <RequestAccessButton className="btn border-ground bg-ground text-ink focus-visible:outline-ground">
                Request Beta Access
              </RequestAccessButton>
            </p>
          </div>
          <InkedLines />
        </div>
        <ul className="grid gap-x-6 gap-y-10 px-6 py-6 sm:px-9 md:grid-cols-3">
          {Object.entries(students.cards).map(([title, text]) => (
            <li key={title}>
              <h4 className="text-theme">{title}</h4>
              <p className="mt-2 pr-4 text-note text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="bg-theme/10 border-t border-hair px-6 py-7 sm:px-9">
          <h3>Everything You Need</h3>
          <ul className="mt-5 grid gap-x-10 gap-y-2.5 sm:grid-cols-2">
            {students.checklist.map((item) => (
              <li key={item} className="flex items-baseline gap-3">
                <PenMark name="tick" className="text-theme h-3.5 w-4 shrink-0" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** Three lines in the chosen ink: a drawing beside the words, not something to read. */
function InkedLines() {
  return (
    <div className="hidden gap-3 text-title lg:col-span-4 lg:grid" aria-hidden="true">
      <p>
        <Maths of="3(x − 2) = 12" />
      </p>
      <p>
        <Maths of="x − 2 = 4" />
      </p>
      <Penned mark="double-under" className="justify-self-start">
        <Maths of="x = 6" />
      </Penned>
    </div>
  )
}
