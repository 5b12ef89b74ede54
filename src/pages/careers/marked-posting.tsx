import type { ReactNode } from 'react'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { type JobPosting, locationText, salaryText } from '@/content/pages/careers'

const thought = 'where the thought went wrong'

/** The learning scientist's posting with what the tutor writes beside it, and what to hand in. */
export function MarkedPosting({ posting }: { readonly posting: JobPosting }) {
  const [degree = '', , reading = ''] = posting.requirements
  const [graduate, teacher] = degree.split(' or ')
  return (
    <SheetFigure caption={posting.title} detail={locationText(posting.location)} className="xl:ml-6">
      <ul>
        <Line says="We pay what we print.">
          {`${posting.type}, `}
          <Penned mark="circle" pen="pm-hint" width={3} className="px-1.5">
            {salaryText(posting.salary)}
          </Penned>
        </Line>
        <Line says="Either will do.">
          {`${graduate} `}
          <Penned mark="under" pen="pm-hint" width={3}>
            or
          </Penned>
          {` ${teacher}`}
        </Line>
        <Line says="The job, in one line.">
          {reading.replace(thought, '')}
          <span className="hl hl-text">{thought}</span>
        </Line>
        <Line says="Send this. A person answers within five working days.">
          <Penned mark="strike" width={3}>
            Cover letter
          </Penned>
          <br />
          <span className="text-pen">A page about one thing you made</span>
          <PenMark name="tick" className="tick ml-3 inline-block" />
        </Line>
      </ul>
    </SheetFigure>
  )
}

type LineProps = { readonly says: string; readonly children: ReactNode }

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
