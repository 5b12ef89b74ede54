import { PrintedAddress } from '@/components/legal/print'
import { Hero } from '@/components/ui/hero'
import { Stat } from '@/components/ui/stat'
import type { SecurityTile } from '@/content/pages/security'
import { CountedSquares } from './counted-squares'

type SecurityHeroProps = {
  readonly id: string
  readonly note: string
  readonly lead: string
  readonly tiles: readonly SecurityTile[]
}

/** The page's promise, and four figures that can be counted. */
export function SecurityHero({ id, note, lead, tiles }: SecurityHeroProps) {
  return (
    <Hero
      id={id}
      note={note}
      title={
        <>
          {'Security & '}
          <span className="hl">Trust</span>
        </>
      }
      lead={lead}
      below={
        <div className="sec band squared rhythm-18">
          <div className="frame">
            <Tiles tiles={tiles} />
          </div>
        </div>
      }
    >
      <PrintedAddress />
    </Hero>
  )
}

/** `--p` is the side of a square in all of the drawings. */
function Tiles({ tiles }: { readonly tiles: readonly SecurityTile[] }) {
  return (
    <ul className="grid grid-cols-[2fr_3fr] gap-px border-line border-ink bg-hair [--p:clamp(4.8px,(100vw-124px)/40,8px)] sm:grid-cols-[auto_1fr] sm:[--p:7.5px] lg:grid-cols-[auto_auto_auto_1fr] lg:[--p:clamp(5px,0.5556vw,8px)] print:mr-[0.5mm] print:grid-cols-[auto_auto_auto_1fr] print:[--p:1.2mm]">
      {tiles.map(({ drawing, figure, label, working }) => (
        <li
          key={drawing}
          className="row-span-3 grid grid-rows-subgrid gap-y-0 bg-band p-4 max-sm:first:col-span-full max-sm:last:col-span-full max-xs:col-span-full sm:p-6 lg:p-4 xl:p-6 print:col-auto print:p-[3mm]"
        >
          <CountedSquares drawing={drawing} />
          <div className="row-start-2 leading-tight font-semibold">
            <Stat
              figure={figure}
              says={<span className="lg:whitespace-nowrap print:whitespace-nowrap">{label}</span>}
            />
          </div>
          <p className="row-start-3 mt-2 max-w-80 text-note leading-snug text-balance text-muted">
            {working}
          </p>
        </li>
      ))}
    </ul>
  )
}
