import type { LegalDocument, LegalSection } from '@/content/legal-document'
import { href } from '@/routes/href'
import { LegalBlocks } from './legal-blocks'
import { LegalContents } from './legal-contents'
import { PrintButton } from './print-button'
import { PrintedAddress } from './printed-address'

/** A legal text: contents left of the line, law in the middle, plain words on the right. */
export function LegalArticle({ heading, lead, updated, sections, related }: LegalDocument) {
  return (
    <div className="law printed">
      <article className="frame" aria-labelledby="document">
        <header>
          <h1 id="document">{heading}</h1>
          <p className="lead">{lead}</p>
          <p className="law-updated">
            <span>
              {'Last updated '}
              <time dateTime={updated.iso}>{updated.text}</time>
            </span>
            <PrintButton />
          </p>
          <PrintedAddress />
        </header>
        <LegalContents sections={sections} />
        {sections.map((section, index) => (
          <LawSection key={section.id} {...section} number={index + 1} />
        ))}
        <p className="law-end">
          <span>See also </span>
          {related.map(({ page, text }, index) => (
            <span key={page}>
              {index > 0 && <span>{index === related.length - 1 ? ' and ' : ', '}</span>}
              <a href={href(page)}>{text}</a>
            </span>
          ))}
          <span>.</span>
        </p>
      </article>
    </div>
  )
}

function LawSection({ id, heading, plain, blocks, number }: LegalSection & { readonly number: number }) {
  return (
    <section id={id} className="law-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <a href={`#${id}`}>
          <span className="law-no">{number}</span> <span>{heading}</span>
        </a>
      </h2>
      <p className="law-plain">
        <span className="vh">In plain words: </span>
        <span>{plain}</span>
      </p>
      <div className="law-text">
        <LegalBlocks blocks={blocks} />
      </div>
    </section>
  )
}
