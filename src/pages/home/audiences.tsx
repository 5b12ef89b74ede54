import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import { home } from '@/content/pages/home'
import { href, navigationHref } from '@/routes/href'
import { EssayFigure } from './essay-figure'
import { TimetableFigure } from './timetable-figure'
import { TraceFigure } from './trace-figure'
import { TriangleFigure } from './triangle-figure'

type Audience = { readonly heading: string; readonly text: string; readonly link: string }

/** Who it is for: four cards, each with an artefact of its own. */
export function Audiences() {
  const { id, note, heading, ...audience } = home.audiences
  return (
    <Section id={id} number={5} note={note}>
      <h2 id={id}>{heading}</h2>
      <div className="home-cards grid12">
        <Card {...audience.students} page="students" className="isolate lg:col-span-7">
          <TriangleFigure />
        </Card>
        <Card {...audience.instructors} page="instructors" className="lg:col-span-5">
          <EssayFigure />
        </Card>
        <Card {...audience.institutions} page="institutions" className="lg:col-span-5">
          <TimetableFigure />
        </Card>
        <Card {...audience.developers} page="api" className="band lg:col-span-7">
          <TraceFigure />
        </Card>
      </div>
    </Section>
  )
}

type CardProps = Audience & {
  readonly page: 'students' | 'instructors' | 'institutions' | 'api'
  readonly className: string
  readonly children: ReactNode
}

function Card({ heading, text, link, page, className, children }: CardProps) {
  const to = navigationHref(page)
  return (
    <article className={`sheet part ${className}`}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <p>
        <a className="link" href={to}>
          {link}
          <ArrowRight className="ico" aria-hidden="true" />
        </a>{' '}
        {to !== href(page) && <em>Soon</em>}
      </p>
      {children}
    </article>
  )
}
