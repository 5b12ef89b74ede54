import type { LegalSection } from '@/content/legal-document'
import { useSectionInView } from './use-section-in-view'

type LegalContentsProps = { readonly sections: readonly LegalSection[] }

/**
 * The contents: left of the line on wide screens, folded up above the text on narrow ones. The section that is being read is
 * marked; without scripts they are plain links.
 */
export function LegalContents({ sections }: LegalContentsProps) {
  const current = useSectionInView(sections)
  const links = sections.map(({ id, heading }, index) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === current && 'location'}>
        <span>{index + 1}</span> <span>{heading}</span>
      </a>
    </li>
  ))
  return (
    <nav className="law-contents" aria-label="Contents">
      <details>
        <summary>Contents</summary>
        <ol className="law-fold">{links}</ol>
      </details>
      <div>
        <p>Contents</p>
        <ol>{links}</ol>
      </div>
    </nav>
  )
}
