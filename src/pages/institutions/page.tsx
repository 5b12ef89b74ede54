import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { institutions } from '@/content/pages/institutions'
import { DemoButton, DemoDialog } from '@/features/messages/demo-button'

export default function InstitutionsPage() {
  return (
    <>
      <Hero
        id="institutions"
        note="Preview first. Then apply."
        title={'The whole school on one\u00a0==sheet=='}
        lead={institutions.lead}
        actions={<DemoButton type="Enterprise">Enterprise demo</DemoButton>}
        aside={<RosterFigure />}
        space="page"
      />
      <Section id="steps" heading="In place in three steps" number={1} note="Eight weeks in all." tone="tint">
        <ol className="grid gap-5 md:grid-cols-3 md:gap-0">
          {institutions.steps.map((step) => (
            <li key={step.title} className="relative border-t-line border-ink pt-5">
              <span className="absolute -top-2 left-0 h-3.5 w-0.5 bg-ink" aria-hidden="true" />
              <p className="text-note font-semibold text-hint">{step.weeks}</p>
              <h3 className="mt-1 text-h4">{step.title}</h3>
              <p className="mt-1 max-w-110 pr-8 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="features"
        heading="What your IT office will ask for"
        headed="side"
        lead={
          <DemoButton type="Enterprise" className="btn btn-line">
            Enterprise demo
          </DemoButton>
        }
        number={2}
        note="Seven of seven."
      >
        <RuledTable label={{ by: 'features' }} className="lg:col-span-8">
          <TableHead className="sr-only" columns={['Feature', 'What it is', 'Included']} />
          <TableBody className="border-t-line border-ink">
            {Object.entries(institutions.features).map(([title, text]) => (
              <TableRow key={title} className="align-baseline grid-cols-[1fr_auto]">
                <TableCell heading className="md:w-56">
                  <span className="block py-1 font-display text-h4 font-bold md:py-3">{title}</span>
                </TableCell>
                <TableCell className="text-muted max-md:order-last max-md:col-span-full">{text}</TableCell>
                <TableCell className="md:last:pr-0">
                  <PenMark name="tick" className="tick ml-auto" label="Included" />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </RuledTable>
      </Section>
      <DemoDialog />
    </>
  )
}

const looks = {
  Added: { mark: 'plus', tone: 'text-hint' },
  Moved: { mark: 'arrow', tone: 'text-pen' },
  Removed: { mark: 'strike', tone: 'text-muted' },
  Skipped: { mark: 'query', tone: 'text-correction' },
} as const

/** In large text a row's cells are below each other. */
const cell = 'py-3 pr-2 last:pr-3 sm:pr-3 sm:last:pr-5 max-[20rem]:block max-[20rem]:py-1 max-[20rem]:pl-5'

/** A roster import before it happens: what changes, and what is skipped. */
function RosterFigure() {
  return (
    <SheetFigure caption="Example import" detail="roster-2025-09.csv · 412 rows">
      <table className="w-full text-note">
        <TableHead
          className="max-[20rem]:sr-only"
          row="border-b border-hair text-muted"
          cell="py-2"
          columns={[
            <span key="change" className="pl-5">
              Change
            </span>,
            'Person',
            'Section',
          ]}
        />
        <tbody>
          {institutions.roster.map((row) => {
            const { mark, tone } = looks[row.change]
            return (
              <tr key={row.name} className="border-b border-hair">
                <th scope="row" className={`${cell} pl-5 whitespace-nowrap ${tone}`}>
                  <PenMark name={mark} className="mr-1 inline-block size-4 sm:mr-2" width={3} />
                  <span>{row.change}</span>
                </th>
                <td className={`${cell} ${row.change === 'Removed' ? 'line-through' : ''}`}>{row.name}</td>
                <td className={cell}>
                  {row.from && <span className={row.to ? 'text-muted' : ''}>{row.from}</span>}
                  {row.from && row.to && <span> → </span>}
                  {row.to && <b>{row.to}</b>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 text-note">
        <span className="text-muted">Nothing changes until you confirm.</span>
        <span className="rounded-control border-line border-ink bg-ink px-4 py-1.5 font-semibold text-on-ink">
          Apply 411 rows
        </span>
      </p>
    </SheetFigure>
  )
}
