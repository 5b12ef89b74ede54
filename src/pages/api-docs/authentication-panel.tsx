import { CallList } from '@/components/docs/call-name'
import { CodeSheet } from '@/components/docs/code-sheet'
import { DocsSection } from '@/components/docs/docs-section'
import { FieldList } from '@/components/docs/field-list'
import { PenMark } from '@/components/ui/pen-mark'
import { apiDocs } from '@/content/pages/api-docs'

const { heading, text, label, file, notes, rotation, scopes, wrong } = apiDocs.authentication

export function AuthenticationPanel() {
  return (
    <>
      <DocsSection
        id="project-key"
        heading={heading}
        text={text}
        aside={<CodeSheet label={label} samples={{ [file]: apiDocs.short.sample }} notes={notes} />}
      />
      <DocsSection id="rotation" heading={rotation.heading} text={[rotation.text]}>
        <KeyRotation />
      </DocsSection>
      <DocsSection
        id="scopes"
        heading={scopes.heading}
        text={[scopes.text]}
        split="1/1"
        aside={
          <FieldList
            fields={scopes.rows.map(({ name, opens, calls }) => ({
              name,
              type: opens,
              text: <CallList ids={calls} />,
            }))}
          />
        }
      />
      <DocsSection
        id="wrong-key"
        heading={wrong.heading}
        text={[wrong.text]}
        aside={<CodeSheet label={wrong.label} samples={{ [wrong.file]: wrong.sample }} />}
      />
    </>
  )
}

const bar = 'flex min-h-12 items-center'
const days =
  'col-span-full grid grid-cols-subgrid border-t-line border-ink pt-2.5 text-center leading-snug *:col-span-4'
const key = `${bar} col-span-9 pl-2.5 font-semibold`

/** Two keys as two bars from 5 to 15 May, a column a day: both are answered while they overlap. */
function KeyRotation() {
  return (
    <figure className="squared mt-7 grid grid-cols-11 gap-y-3 pt-6" aria-label={rotation.caption}>
      <p className={`${key} justify-between border-line border-ink bg-ground`}>
        <span>{rotation.old}</span>
        <PenMark name="cross" className="cross -mr-2.75" />
      </p>
      <p className={`${bar} col-span-7 col-start-3 justify-center`}>
        <span className="hl hl-text">{rotation.both}</span>
      </p>
      <p className={`${key} col-start-3 bg-ink text-on-ink`}>{rotation.fresh}</p>
      <dl className={days}>
        <div>
          <dt className="font-semibold">{rotation.made}</dt>
          <dd className="text-muted">{rotation.madeText}</dd>
        </div>
        <div className="col-start-8">
          <dt className="font-semibold">{rotation.revoked}</dt>
          <dd className="text-muted">{rotation.revokedText}</dd>
        </div>
      </dl>
    </figure>
  )
}
