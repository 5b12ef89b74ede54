import { type ReactNode, useContext, useDeferredValue } from 'react'
import { VisitContext } from '@/lib/store'
import { Margin } from './margin'

const tones = {
  plain: 'sec',
  tint: 'sec tint',
  squared: 'sec squared',
  'tint-squared': 'sec tint squared',
  band: 'sec band squared',
  marker: 'sec marked',
} as const

/** Content that a page shows after its heading, if a click led to its top. */
export function AfterHeading({ children }: { readonly children: ReactNode }) {
  const { type, location } = useContext(VisitContext)
  return useDeferredValue(true, type !== 'PUSH' || location.hash !== '') && children
}

type SectionProps = {
  /** Id of the heading, which names the section; unique on the page. */
  readonly id: string
  /** The words of the section's `<h2>`. Without them the content has a heading with this id. */
  readonly heading?: ReactNode
  readonly lead?: ReactNode
  /** `side`: heading and lead in the four left columns of twelve; the content says its own. */
  readonly headed?: 'top' | 'side'
  readonly number?: number
  /** The tutor's note in the margin: at most twelve words, something the section does not say. */
  readonly note?: ReactNode
  /** The ground: white, tinted, squared paper on either, the ink band, the marker. */
  readonly tone?: keyof typeof tones
  readonly children: ReactNode
}

/** A section of a page. The space around it is the page's choice: a `rhythm-*` class. */
export function Section({
  id,
  heading,
  lead,
  headed = 'top',
  number,
  note,
  tone = 'plain',
  children,
}: SectionProps) {
  return (
    <section className={tones[tone]} aria-labelledby={id}>
      <AfterHeading>
        <div className="frame">
          <Margin number={number} note={note} />
          {headed === 'side' ? (
            <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 print:block">
              <div className="break-after-avoid lg:col-span-4">
                <h2 id={id}>{heading}</h2>
                {lead !== undefined && <div className="mt-4 max-w-lead">{lead}</div>}
              </div>
              {children}
            </div>
          ) : (
            <>
              {heading !== undefined && <Head id={id} heading={heading} lead={lead} />}
              {children}
            </>
          )}
        </div>
      </AfterHeading>
    </section>
  )
}

function Head({ id, heading, lead }: Pick<SectionProps, 'id' | 'heading' | 'lead'>) {
  const title = (
    <h2 id={id} className={lead === undefined ? 'mb-8 lg:mb-10' : 'lg:col-span-7'}>
      {heading}
    </h2>
  )
  if (lead === undefined) return title
  return (
    <div className="mb-8 grid items-end gap-x-6 gap-y-3 lg:mb-10 lg:grid-cols-12">
      {title}
      <div className="max-w-lead lg:col-span-5">{lead}</div>
    </div>
  )
}
