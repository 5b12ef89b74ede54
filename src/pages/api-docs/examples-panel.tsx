import { DocsSection } from '@/components/docs/docs-section'
import type { LanguageChoice } from '@/components/docs/endpoint-section'
import { CodeSheet } from '@/components/ui/code-sheet'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { exampleList } from '@/content/api/example-list'
import { languages } from '@/content/api/languages'
import { quizSamples } from '@/content/api/quiz-samples'
import { apiDocs } from '@/content/pages/api-docs'
import { href } from '@/routes/href'

const { quiz } = exampleList

/** The Examples tab: one program, and the way to the others. */
export function ExamplesPanel({ language, onLanguage }: LanguageChoice) {
  return (
    <DocsSection
      name="examples-heading"
      heading={apiDocs.examples.heading}
      aside={
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
      }
    >
      <p>{apiDocs.examples.text}</p>
      <RuledList className="mt-5 mb-3">
        {Object.entries(exampleList).map(([id, { title }]) => (
          <li key={id}>
            <a href={`${href('examples')}#${id}`} className="flex min-h-12 items-center">
              {title}
            </a>
          </li>
        ))}
      </RuledList>
      <LinkArrow href={href('examples')}>{apiDocs.examples.more}</LinkArrow>
    </DocsSection>
  )
}
