import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import type { Question } from '@/content/pages/pricing'
import { href } from '@/routes/href'

type QuestionsProps = {
  readonly id: string
  readonly heading: string
  readonly note: string
  readonly lead: string
  readonly link: string
  readonly list: readonly Question[]
}

/** Questions before paying; the first is open. */
export function Questions({ id, heading, note, lead, link, list }: QuestionsProps) {
  return (
    <Section id={id} number={4} note={note} tone="tint">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 id={id} className="lg:max-w-[5.1em] lg:max-xl:text-title">
            {heading}
          </h2>
          <p className="mt-4 max-w-96 text-muted">{lead}</p>
          <p>
            <a className="link" href={href('contact')}>
              {link}
            </a>
          </p>
        </div>
        <div className="lg:col-span-8">
          <Accordion
            open={0}
            items={list.map(({ question, answer }) => ({
              heading: question,
              body: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
            }))}
          />
        </div>
      </div>
    </Section>
  )
}
