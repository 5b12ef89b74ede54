import type { ReactNode } from 'react'
import { DocsSection } from '@/components/docs/docs-section'
import { EndpointSection, type LanguageChoice } from '@/components/docs/endpoint-section'
import { FieldList } from '@/components/docs/field-list'
import { InlineCode } from '@/components/docs/inline-code'
import { CodeSheet } from '@/components/ui/code-sheet'
import { LinkArrow } from '@/components/ui/link-arrow'
import {
  RowHeading,
  RuledTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@/components/ui/ruled-table'
import { samplesFor } from '@/content/api/endpoint-samples'
import { endpoints } from '@/content/api/endpoints'
import { courseLevels, learningStyles } from '@/content/api/values'
import { apiDocs } from '@/content/pages/api-docs'
import { apiPlans } from '@/content/plans'
import { href } from '@/routes/href'
import { DocsSidebar } from './docs-sidebar'
import { EndpointList } from './endpoint-list'
import { ReadCalls } from './read-calls'

const { short, list, errors, limits, webhooks, values } = apiDocs

/**
 * The Endpoints tab: the key in short, the list, a section for each call, and what holds for all of
 * them.
 */
export function EndpointsPanel(choice: LanguageChoice) {
  return (
    <div className="grid xl:grid-cols-[152px_minmax(0,1fr)] xl:gap-10">
      <DocsSidebar />
      <div className="min-w-0">
        <DocsSection
          id="key"
          name="key-heading"
          heading={short.heading}
          aside={
            <CodeSheet
              label={short.label}
              samples={[{ id: 'key', label: short.file, sample: short.sample }]}
            />
          }
        >
          <p>{short.text}</p>
          <LinkArrow href="#authentication" className="mt-3">
            {short.more}
          </LinkArrow>
        </DocsSection>
        <DocsSection id="all" name="all-heading" heading={list.heading}>
          <p>
            <InlineCode text={list.text} />
          </p>
          <p>
            <InlineCode text={list.replies} />
          </p>
          <EndpointList />
        </DocsSection>
        {endpoints.map((endpoint) => {
          const samples = samplesFor(endpoint.id)
          if (endpoint.method === 'GET' || !samples) return null
          return <EndpointSection key={endpoint.id} endpoint={endpoint} samples={samples} {...choice} />
        })}
        <ReadCalls {...choice} />
        <DocsSection
          id="errors"
          name="errors-heading"
          heading={errors.heading}
          aside={
            <CodeSheet
              label={errors.label}
              samples={[{ id: 'error', label: errors.file, sample: errors.sample }]}
              notes={errors.notes}
            />
          }
        >
          <p>
            <InlineCode text={errors.text} />
          </p>
          <div className="mt-5">
            <PairTable
              caption="Status codes"
              columns={['Status', 'What to do']}
              rows={errors.rows.map((row) => [
                String(row.status),
                <code key="status">{row.status}</code>,
                <InlineCode key="do" text={row.do} />,
              ])}
            />
          </div>
        </DocsSection>
        <DocsSection
          id="limits"
          name="limits-heading"
          heading={limits.heading}
          split="1/1"
          aside={
            <PairTable
              caption="Calls per month by API plan"
              columns={['Plan', 'Calls per month']}
              rows={apiPlans.map(({ name, amount }) => [name, name, amount])}
            />
          }
        >
          <p>{limits.text}</p>
          <LinkArrow href={href('pricing')} className="mt-3">
            {limits.link}
          </LinkArrow>
        </DocsSection>
        <DocsSection
          id="webhooks"
          name="webhooks-heading"
          heading={webhooks.heading}
          aside={
            <CodeSheet
              label={webhooks.label}
              samples={[{ id: 'webhook', label: webhooks.file, sample: webhooks.sample }]}
              notes={webhooks.notes}
            />
          }
        >
          <p>{webhooks.text}</p>
          <LinkArrow href={`${href('examples')}#webhook`} className="mt-3">
            {webhooks.more}
          </LinkArrow>
        </DocsSection>
        <DocsSection
          id="values"
          name="values-heading"
          heading={values.heading}
          split="1/1"
          aside={
            <FieldList
              fields={[
                { name: 'level', type: 'of a course', values: courseLevels },
                { name: 'learningStyle', type: 'of a session', values: learningStyles },
              ]}
            />
          }
        >
          <p>
            <InlineCode text={values.text} />
          </p>
        </DocsSection>
      </div>
    </div>
  )
}

type PairTableProps = {
  readonly caption: string
  readonly columns: readonly [string, string]
  /** Each with its key, its heading and its cell. */
  readonly rows: readonly (readonly [key: string, heading: ReactNode, cell: ReactNode])[]
}

/** The columns of a row on a phone. */
const pair = 'max-md:grid-cols-[7.5rem_minmax(0,1fr)]'

function PairTable({ caption, columns, rows }: PairTableProps) {
  return (
    <RuledTable label={{ caption }}>
      <TableHead
        className="max-md:block"
        row={`border-b-line border-ink max-md:grid ${pair}`}
        cell="pb-2 text-note text-muted first:w-30"
        columns={columns}
      />
      <TableBody>
        {rows.map(([key, heading, cell]) => (
          <TableRow key={key} className={`align-baseline leading-snug ${pair}`}>
            <RowHeading>{heading}</RowHeading>
            <TableCell>{cell}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </RuledTable>
  )
}
