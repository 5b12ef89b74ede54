import type { ReactNode } from 'react'
import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { featuredWorking } from '@/content/posts'

const { caption, lines, stranger, answer, notes, check } = featuredWorking

const row = `grid grid-cols-[28px_1fr] items-baseline py-1.5 text-lead *:min-w-0 sm:text-h3 \
sm:leading-normal @xl:grid-cols-[32px_1fr_15rem] @xl:gap-x-4`
const foot =
  'flex items-center gap-3 border-t-line border-ink px-4 py-3.5 text-body text-pen sm:text-lead xs:px-6'

/** The featured problem as it was handed in: five lines, two questions, one answer struck out. */
export function WorkingFigure() {
  return (
    <SheetFigure caption={caption} className="@container">
      <ol className="squared bg-[0_0] px-3.5 py-4 xs:px-6">
        {lines.map((line, index) => (
          <Line key={line} number={index + 1}>
            <Maths of={line} className="whitespace-normal" />
          </Line>
        ))}
        <Line number={lines.length + 1}>
          <span className="whitespace-nowrap">
            <Penned mark="strike">
              <Maths of={stranger} />
            </Penned>
            <Maths of=" or " />
            <Penned mark="double-under" pen="pm-hint">
              <Maths of={answer} />
            </Penned>
          </span>
        </Line>
      </ol>
      <p className={foot}>
        <PenMark name="cross" className="cross" label="Does not fit:" width={3} />
        <Maths of={check} className="whitespace-normal" />
      </p>
    </SheetFigure>
  )
}

function Line({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const note = notes.find(({ line }) => line === number)
  return (
    <li className={row}>
      <span className="text-note text-muted" aria-hidden="true">
        {number}
      </span>
      {children}
      {note !== undefined && (
        <em className="prose-note col-start-2 border-l-3 border-hint pl-3 @max-xl:mt-2 @xl:col-start-3">
          {note.text}
        </em>
      )}
    </li>
  )
}
