import { posts } from '@/content/posts'

const tags = [...new Set(posts.flatMap((post) => post.tags))].sort()

type TagIndexProps = {
  /** Called before the browser goes to the post of that number. */
  readonly onFollow: (number: number) => void
}

/** The tags as the index at the back of a book: each with the numbers of its notes. */
export function TagIndex({ onFollow }: TagIndexProps) {
  return (
    <section aria-labelledby="tags" className="lg:mt-6">
      <h3 id="tags">Tags, by note number</h3>
      <ul
        className="mt-3 grid grid-cols-2 gap-x-6 border-t border-hair text-note max-[20rem]:block md:grid-cols-3
          lg:max-w-60 lg:grid-cols-1"
      >
        {tags.map((tag) => (
          <li key={tag} className="flex items-center justify-between border-b border-hair">
            <span>{tag}</span>
            <span className="-mr-3">
              {posts
                .filter((post) => post.tags.includes(tag))
                .map(({ number, title }) => (
                  <a
                    key={number}
                    className="inline-flex min-h-11 items-center px-3"
                    href={`#note-${number}`}
                    onClick={() => onFollow(number)}
                  >
                    <span>
                      <span className="sr-only">Note</span> <span>{number}</span>{' '}
                      <span className="sr-only">{title}</span>
                    </span>
                  </a>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
