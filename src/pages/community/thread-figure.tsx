import { InlineCode } from '@/components/docs/inline-code'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { community } from '@/content/pages/community'

const { thread } = community

const name = 'block font-display font-bold text-ink not-italic'

const beside = 'sm:max-lg:grid-cols-[minmax(0,1fr)_196px] xl:grid-cols-[minmax(0,1fr)_196px]'
const margin = `grid content-start gap-7 border-margin-line bg-sheet px-6 py-7 text-base font-medium \
text-hint italic max-sm:border-t-2 sm:max-lg:border-l-2 lg:max-xl:border-t-2 xl:border-l-2 \
[&_code]:not-italic`

/**
 * A question on squared paper with the answers in its margin: the slip struck out, the right
 * value above a caret. Beside the headline, from 1024 to 1280 px, the sheet is too narrow for a
 * line of code and the answers.
 */
export function ThreadFigure() {
  return (
    <SheetFigure caption={thread.caption} detail={thread.when}>
      <div className={`squared grid bg-left-top ${beside}`}>
        <div className="grid content-start gap-8 px-4 pt-7 pb-8 xs:px-6">
          <p>
            <b className="block text-note text-muted">{thread.who}</b>
            <span>{thread.question}</span>
          </p>
          <p className="text-note xs:text-body xl:text-base min-[1360px]:text-body">
            <code className="whitespace-pre-wrap" translate="no">
              <span className="mb-8 block">{thread.line}</span>
              <span>{thread.before}</span>
              <span className="relative whitespace-nowrap">
                <Penned mark="strike" width={3}>
                  {thread.wrong}
                </Penned>
                <ins className="absolute -top-9 left-3 font-semibold no-underline">
                  <span className="hl">{thread.right}</span>
                </ins>
                <PenMark
                  name="caret"
                  className="absolute -top-2 left-4 h-3.25 w-4.5 text-correction"
                  width={2.5}
                />
              </span>
              <span>{thread.after}</span>
            </code>
          </p>
          <p className="flex items-center gap-3 text-correction">
            <PenMark name="cross" className="cross size-4 shrink-0" />
            <code className="text-note whitespace-pre-line" translate="no">
              {thread.reply}
            </code>
          </p>
        </div>
        <ul className={margin}>
          {thread.notes.map(({ by, text }) => (
            <li key={by}>
              <b className={name}>{by}</b>
              <span>
                <InlineCode text={text} />
              </span>
            </li>
          ))}
          <li className="text-pen">
            <b className={name}>{thread.end.by}</b>
            <span>{thread.end.text}</span>
            <PenMark name="tick" className="tick ml-2.5 inline-block align-middle" />
          </li>
        </ul>
      </div>
    </SheetFigure>
  )
}
