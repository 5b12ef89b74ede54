import { CodeSheet } from '@/components/ui/code-sheet'
import type { RequestSamples } from '@/content/api/endpoint-samples'
import type { Endpoint } from '@/content/api/endpoints'
import { type CodeLanguage, languages } from '@/content/api/languages'
import { apiDocs } from '@/content/pages/api-docs'
import { FieldList, ReturnList } from './field-list'
import { InlineCode } from './inline-code'
import { CallName } from './method-badge'

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
  return (
    <section id={id} className="docs-sec docs-two" aria-labelledby={`${id}-heading`}>
      <div>
        <p>
          <CallName method={method} path={path} />
        </p>
        <h2 id={`${id}-heading`}>{title}</h2>
        <p>
          <InlineCode text={text} />
        </p>
        <FieldList heading="Body" fields={fields} />
        {returns && <ReturnList fields={returns} />}
      </div>
      <div className="docs-stick">
        <CodeSheet label={title} samples={requestSamples(samples)} chosen={language} onChoose={onLanguage} />
        {returns && (
          <CodeSheet
            label={apiDocs.ask.label}
            samples={[{ id: 'reply', label: apiDocs.ask.file, sample: apiDocs.ask.sample }]}
            notes={apiDocs.ask.notes}
          />
        )}
      </div>
    </section>
  )
}
