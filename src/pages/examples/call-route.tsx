import { CallName } from '@/components/docs/call-name'
import { endpoints } from '@/content/api/endpoints'

/** Calls in order, as stops on a line. At the open stop we call you. */
export function CallRoute({ calls }: { readonly calls: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {calls.map((id, index) => {
        const call = endpoints.find((endpoint) => endpoint.id === id)
        return (
          <li key={id} className="relative pl-6 sm:pl-8">
            <svg className="absolute left-0 overflow-visible" width="16" height="100%" aria-hidden="true">
              {index < calls.length - 1 && <rect className="fill-ink" x="7" y="20" width="2" height="100%" />}
              <circle
                className={call ? 'fill-ink stroke-ink' : 'fill-ground stroke-current text-hint'}
                cx="8"
                cy="13"
                r="6.5"
                strokeWidth="3"
              />
            </svg>
            {call ? (
              <CallName method={call.method} path={call.path} />
            ) : (
              <span className="font-semibold text-hint">We call you</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
