import { PenMark } from '@/components/ui/pen-mark'
import { Dash, RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { pricing } from '@/content/pages/pricing'
import { learnerPlans, price } from '@/content/plans'
import { Pencil } from './plans'

/** Where a phone is narrow, the cells of Free are: its values are short. Large text: two rows. */
const columns = 'grid-cols-4 max-xs:grid-cols-[3.5rem_1fr_1.08fr_1fr] max-[20rem]:grid-cols-2'

/** The learner plans line by line. On a phone a line's name is over its four cells. */
export function Comparison() {
  return (
    <Section id="compare" heading="Line by line" number={3} note="A dash means not included.">
      <RuledTable label={{ caption: 'The four learner plans compared' }} className="md:table-fixed">
        <TableHead
          className="sticky top-15 z-2 bg-ground max-md:block lg:top-18"
          row={`${columns} max-md:grid`}
          cell="py-3 font-display text-h4 font-bold wrap-anywhere shadow-ruled max-md:first:sr-only
            max-sm:text-base max-xs:text-small md:first:w-[30%]"
          columns={[
            <span key="what" className="sr-only">
              What you get
            </span>,
            ...learnerPlans.map(({ name }) => name),
          ]}
        />
        {Object.entries(pricing.comparison).map(([group, lines]) => (
          <TableBody key={group}>
            <TableRow className="border-hair-strong max-md:pb-1">
              <th
                className="pt-6 pb-1 font-display leading-tight font-bold"
                scope="rowgroup"
                colSpan={learnerPlans.length + 1}
              >
                {group}
              </th>
            </TableRow>
            {Object.entries<readonly (string | boolean)[]>(lines).map(([label, values]) => (
              <TableRow key={label} className={`${columns} text-base hover:bg-sheet`}>
                <TableCell heading className="max-md:col-span-full md:font-normal">
                  {label}
                </TableCell>
                {learnerPlans.map(({ name }, index) => (
                  <TableCell key={name} className="pr-1 wrap-anywhere max-md:text-note max-xs:text-small">
                    <Value value={values[index]} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        ))}
        <tbody className="max-md:block">
          <TableRow className={`${columns} border-b-ink font-display text-h4 font-bold`}>
            <TableCell heading className="max-md:col-span-full">
              Price
            </TableCell>
            {learnerPlans.map(({ name }) => (
              <TableCell key={name} className="max-sm:text-base max-xs:text-small">
                <Pencil className="whitespace-normal wrap-break-word max-lg:w-min">{price}</Pencil>
              </TableCell>
            ))}
          </TableRow>
        </tbody>
      </RuledTable>
    </Section>
  )
}

function Value({ value }: { readonly value: string | boolean | undefined }) {
  if (typeof value === 'string') return <span>{value}</span>
  if (value)
    return <PenMark name="tick" className="tick inline-block h-4.5 w-5.5 align-middle" label="Included" />
  return <Dash className="text-muted" says="Not included" />
}
