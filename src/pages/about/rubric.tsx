// biome-ignore-all lint/a11y/noRedundantRoles: rows that are grids lose their roles.
import { RuledTable, TableBody, TableHead } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { levels, values } from '@/content/pages/about'

/** Ruled between its cells: down from tablets on, across on phones. */
const row = '*:border-hair-strong border-hair-strong max-md:*:not-first:border-t md:*:not-first:border-l'

const cell =
  'relative align-top max-md:grid max-md:grid-cols-[118px_1fr] max-md:px-2 max-md:py-3 md:px-4 md:py-6 lg:px-6 lg:py-5'

export function Rubric() {
  return (
    <Section
      id="values"
      heading="Four values, on a rubric"
      lead={<p>A value that cannot be marked is a poster. The ring is where we think we are.</p>}
      number={4}
      note="We mark ourselves, too."
    >
      <RuledTable label={{ by: 'values' }} className="leading-snug md:table-fixed">
        <TableHead
          className="max-md:sr-only"
          row={`border-t border-b-line border-b-ink ${row}`}
          cell="bg-sheet px-4 py-2.5 lg:px-6 md:first:w-[30%] first:bg-transparent first:pl-0 first:font-normal"
          columns={['Value', ...levels]}
        />
        <TableBody>
          {values.map(({ name, means, looks, mark }) => (
            <tr key={name} className={`max-md:mb-10 max-md:grid md:border-b ${row}`} role="row">
              <th className="pb-3 align-top font-normal md:py-6 md:pr-6 lg:py-5" scope="row" role="rowheader">
                <b className="mb-1 block font-display text-h3 font-bold">{name}</b>
                <span className="text-muted">{means}</span>
              </th>
              {levels.map((level, index) => (
                <td key={level} className={`${cell} ${level === mark ? '' : 'text-muted'}`} role="cell">
                  <span className="font-semibold md:hidden" aria-hidden="true">
                    {level}
                  </span>
                  <span>{looks[index]}</span>
                  {level === mark && (
                    <>
                      <em className="prose-note col-start-2 block max-md:mt-0.5 md:mt-1.5">We are here</em>
                      <Ring />
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </TableBody>
      </RuledTable>
    </Section>
  )
}

const way = `M150 1.5C105 0 48 1 16 4 3 5.5 1.5 15 1.5 40 1.5 67 3 75 20 77 70 80 140 80 184 77 197 76 \
199 66 198.5 40 198 12 196 5 180 3 152 .5 104 1 64 4.5`

/** A pen's way round a whole cell, squarer than the circle of the pen marks. */
function Ring() {
  return (
    <span className="absolute -inset-x-1.5 inset-y-0.5 text-hint md:inset-1">
      <svg className="pm size-full" viewBox="0 0 200 80" preserveAspectRatio="none" aria-hidden="true">
        <path strokeWidth="3" d={way} />
      </svg>
    </span>
  )
}
