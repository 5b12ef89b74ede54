import { type Endpoint, endpoints } from '@/content/api/endpoints'

/** The method of a call, in words; the badge is filled if the call writes, open if it reads. */
export function MethodBadge({ method }: Pick<Endpoint, 'method'>) {
  return (
    <span className={`call-method ${method === 'POST' ? 'bg-ink text-on-ink' : ''}`} translate="no">
      {method}
    </span>
  )
}

/** A path with its parameters in the pen's colour. */
export function CallPath({ path }: Pick<Endpoint, 'path'>) {
  const [before = '', after] = path.split('{')
  return (
    <code className="call-path" translate="no">
      {before}
      {after !== undefined && <em>{`{${after}`}</em>}
    </code>
  )
}

export function CallName({ method, path }: Pick<Endpoint, 'method' | 'path'>) {
  return (
    <span className="inline-flex min-w-0 items-start gap-3">
      <MethodBadge method={method} />
      <CallPath path={path} />
    </span>
  )
}

type CallListProps = { readonly ids: readonly string[]; readonly label?: string }

/** Calls by their ids, in the documentation's order. */
export function CallList({ ids, label }: CallListProps) {
  return (
    <ul className="mt-4 grid gap-2" aria-label={label}>
      {endpoints
        .filter(({ id }) => ids.includes(id))
        .map(({ id, method, path }) => (
          <li key={id}>
            <CallName method={method} path={path} />
          </li>
        ))}
    </ul>
  )
}
