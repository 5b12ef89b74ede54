import { examplesPage } from '@/content/pages/examples'

const { tree } = examplesPage.projects

/** The files of a project, each with the tutor's note on it. */
export function FileTree() {
  return (
    <figure className="docs-tree sheet squared" aria-labelledby="tree-caption">
      <figcaption id="tree-caption">{tree.caption}</figcaption>
      <p>
        <code>{`${tree.root}/`}</code>
      </p>
      <ul>
        {tree.files.map(({ name, note }) => (
          <li key={name}>
            <code>{name}</code>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
