import { CodeSheet } from '@/components/docs/code-sheet'
import { DocsSection } from '@/components/docs/docs-section'
import { LinkArrow } from '@/components/ui/link-arrow'
import { RuledList } from '@/components/ui/ruled-list'
import { exampleList } from '@/content/api/example-list'
import { apiDocs, quizSamples } from '@/content/pages/api-docs'
import { href } from '@/routes/href'

const { quiz } = exampleList

export function ExamplesPanel() {
  return (
    <DocsSection
      id="example"
      heading="Code you can run"
      text={[apiDocs.examples]}
      aside={<CodeSheet label={quiz.title} samples={quizSamples} notes={quiz.notes} />}
    >
      <RuledList className="mt-5 mb-3">
        {Object.entries(exampleList).map(([id, { title }]) => (
          <li key={id}>
            <a href={`${href('examples')}#${id}`} className="flex min-h-12 items-center">
              {title}
            </a>
          </li>
        ))}
      </RuledList>
      <LinkArrow href={href('examples')}>All code examples</LinkArrow>
    </DocsSection>
  )
}
