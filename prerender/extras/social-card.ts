import { halves } from '../../src/lib/text.ts'
import { escapeMarkup } from '../pages/escape.ts'

/** Width in px of a text in one of the card's faces. */
export type Measure = (text: string, face: Face, size: number) => number

/** The faces of a card, by their family's name. */
export type Face = 'Gabarito' | 'Atkinson Hyperlegible Next' | 'STIX Two Text'

/** What a card says. */
export type CardWords = {
  /** Product name; its second half stands under the marker. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** The word of the title that is highlighted; the last one unless told. */
  readonly marked?: string | undefined
}

/** Size of a card in px: the shape that Open Graph and Twitter show whole. */
export const cardSize = { width: 1200, height: 630 } as const

const ink = '#16213a'
const marker = '#ffd83d'
const left = 204
const widest = 930
const display: Face = 'Gabarito'
const text: Face = 'Atkinson Hyperlegible Next'
const maths: Face = 'STIX Two Text'

/**
 * The card of a page as SVG: a sheet of squared paper with its margin, the title in ink, and a last
 * line that is right.
 */
export function cardSvg(words: CardWords, measure: Measure): string {
  const { size, lines, says, height } = sizeFor(words, measure)
  const marked = words.marked ?? words.title.split(' ').at(-1) ?? ''
  const first = 62 + (room - height) / 2 + size * 0.78
  const baseline = (index: number) => first + size * 1.06 * index
  const below = baseline(lines.length - 1) + size * 0.26
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    '<rect width="1200" height="630" fill="#fff"/>',
    `<path d="${squares()}" stroke="#e8eef6" stroke-width="1.5"/>`,
    '<path d="M156 0V630" stroke="#d7402f" stroke-width="4"/>',
    tick(44, first - size * 0.35 - 32, 1.6),
    ...lines.map((line, index) => highlight(line, marked, left, baseline(index), size, measure)),
    ...lines.map((line, index) => write(line, display, size, left, baseline(index), ink, -0.02)),
    ...says.map((line, index) => write(line, text, 32, left, below + 52 + 44 * index, '#4a5775')),
    ...signature(words.name, measure),
    '</svg>',
  ].join('')
}

/** Height in px between the card's top edge and its foot, less the space around the words. */
const room = 400

/** The largest title that leaves room for the description, and their lines. */
function sizeFor({ title, description }: CardWords, measure: Measure) {
  const says = wrap(description, text, 32, measure, 880)
  const sizes = [148, 132, 116, 100, 92, 84, 76, 64]
  const settings = sizes.map((size) => {
    const lines = wrap(title, display, size, measure)
    return { size, lines, says, height: size * (1.06 * lines.length + 0.2) + 20 + 44 * says.length }
  })
  const fits = ({ size, lines, height }: (typeof settings)[number]) =>
    height <= room && lines.every((line) => measure(line, display, size) <= widest)
  const found = settings.find(fits) ?? settings.at(-1)
  if (!found) throw new Error('a card has no size')
  return found
}

const tick = (x: number, y: number, scale: number) =>
  `<path d="M4 23C9 26 13 31 16.5 36.5 21.5 24 31 11.5 45 3" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#0b7150" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`

/** The foot of the sheet: the wordmark, and an answer that is right. */
function signature(name: string, measure: Measure): readonly string[] {
  const [before, marked] = halves(name)
  const baseline = 575
  // The answer begins at 848.
  const size = Math.min(50, (50 * (820 - left)) / measure(name, display, 50))
  const root = (value: number, x: number) =>
    `<text x="${x}" y="568" font-family="${maths}" font-size="42" fill="#1747c9"><tspan font-style="italic">x</tspan><tspan x="${x + 31}">= ${value}</tspan></text>`
  return [
    `<path d="M158 512H1200" stroke="${ink}" stroke-width="3"/>`,
    highlight(name, marked, left, baseline, size, measure, before),
    write(name, display, size, left, baseline, ink, -0.02),
    root(2, 850),
    write('or', text, 30, 952, 568, '#1747c9'),
    root(3, 1000),
    '<path d="M848 588C915 584 1010 585 1094 587M854 598C920 594 1010 595 1086 597" fill="none" stroke="#1747c9" stroke-width="3" stroke-linecap="round"/>',
    tick(1114, 540, 1),
  ]
}

function squares(): string {
  const across = Array.from({ length: 40 }, (_, index) => `M${index * 30 + 6} 0V630`)
  const down = Array.from({ length: 21 }, (_, index) => `M0 ${index * 30 + 2}H1200`)
  return [...across, ...down].join('')
}

/** A stroke of the marker behind a word of a line; nothing when the word is not there. */
function highlight(
  line: string,
  word: string,
  x: number,
  baseline: number,
  size: number,
  measure: Measure,
  before = line.slice(0, Math.max(0, line.lastIndexOf(word))),
): string {
  if (word === '' || !line.includes(word)) return ''
  const from = x + (before ? measure(before, display, size) : 0) - size * 0.08
  const to = x + measure(`${before}${word}`, display, size) + size * 0.1
  const [high, low] = [baseline - size * 0.76, baseline + size * 0.22]
  return `<path fill="${marker}" d="M${from + 4} ${high + 5}L${to} ${high}L${to - 5} ${low - 3}L${from} ${low}Z"/>`
}

function write(line: string, face: Face, size: number, x: number, y: number, fill: string, tracking = 0) {
  const spacing = tracking ? ` letter-spacing="${tracking * size}"` : ''
  return `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" fill="${fill}"${spacing}>${escapeMarkup(line)}</text>`
}

function wrap(words: string, face: Face, size: number, measure: Measure, width = widest): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`, face, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
