import { projectFiles } from '@/content/pages/examples'

export function FileTree() {
  return (
    <figure className="sheet squared bg-left-top px-6 pt-5 pb-6 max-[20rem]:px-2" aria-labelledby="tree">
      <figcaption id="tree" className="mb-3 text-note font-semibold text-muted">
        Homework desk, file by file
      </figcaption>
      <p>
        <code translate="no">homework-desk/</code>
      </p>
      <ul className="ml-2">
        {projectFiles.map(({ name, note }, index) => (
          <li key={name} className="relative pt-2 pb-0.5 pl-8">
            <svg
              className="absolute inset-y-0 left-0 overflow-visible stroke-ink"
              width="22"
              height={index < projectFiles.length - 1 ? '100%' : 21}
              strokeWidth="2"
              strokeLinecap="square"
              aria-hidden="true"
            >
              <line x1="1" x2="1" y2="100%" />
              <line x1="1" y1="21" x2="21" y2="21" />
            </svg>
            <code translate="no">{name}</code>
            <span className="prose-note block">{note}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
