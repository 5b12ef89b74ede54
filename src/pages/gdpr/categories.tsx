import { Margin } from '@/components/ui/margin'
import type { BasisId, DataCategory, LegalBasis } from '@/content/pages/gdpr'

type CategoriesProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly caption: string
  readonly columns: readonly [string, string, string, string]
  readonly categories: readonly DataCategory[]
  readonly bases: readonly LegalBasis[]
  readonly from: string
}

/** The categories of data: purpose, legal basis, retention. */
export function Categories({
  id,
  note,
  heading,
  caption,
  columns,
  categories,
  bases,
  from,
}: CategoriesProps) {
  const basisName = (basis: BasisId) => bases.find((candidate) => candidate.id === basis)?.name ?? basis
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={3} note={note} />
        <h2 id={id}>{heading}</h2>
        <table className="gdpr-categories">
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
            {categories.map((category) => (
              <tr key={category.kind}>
                <th scope="row">
                  <span className="gdpr-right">{category.name}</span>
                  <span className="gdpr-article">{category.holds}</span>
                </th>
                <td data-label={columns[1]}>{category.purpose}</td>
                <td data-label={columns[2]}>{category.bases.map(basisName).join(', ')}</td>
                <td data-label={columns[3]}>
                  <b>{category.retention}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="gdpr-fine">{from}</p>
      </div>
    </section>
  )
}
