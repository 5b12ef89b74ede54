/** A request as a file to save and as a `mailto:` address. */
export type RequestCopies = { readonly download: () => void; readonly mailto: string }

/** The two ways to take a request out of this browser, which else is the only place that has it. */
export function HandOver({ copies }: { readonly copies: RequestCopies }) {
  return (
    <>
      <button type="button" className="quiet" onClick={copies.download}>
        Download a copy
      </button>
      <a className="quiet" href={copies.mailto}>
        E-mail a copy
      </a>
    </>
  )
}
