import type { ReactNode } from 'react'
import { Margin } from './margin'

/** Shares of twelve columns, and the title's width. On paper a half would cut code off. */
const splits = {
  '5/7': {
    title: 'max-w-headline-wide lg:max-xl:text-stat xl:max-w-headline xl:text-display',
    words: 'lg:col-span-5 print:col-span-full',
    aside: 'lg:col-span-7 print:col-span-full',
  },
  '6/6': { title: 'max-w-headline', words: 'lg:col-span-6', aside: 'lg:col-span-6' },
  '7/5': { title: 'max-w-headline-wide', words: 'lg:col-span-7', aside: 'lg:col-span-5' },
} as const

const grid = 'grid gap-x-6 gap-y-10 lg:grid-cols-12 print:grid-cols-2'

type HeroProps = {
  readonly id: string
  /** The words of the `<h1>`; in a text, those between `==` are in a marker. */
  readonly title: ReactNode
  readonly label?: ReactNode
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly note?: ReactNode
  /** A pen mark under the note, on wide screens. */
  readonly mark?: ReactNode
  /** Beside the words on wide screens, below them on narrow ones. */
  readonly aside?: ReactNode
  readonly split?: keyof typeof splits
  /** Whether words and aside begin on one line or end on one. */
  readonly align?: 'start' | 'end'
  /** `close`: less space than a section has; `page`: as much; `low`: as much above, less below. */
  readonly space?: 'close' | 'page' | 'low'
  readonly children?: ReactNode
}

/** The first section of a page, with a worked example beside or below its words. */
export function Hero({
  id,
  title,
  label,
  lead,
  actions,
  note,
  mark,
  aside,
  split = '6/6',
  align = 'start',
  space = 'close',
  children,
}: HeroProps) {
  const columns = splits[split]
  const words = (
    <>
      {label && <p className="mb-4">{label}</p>}
      <h1 id={id} className={aside === undefined ? undefined : columns.title}>
        {typeof title === 'string' ? marked(title) : title}
      </h1>
      {lead !== undefined && <p className="mt-6 max-w-lead text-lead">{lead}</p>}
      {actions !== undefined && <div className="mt-7">{actions}</div>}
    </>
  )
  return (
    <section className={space === 'close' ? 'sec squared rhythm-18' : 'sec squared'} aria-labelledby={id}>
      <div className={space === 'low' ? 'frame pb-18' : 'frame'}>
        <Margin note={note} mark={mark} />
        {aside === undefined ? (
          words
        ) : (
          <div className={`${grid} ${align === 'end' ? 'items-end' : 'items-start'}`}>
            <div className={columns.words}>{words}</div>
            <div className={`min-w-0 ${columns.aside}`}>{aside}</div>
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

/** Under letters with descenders the marker begins lower. */
function marked(text: string): ReactNode {
  const [before = '', words, after] = text.split('==')
  if (words === undefined) return text
  return (
    <>
      {before}
      <span className={/[gjpqy]/.test(before) ? 'hl hl-low' : 'hl'}>{words}</span>
      {after}
    </>
  )
}
