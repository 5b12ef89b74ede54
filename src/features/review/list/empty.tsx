import { Upload } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { navigationHref } from '@/routes/href'

const words = 'max-w-[46em] font-display text-h4 leading-11 font-bold lg:text-h3 lg:leading-11'
/**
 * Taller than a row: two rows or three, from the red line to the edge, lie between the same two
 * lines.
 */
const acts = `-mr-out ml-[calc(2px-var(--inset))] flex min-h-21.75 items-center gap-x-6 gap-y-2 bg-ground pr-out
    pl-[calc(var(--inset)-2px)] @max-2xl/book:min-h-32.75 @max-2xl/book:flex-col @max-2xl/book:items-start
    @max-2xl/book:justify-center`

/** The blank page of the mark book. */
export function ReviewEmpty({ onImport }: { readonly onImport: () => void }) {
  return (
    <div className="rv-empty">
      <svg
        className="mt-px block overflow-visible fill-none"
        width="132"
        height="62"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className="stroke-pen" strokeWidth="4" d="M4 46C26 40 46 50 74 44" />
        <path
          className="fill-marker stroke-ink"
          strokeWidth="2.5"
          d="M82 46 118 10 128 20 92 56 79 59ZM112 16 122 26"
        />
      </svg>
      <p className={`${words} pt-5.25`}>
        No invitation requests found. Users will appear here when they request beta access.
      </p>
      <p className="leading-11 text-muted">
        Requests stay in the browser they were made in. If someone sent you a copy of theirs, or you have a
        backup, bring it in here.
      </p>
      {/* The words before stand 4 px over their lines. */}
      <p className={`${acts} mt-1 mb-px`}>
        <Button onClick={onImport}>
          <Upload className="ico" aria-hidden="true" />
          <span>Import a file</span>
        </Button>
        <a className="link" href={navigationHref('register')}>
          Open the request form
        </a>
      </p>
    </div>
  )
}

/** The ruled page when nothing passes the filters. */
export function ReviewNoMatch({ onReset }: { readonly onReset: () => void }) {
  return (
    <div className="rv-empty">
      <p className={words}>No request matches. Try fewer letters or another filter.</p>
      <p className={`${acts} mb-px`}>
        <Button look="line" small onClick={onReset}>
          Clear the filters
        </Button>
      </p>
    </div>
  )
}
