import type { LanguageChoice } from '@/components/docs/endpoint-section'
import { CodeSheet } from '@/components/ui/code-sheet'
import { exampleList } from '@/content/api/example-list'
import { languages } from '@/content/api/languages'
import { quizSamples } from '@/content/api/quiz-samples'
import { apiDocs } from '@/content/pages/api-docs'
import { href } from '@/routes/href'
import { More } from './endpoints-panel'

const { quiz } = exampleList

/** The Examples tab: one program, and the way to the others. */
export function ExamplesPanel({ language, onLanguage }: LanguageChoice) {
  return (
    <section className="docs-sec docs-two" aria-labelledby="examples-heading">
      <div>
        <h2 id="examples-heading">{apiDocs.examples.heading}</h2>
        <p>{apiDocs.examples.text}</p>
        <ul className="docs-links">
          {Object.entries(exampleList).map(([id, { title }]) => (
            <li key={id}>
              <a href={`${href('examples')}#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
        <More to={href('examples')} label={apiDocs.examples.more} />
      </div>
      <CodeSheet
        label={quiz.title}
        samples={[
          { id: 'javascript', label: languages.javascript, sample: quizSamples.javascript },
          { id: 'python', label: languages.python, sample: quizSamples.python },
          { id: 'php', label: languages.php, sample: quizSamples.php },
          { id: 'java', label: languages.java, sample: quizSamples.java },
        ]}
        chosen={language}
        onChoose={onLanguage}
        notes={quiz.notes}
      />
    </section>
  )
}
