import { CallName } from '@/components/docs/call-name'
import { DocsSection } from '@/components/docs/docs-section'
import { type LanguageChoice, requestSamples } from '@/components/docs/endpoint-section'
import { InlineCode } from '@/components/docs/inline-code'
import { CodeSheet } from '@/components/ui/code-sheet'
import { endpointSamples } from '@/content/api/endpoint-samples'
import { endpoints } from '@/content/api/endpoints'
import { apiDocs } from '@/content/pages/api-docs'

const { reads } = apiDocs
const calls = endpoints.filter(({ method }) => method === 'GET')

/** The calls that only read: one ruled list, and one request that stands for all of them. */
export function ReadCalls({ language, onLanguage }: LanguageChoice) {
  return (
    <DocsSection
      name="reads"
      heading={reads.heading}
      stays="aside"
      aside={
        <CodeSheet
          label={reads.label}
          samples={requestSamples(endpointSamples.student)}
          chosen={language}
          onChoose={onLanguage}
        />
      }
    >
      <p>{reads.text}</p>
      <ul className="mt-5.5">
        {calls.map(({ id, method, path, text }) => (
          <li key={id} id={id} className="scroll-mt-6 border-t border-hair pt-3 pb-3.5">
            <CallName method={method} path={path} />
            <p className="mt-1.5">
              <InlineCode text={text} />
            </p>
          </li>
        ))}
      </ul>
    </DocsSection>
  )
}
