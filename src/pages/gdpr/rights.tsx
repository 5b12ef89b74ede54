import { Margin } from '@/components/ui/margin'
import type { DataRight } from '@/content/pages/gdpr'

type RightsProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly caption: string
  readonly columns: readonly string[]
  readonly rights: readonly DataRight[]
}

/** The ledger of rights: what each is, and what to write to use it. */
export function Rights({ id, note, heading, caption, columns, rights }: RightsProps) {
  return (
    <section className="sec" aria-labelledby={`${id}-heading`} id={id}>
      <div className="frame">
        <Margin number={1} note={note} />
        <h2 id={`${id}-heading`}>{heading}</h2>
        <table className="gdpr-rights">
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rights.map(({ name, article, means, exercise }, index) => (
              <tr key={name}>
                <th scope="row">
                  <span className="gdpr-no" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className="gdpr-right">{name}</span>
                  <span className="gdpr-article">{article}</span>
                </th>
                <td>{means}</td>
                <td>{exercise}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
