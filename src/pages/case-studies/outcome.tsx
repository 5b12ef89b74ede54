import type { CaseStudy } from '@/content/pages/case-studies'

/** What came of a study, and its "but" at the same size as the praise. */
export function Outcome({ study: { result, but } }: { readonly study: CaseStudy }) {
  return (
    <div className="case-outcome">
      <p>
        <b>{result.figure}</b>
        <span>{result.says}</span>
      </p>
      <p>
        <b>
          <span className="hl">But</span>
        </b>
        <span>{but}</span>
      </p>
    </div>
  )
}
