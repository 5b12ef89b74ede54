import { CallName } from '@/components/docs/method-badge'
import { endpoints } from '@/content/api/endpoints'
import { examplesPage, type IntegrationGuide } from '@/content/pages/examples'

type CallRouteProps = Pick<IntegrationGuide, 'calls'>

/** Calls in order, as stops on a line. The webhook's stop is open: there we call. */
export function CallRoute({ calls }: CallRouteProps) {
  return (
    <ol className="docs-route">
      {calls.map((id) => {
        const call = endpoints.find((endpoint) => endpoint.id === id)
        return (
          <li key={id} {...(call ? {} : { 'data-incoming': '' })}>
            {call ? (
              <CallName method={call.method} path={call.path} />
            ) : (
              <span className="docs-call">{examplesPage.guides.weCall}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
