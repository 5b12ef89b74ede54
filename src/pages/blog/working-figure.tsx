import type { ReactNode } from 'react'
import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { featuredWorking } from '@/content/posts'

const { caption, lines, stranger, answer, notes, check } = featuredWorking

const foot = 'flex items-center gap-3 border-t-line border-ink px-5 py-3.5 text-body text-pen sm:text-lead'

/** The featured problem as it was handed in: five lines, two questions, one answer struck out. */
export function WorkingFigure() {
  return (
    <SheetFigure caption={caption}>
      <ol className="squared bg-left-top px-5 py-4">
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
            <Penned mark="double-under" pen="text-hint">
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
    <li className="flex items-baseline py-1.5 text-lead leading-normal sm:text-h3">
      <span className="w-8 shrink-0 text-note text-muted" aria-hidden="true">
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        {children}
        {note !== undefined && (
          <em className="prose-note border-s-rule border-hint w-60 ps-3">{note.text}</em>
        )}
      </div>
    </li>
  )
}
