import { Upload } from 'lucide-react'
import { navigationHref } from '@/routes/href'

/** The blank page of the mark book. */
export function ReviewEmpty({ onImport }: { readonly onImport: () => void }) {
  return (
    <div className="rv-empty">
      <svg className="rv-pencil" viewBox="0 0 132 62" aria-hidden="true">
        <path className="rv-pencil-line" d="M4 46C26 40 46 50 74 44" />
        <path className="rv-pencil-body" d="M82 46 118 10 128 20 92 56 79 59ZM112 16 122 26" />
      </svg>
      <p className="rv-empty-text">
        No invitation requests found. Users will appear here when they request beta access.
      </p>
      <p className="rv-empty-note">
        Requests stay in the browser they were made in. If someone sent you a copy of theirs, or you have a
        backup, bring it in here.
      </p>
      <p className="rv-empty-acts">
        <button type="button" className="btn" onClick={onImport}>
          <Upload className="ico" aria-hidden="true" />
          <span>Import a file</span>
        </button>
        <a className="link rv-empty-link" href={navigationHref('register')}>
          Open the request form
        </a>
      </p>
    </div>
  )
}

/** The ruled page when nothing passes the filters. */
export function ReviewNoMatch({ onReset }: { readonly onReset: () => void }) {
  return (
    <div className="rv-empty rv-nomatch">
      <p className="rv-empty-text">No request matches. Try fewer letters or another filter.</p>
      <p className="rv-empty-acts">
        <button type="button" className="btn btn-line btn-sm" onClick={onReset}>
          Clear the filters
        </button>
      </p>
    </div>
  )
}
