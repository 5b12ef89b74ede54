import { PenMark } from '@/components/ui/pen-mark'
import { Dash, RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { categories, legalBases, rights } from '@/content/pages/gdpr'
import { retention, retentionText } from '@/content/policy'

const head = 'pb-2 text-note text-muted md:first:w-[30%]'
const body = 'border-t-line border-ink align-baseline leading-normal'

export function Rights() {
  return (
    <Section
      id="rights"
      heading="Eight rights, and how to use each"
      number={1}
      note="One sentence is enough."
    >
      <RuledTable label={{ caption: 'The eight rights of a data subject' }}>
        <TableHead
          className="max-md:sr-only"
          columns={['Right', 'What you may ask', 'How to exercise it']}
          cell={head}
        />
        <TableBody className={body}>
          {Object.entries(rights).map(([name, { article, means, exercise }], index) => (
            <TableRow key={name} className="grid-cols-[1.75rem_1fr]">
              <TableCell heading className="col-span-full">
                <span className="grid grid-cols-[1.75rem_1fr]">
                  <span className={`text-correction ${named}`} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>
                    <Named name={name} detail={article} />
                  </span>
                </span>
              </TableCell>
              <TableCell className="col-start-2 text-pretty text-muted max-md:pb-1">{means}</TableCell>
              <TableCell className="col-start-2 max-md:pb-1">{exercise}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
    </Section>
  )
}

export function Categories() {
  return (
    <Section id="categories" heading="What we hold, why, and until when" number={3} note="Each has a reason.">
      <RuledTable label={{ caption: 'The four categories of data' }}>
        <TableHead
          className="max-md:sr-only"
          columns={['Data', 'Purpose', 'Legal basis', 'Retention']}
          cell={head}
        />
        <TableBody className={body}>
          {retention.map((kept) => (
            <TableRow key={kept.kind} className="gap-y-2">
              <TableCell heading>
                <Named name={`${kept.kind} data`} detail={categories[kept.kind].holds} />
              </TableCell>
              <TableCell label="Purpose">{categories[kept.kind].purpose}</TableCell>
              <TableCell label="Legal basis">{categories[kept.kind].bases.join(', ')}</TableCell>
              <TableCell label="Retention">
                <b>{retentionText(kept)}</b>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
      <p className="mt-5 max-w-measure text-base text-muted">
        The account’s lifetime ends on the day you close it. The other periods run from the day we received
        the data.
      </p>
    </Section>
  )
}

export function Bases() {
  return (
    <Section
      id="legal-bases"
      heading="Four legal bases"
      number={4}
      note={'Every\u00a0column has a check mark.'}
      tone="band"
    >
      <RuledTable label={{ caption: 'Which legal basis covers which data' }}>
        <TableHead
          className="max-md:sr-only"
          cell="pr-4 pb-2 text-note text-muted not-first:w-[13%]"
          columns={[
            'Legal basis',
            ...retention.map(({ kind }) => (
              <span key={kind}>
                <span>{kind}</span>
                <span className="sr-only"> data</span>
              </span>
            )),
          ]}
        />
        <TableBody className={body}>
          {Object.entries(legalBases).map(([name, { article, means }]) => (
            <TableRow key={name} className="grid-cols-2 gap-x-4 gap-y-1">
              <TableCell heading className="max-md:col-span-full max-md:pb-1">
                <Named name={name} detail={article} />
                <span className="mt-1.5 block max-w-144 font-normal text-pretty">{means}</span>
              </TableCell>
              {retention.map(({ kind }) => (
                <TableCell key={kind} label={kind} className="flex-row-reverse justify-end">
                  {categories[kind].bases.some((basis) => basis === name) ? (
                    <PenMark name="tick" className="inline-block h-4.5 w-5.5 text-hint" label="Yes" />
                  ) : (
                    <Dash className="w-5.5" says="No" />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
    </Section>
  )
}

type NamedProps = { readonly name: string; readonly detail: string }

const named = 'block pt-1 font-display text-h4 font-bold'

/** What a row is about: its name, and below it where the law says it or what it holds. */
function Named({ name, detail }: NamedProps) {
  return (
    <>
      <span className={named}>{name}</span>
      <span className="block py-0.5 text-note font-normal text-muted">{detail}</span>
    </>
  )
}
