import { PenMark } from './pen-mark'

const looks = {
  done: { mark: 'tick', words: 'font-semibold', colour: 'text-hint' },
  later: { mark: 'ring', words: 'font-medium text-muted', colour: 'text-muted' },
} as const

type StatusBadgeProps = { readonly status: keyof typeof looks; readonly children: string }

/** How far a thing is: a pen mark, and always a word. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { mark, words, colour } = looks[status]
  return (
    <span className={`inline-flex items-center gap-2.5 whitespace-nowrap ${words}`}>
      <PenMark name={mark} width={3} className={`h-4.25 w-5 shrink-0 ${colour}`} />
      <span>{children}</span>
    </span>
  )
}
