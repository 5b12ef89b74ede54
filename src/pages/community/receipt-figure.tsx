import { Scale } from '@/components/ui/scale'

export function ReceiptFigure() {
  return (
    <figure
      className="w-60 max-w-full justify-self-start text-center font-mono text-note"
      aria-label="Problem of the day"
    >
      <TornEdge line={`M0 10${'l5 -9l5 9'.repeat(24)}`} />
      <div className="border-x-line border-ink px-5 py-4">
        <p className="font-display text-h5 font-bold">Problem of the day</p>
        <p>Tue Sep 16, Grade 10</p>
        <p className="mt-4 mb-4 border-y-line border-dashed border-field py-2" translate="no">
          {['x² + 5x + 6', '= (x + __)(x + __)'].map((line) => (
            <code key={line} className="block py-1 text-base leading-normal">
              {line}
            </code>
          ))}
        </p>
        <p>Which two numbers multiply to 6 and add to 5?</p>
        <ScanCode />
        <p>Scan when you have a line.</p>
      </div>
      <TornEdge line={`M0 0${'l5 9l5 -9'.repeat(24)}`} />
    </figure>
  )
}

function TornEdge({ line }: { readonly line: string }) {
  return (
    <Scale className="h-3 fill-none stroke-ink" viewBox="0 0 240 10">
      <path d={line} strokeWidth="1.5" />
    </Scale>
  )
}

const bars = [
  3, 2, 1, 1, 2, 3, 1, 2, 4, 1, 1, 3, 2, 1, 3, 2, 1, 1, 2, 4, 1, 2, 1, 3, 3, 1, 2, 2, 1, 1, 4, 2, 1, 3, 2,
]

const path = bars.map((width, index) => `${index % 2 === 0 ? `h${width}v20h-${width}z` : ''}m${width} 0`)

function ScanCode() {
  return (
    <svg
      className="mx-auto mt-4 mb-2 h-14 w-37"
      viewBox={`0 0 ${bars.reduce((sum, width) => sum + width)} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0${path.join('')}`} fill="currentColor" />
    </svg>
  )
}
