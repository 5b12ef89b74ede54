import { PenMark } from '@/components/ui/pen-mark'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { pricing } from '@/content/pages/pricing'
import { learnerPlans, price } from '@/content/plans'
import { Pencil } from './plans'

/** A line's columns on a phone; on the narrowest phones, longer names get more of the width. */
const columns =
  'max-md:grid-cols-4 max-md:gap-x-2 max-xs:gap-x-1 max-xs:grid-cols-[minmax(0,4fr)_minmax(0,5.6fr)_minmax(0,5.4fr)_minmax(0,5.6fr)]'

/** The learner plans line by line. On a phone a line's name is over its four cells. */
export function Comparison() {
  return (
    <Section id="compare" heading="Line by line" number={3} note="A dash means not included.">
      <RuledTable label={{ caption: 'The four learner plans compared' }} className="md:table-fixed">
        <TableHead
          className="max-md:sticky max-md:top-15 max-md:z-2 max-md:block max-md:bg-ground"
          row={`max-md:grid max-md:border-b-line max-md:border-ink ${columns}`}
          cell="py-3 font-display text-base font-bold wrap-anywhere max-md:tracking-tight
            max-md:first:sr-only max-xs:text-small md:sticky md:top-18 md:z-2 md:bg-ground md:text-h4
            md:shadow-ruled md:first:w-[30%]"
          columns={[
            <span key="what" className="sr-only">
              What you get
            </span>,
            ...learnerPlans.map(({ name }) => name),
          ]}
        />
        {Object.entries(pricing.comparison).map(([group, lines]) => (
          <TableBody key={group}>
            <TableRow className="max-md:pb-0 border-hair-strong">
              <th
                className="pt-6 pb-1.5 font-display leading-tight font-bold max-md:col-span-full max-md:pt-4"
                scope="rowgroup"
                colSpan={learnerPlans.length + 1}
              >
                {group}
              </th>
            </TableRow>
            {Object.entries<readonly (string | boolean)[]>(lines).map(([label, values]) => (
              <TableRow key={label} className={`text-base hover:bg-sheet ${columns}`}>
                <TableCell heading className="max-md:col-span-full md:font-normal">
                  {label}
                </TableCell>
                {learnerPlans.map(({ name }, index) => (
                  <TableCell
                    key={name}
                    className="max-md:pt-0.5 max-md:text-note max-md:leading-snug max-xs:text-small"
                  >
                    <Value value={values[index]} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
        <tfoot className="max-md:block">
          <TableRow
            className={`border-t-line border-b-ink font-display text-h4 font-bold max-md:border-b-line
              md:border-b-4 md:border-double ${columns}`}
          >
            <TableCell heading className="max-md:col-span-full md:py-4">
              Price
            </TableCell>
            {learnerPlans.map(({ name }) => (
              <TableCell
                key={name}
                className="max-md:pt-1 max-md:pb-1 max-md:text-base max-xs:text-small md:py-4"
              >
                <Pencil className="whitespace-normal max-lg:w-min">{price}</Pencil>
              </TableCell>
            ))}
          </TableRow>
        </tfoot>
      </RuledTable>
    </Section>
  )
}

function Value({ value }: { readonly value: string | boolean | undefined }) {
  if (typeof value === 'string') return <span>{value}</span>
  if (value)
    return <PenMark name="tick" className="tick inline-block h-4.5 w-5.5 align-middle" label="Included" />
  return (
    <>
      <span className="text-muted" aria-hidden="true">
        –
      </span>
      <span className="sr-only">Not included</span>
    </>
  )
}
