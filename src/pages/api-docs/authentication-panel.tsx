import { CallList } from '@/components/docs/call-name'
import { DocsSection } from '@/components/docs/docs-section'
import { FieldList } from '@/components/docs/field-list'
import { InlineCode } from '@/components/docs/inline-code'
import { CodeSheet } from '@/components/ui/code-sheet'
import { apiDocs } from '@/content/pages/api-docs'
import { KeyRotation } from './key-rotation'

const { heading, text, label, file, notes, rotation, scopes, wrong } = apiDocs.authentication

/**
 * The Authentication tab: where the key goes, how it is changed, what it may do, what happens
 * without it.
 */
export function AuthenticationPanel() {
  return (
    <>
      <DocsSection
        name="project-key"
        heading={heading}
        aside={
          <CodeSheet
            label={label}
            samples={[{ id: 'key', label: file, sample: apiDocs.short.sample }]}
            notes={notes}
          />
        }
      >
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </DocsSection>
      <DocsSection name="rotation" heading={rotation.heading}>
        <p>{rotation.text}</p>
        <KeyRotation />
      </DocsSection>
      <DocsSection
        name="scopes"
        heading={scopes.heading}
        split="1/1"
        aside={
          <FieldList
            fields={scopes.rows.map(({ name, opens, calls }) => ({
              name,
              type: opens,
              text: <CallList className="mt-2.5" ids={calls} />,
            }))}
          />
        }
      >
        <p>{scopes.text}</p>
      </DocsSection>
      <DocsSection
        name="wrong-key"
        heading={wrong.heading}
        aside={
          <CodeSheet
            label={wrong.label}
            samples={[{ id: 'revoked', label: wrong.file, sample: wrong.sample }]}
          />
        }
      >
        <p>
          <InlineCode text={wrong.text} />
        </p>
      </DocsSection>
    </>
  )
}
