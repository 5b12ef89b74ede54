import { CallList } from '@/components/docs/call-name'
import { CodeSheet } from '@/components/docs/code-sheet'
import { DocsSection } from '@/components/docs/docs-section'
import { FieldList } from '@/components/docs/field-list'
import { InstallLine } from '@/components/docs/install-line'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { exampleList } from '@/content/api/example-list'
import { sdkList } from '@/content/api/sdk-list'
import { apiDocs, quizSamples } from '@/content/pages/api-docs'
import { href } from '@/routes/table'

const { text, notes, rotation, scopes, wrong } = apiDocs.authentication

export function AuthenticationPanel() {
  return (
    <>
      <DocsSection
        id="project-key"
        heading="A key belongs to a project"
        text={text}
        aside={
          <CodeSheet label="Where the key goes" samples={{ Request: apiDocs.short.sample }} notes={notes} />
        }
      />
      <DocsSection id="rotation" heading="Rotate it without downtime" text={[rotation]}>
        <KeyRotation />
      </DocsSection>
      <DocsSection
        id="scopes"
        heading="Give a key only what it needs"
        text={['A new key has every scope. Remove the ones this server never uses.']}
        split="1/1"
        aside={
          <FieldList
            fields={scopes.map(({ name, opens, calls }) => ({
              name,
              type: opens,
              text: <CallList ids={calls} />,
            }))}
          />
        }
      />
      <DocsSection
        id="wrong-key"
        heading="A key that does not work"
        text={[wrong.text]}
        aside={<CodeSheet label="A call with a revoked key" samples={{ 'Reply, 400': wrong.sample }} />}
      />
    </>
  )
}

const key = 'flex min-h-12 w-5/6 items-center px-3 font-semibold'

function KeyRotation() {
  return (
    <figure className="squared mt-7 grid gap-3 pt-6" aria-label="Two keys over ten days in May">
      <div className="flex items-center">
        <p className={`${key} border-line border-ink bg-ground`}>Old key …4F2Q</p>
        <PenMark name="cross" className="cross -translate-x-1/2" />
      </div>
      <p className="py-2 text-center">
        <span className="hl hl-text">7 days, both work</span>
      </p>
      <p className={`${key} ml-auto bg-ink text-on-ink`}>New key …8M3K</p>
      <dl className="flex justify-between border-t-line border-ink pt-2 text-center leading-snug">
        <div className="w-1/3">
          <dt className="font-semibold">May 7</dt>
          <dd className="text-muted">You create the new key</dd>
        </div>
        <div className="w-1/3">
          <dt className="font-semibold">May 14</dt>
          <dd className="text-muted">The old key stops</dd>
        </div>
      </dl>
    </figure>
  )
}

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

export function SdksPanel() {
  return (
    <DocsSection id="sdk-list" heading="Official SDKs" text={[apiDocs.sdks]}>
      <RuledList className="mt-7 mb-4">
        {sdkList.map((sdk) => (
          <li
            key={sdk.id}
            className="grid items-center gap-x-6 gap-y-3 py-4 md:grid-cols-[12.5rem_minmax(0,1fr)]"
          >
            <div>
              <h3 className="text-h5">{sdk.name}</h3>
              <p className="text-muted">{`Version ${sdk.version}`}</p>
            </div>
            <InstallLine {...sdk} />
          </li>
        ))}
      </RuledList>
      <LinkArrow className="link-long" href={href('sdks')}>
        All SDKs, with their first call
      </LinkArrow>
    </DocsSection>
  )
}
