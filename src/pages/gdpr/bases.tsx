import { PenMark } from '@/components/ui/pen-mark'
import {
  RowHeading,
  RuledTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import type { DataCategory, LegalBasis } from '@/content/pages/gdpr'
import { Named } from './named'

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
export function Bases({ bases, categories, caption, corner, ...section }: BasesProps) {
  return (
    <Section {...section} number={4} tone="band">
      <RuledTable label={{ caption }}>
        <TableHead
          className="max-md:sr-only"
          cell="pb-2 text-note text-muted not-first:w-[13%] not-first:text-center md:not-first:pr-4"
          columns={[
            corner,
            ...categories.map(({ kind, name }) => (
              <span key={kind}>
                <span>{shortName(name)}</span>
                <span className="sr-only"> data</span>
              </span>
            )),
          ]}
        />
        <TableBody className="border-t-line border-ink">
          {bases.map((basis) => (
            <TableRow
              key={basis.id}
              className="align-baseline leading-normal max-md:grid-cols-2 max-md:gap-y-1"
            >
              <RowHeading className="max-md:col-span-full max-md:pb-1">
                <Named name={basis.name} detail={basis.article}>
                  <span className="mt-1.5 block max-w-144 font-normal">{basis.means}</span>
                </Named>
              </RowHeading>
              {categories.map(({ kind, name, bases: covers }) => (
                <TableCell
                  key={kind}
                  label={shortName(name)}
                  className="max-md:before:order-last md:text-center"
                >
                  <span className="w-6.5 md:w-auto">
                    {covers.includes(basis.id) ? (
                      <PenMark name="tick" className="tick inline" label="Yes" />
                    ) : (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">No</span>
                      </>
                    )}
                  </span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
    </Section>
  )
}
