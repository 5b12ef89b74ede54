import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

// In the same task as the event, not after a timer: the next key must find the decision made.
notifyManager.setScheduler(queueMicrotask)

/** Specification, section 9. `always`: without a connection a call fails at once, and says so. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      gcTime: 5 * 60_000,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The site's one query client, around what needs it, so that public pages do not load it. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** A mutation outside components: it continues when the screen is gone. Never retried. */
export const createMutation =
  <Data, Variables>(mutationFn: (variables: Variables) => Promise<Data>) =>
  (variables: Variables): Promise<Data> =>
    client.getMutationCache().build(client, { mutationFn }).execute(variables)
