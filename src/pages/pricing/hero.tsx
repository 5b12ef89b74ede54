import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { Pencil } from './pencil'

type PricingHeroProps = {
  readonly id: string
  readonly lead: string
  readonly note: string
  readonly sum: {
    readonly heading: string
    readonly lines: readonly { readonly label: string; readonly amount: string }[]
    readonly total: string
    readonly price: string
  }
}

/** What is settled, as a sum whose last line is still in pencil. */
export function PricingHero({ id, lead, note, sum }: PricingHeroProps) {
  return (
    <Hero
      id={id}
      note={note}
      title={
        <>
          {'Plans in ink, prices '}
          <span className="whitespace-nowrap">
            <span className="hl hl-low">in pencil</span>
          </span>
        </>
      }
      lead={lead}
      aside={
        <SheetFigure caption={sum.heading}>
          <dl className="px-5">
            {sum.lines.map(({ label, amount }) => (
              <div
                key={label}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b border-hair nth-last-2:border-b-0"
              >
                <dt>{label}</dt>
                <dd className="flex items-center gap-4 font-semibold">
                  {amount}
                  <PenMark name="tick" className="tick w-5.5" />
                </dd>
              </div>
            ))}
            <div className="flex min-h-23 flex-wrap items-center justify-between gap-x-4 border-t-line border-ink font-display text-title font-bold max-sm:text-h3">
              <dt>{sum.total}</dt>
              <dd className="flex items-center gap-4">
                <Pencil>{sum.price}</Pencil>
                <PencilDrawing />
              </dd>
            </div>
          </dl>
        </SheetFigure>
      }
    />
  )
}

/** The pencil itself, laid down at the end of the line. */
function PencilDrawing() {
  return (
    <svg
      className="-mt-4.5 -mr-1.5 -ml-3.5 size-11.5 fill-none stroke-[light-dark(var(--ink),var(--on-marker))] [stroke-linejoin:round] [stroke-width:2.5]"
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path className="fill-marker" d="M8 56 12 40 46 6 58 18 24 52Z" />
      <path d="M12 40 24 52M40 12 52 24" />
      <path className="fill-ink stroke-ink" d="M8 56 10 48 16 54Z" />
    </svg>
  )
}
