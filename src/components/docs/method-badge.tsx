import type { Endpoint } from '@/content/api/endpoints'

type CallNameProps = Pick<Endpoint, 'method' | 'path'>

/** The method of a call: filled where it writes, open where it reads, and always the word. */
export function MethodBadge({ method }: Pick<Endpoint, 'method'>) {
  return (
    <span className="docs-method" data-method={method} translate="no">
      {method}
    </span>
  )
}

/** A path with its parameters in the pen's colour. */
export function CallPath({ path }: Pick<Endpoint, 'path'>) {
  const [before = '', after] = path.split('{')
  return (
    <code className="docs-path" translate="no">
      {before}
      {after !== undefined && <em>{`{${after}`}</em>}
    </code>
  )
}

/** A call by its method and path. */
export function CallName({ method, path }: CallNameProps) {
  return (
    <span className="docs-call">
      <MethodBadge method={method} />
      <CallPath path={path} />
    </span>
  )
}
