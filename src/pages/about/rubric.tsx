// biome-ignore-all lint/a11y/noRedundantRoles: rows that are grids lose their roles.
import { RuledTable, TableBody, TableHead } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { levels, values } from '@/content/pages/about'

const row = 'border-hair-strong md:*:not-first:border-s'
const cell = 'relative border-t border-hair-strong px-4 py-3 align-top md:py-6'

export function Rubric() {
  return (
    <Section
      id="values"
      heading="Four values, on a rubric"
      lead={<p>A value you cannot mark is a poster. The circle is where we think we are.</p>}
      number={4}
      note="We mark ourselves, too."
    >
      <RuledTable label={{ by: 'values' }} className="leading-snug md:table-fixed">
        <TableHead
          className="max-md:sr-only"
          row={`border-t ${row}`}
          cell={`border-b-line border-hair-strong border-b-ink first:font-normal not-first:bg-sheet
            not-first:px-4 not-first:py-2.5 md:first:w-[32%]`}
          columns={['Value', ...levels]}
        />
        <TableBody>
          {values.map(({ name, means, looks, mark }) => (
            <tr key={name} className={`border-b max-md:grid ${row}`} role="row">
              <th className="pt-7 pr-4 pb-3 align-top font-normal md:py-6" scope="row" role="rowheader">
                <b className="mb-1 block font-display text-h3 font-bold">{name}</b>
                <span className="text-muted">{means}</span>
              </th>
              {levels.map((level, index) => (
                <td
                  key={level}
                  className={`${cell} ${level === mark ? '' : 'text-muted'}`}
                  role="cell"
                  data-label={level}
                >
                  <p>
                    {looks[index]}
                    {level === mark && <em className="prose-note mt-1 block">We are here</em>}
                  </p>
                  {level === mark && <Ring />}
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
    <svg
      className="pm absolute inset-0 w-full text-hint max-md:-inset-x-1.25 max-md:w-[calc(100%+10px)]"
      height="100%"
      viewBox="-2 -4 204 88"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path strokeWidth="3" d={way} />
    </svg>
  )
}
