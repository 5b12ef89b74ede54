import { LinkArrow } from '@/components/ui/link-arrow'
import { help } from '@/content/pages/help'
import { href } from '@/routes/href'

/** The line on which someone stops, for each quick action. */
const lines = {
  register: 'I have no code yet',
  forgotPassword: 'I forgot my password',
  dashboard: 'Where was I?',
  pricing: 'Which plan do I need?',
} as const satisfies Record<(typeof help.quick)[number]['to'], string>

/**
 * The quick actions as a sheet: four lines that people stop at, and in its margin the step that
 * leads on.
 */
export function QuickActions() {
  return (
    <nav className="sheet squared bg-[-1px_-1px] xl:ml-6" aria-labelledby="quick">
      <h2
        id="quick"
        className="flex min-h-12 items-center border-b-line border-ink bg-ground px-5 font-text text-note
          font-semibold tracking-normal"
      >
        Quick actions
      </h2>
      <ol>
        {help.quick.map(({ label, to }, index) => (
          <li
            key={to}
            className="relative grid min-h-18 grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 border-b
              border-hair-strong pl-5 last:border-0 max-sm:py-3 sm:grid-cols-[20px_minmax(0,1fr)_224px]
              lg:max-xl:grid-cols-[12px_minmax(0,1fr)_216px]"
          >
            <span className="text-note text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <span className="text-pen">{lines[to]}</span>
            <span
              className="flex items-center self-stretch max-sm:col-start-2 sm:border-l-2
              sm:border-margin-line sm:bg-sheet sm:px-4"
            >
              <LinkArrow className="after:absolute after:inset-0" href={href(to)}>
                {label}
              </LinkArrow>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
