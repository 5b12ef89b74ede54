import { SheetFigure } from '@/components/ui/sheet-figure'
import { press } from '@/content/pages/press'

const { headline, body } = press
const slips = [...headline, ...body].filter((part) => typeof part !== 'string')

/** A notice as a proof: what would be printed, corrected, with the reasons in its margin. */
export function GalleyProof() {
  return (
    <SheetFigure
      caption="Galley proof"
      detail="Example: 4 corrections"
      className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_340px]"
    >
      <div className="px-5 py-6 lg:py-10 lg:pr-16 lg:pl-10">
        <p className="font-display text-h2 leading-normal font-bold">
          <Proof parts={headline} />
        </p>
        <p className="mt-4 text-h5 leading-loose sm:text-lead sm:leading-loose">
          <Proof parts={body} />
        </p>
      </div>
      <ol
        className="grid content-center gap-4 border-margin-line bg-sheet p-5 max-lg:border-t-2
        lg:gap-6 lg:border-l-2 lg:px-6"
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
            {why}
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
      <span key={part.wrong} className="xl:whitespace-nowrap">
        <del className="text-muted line-through decoration-correction decoration-3">{part.wrong}</del>{' '}
        <ins className="font-semibold text-pen no-underline">{part.right}</ins>
        <sup className="ml-1 font-text text-small font-semibold tracking-normal text-hint" aria-hidden="true">
          {slips.indexOf(part) + 1}
        </sup>
      </span>
    ),
  )
}
