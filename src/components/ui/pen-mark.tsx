import type { ReactNode } from 'react'

/** The pen strokes of the design brief. Those that stretch follow their box. */
const strokes = {
  tick: { box: '0 0 48 40', d: 'M4 23C9 26 13 31 16.5 36.5 21.5 24 31 11.5 45 3' },
  cross: { box: '0 0 40 40', d: 'M5 6C15 14 27 26 36 36M35 4C25 13 14 25 5 35' },
  nought: {
    box: '0 0 40 40',
    d: 'M22 4.5C11 2.5 3.5 10 4.5 21 5.5 31 13 36.5 22 35.5 31 34.5 37 27.5 36 18 35 9 27 3.5 18 5.5',
  },
  circle: {
    box: '0 0 200 80',
    stretch: true,
    d: 'M65 8C112 2 195 8 196 40 196 68 146 76 104 76 52 76 4 64 4 43 4 19 62 2 117 4',
  },
  under: { box: '0 0 200 12', stretch: true, d: 'M3 7C50 2.5 112 3 150 5.5 170 7 186 6.5 197 3.5' },
  'double-under': {
    box: '0 0 200 20',
    stretch: true,
    d: 'M3 5C60 1.5 140 2.5 198 4.5M8 16C70 12 140 13 190 15.5',
  },
  strike: { box: '0 0 200 24', stretch: true, d: 'M2 15C60 8 130 14 198 7' },
  caret: { box: '0 0 32 24', d: 'M4 21C9 14 13 8 16 3 19 9 23 15 28 21' },
  arrow: { box: '0 0 96 48', d: 'M4 40C16 14 48 4 90 17M74 5C81 9 86 13 91 17.5 84 20 78 23 72 28' },
  star: {
    box: '0 0 48 48',
    d: 'M9 44C14 30 19 17 24.5 4 29 18 34 31 39 43 28 35 16 26 4 18.5 18 18 31 17.5 45 17.5 33 26 21 35 9 44',
  },
  query: { box: '0 0 32 48', d: 'M5 13C6 1 27 1 27 13 27 23 16 21 16 33M16 43.5V44' },
  plus: { box: '0 0 40 40', d: 'M20 4C19.5 15 20 26 20.5 36M4 20.5C15 19.5 26 19.5 36 20' },
} as const satisfies Record<string, { readonly box: string; readonly d: string; readonly stretch?: true }>

export type PenMarkName = keyof typeof strokes

type PenMarkProps = {
  readonly name: PenMarkName
  /** Size and colour; `tick` and `cross` classes give the usual ones. */
  readonly className?: string | undefined
  /** What the mark means. Without it the mark is decoration, and needs a word beside it. */
  readonly label?: string
  /** Stroke width in px; 3.5 by default. */
  readonly width?: number | undefined
}

export function PenMark({ name, className, label, width }: PenMarkProps) {
  const stroke: { readonly box: string; readonly d: string; readonly stretch?: true } = strokes[name]
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has aria-label, or is hidden.
    <svg
      className={className ? `pm ${className}` : 'pm'}
      viewBox={stroke.box}
      preserveAspectRatio={stroke.stretch && 'none'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={stroke.d} strokeWidth={width} />
    </svg>
  )
}

const classOf = { circle: 'circled', strike: 'struck', under: 'dunder', 'double-under': 'dunder' } as const

type PennedProps = {
  readonly mark: keyof typeof classOf
  readonly width?: number
  /** The pen's colour, and its place where that is not the mark's own. */
  readonly pen?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Words with a pen stroke around, through or under them. What is struck out is deleted. */
export function Penned({ mark, width, pen, className, children }: PennedProps) {
  const Words = mark === 'strike' ? 'del' : 'span'
  return (
    <Words className={className ? `${classOf[mark]} ${className}` : classOf[mark]}>
      {children}
      <PenMark name={mark} className={pen} width={width} />
    </Words>
  )
}
