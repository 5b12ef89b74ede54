import { type Endpoint, endpoints } from '@/content/api/endpoints'

/** The method of a call: filled where it writes, open where it reads, and always the word. */
export function MethodBadge({ method }: Pick<Endpoint, 'method'>) {
  return (
    <span
      className={`inline-grid h-6.5 w-14.5 shrink-0 place-items-center rounded-sheet border-line border-ink font-mono text-small leading-none font-medium ${method === 'POST' ? 'bg-ink text-on-ink' : ''}`}
      translate="no"
    >
      {method}
    </span>
  )
}

/** A path with its parameters in the pen's colour; marked while its `group` is pointed at. */
export function CallPath({ path }: Pick<Endpoint, 'path'>) {
  const [before = '', after] = path.split('{')
  return (
    <code
      className="min-w-0 text-note leading-6.5 wrap-anywhere group-hover:justify-self-start group-hover:bg-marker group-hover:text-on-marker group-hover:ring-4 group-hover:ring-marker"
      translate="no"
    >
      {before}
      {after !== undefined && (
        <em className="inline-block text-pen not-italic group-hover:text-inherit">{`{${after}`}</em>
      )}
    </code>
  )
}

type CallNameProps = Pick<Endpoint, 'method' | 'path'> & {
  /** Whether the path stands below its method on wide screens. */
  readonly stacked?: boolean
}

/** A call by its method and path. */
export function CallName({ method, path, stacked = false }: CallNameProps) {
  return (
    <span className={`inline-flex min-w-0 items-start gap-3 ${stacked ? 'lg:flex-col lg:gap-1.5' : ''}`}>
      <MethodBadge method={method} />
      <CallPath path={path} />
    </span>
  )
}

type CallListProps = {
  readonly ids: readonly string[]
  readonly label?: string
  readonly className?: string
}

/** Calls by their ids, in the documentation's order. */
export function CallList({ ids, label, className = '' }: CallListProps) {
  return (
    <ul className={`grid gap-2 ${className}`} aria-label={label}>
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
