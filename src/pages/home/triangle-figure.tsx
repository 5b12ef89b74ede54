import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { Note } from './note'

const description = [
  'Worked example: a right triangle with legs of 12 metres and 9 metres. Twelve plus nine is crossed out.',
  'The tutor asks which is longer, the shortcut or both sides together.',
  'The student writes c squared equals 144 plus 81, which is 225, so c equals 15 metres. Marked correct.',
].join(' ')

/** A right triangle on squared paper, a metre to the square, and the work beside it. */
export function TriangleFigure() {
  return (
    <figure className="home-triangle" role="img" aria-label={description}>
      <svg viewBox="0 0 348 252" aria-hidden="true">
        <g className="pm">
          <path className="fill-ground" strokeWidth="3" d="M24 216H312V0" />
          <path strokeWidth="1.5" d="M296 216V200H312" />
          <path className="text-pen" d="M24 216 312 0" />
        </g>
        <text x="168" y="244" textAnchor="middle">
          12 m
        </text>
        <text x="320" y="116">
          9 m
        </text>
        <text className="fill-pen" x="146" y="98">
          <tspan className="italic">c</tspan>
        </text>
      </svg>
      <Note>Which is longer: the shortcut, or both sides together?</Note>
      <div>
        <Penned mark="strike" className="m">
          <Maths of="c = 12 + 9" />
        </Penned>
        <Maths of="c² = 12² + 9²" />
        <Maths of="c² = 144 + 81" />
        <Maths of="c² = 225" />
        <span>
          <Maths of={'c = 15\u00a0m'} className="hl" />
          <PenMark name="tick" className="tick ml-4 inline-block" />
        </span>
      </div>
    </figure>
  )
}
