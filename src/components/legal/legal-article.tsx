import type { LegalDocument, LegalSection } from '@/content/legal-document'
import { dayOf, longDate } from '@/lib/dates'
import { href } from '@/routes/table'
import { LegalBlocks } from './legal-blocks'
import { LegalContents } from './legal-contents'
import { PrintButton, PrintedAddress } from './print'

/** A legal text: contents left of the line, law in the middle, plain words on the right. */
export function LegalArticle({ heading, lead, updated, sections, related }: LegalDocument) {
  return (
    <div className="printed rhythm-18" data-margin="wide">
      <article className="frame" aria-labelledby="document">
        <header>
          <h1 id="document">{heading}</h1>
          <p className="mt-5 max-w-lead text-lead">{lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 font-semibold">
            <span>
              {'Last updated '}
              <time dateTime={updated}>{longDate(dayOf(updated))}</time>
            </span>
            <PrintButton />
          </p>
          <PrintedAddress />
        </header>
        <LegalContents sections={sections} />
        {sections.map((section, index) => (
          <LawSection key={section.id} {...section} number={index + 1} />
        ))}
        <p className="mt-16 mb-10 max-w-170 border-t-line border-ink pt-6">
          <span>See also </span>
          {related.map(({ page, text }, index) => (
            <span key={page}>
              {index > 0 && <span>{index === related.length - 1 ? ' and ' : ', '}</span>}
              <a className="py-1" href={href(page)}>
                {text}
              </a>
            </span>
          ))}
          <span>.</span>
        </p>
      </article>
    </div>
  )
}

const numbered = 'group grid grid-cols-[3rem_1fr] py-1.5 text-ink no-underline'
/** A sign after the heading: the heading is a link to itself. */
const sign = `after:opacity-0 after:content-['_#'_/_''] group-hover:after:opacity-100 \
group-focus-visible:after:opacity-100`
const plainWords = `prose-note mt-2 mb-1 border-s-rule border-hint py-0.5 ps-4 text-base sm:ml-12 \
lg:col-start-2 lg:row-start-2 lg:mt-3 lg:self-start print:float-right print:w-40`
const text = 'mt-4 flex max-w-law flex-col gap-4 sm:ml-12 lg:col-start-1 print:mr-48'

/** On paper the plain words float: Firefox does not split a grid's row between two pages. */
function LawSection({ id, heading, plain, blocks, number }: LegalSection & { readonly number: number }) {
  return (
    <section
      id={id}
      className="mt-5 pt-5 lg:grid lg:grid-cols-[minmax(0,42.5rem)_18rem] print:pt-0"
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className="text-h3 md:text-title print:mr-48">
        <a href={`#${id}`} className={numbered}>
          <span className="text-correction">{number}</span> <span className={sign}>{heading}</span>
        </a>
      </h2>
      <p className={plainWords}>
        <span className="sr-only">In plain words: </span>
        <span>{plain}</span>
      </p>
      {/* Not a div: reader views leave out one with many links, as that of an address. */}
      <section className={text}>
        <LegalBlocks blocks={blocks} />
      </section>
    </section>
  )
}
