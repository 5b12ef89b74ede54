import { ChevronDown } from 'lucide-react'
import { type FocusEvent, useId, useRef } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { NavLink } from '@/components/links/nav-link'
import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { useListen } from '@/lib/listen'
import { pathOfFile } from '@/routes/match'
import type { NavigationMenu } from '@/routes/navigation'

type NavDisclosureProps = NavigationMenu & {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

/** A group of the navigation bar (WAI-ARIA APG, "Disclosure navigation menu"). */
export function NavDisclosure({ label, links, open, setOpen }: NavDisclosureProps) {
  const { pathname } = useLocation()
  const panel = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useListen(open ? 'document' : undefined, 'pointerdown', ({ target }) => {
    if (!root.current?.contains(target as Node)) setOpen(false)
  })

  // Of the document: Safari gives a pressed button no focus, so the key may come from anywhere.
  useListen(open ? 'document' : undefined, 'keydown', ({ key: pressed }) => {
    if (pressed !== 'Escape') return
    setOpen(false)
    button.current?.focus()
  })
  const onBlur = (event: FocusEvent) => {
    if (open && event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const wide = links.length > 2
  const current = links.some((link) => matchPath(link.href, pathOfFile(pathname)))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to its own buttons.
    <div className="relative" ref={root} onBlur={onBlur}>
      <button
        className="nav-a"
        type="button"
        ref={button}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        data-current={current ? '' : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      {open && (
        <div className="sheet absolute start-0 top-full mt-3 flex" id={panel}>
          <ul className="w-82">
            {links.map((link, index) => (
              <li key={link.name} className={index === 0 ? undefined : 'border-t border-hair'}>
                <NavLink className={`group ${linkClass}`} href={link.href}>
                  <b className="leading-snug">{link.label}</b>
                  {link.soon && <em className={`self-center text-small ${secondary}`}>Soon</em>}
                  <span className={`col-span-full text-note ${secondary}`}>{link.note}</span>
                </NavLink>
              </li>
            ))}
          </ul>
          {wide && <FirstLines />}
        </div>
      )}
    </div>
  )
}

const linkClass =
  'grid grid-cols-[1fr_auto] gap-x-3 rounded-sheet px-3 py-3 text-ink no-underline hover:bg-marker hover:text-on-marker'
const secondary = 'not-italic text-muted group-hover:text-on-marker'

function FirstLines() {
  return (
    <div className="border-s-2 border-margin-line bg-sheet px-5 py-6 text-pen md:w-56">
      <p className="prose-note mb-3">Not sure where to start? Start with one line.</p>
      {['2x + 3 = 11', '2x = 8'].map((line) => (
        <p key={line} className="py-2 text-h3">
          <Maths of={line} />
        </p>
      ))}
      <p className="py-2 text-h3">
        <Penned mark="double-under" width={2.5}>
          <Maths of="x = 4" />
        </Penned>{' '}
        <PenMark name="tick" className="tick inline-block" />
      </p>
    </div>
  )
}
