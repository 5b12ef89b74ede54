import type { ReactNode } from 'react'
import { PenMark } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { type JobPosting, locationText, salaryText } from '@/content/pages/careers'

/** The learning scientist's posting with what the tutor writes beside it, and what to hand in. */
export function MarkedPosting({ posting }: { readonly posting: JobPosting }) {
  const [degree = '', , reading = ''] = posting.requirements
  const salary = salaryText(posting.salary)
  return (
    <SheetFigure caption={posting.title} detail={locationText(posting.location)} className="xl:ml-6">
      <ul>
        <Line says="We pay what we print.">
          <Marked of={`${posting.type}, ${salary}`} at={salary}>
            {(words) => (
              <span className="circled px-1.5">
                {words}
                <PenMark name="circle" className="pm-hint" width={3} />
              </span>
            )}
          </Marked>
        </Line>
        <Line says="Either will do.">
          <Marked of={degree} at="or">
            {(or) => (
              <span className="dunder">
                {or}
                <PenMark name="under" className="pm-hint" width={3} />
              </span>
            )}
          </Marked>
        </Line>
        <Line says="The job, in one line.">
          <Marked of={reading} at="where the thought went wrong">
            {(thought) => <span className="hl hl-text">{thought}</span>}
          </Marked>
        </Line>
        <Line says="Send this. A person answers within five working days.">
          <del className="struck no-underline">
            Cover letter
            <PenMark name="strike" width={3} />
          </del>
          <br />
          <span className="text-pen">A page about one thing you made</span>
          <PenMark name="tick" className="tick ml-3 inline-block" />
        </Line>
      </ul>
    </SheetFigure>
  )
}

type LineProps = { readonly says: string; readonly children: ReactNode }

/** A line of the posting, with the tutor's words in the margin; below it on narrow screens. */
function Line({ says, children }: LineProps) {
  return (
    <li
      className="border-b border-hair last:border-0 sm:grid sm:grid-cols-[minmax(0,1fr)_168px]
      lg:max-xl:grid-cols-[minmax(0,1fr)_132px]"
    >
      <p className="px-5 pt-4 pb-3 sm:pb-4">{children}</p>
      <p
        className="prose-note mb-4 ml-5 border-l-rule border-hint pl-3 sm:m-0 sm:border-l-2
        sm:border-margin-line sm:bg-sheet sm:p-4"
      >
        <span className="sr-only">In the margin: </span>
        {says}
      </p>
    </li>
  )
}

type MarkedProps = {
  readonly of: string
  /** The words that carry the mark. */
  readonly at: string
  readonly children: (words: string) => ReactNode
}

/** A text with a pen mark on some of its words; without one if it no longer has these words. */
function Marked({ of, at, children }: MarkedProps) {
  const start = of.indexOf(` ${at}`) + 1
  if (start === 0) return of
  return (
    <>
      {of.slice(0, start)}
      {children(at)}
      {of.slice(start + at.length)}
    </>
  )
}
