import { type ReactNode, useState } from 'react'
import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { type Attempt, attempt, Composer, check, finished } from './composer'
import { Note } from './note'

/**
 * A scripted example whose last line the reader writes. Nothing of it is stored or sent. On paper
 * and without scripts it is finished.
 */
export function Conversation() {
  const [last, setLast] = useState<Attempt>()
  const isOpen = last?.wrong !== 0
  return (
    <figure className="home-chat sheet squared">
      <figcaption>
        <b>Example conversation</b>
        <span className="text-muted">Grade 10 · Quadratic equations</span>
      </figcaption>
      <p className="home-heads" aria-hidden="true" dir="ltr">
        <span className="flex-1">Maya’s work</span>
        <span className="w-61 text-hint">{site.name}</span>
      </p>
      <div className="next-frame">
        <ol aria-live="polite" dir="ltr">
          <li className="home-task">
            <div>
              <Maths of="Solve x² − 5x + 6 = 0" className="whitespace-normal text-ink" />
            </div>
          </li>
          <Line says="Multiply it back out. What is your middle term?">
            <Penned mark="strike">
              <Maths of="(x + 2)(x + 3) = 0" />
            </Penned>
            <PenMark name="cross" className="cross ml-4 inline-block" label="Not yet" />
          </Line>
          <Line says="Good catch. Which two numbers multiply to 6 and add to −5?">
            <Maths of="x² + " />
            <Penned mark="under" pen="bottom-0 text-correction" width={3}>
              <Maths of="5x" />
            </Penned>
            <Maths of=" + 6" />
            <small>It gives +5x. I need −5x.</small>
          </Line>
          <Line>
            <Maths of="−2 and −3" />
          </Line>
          <Line says="That’s it. When is each factor zero?">
            <Maths of="(x − 2)(x − 3) = 0" className="hl" />
            <PenMark name="tick" className="tick home-draw ml-4 inline-block" label="Correct" />
          </Line>
          <Line says="Now check one of them.">
            <Penned mark="double-under" pen="bottom-0" width={2.5}>
              <Maths of="x = 2 or x = 3" />
            </Penned>
            <PenMark name="tick" className="tick ml-4 inline-block" label="Correct" />
          </Line>
          {last && (
            <Check key={last.tries} by="You" of={last} className={isOpen ? 'print:hidden' : undefined} />
          )}
          {isOpen && <Check by="Maya" of={finished} className="hidden noscript:grid print:grid" />}
        </ol>
        <Composer onHandIn={(typed) => setLast((before) => attempt(typed, before) ?? before)} />
      </div>
    </figure>
  )
}

type CheckProps = { readonly by: string; readonly of: Attempt; readonly className?: string | undefined }

/** The check of x = 2, with what the tutor says to it. */
function Check({ by, of, className }: CheckProps) {
  const { written, tries, wrong, reply } = of
  const isRight = wrong === 0
  return (
    <Line says={reply} by={by} className={className}>
      <Maths of={`${check} `} />
      <Penned mark={isRight ? 'double-under' : 'strike'} pen="bottom-0" width={2.5}>
        <span className="m">{written}</span>
      </Penned>
      {isRight ? (
        <PenMark name="tick" className="tick home-draw ml-4 inline-block" label="Correct" />
      ) : (
        <PenMark name="cross" className="cross ml-4 inline-block" label="Not yet" />
      )}
      {tries === 1 && <small className="text-muted">A scripted example: nothing is stored or sent.</small>}
    </Line>
  )
}

type LineProps = {
  readonly says?: string
  readonly by?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Line({ says, by = 'Maya', className, children }: LineProps) {
  return (
    <li className={className}>
      <div>
        <span className="sr-only">{`${by}: `}</span>
        {children}
      </div>
      {says !== undefined && <Note>{says}</Note>}
    </li>
  )
}
