import { CallName } from '@/components/docs/call-name'
import { endpoints } from '@/content/api/endpoints'

const stop = 'relative pl-8 lg:pt-7 lg:pl-0 lg:last:flex-[1_7em] lg:*:flex-col lg:*:gap-1.5'
const mark = 'absolute top-1.25 left-0 z-1 size-4 rounded-full border-rule lg:top-0'
/** From a stop to the next: down on phones, across on wide screens. */
const way = `absolute top-3.25 left-1.75 h-[calc(100%+12px)] w-0.5 bg-ink lg:top-1.75 lg:left-2 lg:h-0.5 \
lg:w-[calc(100%+48px)]`

/** Calls in order, as stops on a line. At the open stop we call you. The last path breaks first. */
export function CallRoute({ calls }: { readonly calls: readonly string[] }) {
  return (
    <ol className="grid gap-3 lg:flex lg:gap-12">
      {calls.map((id, index) => {
        const call = endpoints.find((endpoint) => endpoint.id === id)
        return (
          <li key={id} className={stop}>
            <span className={`${mark} ${call ? 'border-ink bg-ink' : 'border-hint bg-ground'}`} />
            {index < calls.length - 1 && <span className={way} />}
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
