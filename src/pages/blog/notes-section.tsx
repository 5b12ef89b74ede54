import { useState } from 'react'
import { Margin } from '@/components/ui/margin'
import { blog } from '@/content/pages/blog'
import { type Category, categories, type Post } from '@/content/posts/post'
import { PostBody } from './post-body'
import { TagIndex } from './tag-index'

type NotesSectionProps = { readonly posts: readonly Post[] }

/** The posts, to be read in place, with the category filters and the tags. All posts are in the page; a filter hides some. */
export function NotesSection({ posts }: NotesSectionProps) {
  const [category, setCategory] = useState<Category>()
  const isShown = (post: Post) => category === undefined || post.category === category
  const shown = posts.filter(isShown).length

  /** Opens a post that a tag leads to, in case the filter or its fold hides it. */
  const reveal = (number: number) => {
    setCategory(undefined)
    const post = document.getElementById(`note-${number}`)?.closest('details')
    if (post) post.open = true
  }

  return (
    <section className="sec" aria-labelledby="notes">
      <div className="frame">
        <Margin number={2} note={blog.list.note} />
        <div className="grid12 gap-y-8 lg:grid-rows-[auto_1fr]">
          <div className="lg:col-span-4">
            <h2 id="notes">{blog.list.heading}</h2>
            <fieldset className="mt-6 flex flex-wrap gap-2 lg:max-w-60 lg:flex-col">
              <legend className="vh">Filter by category</legend>
              <FilterButton
                label={blog.list.all}
                count={posts.length}
                pressed={category === undefined}
                onPress={() => setCategory(undefined)}
              />
              {categories.map((name) => (
                <FilterButton
                  key={name}
                  label={name}
                  count={posts.filter((post) => post.category === name).length}
                  pressed={category === name}
                  onPress={() => setCategory(name)}
                />
              ))}
            </fieldset>
            <output className="mt-4 block text-note text-muted">
              {category === undefined
                ? `Showing all ${posts.length} notes`
                : `Showing ${shown} of ${posts.length} notes: ${category}`}
            </output>
          </div>
          <ul className="border-t-line border-ink lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
            {posts.map((post) => (
              <li key={post.number} className="border-b border-hair-strong" hidden={!isShown(post)}>
                <PostFold post={post} />
              </li>
            ))}
          </ul>
          <div className="lg:col-span-4 lg:row-start-2">
            <TagIndex posts={posts} onFollow={reveal} />
          </div>
        </div>
      </div>
    </section>
  )
}

type FilterButtonProps = {
  readonly label: string
  readonly count: number
  readonly pressed: boolean
  readonly onPress: () => void
}

function FilterButton({ label, count, pressed, onPress }: FilterButtonProps) {
  return (
    <button className="blog-filter" type="button" aria-pressed={pressed} onClick={onPress}>
      <span>{label}</span> <span className="tabular-nums">{count}</span>
    </button>
  )
}

function PostFold({ post }: { readonly post: Post }) {
  const id = `note-${post.number}`
  return (
    <article aria-labelledby={`${id}-title`}>
      <details className="blog-fold">
        <summary>
          <span aria-hidden="true">{post.number}</span>
          <span>
            <h3 id={`${id}-title`}>
              <span>{post.title}</span>
            </h3>
            <span>{post.summary}</span>
            <span>
              <b>{post.category}</b>
              <time dateTime={post.date}>{post.dateText}</time>
            </span>
          </span>
        </summary>
        <div id={id} className="blog-post">
          <PostBody blocks={post.body} />
          <p className="blog-by">
            <span>{`By ${post.author}${post.about ? `, ${post.about}` : ''}. `}</span>
            <span>{`Tags: ${post.tags.join(', ')}.`}</span>
          </p>
        </div>
      </details>
    </article>
  )
}
