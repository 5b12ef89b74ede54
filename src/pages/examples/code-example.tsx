import { CallList } from '@/components/docs/call-name'
import { CodeScroll, CodeSheet, NoteList, placedNotes, useCodeLanguage } from '@/components/docs/code-sheet'
import { DocsSection } from '@/components/docs/docs-section'
import { type ExampleId, exampleLanguages, exampleList, runLine } from '@/content/api/example-list'
import { exampleSamples } from '@/content/pages/examples'
import { codeText } from '@/lib/code-sample'

/** A program: what it does and its notes on the left, the code and what it prints on the board. */
export function CodeExampleSection({ id }: { readonly id: ExampleId }) {
  const [language] = useCodeLanguage()
  const example = exampleList[id]
  const samples = exampleSamples[id]
  const shown = exampleLanguages.find((each) => each === language) ?? 'javascript'
  const text = samples[shown] ? codeText(samples[shown]) : ''
  const prints = shown === 'java' && 'printsInJava' in example ? example.printsInJava : example.prints
  return (
    <DocsSection
      id={id}
      heading={example.title}
      text={[example.text]}
      split="5/9"
      stays="words"
      aside={
        <CodeSheet
          label={example.title}
          samples={samples}
          notes={example.notes}
          explained="elsewhere"
          foot={<Terminal line={runLine(id, shown)} prints={prints} />}
        />
      }
    >
      {example.calls.length > 0 ? (
        <CallList ids={example.calls} label="Calls" />
      ) : (
        <p className="mt-3 text-base leading-normal text-muted">
          We call this one; it makes no calls of its own.
        </p>
      )}
      <NoteList notes={placedNotes(text, example.notes)} />
    </DocsSection>
  )
}

type TerminalProps = { readonly line: string; readonly prints: readonly string[] }

function Terminal({ line, prints }: TerminalProps) {
  return (
    <CodeScroll aria-label="Prints" className="border-t border-board-line">
      <pre className="w-fit px-5 py-4" translate="no">
        <code>
          <span className="code-c">$ </span>
          <span>{`${line}\n`}</span>
          <span className="code-s">{prints.join('\n')}</span>
        </code>
      </pre>
    </CodeScroll>
  )
}
