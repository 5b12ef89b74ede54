import { blog } from '@/content/pages/blog'
import type { Post } from '@/content/posts/post'

type TagIndexProps = {
  readonly posts: readonly Post[]
  /** Called before the browser goes to the post of that number. */
  readonly onFollow: (number: number) => void
}

/** The tags as the index at the back of a book: each with the numbers of its notes. */
export function TagIndex({ posts, onFollow }: TagIndexProps) {
  const tags = [...new Set(posts.flatMap((post) => post.tags))].sort()
  return (
    <section aria-labelledby="tags" className="lg:mt-6">
      <h3 id="tags">{blog.tags.heading}</h3>
      <ul className="blog-tags">
        {tags.map((tag) => (
          <li key={tag}>
            <span>{tag}</span>
            <span>
              {posts
                .filter((post) => post.tags.includes(tag))
                .map(({ number, title }) => (
                  <a key={number} href={`#note-${number}`} onClick={() => onFollow(number)}>
                    <span>
                      <span className="vh">Note</span> <span>{number}</span>{' '}
                      <span className="vh">{title}</span>
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
