import { useRef } from 'react'
import { Maths } from '@/components/ui/maths'
import { takeOver } from '@/lib/carry-over'

/** The check that the tutor has asked for: what x = 2 makes of the equation's left side. */
export const check = '2² − 5(2) + 6 ='

/** First a question, then a hint, then the step: what Sidenote says to the first wrong answers. */
const replies = [
  '2 squared first, then the rest. What does the line come to?',
  '2 squared is 4, and 5(2) is 10. So what is 4\u00a0−\u00a010\u00a0+\u00a06?',
  '4\u00a0−\u00a010\u00a0=\u00a0−6, and −6\u00a0+\u00a06\u00a0=\u00a00. Put that in.',
] as const

const closing = 'It comes to zero, so x = 2 works. You checked it yourself.'

export type Attempt = {
  readonly written: string
  /** How many lines were handed in, this one included. */
  readonly tries: number
  /** How many of them were wrong, since the last right one. */
  readonly wrong: number
  readonly reply: string
}

/** The line as Maya would finish it. */
export const finished: Attempt = { written: '0', tries: 0, wrong: 0, reply: closing }

/** Zero as a word, in Latin digits, and in those of Arabic, Persian, Hindi and Bengali. */
const right = /^[+−]?(?:[0٠۰०০]+(?:[.,٫][0٠۰०০]*)?|[.,٫][0٠۰०০]+|zero)$/i

/** Reads a number as people type it: in an Asian keyboard's wide digits, too, or after a `=`. */
export function attempt(typed: string, last: Attempt = finished): Attempt | undefined {
  const written = typed
    .normalize('NFKC')
    .replace('-', '−')
    .replace(/^[\s=]+|\s+$/g, '')
  if (written === '') return undefined
  const tries = last.tries + 1
  if (right.test(written)) return { written, tries, wrong: 0, reply: closing }
  const wrong = last.wrong + 1
  return { written, tries, wrong, reply: replies[Math.min(wrong, replies.length) - 1] ?? closing }
}

type ComposerProps = {
  readonly onHandIn: (typed: string) => void
}

/**
 * The line that the reader writes. Before the app is there the boot script holds what is handed in.
 * The value is read when that is answered, so it may come without an event.
 */
export function Composer({ onHandIn }: ComposerProps) {
  const field = useRef<HTMLInputElement>(null)
  const handIn = () => {
    const input = field.current
    if (!input || !attempt(input.value)) return input?.focus()
    onHandIn(input.value)
    input.value = ''
  }
  const goLive = (shown: HTMLFormElement | null) => {
    if (!shown || shown.dataset.live === '') return
    takeOver(shown)
    const isHeld = shown.dataset.live === 'held'
    shown.dataset.live = ''
    if (isHeld) handIn()
  }
  return (
    <form
      className="home-composer"
      ref={goLive}
      onSubmit={(event) => {
        event.preventDefault()
        handIn()
      }}
      suppressHydrationWarning
    >
      <label>
        <Maths of={check} />
        <input ref={field} aria-label={check} autoComplete="off" maxLength={6} placeholder=" " />
      </label>
      <button type="submit" className="btn btn-sm">
        Hand in
      </button>
    </form>
  )
}
