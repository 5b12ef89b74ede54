type CaseHeadProps = {
  readonly id: string
  readonly heading: string
  /** Who took part, how many, when. */
  readonly who: readonly string[]
}

/** A study's heading with those it is about. */
export function CaseHead({ id, heading, who }: CaseHeadProps) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      <ul className="mt-4 text-note text-muted">
        {who.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
