import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { companyHistory } from '@/content/company'
import { DemoButton, DemoDialog } from '@/features/messages/demo-button'
import { ContactHero } from './hero'
import { Hours } from './hours'

const agenda = [
  ['0:00', 'Your courses, your LMS, your questions'],
  ['0:05', 'SSO, rosters and the admin dashboard'],
  ['0:12', 'One of your own pages, marked live'],
  ['0:24', 'What it would take, and when'],
] as const

export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <Hours />
      <Section id="enterprise" number={2} note="Bring the hardest page." tone="band">
        <div className="grid items-center gap-x-6 gap-y-10 lg:grid-cols-2">
          <div>
            <h2 id="enterprise">For a whole school: see&nbsp;it on your own pages</h2>
            <p className="mt-5 mb-8 max-w-lead">
              Send us a problem set, a lab report or an essay, with names removed. We mark it while you watch,
              on a video call.
            </p>
            <DemoButton type="Enterprise">Enterprise demo</DemoButton>
          </div>
          <SheetFigure caption="Half an hour, line by line" className="bg-band-2 [--edge:var(--band-hair)]">
            <ol className="px-5">
              {agenda.map(([at, what]) => (
                <li key={at} className="flex items-baseline border-b border-hair py-3.5 last:border-0">
                  <span className="w-16 shrink-0 font-mono text-pen">{at}</span>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </SheetFigure>
        </div>
      </Section>
      <Section id="history" heading="Who you are writing to" number={3} note="Six postmarks, one address.">
        <p className="-mt-4 text-muted">How we got here, from 2020 to 2025.</p>
        <ol className="mt-10 grid grid-cols-1 gap-6 sm:grid-cols-2 md:gap-8 lg:grid-cols-3">
          {companyHistory.map(({ year, title, brief }) => (
            <li key={year}>
              <p className="mb-4 flex items-center gap-2.5 text-pen">
                <span className={postmark}>
                  <span className={circle}>{year}</span>
                </span>
                <Waves />
              </p>
              <h3 className="mb-2 text-h4">{title}</h3>
              <p>{brief}</p>
            </li>
          ))}
        </ol>
      </Section>
      <DemoDialog />
    </>
  )
}

const postmark = 'grid size-22 shrink-0 -rotate-8 place-items-center rounded-full border-2'
const circle = 'grid h-16 w-16 place-items-center rounded-full border-line font-display text-h4 font-bold'

const waves = [6, 16, 26, 36].map((y) => `M0 ${y}q9-8 18 0${'t18 0'.repeat(27)}`).join('')

function Waves() {
  return (
    <svg
      className="h-10 w-full min-w-0 fill-none stroke-current"
      viewBox="0 0 504 40"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path strokeWidth="2" d={waves} />
    </svg>
  )
}
