import { PenMark } from '@/components/ui/pen-mark'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { categories, legalBases, rights } from '@/content/pages/gdpr'
import { retention, retentionText } from '@/content/policy'

const head = 'pb-2 text-note text-muted'
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
          cell={`${head} first:pl-12`}
        />
        <TableBody className={`max-md:*:*:pl-9 ${body}`}>
          {Object.entries(rights).map(([name, { article, means, exercise }], index) => (
            <TableRow key={name}>
              <TableCell heading className="relative md:w-[30%] md:pl-12">
                <span className={`absolute left-0 text-correction ${named}`} aria-hidden="true">
                  {index + 1}
                </span>
                <Named name={name} detail={article} />
              </TableCell>
              <TableCell className="text-muted max-md:pb-1">{means}</TableCell>
              <TableCell className="max-md:pb-1 md:w-[40%]">{exercise}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </RuledTable>
    </Section>
  )
}

export function Categories() {
  return (
    <Section
      id="categories"
      heading="What we hold, why, and until when"
      number={3}
      note="Nothing without a reason."
    >
      <RuledTable label={{ caption: 'The four categories of data' }}>
        <TableHead
          className="max-md:sr-only"
          columns={['Data', 'Purpose', 'Legal basis', 'Retention']}
          cell={head}
        />
        <TableBody className={`*:gap-y-2 ${body}`}>
          {retention.map((kept) => (
            <TableRow key={kept.kind}>
              <TableCell heading className="md:w-[30%]">
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
      note="Every column has a tick."
      tone="band"
    >
      <RuledTable label={{ caption: 'Which legal basis covers which data' }}>
        <TableHead
          className="max-md:sr-only"
          cell={`${head} not-first:w-[13%] not-first:text-center md:not-first:pr-4`}
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
        <TableBody className={`*:grid-cols-2 *:gap-y-1 ${body}`}>
          {Object.entries(legalBases).map(([name, { article, means }]) => (
            <TableRow key={name}>
              <TableCell heading className="max-md:col-span-full max-md:pb-1">
                <Named name={name} detail={article} />
                <span className="mt-1.5 block max-w-144 font-normal">{means}</span>
              </TableCell>
              {retention.map(({ kind }) => (
                <TableCell
                  key={kind}
                  label={kind}
                  className="max-md:[&::before]:order-last max-md:*:first:w-6.5 md:text-center"
                >
                  {categories[kind].bases.some((basis) => basis === name) ? (
                    <PenMark name="tick" className="tick inline" label="Yes" />
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">No</span>
                    </>
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
