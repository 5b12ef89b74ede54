import { CallPath, MethodBadge } from '@/components/docs/method-badge'
import { endpointGroups, endpoints } from '@/content/api/endpoints'

/** Every documented call on a ruled list, by group; each leads to its section. */
export function EndpointList() {
  return (
    <div className="docs-list">
      {endpointGroups.map((group) => (
        <section key={group} aria-labelledby={`list-${group}`}>
          <h3 id={`list-${group}`}>{group}</h3>
          <ul>
            {endpoints
              .filter((endpoint) => endpoint.group === group)
              .map(({ id, method, path, line }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <MethodBadge method={method} />
                    <CallPath path={path} />
                    <span>{line}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
