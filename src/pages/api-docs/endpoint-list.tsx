import { CallPath, MethodBadge } from '@/components/docs/call-name'
import { endpointGroups, endpoints } from '@/content/api/endpoints'

/** Every documented call on a ruled list, by group; each leads to its section. */
export function EndpointList() {
  return endpointGroups.map((group) => (
    <section key={group} aria-labelledby={`list-${group}`}>
      <h3 id={`list-${group}`} className="mt-6 text-h5">
        {group}
      </h3>
      <ul>
        {endpoints
          .filter((endpoint) => endpoint.group === group)
          .map(({ id, method, path, line }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="grid min-h-12 grid-cols-[3.625rem_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 border-b border-hair py-2.5 text-ink no-underline sm:grid-cols-[3.625rem_minmax(0,20rem)_minmax(0,1fr)] sm:gap-3.5 sm:py-1.5"
              >
                <MethodBadge method={method} />
                <CallPath path={path} />
                <span className="text-muted max-sm:col-start-2 max-sm:leading-snug">{line}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  ))
}
