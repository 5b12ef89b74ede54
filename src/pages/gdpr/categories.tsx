import {
  RowHeading,
  RuledTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import type { BasisId, DataCategory, LegalBasis } from '@/content/pages/gdpr'
import { Named } from './named'

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
export function Categories({ bases, categories, columns, caption, from, ...section }: CategoriesProps) {
  const basisName = (basis: BasisId) => bases.find((candidate) => candidate.id === basis)?.name ?? basis
  return (
    <Section {...section} number={3}>
      <RuledTable label={{ caption }}>
        <TableHead className="max-md:sr-only" columns={columns} cell="pb-2 text-note text-muted" />
        <TableBody className="border-t-line border-ink">
          {categories.map((category) => (
            <TableRow key={category.kind} className="align-baseline leading-normal max-md:gap-y-1">
              <RowHeading className="md:w-[30%]">
                <Named name={category.name} detail={category.holds} />
              </RowHeading>
              <TableCell label={columns[1]}>{category.purpose}</TableCell>
              <TableCell label={columns[2]} className="text-balance">
                {category.bases.map(basisName).join(', ')}
              </TableCell>
              <TableCell label={columns[3]} className="text-balance">
                <b>{category.retention}</b>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
      <p className="mt-5 max-w-measure text-base text-muted">{from}</p>
    </Section>
  )
}
