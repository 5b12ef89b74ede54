import { ArrowRight } from 'lucide-react'
import { EndpointSection, type LanguageChoice } from '@/components/docs/endpoint-section'
import { ValueList } from '@/components/docs/field-list'
import { InlineCode } from '@/components/docs/inline-code'
import { CodeSheet } from '@/components/ui/code-sheet'
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

/** The Endpoints tab: the key in short, the list, a section for each call, and what holds for all of them. */
export function EndpointsPanel(choice: LanguageChoice) {
  return (
    <div className="docs-grid">
      <DocsSidebar />
      <div className="docs-main">
        <section id="key" className="docs-sec docs-two" aria-labelledby="key-heading">
          <div>
            <h2 id="key-heading">{short.heading}</h2>
            <p>{short.text}</p>
            <More to="#authentication" label={short.more} />
          </div>
          <CodeSheet label={short.label} samples={[{ id: 'key', label: short.file, sample: short.sample }]} />
        </section>
        <section id="all" className="docs-sec" aria-labelledby="all-heading">
          <h2 id="all-heading">{list.heading}</h2>
          <p>
            <InlineCode text={list.text} />
          </p>
          <p>
            <InlineCode text={list.replies} />
          </p>
          <EndpointList />
        </section>
        {endpoints.map((endpoint) => {
          const samples = samplesFor(endpoint.id)
          if (endpoint.method === 'GET' || !samples) return null
          return <EndpointSection key={endpoint.id} endpoint={endpoint} samples={samples} {...choice} />
        })}
        <ReadCalls {...choice} />
        <section id="errors" className="docs-sec docs-two" aria-labelledby="errors-heading">
          <div>
            <h2 id="errors-heading">{errors.heading}</h2>
            <p>
              <InlineCode text={errors.text} />
            </p>
            <table className="docs-table">
              <caption className="vh">Status codes</caption>
              <thead>
                <tr>
                  <th scope="col">Status</th>
                  <th scope="col">What to do</th>
                </tr>
              </thead>
              <tbody>
                {errors.rows.map((row) => (
                  <tr key={row.status}>
                    <th scope="row">
                      <code>{row.status}</code>
                    </th>
                    <td>
                      <InlineCode text={row.do} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <CodeSheet
            label={errors.label}
            samples={[{ id: 'error', label: errors.file, sample: errors.sample }]}
            notes={errors.notes}
          />
        </section>
        <section id="limits" className="docs-sec docs-two docs-two-even" aria-labelledby="limits-heading">
          <div>
            <h2 id="limits-heading">{limits.heading}</h2>
            <p>{limits.text}</p>
            <More to={href('pricing')} label={limits.link} />
          </div>
          <table className="docs-table">
            <caption className="vh">Calls per month by API plan</caption>
            <thead>
              <tr>
                <th scope="col">Plan</th>
                <th scope="col">Calls per month</th>
              </tr>
            </thead>
            <tbody>
              {apiPlans.map(({ name, amount }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section id="webhooks" className="docs-sec docs-two" aria-labelledby="webhooks-heading">
          <div>
            <h2 id="webhooks-heading">{webhooks.heading}</h2>
            <p>{webhooks.text}</p>
            <More to={`${href('examples')}#webhook`} label={webhooks.more} />
          </div>
          <CodeSheet
            label={webhooks.label}
            samples={[{ id: 'webhook', label: webhooks.file, sample: webhooks.sample }]}
            notes={webhooks.notes}
          />
        </section>
        <section id="values" className="docs-sec docs-two docs-two-even" aria-labelledby="values-heading">
          <div>
            <h2 id="values-heading">{values.heading}</h2>
            <p>
              <InlineCode text={values.text} />
            </p>
          </div>
          <dl className="docs-fields">
            <div>
              <dt>
                <code>level</code>
                <span>of a course</span>
              </dt>
              <dd>
                <ValueList values={courseLevels} />
              </dd>
            </div>
            <div>
              <dt>
                <code>learningStyle</code>
                <span>of a session</span>
              </dt>
              <dd>
                <ValueList values={learningStyles} />
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </div>
  )
}

/** A link at the end of a section. */
export function More({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <p>
      <a className="link" href={to}>
        <span>{label}</span>
        <ArrowRight className="ico" aria-hidden="true" />
      </a>
    </p>
  )
}
