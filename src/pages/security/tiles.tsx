import { Stat } from '@/components/ui/stat'
import { tiles } from '@/content/pages/security'

/** Side of a square with its gap: a row is a dashed line with dashes of 6 and gaps of 2. */
const pitch = 8

type Run = { readonly row: number; readonly from: number; readonly count: number }

const pathOf = (runs: readonly Run[]) =>
  runs.map(({ row, from, count }) => `M${from * pitch + 1} ${row * pitch + 4}h${count * pitch - 2}`).join('')

const block = (rows: number, columns: number): readonly Run[] =>
  Array.from({ length: rows }, (_, row) => ({ row, from: 0, count: columns }))

/** The square of the thousand that stays open. */
const open = { row: 17, column: 28 }

const thousand = block(25, 40).flatMap((run) =>
  run.row === open.row
    ? [
        { ...run, count: open.column },
        { ...run, from: open.column + 1, count: run.count - open.column - 1 },
      ]
    : [run],
)

/** 256 bits, four to a digit and 16 to a row. An example: no key that is in use. */
const keyDigits = '5b1e9a47c3d82f60e6914d7bb05a3cf218c7e49d6f03a5b27de1804c93b65a2f'
const keyRows = Array.from({ length: 16 }, (_, row) =>
  [...keyDigits.slice(row * 4, row * 4 + 4)]
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join(''),
)
const key = keyRows.flatMap((bits, row) =>
  [...bits.matchAll(/1+/g)].map((match) => ({ row, from: match.index, count: match[0].length })),
)

const drawings = {
  thousand: { columns: 40, rows: 25, runs: thousand },
  key: { columns: 16, rows: 16, runs: key },
  week: { columns: 24, rows: 7, runs: block(7, 24) },
} as const

const looks = {
  thousand: 'max-sm:col-span-full',
  key: 'max-xs:col-span-full',
  week: 'max-xs:col-span-full',
  empty: 'max-sm:col-span-full',
} as const

/** Four figures that can be counted. In all of their drawings a square is 0.15 em of a figure. */
export function Tiles() {
  return (
    <ul
      className="grid grid-cols-2 gap-px border-line border-ink bg-hair sm:grid-cols-[auto_1fr]
      xl:grid-cols-[9fr_6fr_6fr_4fr]"
    >
      {tiles.map(({ drawing, figure, label, counted }) => (
        <li
          key={drawing}
          className={`row-span-3 grid grid-rows-subgrid bg-band p-4 sm:p-6 ${looks[drawing]}`}
        >
          <CountedSquares drawing={drawing} />
          <div className="leading-tight font-semibold">
            <Stat figure={figure} says={label} />
          </div>
          <p className="mt-2 max-w-80 text-note leading-snug text-balance text-muted">{counted}</p>
        </li>
      ))}
    </ul>
  )
}

function CountedSquares({ drawing }: Pick<(typeof tiles)[number], 'drawing'>) {
  if (drawing === 'empty') return <span />
  const { columns, rows, runs } = drawings[drawing]
  return (
    <svg
      className={`mb-4 max-w-full self-end overflow-visible fill-none text-stat [print-color-adjust:exact]
        ${drawing === 'week' ? 'stroke-hint' : 'stroke-current'}`}
      width={`${(columns * 15) / 100}em`}
      strokeDasharray="6 2"
      strokeWidth="6"
      viewBox={`0 0 ${columns * pitch} ${rows * pitch}`}
      aria-hidden="true"
    >
      <path d={pathOf(runs)} />
      {drawing === 'key' && <path opacity="0.16" d={pathOf(block(16, 16))} />}
      {drawing === 'thousand' && (
        <circle
          className="stroke-marker"
          strokeWidth="3"
          strokeDasharray="none"
          cx={open.column * pitch + 4}
          cy={open.row * pitch + 4}
          r="13"
        />
      )}
    </svg>
  )
}
