import {
  RowHeading,
  RuledTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import type { DataRight } from '@/content/pages/gdpr'
import { Named } from './named'

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
    <Section id={id} heading={heading} number={1} note={note}>
      <RuledTable label={{ caption }}>
        <TableHead
          className="max-md:sr-only"
          columns={columns}
          cell="pb-2 text-note text-muted first:pl-12"
        />
        <TableBody className="border-t-line border-ink">
          {rights.map(({ name, article, means, exercise }, index) => (
            <TableRow key={name} className="align-baseline leading-normal max-md:*:pl-9">
              <RowHeading className="relative md:w-[30%] md:pl-12">
                <span
                  className="absolute left-0 py-1 font-display text-h4 font-bold text-correction md:py-0.5"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <Named name={name} detail={article} />
              </RowHeading>
              <TableCell className="text-muted max-md:pb-1">{means}</TableCell>
              <TableCell className="max-md:pb-1 md:w-[40%]">{exercise}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
    </Section>
  )
}
