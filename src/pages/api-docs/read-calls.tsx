import { type LanguageChoice, requestSamples } from '@/components/docs/endpoint-section'
import { InlineCode } from '@/components/docs/inline-code'
import { CallName } from '@/components/docs/method-badge'
import { CodeSheet } from '@/components/ui/code-sheet'
import { endpointSamples } from '@/content/api/endpoint-samples'
import { endpoints } from '@/content/api/endpoints'
import { apiDocs } from '@/content/pages/api-docs'

const { reads } = apiDocs
const calls = endpoints.filter(({ method }) => method === 'GET')

/** The calls that only read: one ruled list, and one request that stands for all of them. */
export function ReadCalls({ language, onLanguage }: LanguageChoice) {
  return (
    <section className="docs-sec docs-two" aria-labelledby="reads">
      <div>
        <h2 id="reads">{reads.heading}</h2>
        <p>{reads.text}</p>
        <ul className="docs-fields docs-reads">
          {calls.map(({ id, method, path, text }) => (
            <li key={id} id={id}>
              <CallName method={method} path={path} />
              <p>
                <InlineCode text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="docs-stick">
        <CodeSheet
          label={reads.label}
          samples={requestSamples(endpointSamples.student)}
          chosen={language}
          onChoose={onLanguage}
        />
      </div>
    </section>
  )
}
