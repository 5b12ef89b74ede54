import { Maths } from '@/components/ui/maths'
import { PenMark } from '@/components/ui/pen-mark'
import { twoAnswersWorking } from '@/content/posts/two-answers'

const { caption, lines, stranger, answer, notes, check } = twoAnswersWorking
const last = lines.length + 1
const noteOn = (line: number) => notes.find((note) => note.line === line)?.text

/** The featured problem as it was handed in: five lines, two questions, one answer struck out. */
export function WorkingFigure() {
  return (
    <figure className="sheet squared blog-sheet">
      <figcaption>{caption}</figcaption>
      <ol>
        {lines.map((line, index) => (
          <li key={line}>
            <Maths of={line} className="whitespace-normal" />
            <Note text={noteOn(index + 1)} />
          </li>
        ))}
        <li>
          <span className="whitespace-nowrap">
            <span className="struck">
              <Maths of={stranger} />
              <PenMark name="strike" />
            </span>
            <Maths of=" or " />
            <span className="dunder">
              <Maths of={answer} />
              <PenMark name="double-under" className="pm-hint" />
            </span>
          </span>
          <Note text={noteOn(last)} />
        </li>
      </ol>
      <p className="blog-check">
        <PenMark name="cross" className="cross" label="Does not fit:" width={3} />
        <Maths of={check} />
      </p>
    </figure>
  )
}

function Note({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <em>{text}</em>
}
