import { PenMark, Penned } from '@/components/ui/pen-mark'
import { SheetFigure } from '@/components/ui/sheet-figure'

const name = 'block font-display font-bold text-ink not-italic'

const margin = `grid content-start gap-7 border-margin-line bg-sheet px-5 py-7 text-base font-medium text-hint \
italic max-sm:border-t-2 sm:py-9 sm:max-lg:border-s-2 lg:max-xl:border-t-2 xl:border-s-2`

/**
 * A question on squared paper with the answers in its margin: the slip struck out, the right
 * value above a caret. Beside the headline, from 1024 to 1280 px, the sheet is too narrow for a
 * line of code and the answers.
 */
export function ThreadFigure() {
  return (
    <SheetFigure caption="A thread in #first-call" detail="Answered in 14 minutes">
      <div className="squared grid bg-left-top sm:grid-cols-[auto_1fr] lg:max-xl:grid-cols-1">
        <div className="grid content-start gap-8 px-5 py-7 sm:py-9">
          <p>
            <b className="block text-note text-muted">Lena asks</b>
            <span>Why does this come back with a 400?</span>
          </p>
          <p className="text-base max-xs:text-small">
            <code className="whitespace-pre-wrap" translate="no">
              <span className="mb-8 block">{'{ …, "subject": "algebra",'}</span>
              <span>{'  "grade_level": '}</span>
              <span className="relative whitespace-nowrap">
                <Penned mark="strike" width={2}>
                  "ten"
                </Penned>
                <ins className="absolute bottom-4 left-4 pb-4 font-semibold no-underline">
                  <span className="hl">10</span>
                </ins>
                <PenMark
                  name="caret"
                  className="absolute -top-3 left-4 h-3.5 w-4.25 text-correction"
                  width={2.5}
                />
              </span>
              <span>{' }'}</span>
            </code>
          </p>
          <p className="flex items-center gap-3 text-correction">
            <PenMark name="cross" className="cross size-4 shrink-0" />
            <code className="text-note whitespace-pre-wrap" translate="no">
              {'400\ngrade_level must be 1 to 13'}
            </code>
          </p>
        </div>
        <ul className={margin}>
          <li>
            <b className={name}>Jonas</b>
            <span>It wants a number, not the word.</span>
          </li>
          <li>
            <b className={name}>Noor</b>
            <span>
              And log{' '}
              <code className="not-italic" translate="no">
                message
              </code>
              . It says what to fix.
            </span>
          </li>
          <li className="text-pen">
            <b className={name}>Lena</b>
            <span>It works. I will write that&nbsp;down.</span>
            <PenMark name="tick" className="tick ml-2.5 inline-block align-middle" />
          </li>
        </ul>
      </div>
    </SheetFigure>
  )
}
