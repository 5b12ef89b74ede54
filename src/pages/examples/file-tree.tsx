import { projectFiles } from '@/content/pages/examples'

const branch = `relative border-l-2 border-ink pt-2 pb-0.5 pl-7 before:absolute before:top-0 \
before:-left-0.5 before:h-5.5 before:w-5 before:border-b-2 before:border-l-2 before:border-ink \
last:border-transparent`

export function FileTree() {
  return (
    <figure className="sheet squared bg-left-top px-6 pt-5 pb-6" aria-labelledby="tree-caption">
      <figcaption id="tree-caption" className="mb-3.5 text-note font-semibold text-muted">
        Homework desk, file by file
      </figcaption>
      <p>
        <code>homework-desk/</code>
      </p>
      <ul className="ml-2.5">
        {projectFiles.map(({ name, note }) => (
          <li key={name} className={branch}>
            <code>{name}</code>
            <span className="prose-note block">{note}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
