import { community } from '@/content/pages/community'

const { receipt } = community.projects

/** The strip of paper that the printer puts out. */
export function ReceiptFigure() {
  return (
    <figure className="comm-receipt" aria-label={receipt.head}>
      <TornEdge />
      <div>
        <p>{receipt.head}</p>
        <p>{receipt.date}</p>
        <p translate="no">
          {receipt.lines.map((line) => (
            <code key={line}>{line}</code>
          ))}
        </p>
        <p>{receipt.hint}</p>
        <ScanCode />
        <p>{receipt.foot}</p>
      </div>
      <TornEdge />
    </figure>
  )
}

function TornEdge() {
  return (
    <svg viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 10${'l5 -9l5 9'.repeat(24)}`} />
    </svg>
  )
}

/** Widths of bars and gaps, in turns. */
const bars = [
  3, 2, 1, 1, 2, 3, 1, 2, 4, 1, 1, 3, 2, 1, 3, 2, 1, 1, 2, 4, 1, 2, 1, 3, 3, 1, 2, 2, 1, 1, 4, 2, 1, 3, 2,
]

function ScanCode() {
  let x = 0
  const path = bars.map((width, index) => {
    const from = x
    x += width
    return index % 2 === 0 ? `M${from} 0h${width}v20h-${width}z` : ''
  })
  return (
    <svg viewBox={`0 0 ${x} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} fill="currentColor" />
    </svg>
  )
}
