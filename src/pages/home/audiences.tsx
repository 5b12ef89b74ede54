import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { home } from '@/content/pages/home'
import { href, navigationHref } from '@/routes/table'
import { EssayFigure } from './essay-figure'
import { TimetableFigure } from './timetable-figure'
import { TraceFigure } from './trace-figure'
import { TriangleFigure } from './triangle-figure'

/** Who it is for: four cards, each with an artefact of its own. */
export function Audiences() {
  return (
    <Section id="audiences" number={5} note="Which one are you?">
      <h2 id="audiences">One sheet, and the four people who use it</h2>
      <div className="mt-6 grid gap-x-6 gap-y-5 lg:mt-12 lg:grid-cols-12 lg:gap-y-12">
        <Card heading="Students" page="students" className="isolate lg:col-span-7">
          <TriangleFigure />
        </Card>
        <Card heading="Instructors" page="instructors" className="lg:col-span-5">
          <EssayFigure />
        </Card>
        <Card
          heading="Institutions"
          page="institutions"
          className="lg:col-span-5"
          action={
            <Button variant="line" small className="my-2" href={`${href('contact')}#enterprise`}>
              Enterprise demo
            </Button>
          }
        >
          <TimetableFigure />
        </Card>
        <Card heading="Developers" page="api" className="band border-ink bg-band lg:col-span-7">
          <TraceFigure />
        </Card>
      </div>
    </Section>
  )
}

type CardProps = {
  readonly heading: keyof typeof home.audiences
  readonly page: 'students' | 'instructors' | 'institutions' | 'api'
  readonly className: string
  /** Before the link to the audience's page. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Card({ heading, page, className, action, children }: CardProps) {
  const to = navigationHref(page)
  return (
    <article id={heading.toLowerCase()} className={`sheet part home-card ${className}`}>
      <h3>{heading}</h3>
      <p>{home.audiences[heading]}</p>
      <p className="flex flex-wrap items-center gap-x-5 lg:mb-4">
        {action}
        <LinkArrow href={to}>
          {page === 'api' ? 'API documentation' : `${site.name} for ${heading.toLowerCase()}`}
        </LinkArrow>
        {to !== href(page) && <em>Soon</em>}
      </p>
      {children}
    </article>
  )
}
