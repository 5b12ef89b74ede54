type OutcomeProps = {
  readonly result: { readonly figure: string; readonly says: string }
  /** What stands against the result, as whole sentences. */
  readonly but: string
  readonly className?: string
}

/** What came of a study, and its "but" at the same size as the praise. */
export function Outcome({ result, but, className = '' }: OutcomeProps) {
  return (
    <div className={`case-outcome ${className}`}>
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
