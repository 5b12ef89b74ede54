import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { Scale } from '@/components/ui/scale'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { comingSoonEntry } from '@/content/coming-soon'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { descriptions } from '@/routes/descriptions'
import { matchRoute } from '@/routes/match'
import { href, routeList } from '@/routes/table'

const meanwhile = [
  ['home', 'Back to Home'],
  ['about', 'About'],
  ['pricing', 'Pricing'],
  ['contact', 'Contact'],
] as const

const whatItIs = 'An AI tutor for students, instructors, schools and developers, free during the beta.'

/** The page that a flag's name stands for, if the flag is on: old links lead here. */
const openPage = (name: string) => {
  const isOpen = Object.entries(site.features).some(([feature, isLive]) => feature === name && isLive)
  return isOpen ? routeList.find((row) => (row.feature ?? row.name.toUpperCase()) === name) : undefined
}

export default function ComingSoonPage() {
  const { param: feature = '' } = matchRoute(useLocation().pathname) ?? {}
  const entry = comingSoonEntry(feature)
  const open = openPage(feature.toUpperCase())
  const isNamed = entry.title !== 'Coming Soon'
  return (
    <div className="rhythm-24 max-lg:rhythm-32">
      <Hero
        id="coming-soon"
        note={open ? 'An old address.' : 'Not written yet. Here is the plan.'}
        label={
          isNamed && (
            <span className="hl font-display text-h4 font-bold">{open ? 'Open now' : 'Coming Soon'}</span>
          )
        }
        title={entry.title}
        lead={open ? descriptions[open.name] : entry.description}
        aside={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:justify-end">
            <RequestAccessButton className="btn">Request Beta Access</RequestAccessButton>
            <Button variant="line" href={href('contact')}>
              Get Notified
            </Button>
            <p className="w-full text-note text-balance text-muted lg:text-right">
              {open ? whatItIs : `${whatItIs} Want to hear when this page opens? Name it in your message.`}
            </p>
          </div>
        }
        split="7/5"
        align="end"
        space="page"
      >
        {open && (
          <p className="mt-8 text-lead">
            <span>This page is open now: </span>
            <a href={open.path}>{open.title}</a>
          </p>
        )}
        <QuarterLine quarter={entry.expectedDate} isLate={!open} />
      </Hero>
      <Section
        id="planned"
        heading="What to expect"
        lead={
          <>
            {open && isNamed && <p className="mb-4">{entry.description}</p>}
            <LinkArrow href={href('about')}>Learn More</LinkArrow>
          </>
        }
        headed="side"
        number={1}
        note={open ? 'The plan as first written. Not all of it is open.' : 'Five lines, still in pencil.'}
        tone="tint"
      >
        <RuledList ordered className="text-lead lg:col-span-8">
          {entry.features.map((line, index) => (
            <li key={line} className="grid grid-cols-[3.5rem_1fr] items-baseline py-4">
              <span className="font-display text-h4 font-bold" aria-hidden="true">
                {index + 1}
              </span>
              <span>{line}</span>
            </li>
          ))}
        </RuledList>
        <nav
          aria-label="Meanwhile"
          className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-2 border-hair sm:gap-x-8
            lg:mt-12 lg:border-t lg:pt-6"
        >
          {meanwhile.map(([page, words]) => (
            <a key={page} className="link" href={href(page)}>
              {words}
            </a>
          ))}
        </nav>
      </Section>
    </div>
  )
}

const quarters = ['Q4 2024', 'Q1 2025', 'Q2 2025', 'Q3 2025']
const places = [100, 300, 500, 700]

type QuarterLineProps = { readonly quarter: string; readonly isLate: boolean }

/** A number line of quarters with a hop to the expected one; open-ended for a phrase. */
function QuarterLine({ quarter, isLate }: QuarterLineProps) {
  const to = places[quarters.indexOf(quarter)]
  return (
    <figure className="mt-16">
      <figcaption className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-note text-muted">{to ? 'First planned for' : 'Expected'}</span>
        <span className="font-display text-h3 font-bold">{quarter}</span>
        {to && isLate && <span className="text-note text-muted">We are late. The beta comes first.</span>}
      </figcaption>
      <Scale className="pm text-ink mt-6 h-20" viewBox="0 0 800 80">
        {to ? (
          <path className="text-pen" d={`M100 74C${80 + to * 0.2} -14 ${to * 0.8 + 20} -14 ${to} 70`} />
        ) : (
          <path className="text-pen" strokeDasharray="2 10" d="M100 74C270 -16 640 -14 796 60" />
        )}
        <path strokeWidth="2" d="M0 79H800M100 72V86M300 72V86M500 72V86M700 72V86" />
      </Scale>
      <ol className="flex pt-5 pb-4 text-center text-small whitespace-nowrap text-muted" aria-hidden="true">
        {quarters.map((name) => (
          <li key={name} className="flex-1">
            {name === quarter ? <b className="hl hl-text">{name}</b> : <span>{name}</span>}
          </li>
        ))}
      </ol>
    </figure>
  )
}
