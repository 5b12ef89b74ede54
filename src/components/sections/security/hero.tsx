import { PrintedAddress } from '@/components/sections/legal/printed-address'
import { Margin } from '@/components/ui/margin'
import type { SecurityTile } from '@/content/pages/security'
import { CountedSquares } from './counted-squares'

type HeroProps = {
  readonly id: string
  readonly note: string
  readonly lead: string
  readonly tiles: readonly SecurityTile[]
}

/** The page's promise, and four figures that can be counted. */
export function Hero({ id, note, lead, tiles }: HeroProps) {
  return (
    <section className="security-hero" aria-labelledby={id}>
      <div className="sec squared">
        <div className="frame">
          <Margin note={note} />
          <h1 id={id}>
            {'Security & '}
            <span className="hl">Trust</span>
          </h1>
          <p className="lead mt-6">{lead}</p>
          <PrintedAddress />
        </div>
      </div>
      <div className="sec band squared">
        <div className="frame">
          <ul className="security-tiles">
            {tiles.map(({ drawing, figure, label, working }) => (
              <li key={drawing}>
                <CountedSquares drawing={drawing} />
                <p>
                  <b>{figure}</b> <span>{label}</span>
                </p>
                <p>{working}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
