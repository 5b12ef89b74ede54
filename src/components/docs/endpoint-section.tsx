import { CodeSheet } from '@/components/ui/code-sheet'
import type { RequestSamples } from '@/content/api/endpoint-samples'
import type { Endpoint } from '@/content/api/endpoints'
import { type CodeLanguage, languages } from '@/content/api/languages'
import { apiDocs } from '@/content/pages/api-docs'
import { CallName } from './call-name'
import { DocsSection } from './docs-section'
import { FieldList } from './field-list'
import { InlineCode } from './inline-code'

/** The language that the visitor chose, and what changes it. */
export type LanguageChoice = {
  readonly language: CodeLanguage | undefined
  readonly onLanguage: (language: CodeLanguage) => void
}

/** A request's samples as the tabs of a sheet. */
export const requestSamples = (samples: RequestSamples) =>
  [
    { id: 'curl', label: languages.curl, sample: samples.curl },
    { id: 'javascript', label: languages.javascript, sample: samples.javascript },
    { id: 'python', label: languages.python, sample: samples.python },
  ] as const

type EndpointSectionProps = LanguageChoice & {
  readonly endpoint: Endpoint
  readonly samples: RequestSamples
}

/** One call: what it does and takes on the left, the request and its reply on the board. */
export function EndpointSection({ endpoint, samples, language, onLanguage }: EndpointSectionProps) {
  const { id, method, path, title, text, fields, returns } = endpoint
  const { label, file, sample, notes } = apiDocs.ask
  return (
    <DocsSection
      id={id}
      name={`${id}-heading`}
      heading={title}
      above={<CallName method={method} path={path} />}
      stays="aside"
      aside={
        <>
          <CodeSheet
            label={title}
            samples={requestSamples(samples)}
            chosen={language}
            onChoose={onLanguage}
          />
          {returns && (
            <CodeSheet label={label} samples={[{ id: 'reply', label: file, sample }]} notes={notes} />
          )}
        </>
      }
    >
      <p>
        <InlineCode text={text} />
      </p>
      <FieldList heading="Body" fields={fields} />
      {returns && <FieldList heading="Returns" fields={returns} />}
    </DocsSection>
  )
}
