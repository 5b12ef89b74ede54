import { useParams } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { comingSoonEntry } from '@/content/coming-soon'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { href } from '@/routes/href'
import { QuarterLine } from './quarter-line'

/** Where one can go in the meantime. */
const meanwhile = [
  ['home', 'Back to Home'],
  ['about', 'About'],
  ['pricing', 'Pricing'],
  ['contact', 'Contact'],
] as const

/** /coming-soon/{feature} (specification, section 2). */
export default function ComingSoonPage() {
  const { feature = '' } = useParams()
  const entry = comingSoonEntry(feature)
  return (
    <div className="rhythm-24 max-lg:rhythm-32">
      <Hero
        id="coming-soon"
        note="Not written yet. Here is the plan."
        {...(entry.title === 'Coming Soon'
          ? {}
          : { label: <span className="hl font-display text-h4 font-bold">Coming Soon</span> })}
        title={entry.title}
        lead={entry.description}
        aside={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:justify-end">
            <RequestAccessButton className="btn">Request Beta Access</RequestAccessButton>
            <Button look="line" href={href('contact')}>
              Get Notified
            </Button>
          </div>
        }
        split="7/5"
        align="end"
        space="page"
      >
        <QuarterLine quarter={entry.expectedDate} />
      </Hero>
      <Section
        id="planned"
        heading="What it will do"
        lead={<LinkArrow href={href('about')}>Learn More</LinkArrow>}
        headed="side"
        number={1}
        note="Five lines, in ink by then."
        tone="tint"
      >
        <RuledList ordered className="text-lead lg:col-span-8">
          {entry.features.map((line, index) => (
            <li key={line} className="grid grid-cols-[48px_1fr] items-baseline py-4">
              <span className="font-display text-h4 font-bold" aria-hidden="true">
                {index + 1}
              </span>
              <span>{line}</span>
            </li>
          ))}
        </RuledList>
        <nav
          aria-label="Meanwhile"
          className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hair pt-6 lg:col-span-12"
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
