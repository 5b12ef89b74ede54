import type { CaseStudy } from '@/content/pages/case-studies'

type CaseHeadProps = { readonly id: string; readonly study: CaseStudy }

/** A study's heading with those it is about. */
export function CaseHead({ id, study }: CaseHeadProps) {
  return (
    <>
      <h2 id={id}>{study.title}</h2>
      <ul className="mt-4 text-note text-muted">
        {study.who.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
