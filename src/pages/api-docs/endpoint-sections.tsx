import { CallName, CallPath, MethodBadge } from '@/components/docs/call-name'
import { CodeSheet } from '@/components/docs/code-sheet'
import { DocsSection, InlineCode } from '@/components/docs/docs-section'
import { FieldList } from '@/components/docs/field-list'
import { type Endpoint, endpointGroups, endpoints } from '@/content/api/endpoints'
import { apiDocs, endpointSamples } from '@/content/pages/api-docs'

const { ask, reads } = apiDocs

export function EndpointList() {
  return endpointGroups.map((group) => (
    <section key={group} aria-labelledby={`list-${group}`}>
      <h3 id={`list-${group}`} className="mt-6 text-h5">
        {group}
      </h3>
      <ul>
        {endpoints
          .filter((endpoint) => endpoint.group === group)
          .map(({ id, method, path, line }) => (
            <li key={id}>
              <a href={`#${id}`} className="call-row">
                <MethodBadge method={method} />
                <CallPath path={path} />
                <span className="text-muted max-sm:col-start-2">{line}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  ))
}

/** One call that sends something: what it does and takes, and its request and reply. */
export function EndpointSection({ id, method, path, title, text, fields = [], returns }: Endpoint) {
  return (
    <DocsSection
      id={id}
      heading={title}
      text={[text]}
      above={<CallName method={method} path={path} />}
      stays="aside"
      aside={
        <>
          <CodeSheet label={title} samples={endpointSamples[id] ?? {}} />
          {returns && (
            <div className="mt-6">
              <CodeSheet {...ask} samples={{ 'Reply, 200': ask.sample }} />
            </div>
          )}
        </>
      }
    >
      <h3 className="mt-7 mb-2 text-h5">Body</h3>
      <FieldList fields={fields.map((field) => ({ required: true, ...field }))} />
      {returns && (
        <>
          <h3 className="mt-7 mb-2 text-h5">Returns</h3>
          <FieldList fields={returns} />
        </>
      )}
    </DocsSection>
  )
}

/** The calls that only read: one ruled list, and one request that is like all of them. */
export function ReadCalls() {
  return (
    <DocsSection
      id="reads"
      heading="Four calls that read"
      text={[reads]}
      stays="aside"
      aside={<CodeSheet label="Read a learner" samples={endpointSamples.student} />}
    >
      <ul className="mt-6">
        {endpoints
          .filter(({ method }) => method === 'GET')
          .map(({ id, method, path, text }) => (
            <li key={id} id={id} className="border-t border-hair py-3">
              <CallName method={method} path={path} />
              <p className="mt-1">
                <InlineCode text={text} />
              </p>
            </li>
          ))}
      </ul>
    </DocsSection>
  )
}
