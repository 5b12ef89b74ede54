// biome-ignore-all lint/a11y/noRedundantRoles: on phones the rows are grids, and some browsers then drop a table's roles.
import { Margin } from '@/components/ui/margin'
import { levels, type Value } from '@/content/pages/about'

type RubricProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly lead: string
  /** Heading of the first column. */
  readonly corner: string
  /** What the ring says. */
  readonly here: string
  readonly list: readonly Value[]
}

/** The four values as a marking rubric, with the level that we give ourselves ringed. */
export function Rubric({ id, note, heading, lead, corner, here, list }: RubricProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={4} note={note} />
        <div className="grid12 items-end gap-y-3">
          <h2 id={id} className="lg:col-span-7">
            {heading}
          </h2>
          <p className="max-w-[28.5em] lg:col-span-5">{lead}</p>
        </div>
        <table className="about-rubric" role="table" aria-labelledby={id}>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {corner}
              </th>
              {levels.map((level) => (
                <th key={level} scope="col" role="columnheader">
                  {level}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {list.map(({ name, means, looks, mark }) => (
              <tr key={name} role="row">
                <th scope="row" role="rowheader">
                  <b>{name}</b>
                  <span>{means}</span>
                </th>
                {levels.map((level, index) => (
                  <td key={level} role="cell" data-mark={level === mark}>
                    <span className="about-level" aria-hidden="true">
                      {level}
                    </span>
                    <span>{looks[index]}</span>
                    {level === mark && (
                      <>
                        <em>{here}</em>
                        <Ring />
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

/** A pen's way round a whole cell: squarer than the circle of the pen marks, so that it clears the words. */
function Ring() {
  return (
    <svg className="pm" viewBox="0 0 200 80" preserveAspectRatio="none" aria-hidden="true">
      <path
        strokeWidth="3"
        d="M150 1.5C105 0 48 1 16 4 3 5.5 1.5 15 1.5 40 1.5 67 3 75 20 77 70 80 140 80 184 77 197 76 199 66 198.5 40 198 12 196 5 180 3 152 .5 104 1 64 4.5"
      />
    </svg>
  )
}
