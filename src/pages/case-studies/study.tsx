import type { ComponentProps, ReactNode } from 'react'
import { Section } from '@/components/ui/section'
import type { CaseStudy } from '@/content/pages/case-studies'

type StudyProps = Pick<ComponentProps<typeof Section>, 'id' | 'number' | 'note' | 'tone'> & {
  readonly study: CaseStudy
  /** What was done, below those it was done with. */
  readonly words?: ReactNode
  /** What the study draws. */
  readonly children: ReactNode
}

/**
 * A study: those it is about, a drawing, and what came of it with its "but" at the same size as the
 * praise.
 */
export function Study({ study: { title, who, result, but }, words, children, ...section }: StudyProps) {
  return (
    <Section
      {...section}
      heading={title}
      headed="side"
      lead={
        <>
          <ul className="text-note text-muted">
            {who.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {words && <div className="mt-6">{words}</div>}
        </>
      }
    >
      <div className="min-w-0 lg:col-span-8">{children}</div>
      <div className="col-span-full grid gap-x-6 gap-y-5 border-t-line border-ink pt-5 md:grid-cols-12">
        <p className="md:col-span-4">
          <b className={large}>{result.figure}</b>
          <span>{result.says}</span>
        </p>
        <p className="md:col-span-8">
          <b className={large}>
            <span className="hl ml-0">But</span>
          </b>
          <span className="block max-w-measure">{but}</span>
        </p>
      </div>
    </Section>
  )
}

const large = 'mb-1.5 block font-display text-h2 font-bold'
