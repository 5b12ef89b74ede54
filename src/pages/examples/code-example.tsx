import type { LanguageChoice } from '@/components/docs/endpoint-section'
import { CallName } from '@/components/docs/method-badge'
import { CodeSheet } from '@/components/ui/code-sheet'
import { NoteList, notesIn } from '@/components/ui/code-sheet-notes'
import { endpoints } from '@/content/api/endpoints'
import {
  type CodeExample,
  type ExampleId,
  type ExampleLanguage,
  exampleLanguages,
  exampleList,
  runLine,
} from '@/content/api/example-list'
import { exampleSamples } from '@/content/api/example-samples'
import { languages } from '@/content/api/languages'
import { examplesPage } from '@/content/pages/examples'
import { codeText } from '@/lib/code-sample'

type CodeExampleProps = LanguageChoice & { readonly id: ExampleId }

const [first] = exampleLanguages
const isExampleLanguage = (language: string | undefined): language is ExampleLanguage =>
  exampleLanguages.some((each) => each === language)

/** A program: what it does and its notes on the left, the code and what it prints on the board. */
export function CodeExampleSection({ id, language, onLanguage }: CodeExampleProps) {
  const example: CodeExample = exampleList[id]
  const samples = exampleSamples[id]
  const shown = isExampleLanguage(language) ? language : first
  const calls = endpoints.filter((endpoint) => example.calls.includes(endpoint.id))
  const prints = (shown === 'java' && example.printsInJava) || example.prints
  return (
    <section id={id} className="docs-sec docs-two docs-example" aria-labelledby={`${id}-heading`}>
      <div className="docs-stick">
        <h2 id={`${id}-heading`}>{example.title}</h2>
        <p>{example.text}</p>
        {calls.length > 0 ? (
          <ul className="docs-calls" aria-label={examplesPage.calls}>
            {calls.map(({ id: call, method, path }) => (
              <li key={call}>
                <CallName method={method} path={path} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="docs-aside">{examplesPage.incoming}</p>
        )}
        <NoteList notes={notesIn(codeText(samples[shown]), example.notes, 1)} />
      </div>
      <CodeSheet
        label={example.title}
        samples={[
          { id: 'javascript', label: languages.javascript, sample: samples.javascript },
          { id: 'python', label: languages.python, sample: samples.python },
          { id: 'php', label: languages.php, sample: samples.php },
          { id: 'java', label: languages.java, sample: samples.java },
        ]}
        chosen={shown}
        onChoose={onLanguage}
        notes={example.notes}
        explained="elsewhere"
        foot={<Terminal line={runLine(id, shown)} prints={prints} />}
      />
    </section>
  )
}

type TerminalProps = { readonly line: string; readonly prints: readonly string[] }

/** The command that runs a program, and what it prints. */
function Terminal({ line, prints }: TerminalProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <div className="code-terminal" role="group" aria-label={examplesPage.prints} tabIndex={0}>
      <pre translate="no">
        <code>
          <span className="code-c">$ </span>
          <span>{`${line}\n`}</span>
          <span className="code-s">{prints.join('\n')}</span>
        </code>
      </pre>
    </div>
  )
}
