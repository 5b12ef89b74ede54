import { Link } from 'react-router-dom'
import { navigationHref } from '@/routes/href'

/** The blank page of the mark book. */
export function ReviewEmpty() {
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
        Requests stay in the browser they were made in. One that is made in another tab shows up here by
        itself.
      </p>
      <p>
        <Link className="link rv-empty-link" to={navigationHref('register')}>
          Open the request form
        </Link>
      </p>
    </div>
  )
}
