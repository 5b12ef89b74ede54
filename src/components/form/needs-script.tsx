import { site } from '@/config/site'

/** What a form says to a visitor without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="field-full">
        This form needs JavaScript. You can write to{' '}
        <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      </p>
    </noscript>
  )
}
