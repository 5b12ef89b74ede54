import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Maths } from '@/components/ui/maths'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { SubscribeField } from '@/components/ui/subscribe-field'
import { newsletter } from '@/content/contact'
import { featured } from '@/content/posts'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { dayOf, longDate } from '@/lib/dates'
import { href } from '@/routes/table'
import { NotesSection } from './notes-section'
import { PostBody } from './post-body'
import { WorkingFigure } from './working-figure'

const lead = `Notes by the people behind an AI tutor for students and teachers, free during the beta: what \
we tried, what worked, and the lines we crossed out. Students’ names are changed.`
const more = [
  ['contact', 'Send us a slip you learned from'],
  ['community', 'Show what you built in the developer community'],
] as const

export default function BlogPage() {
  return (
    <div className="rhythm-24 max-lg:rhythm-32">
      <Hero
        id="blog"
        note="Crossed out is not thrown away."
        title={'Mistakes left\u00a0==in=='}
        lead={lead}
        actions={<RequestAccessButton className="btn" />}
        aside={<WorkingFigure />}
        split="5/7"
        space="page"
      />
      <Featured />
      <NotesSection />
      <Newsletter />
      <Section id="write-back" heading="Write back" headed="side">
        <RuledList className="lg:col-span-8">
          {more.map(([page, words]) => (
            <li key={page}>
              <LinkArrow className="w-full justify-between py-2" href={href(page)}>
                {words}
              </LinkArrow>
            </li>
          ))}
        </RuledList>
      </Section>
    </div>
  )
}

function Featured() {
  const { category, title, author, date, tags, body } = featured
  return (
    <Section id="featured" number={1} tone="tint">
      <article className="grid gap-x-6 gap-y-8 lg:grid-cols-12" aria-labelledby="featured">
        <header className="text-note text-muted lg:col-span-4">
          <p className="font-semibold text-ink">Featured · {category}</p>
          <h2 id="featured" className="mt-3 mb-4 text-ink">
            {title}
          </h2>
          <p>
            <span>{`${author}, `}</span>
            <time dateTime={date}>{longDate(dayOf(date))}</time>
          </p>
          <p>{`Tags: ${tags.join(', ')}`}</p>
        </header>
        <div className="lg:col-span-8 lg:columns-2 lg:gap-x-10">
          <PostBody blocks={body} />
        </div>
      </article>
    </Section>
  )
}

function Newsletter() {
  return (
    <Section id="newsletter" number={3} note="No calculator." tone="band">
      <div className="grid items-center gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:pr-4">
          <h2 id="newsletter">Try July’s problem first</h2>
          <p className="mt-4 max-w-lead">{`By email, once a month: ${newsletter.toLowerCase()}`}</p>
          <SubscribeField id="blog-email" placeholder="you@school.ca" />
        </div>
        <figure className="border-line border-ink px-6 py-7 lg:col-span-5 lg:col-start-8">
          <figcaption className="text-note text-muted">July 2025</figcaption>
          <p className="mt-3 text-h3 leading-snug text-balance">
            <Maths of="Which is larger, 99² or 98 × 100?" className="whitespace-normal" />
          </p>
          <p className="mt-3">Do not multiply. One line is enough.</p>
          <p className="prose-note mt-5 flex gap-3">
            <PenMark name="query" className="h-6 w-4 shrink-0" width={2.5} />
            <span>Is it the same for 5, between 4 and 6?</span>
          </p>
        </figure>
      </div>
    </Section>
  )
}
