import { keptTogether } from './kept-together'

const summary = 'flex min-h-15 items-center justify-between gap-5 py-3.5'

type AccordionProps = {
  /** An answer of several paragraphs is a list. */
  readonly answers: Readonly<Record<string, string | readonly string[]>>
}

/**
 * Questions that open in place, the first open. Works before scripts, and for find in page. No line
 * of a question ends inside a word like `30-day`.
 */
export function Accordion({ answers }: AccordionProps) {
  return (
    <div className="border-t-line border-ink">
      {Object.entries(answers).map(([question, answer], index) => (
        <details key={question} className="group border-b border-hair-strong" open={index === 0}>
          <summary className={summary}>
            <h3 className="font-text text-h5 font-semibold tracking-normal">
              <span
                className="box-decoration-clone group-open:-mx-1 group-open:bg-marker group-open:px-1
                group-open:text-on-marker"
              >
                {keptTogether(question, '\\S+-\\S+')}
              </span>
            </h3>
            <svg className="ico fill-none stroke-current" viewBox="0 0 24 24" aria-hidden="true">
              <path strokeWidth="2" strokeLinecap="round" d="M5 12H19" />
              <path className="group-open:hidden" strokeWidth="2" strokeLinecap="round" d="M12 5V19" />
            </svg>
          </summary>
          <div className="grid max-w-170 gap-3 pt-1 pr-8 pb-6">
            {[answer].flat().map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
