import { keptTogether } from '@/components/ui/kept-together'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { reviewTime } from '@/content/contact'
import { press } from '@/content/pages/press'

const { headline, body } = press
const slips = [...headline, ...body].filter((part) => typeof part !== 'string')

/** A notice as a proof: what would be printed, corrected, with the reasons in its margin. */
export function GalleyProof() {
  return (
    <SheetFigure
      caption="Galley proof"
      detail="Example: 4 corrections"
      className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_21.25rem]"
    >
      <div className="self-center px-5 py-6 lg:pr-8">
        <p className="font-display text-h2 leading-normal font-bold [&_sup]:-top-4 [&_sup]:text-h5">
          <Proof parts={headline} />
        </p>
        <p className="mt-4 max-w-160 text-h5 leading-loose sm:text-lead">
          <Proof parts={body} />
        </p>
      </div>
      <ol
        className="grid items-center gap-5 border-margin-line bg-sheet p-5 max-lg:border-t-2
          max-[20rem]:px-2 lg:border-s-2"
      >
        {slips.map(({ why }, index) => (
          <li key={why} className="prose-note relative pl-10 text-base">
            <span
              className="absolute -top-0.5 left-0 grid size-7 place-items-center rounded-full border-2
                text-small font-semibold not-italic"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            {keptTogether(why, reviewTime)}
          </li>
        ))}
      </ol>
    </SheetFigure>
  )
}

function Proof({ parts }: { readonly parts: typeof headline | typeof body }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      <span key={part}>{part}</span>
    ) : (
      <span key={part.wrong}>
        <del className="text-muted line-through decoration-correction decoration-2">{part.wrong}</del>{' '}
        <ins className="font-semibold text-pen no-underline">{part.right}</ins>
        <sup className="font-text text-small font-semibold tracking-normal text-hint" aria-hidden="true">
          {slips.indexOf(part) + 1}
        </sup>
      </span>
    ),
  )
}
