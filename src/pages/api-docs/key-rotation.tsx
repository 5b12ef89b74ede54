import { PenMark } from '@/components/ui/pen-mark'
import { apiDocs } from '@/content/pages/api-docs'

const { rotation } = apiDocs.authentication

/** Two keys as two bars over ten days: both are answered while they overlap. */
export function KeyRotation() {
  return (
    <figure className="docs-keys squared" aria-labelledby="keys-caption">
      <figcaption id="keys-caption" className="vh">
        {rotation.caption}
      </figcaption>
      <p className="docs-keys-old">
        <span>{rotation.old}</span>
        <PenMark name="cross" className="cross" />
      </p>
      <p className="docs-keys-both">
        <span className="hl hl-text">{rotation.both}</span>
      </p>
      <p className="docs-keys-new">
        <span>{rotation.fresh}</span>
      </p>
      <dl>
        <div>
          <dt>{rotation.made}</dt>
          <dd>{rotation.madeText}</dd>
        </div>
        <div>
          <dt>{rotation.revoked}</dt>
          <dd>{rotation.revokedText}</dd>
        </div>
      </dl>
    </figure>
  )
}
