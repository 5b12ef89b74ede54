import type { ReactNode } from 'react'
import { CodeSheet } from '@/components/docs/code-sheet'
import { DocsSection, InlineCode } from '@/components/docs/docs-section'
import { FieldList } from '@/components/docs/field-list'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { courseLevels, endpoints, learningStyles } from '@/content/api/endpoints'
import { apiDocs } from '@/content/pages/api-docs'
import { apiPlans } from '@/content/plans'
import { href } from '@/routes/table'
import { DocsSidebar } from './docs-sidebar'
import { EndpointList, EndpointSection, ReadCalls } from './endpoint-sections'

const { short, list, errors, limits, webhooks } = apiDocs

/** The Endpoints tab: the list, a section for each call, and what holds for all of them. */
export function EndpointsPanel() {
  return (
    <div className="grid items-start gap-x-10 xl:grid-cols-[9.5rem_minmax(0,1fr)]">
      <DocsSidebar />
      <div className="min-w-0">
        <DocsSection
          id="key"
          heading="Authentication in short"
          text={[short.text]}
          aside={<CodeSheet label="A call with its key" samples={{ Request: short.sample }} />}
        >
          <LinkArrow href="#authentication" className="mt-3">
            Keys, rotation and scopes
          </LinkArrow>
        </DocsSection>
        <DocsSection id="all" heading="Endpoints" text={list}>
          <EndpointList />
        </DocsSection>
        {endpoints.map(
          (endpoint) => endpoint.method === 'POST' && <EndpointSection key={endpoint.id} {...endpoint} />,
        )}
        <ReadCalls />
        <DocsSection
          id="errors"
          heading="Errors"
          text={[errors.text]}
          aside={<CodeSheet {...errors} samples={{ 'Reply, 400': errors.sample }} />}
        >
          <div className="mt-5">
            <PairTable
              caption="Status codes"
              columns={['Status', 'What to do']}
              rows={errors.rows.map((row) => [
                <code key="status" translate="no">
                  {row.status}
                </code>,
                <InlineCode key="do" text={row.do} />,
              ])}
            />
          </div>
        </DocsSection>
        <DocsSection
          id="limits"
          heading="Limits"
          text={[limits]}
          aside={
            <PairTable
              caption="Calls per month by API plan"
              columns={['Plan', 'Calls per month']}
              rows={apiPlans.map(({ name, amount }) => [name, amount])}
            />
          }
        >
          <LinkArrow href={href('pricing')} className="mt-3">
            View Pricing
          </LinkArrow>
        </DocsSection>
        <DocsSection
          id="webhooks"
          heading="Webhooks"
          text={[webhooks.text]}
          aside={<CodeSheet {...webhooks} samples={{ 'We send': webhooks.sample }} />}
        >
          <LinkArrow href={`${href('examples')}#webhook`} className="link-long mt-3">
            Check the signature, in four languages
          </LinkArrow>
        </DocsSection>
        <DocsSection
          id="values"
          heading="Values"
          text={['Fields that accept a fixed set of values. Anything else returns a `400`.']}
          aside={
            <FieldList
              fields={[
                { name: 'level', type: 'of a course', values: courseLevels },
                { name: 'learningStyle', type: 'of a session', values: learningStyles },
              ]}
            />
          }
        />
      </div>
    </div>
  )
}

type PairTableProps = {
  readonly caption: string
  readonly columns: readonly [string, string]
  readonly rows: readonly (readonly [heading: ReactNode, cell: ReactNode])[]
}

/** A row on phones. */
const pair = 'grid-cols-[7.5rem_1fr] max-[20rem]:grid-cols-1'

function PairTable({ caption, columns, rows }: PairTableProps) {
  return (
    <RuledTable label={{ caption }}>
      <TableHead
        className="max-md:block"
        row={`border-b-line border-ink max-md:grid ${pair}`}
        cell="pb-2 text-note text-muted md:first:w-[30%]"
        columns={columns}
      />
      <TableBody className="align-baseline leading-snug">
        {rows.map(([heading, cell], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places.
          <TableRow key={index} className={pair}>
            <TableCell heading>{heading}</TableCell>
            <TableCell>{cell}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </RuledTable>
  )
}
