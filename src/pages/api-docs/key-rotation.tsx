import { PenMark } from '@/components/ui/pen-mark'
import { apiDocs } from '@/content/pages/api-docs'

const { rotation } = apiDocs.authentication

const bar = 'flex min-h-12 items-center'

/** Two keys as two bars from 5 to 15 May, a column a day: both are answered while they overlap. */
export function KeyRotation() {
  return (
    <figure
      className="squared mt-7 grid grid-cols-11 gap-y-3 bg-left-top pt-6"
      aria-labelledby="keys-caption"
    >
      <figcaption id="keys-caption" className="sr-only">
        {rotation.caption}
      </figcaption>
      <p
        className={`${bar} col-span-9 justify-between border-line border-l-0 border-ink bg-ground pl-2.5 font-semibold md:pl-4`}
      >
        <span>{rotation.old}</span>
        <PenMark name="cross" className="cross -mr-2.75" />
      </p>
      <p className={`${bar} col-span-7 col-start-3 justify-center border-x-line border-dashed border-field`}>
        <span className="hl hl-text">{rotation.both}</span>
      </p>
      <p className={`${bar} col-span-9 col-start-3 bg-ink pl-2.5 font-semibold text-on-ink md:pl-4`}>
        {rotation.fresh}
      </p>
      <dl className="col-span-full grid grid-cols-subgrid border-t-line border-ink pt-2.5 leading-snug">
        <div className="col-span-6 md:col-span-7 md:col-start-3">
          <dt className="font-semibold">{rotation.made}</dt>
          <dd className="text-note text-muted">{rotation.madeText}</dd>
        </div>
        <div className="col-span-5 text-right md:col-span-2 md:text-left">
          <dt className="font-semibold">{rotation.revoked}</dt>
          <dd className="text-note text-muted">{rotation.revokedText}</dd>
        </div>
      </dl>
    </figure>
  )
}
