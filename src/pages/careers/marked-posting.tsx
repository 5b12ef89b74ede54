import type { ReactNode } from 'react'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'
import {
  decisionTime,
  locationText,
  marked,
  learningScientist as posting,
  salaryText,
} from '@/content/pages/careers'

const [graduate, teacher] = marked.degree
const [reads, thinking] = marked.reading

/** The learning scientist's posting with what the tutor writes beside it, and what to send. */
export function MarkedPosting() {
  return (
    <SheetFigure caption={posting.title} detail={locationText(posting.location)} className="xl:ml-6">
      <ul>
        <Line says="We pay what we post.">
          {`${posting.type}, `}
          <Penned mark="circle" pen="text-hint" width={3} className="px-2">
            {salaryText(posting.salary)}
          </Penned>
        </Line>
        <Line says="Either will do.">
          {`${graduate}, `}
          <Penned mark="under" pen="text-hint" width={3}>
            or
          </Penned>
          {` ${teacher}`}
        </Line>
        <Line says="The job, in one line.">
          {`${reads} `}
          <span className="hl hl-text">{thinking}</span>
        </Line>
        <Line says={`Send this. You hear yes or no within ${decisionTime}.`}>
          <Penned mark="strike" width={3}>
            Cover letter
          </Penned>
          <br />
          <span className="text-pen">A page about one thing you made</span>
          <PenMark name="tick" className="tick ml-2.5 inline-block" />
        </Line>
      </ul>
    </SheetFigure>
  )
}

type LineProps = { readonly says: string; readonly children: ReactNode }

function Line({ says, children }: LineProps) {
  return (
    <li className="border-b border-hair last:border-0 sm:grid sm:grid-cols-[minmax(0,1fr)_10.5rem]">
      <p className="px-5 py-4">{children}</p>
      <p
        className="prose-note flex items-center bg-sheet py-2 pr-3 pl-5 sm:border-s-2
        sm:border-margin-line"
      >
        <span className="sr-only">In the margin: </span>
        {says}
      </p>
    </li>
  )
}
