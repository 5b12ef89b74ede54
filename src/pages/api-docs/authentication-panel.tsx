import { InlineCode } from '@/components/docs/inline-code'
import { CallName } from '@/components/docs/method-badge'
import { CodeSheet } from '@/components/ui/code-sheet'
import { endpoints } from '@/content/api/endpoints'
import { apiDocs } from '@/content/pages/api-docs'
import { KeyRotation } from './key-rotation'

const { heading, text, label, file, notes, rotation, scopes, wrong } = apiDocs.authentication

/** The Authentication tab: where the key goes, how it is changed, what it may do, what happens without it. */
export function AuthenticationPanel() {
  return (
    <div className="docs-main">
      <section className="docs-sec docs-two" aria-labelledby="project-key">
        <div>
          <h2 id="project-key">{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <CodeSheet
          label={label}
          samples={[{ id: 'key', label: file, sample: apiDocs.short.sample }]}
          notes={notes}
        />
      </section>
      <section className="docs-sec" aria-labelledby="rotation">
        <h2 id="rotation">{rotation.heading}</h2>
        <p>{rotation.text}</p>
        <KeyRotation />
      </section>
      <section className="docs-sec docs-two docs-two-even" aria-labelledby="scopes">
        <div>
          <h2 id="scopes">{scopes.heading}</h2>
          <p>{scopes.text}</p>
        </div>
        <dl className="docs-fields">
          {scopes.rows.map(({ name, opens, calls }) => (
            <div key={name}>
              <dt>
                <code translate="no">{name}</code>
                <span>{opens}</span>
              </dt>
              <dd>
                <ul className="docs-calls">
                  {endpoints
                    .filter(({ id }) => calls.includes(id))
                    .map(({ id, method, path }) => (
                      <li key={id}>
                        <CallName method={method} path={path} />
                      </li>
                    ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="docs-sec docs-two" aria-labelledby="wrong-key">
        <div>
          <h2 id="wrong-key">{wrong.heading}</h2>
          <p>
            <InlineCode text={wrong.text} />
          </p>
        </div>
        <CodeSheet
          label={wrong.label}
          samples={[{ id: 'revoked', label: wrong.file, sample: wrong.sample }]}
        />
      </section>
    </div>
  )
}
