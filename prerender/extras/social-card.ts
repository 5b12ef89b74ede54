import { halves } from '../../src/lib/text.ts'
import { escapeMarkup } from '../pages/html.ts'

type Face = 'Gabarito' | 'Atkinson Hyperlegible Next' | 'STIX Two Text'

/** Width in px of a text in one of the card's faces. */
export type Measure = (text: string, face: Face, size: number) => number

export type CardWords = {
  /** Product name; its second half is under the marker. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** The word of the title that is highlighted. */
  readonly marked: string
}

/** Size of a card in px: the shape that Open Graph and Twitter show whole. */
export const cardSize = { width: 1200, height: 630 } as const

const ink = '#16213a'
const answer = '#1747c9'
const left = 204
const widest = 930
/** Height in px between the card's top edge and its foot, less the space around the words. */
const room = 400
const display: Face = 'Gabarito'
const text: Face = 'Atkinson Hyperlegible Next'

/** A page's card as SVG: squared paper with its margin, the title, a last line that is right. */
export function cardSvg({ name, title, description, marked }: CardWords, measure: Measure): string {
  const says = wrap(description, 880, (line) => measure(line, text, 32))
  const heightOf = (count: number, size: number) => size * (1.06 * count + 0.2) + 20 + 44 * says.length
  const linesAt = (size: number) => wrap(title, widest, (line) => measure(line, display, size))
  // The largest title that leaves room for the description.
  const fits = (size: number) => {
    const lines = linesAt(size)
    const width = Math.max(...lines.map((line) => measure(line, display, size)))
    return width <= widest && heightOf(lines.length, size) <= room
  }
  const size = [148, 132, 116, 100, 92, 84, 76].find(fits) ?? 64
  const lines = linesAt(size)
  const first = 62 + (room - heightOf(lines.length, size)) / 2 + size * 0.78
  const baseline = (index: number) => first + size * 1.06 * index
  const below = baseline(lines.length - 1) + size * 0.26
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    '<rect width="1200" height="630" fill="#fff"/>',
    '<pattern id="squares" x="-9" y="-13" width="30" height="30" patternUnits="userSpaceOnUse">',
    '<path d="M15 0V30M0 15H30" stroke="#e8eef6" stroke-width="1.5"/></pattern>',
    '<rect width="1200" height="630" fill="url(#squares)"/>',
    '<path d="M156 0V630" stroke="#d7402f" stroke-width="4"/>',
    tick(44, first - size * 0.35 - 32, 1.6),
    ...lines.map((line, index) => heading(line, marked, baseline(index), size, measure)),
    ...says.map((line, index) =>
      textSvg(line, { face: text, size: 32, x: left, y: below + 52 + 44 * index, fill: '#4a5775' }),
    ),
    signature(name, measure),
    '</svg>',
  ].join('')
}

const pen = (d: string, colour: string, width: number, transform = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${transform}/>`

const tick = (x: number, y: number, scale: number) =>
  pen(
    'M4 23C9 26 13 31 16.5 36.5 21.5 24 31 11.5 45 3',
    '#0b7150',
    5,
    `stroke-linejoin="round" transform="translate(${x} ${y}) scale(${scale})"`,
  )

/** The foot of the sheet: the wordmark, and an answer that is right. */
function signature(name: string, measure: Measure): string {
  // The answer begins at 848.
  const size = Math.min(50, (50 * (820 - left)) / measure(name, display, 50))
  const maths = { face: 'STIX Two Text', size: 42, y: 568, fill: answer } as const
  return [
    `<path d="M158 512H1200" stroke="${ink}" stroke-width="3"/>`,
    heading(name, halves(name)[1], 575, size, measure),
    textSvg('x', { ...maths, x: 850, italic: true }),
    textSvg('= 2', { ...maths, x: 881 }),
    textSvg('or', { face: text, size: 30, x: 952, y: 568, fill: answer }),
    textSvg('x', { ...maths, x: 1000, italic: true }),
    textSvg('= 3', { ...maths, x: 1031 }),
    pen('M848 588C915 584 1010 585 1094 587M854 598C920 594 1010 595 1086 597', answer, 3),
    tick(1114, 540, 1),
  ].join('')
}

function heading(line: string, marked: string, y: number, size: number, measure: Measure): string {
  const words = textSvg(line, { face: display, size, x: left, y, fill: ink })
  if (marked === '' || !line.includes(marked)) return words
  const end = left + measure(line.slice(0, line.lastIndexOf(marked) + marked.length), display, size)
  const from = end - measure(marked, display, size) - size * 0.08
  const to = end + size * 0.1
  const [high, low] = [y - size * 0.76, y + size * 0.22]
  const marker = `M${from + 4} ${high + 5}L${to} ${high}L${to - 5} ${low - 3}L${from} ${low}Z`
  return `<path fill="#ffd83d" d="${marker}"/>${words}`
}

type TextStyle = {
  readonly face: Face
  readonly size: number
  readonly x?: number
  readonly y?: number
  readonly fill?: string
  readonly italic?: boolean
}

/** A line of text as SVG. The display face is set two hundredths of an em tighter. */
export function textSvg(line: string, { face, size, x = 0, y = 0, fill = ink, italic }: TextStyle): string {
  const font = `font-family="${face}" font-size="${size}" font-style="${italic ? 'italic' : 'normal'}"`
  const tracking = face === display ? ` letter-spacing="${-0.02 * size}"` : ''
  return `<text x="${x}" y="${y}" fill="${fill}" ${font}${tracking}>${escapeMarkup(line)}</text>`
}

function wrap(words: string, widest: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && widthOf(longer) <= widest) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
