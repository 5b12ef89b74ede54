import { useState } from 'react'
import { quietButton } from '@/components/ui/button'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { type Category, categories, type Post, posts } from '@/content/posts'
import { dayOf, longDate } from '@/lib/dates'
import { PostBody } from './post-body'
import { TagIndex } from './tag-index'

const pressedButton = `inline-flex min-h-11 items-center justify-center gap-2 rounded-control border-line
  border-ink bg-ink px-3.5 text-base font-semibold text-on-ink`
const title = 'box-decoration-clone group-open:bg-marker group-open:px-1 group-open:text-on-marker'

/** All posts are in the page, to be read in place; a filter hides some. */
export function NotesSection() {
  const [category, setCategory] = useState<Category>()
  const inCategory = (name: Category | undefined) =>
    name === undefined ? posts : posts.filter((post) => post.category === name)
  const shown = inCategory(category)

  /** Opens the post that a tag leads to, in case the filter or its fold hides it. */
  const reveal = (number: number) => {
    setCategory(undefined)
    const post = document.getElementById(`note-${number}`)?.closest('details')
    if (post) post.open = true
  }

  return (
    <Section id="notes" number={2} note="All short. Start anywhere.">
      <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-4">
          <h2 id="notes">Six notes</h2>
          <fieldset className="mt-6 flex flex-wrap gap-2 lg:max-w-60 lg:flex-col">
            <legend className="sr-only">Filter by category</legend>
            {[undefined, ...categories].map((name) => (
              <button
                key={name ?? ''}
                className={category === name ? pressedButton : quietButton}
                type="button"
                aria-pressed={category === name}
                onClick={() => setCategory(name)}
              >
                <span>{name ?? 'All'}</span>{' '}
                <span className="ml-auto tabular-nums">{inCategory(name).length}</span>
              </button>
            ))}
          </fieldset>
          <output className="mt-4 block text-note text-muted">
            {category === undefined
              ? `Showing all ${posts.length} notes`
              : `Showing ${shown.length} of ${posts.length} notes: ${category}`}
          </output>
        </div>
        <RuledList className="lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
          {posts.map((post) => (
            <li key={post.number} hidden={!shown.includes(post)}>
              <PostFold post={post} />
            </li>
          ))}
        </RuledList>
        <div className="lg:col-span-4 lg:row-start-2">
          <TagIndex onFollow={reveal} />
        </div>
      </div>
    </Section>
  )
}

function PostFold({ post }: { readonly post: Post }) {
  const id = `note-${post.number}`
  return (
    <article aria-labelledby={`${id}-title`}>
      <details className="group">
        <summary className="grid grid-cols-[2rem_minmax(0,1fr)_1rem] gap-x-4 py-6 max-[20rem]:gap-x-1">
          <span
            className="row-span-3 font-display text-h2 leading-none font-bold text-hint"
            aria-hidden="true"
          >
            {post.number}
          </span>
          <h3 id={`${id}-title`}>
            <span className={title}>{post.title}</span>
          </h3>
          <span className="col-start-2 mt-2 max-w-160">{post.summary}</span>
          <span className="col-start-2 mt-2 text-note text-muted">
            <b className="mr-3 text-ink">{post.category}</b>{' '}
            <time dateTime={post.date}>{longDate(dayOf(post.date))}</time>
          </span>
          {/* Plus, and minus while the note is open. */}
          <svg
            className="col-start-3 row-start-1 mt-1.5 size-4 stroke-current"
            strokeWidth="2"
            viewBox="0 0 16 16"
            aria-hidden="true"
          >
            <path d="M0 8H16" />
            <path className="group-open:hidden" d="M8 0V16" />
          </svg>
        </summary>
        <div id={id} className="scroll-mt-48 grid-cols-[3rem_1fr] pb-10 md:grid">
          <div className="col-start-2">
            <PostBody blocks={post.body} />
            <p className="text-note text-muted">
              <span>{`By ${post.author}${post.about ? `, ${post.about}` : ''}. `}</span>
              <span>{`Tags: ${post.tags.join(', ')}.`}</span>
            </p>
          </div>
        </div>
      </details>
    </article>
  )
}
