import { InlineCode } from '@/components/docs/inline-code'
import { PenMark } from '@/components/ui/pen-mark'
import { community } from '@/content/pages/community'

const { thread } = community

/** A question on squared paper with the answers in its margin: the slip struck out, the right value above a caret. */
export function ThreadFigure() {
  return (
    <figure className="comm-thread sheet squared" aria-labelledby="thread-caption">
      <figcaption id="thread-caption">
        <span>{thread.caption}</span>
        <span>{thread.when}</span>
      </figcaption>
      <div className="comm-work">
        <p>
          <b>{thread.who}</b>
          <span>{thread.question}</span>
        </p>
        <p className="comm-line">
          <code translate="no">
            <span>{thread.line}</span>
            <span>{thread.before}</span>
            <span className="comm-slip">
              <del className="struck">
                <span>{thread.wrong}</span>
                <PenMark name="strike" width={3} />
              </del>
              <ins>
                <span className="hl">{thread.right}</span>
              </ins>
              <PenMark name="caret" className="pm-correction" width={2.5} />
            </span>
            <span>{thread.after}</span>
          </code>
        </p>
        <p className="comm-reply">
          <PenMark name="cross" className="cross" />
          <code translate="no">{thread.reply}</code>
        </p>
      </div>
      <ul className="comm-notes">
        {thread.notes.map(({ by, text }) => (
          <li key={by}>
            <b>{by}</b>
            <span>
              <InlineCode text={text} />
            </span>
          </li>
        ))}
        <li data-end="">
          <b>{thread.end.by}</b>
          <span>{thread.end.text}</span>
          <PenMark name="tick" className="tick" />
        </li>
      </ul>
    </figure>
  )
}
