import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import type { DataCategory, LegalBasis } from '@/content/pages/gdpr'

type BasesProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly caption: string
  readonly corner: string
  readonly bases: readonly LegalBasis[]
  readonly categories: readonly DataCategory[]
}

/** A category's name without its last word. */
const shortName = (name: string) => name.replace(/ data$/, '')

/** The legal bases, and which data each covers. */
export function Bases({ id, note, heading, caption, corner, bases, categories }: BasesProps) {
  return (
    <section className="sec band squared" aria-labelledby={`${id}-heading`} id={id}>
      <div className="frame">
        <Margin number={4} note={note} />
        <h2 id={`${id}-heading`}>{heading}</h2>
        <table className="gdpr-bases">
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {categories.map(({ kind, name }) => (
                <th key={kind} scope="col">
                  <span>{shortName(name)}</span>
                  <span className="vh"> data</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bases.map((basis) => (
              <tr key={basis.id}>
                <th scope="row">
                  <span className="gdpr-right">{basis.name}</span>
                  <span className="gdpr-article">{basis.article}</span>
                  <span className="gdpr-means">{basis.means}</span>
                </th>
                {categories.map(({ kind, name, bases: covers }) => (
                  <td key={kind} data-label={shortName(name)}>
                    {covers.includes(basis.id) ? (
                      <PenMark name="tick" className="tick" label="Yes" />
                    ) : (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="vh">No</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
