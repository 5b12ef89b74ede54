import '@/styles/blog.css'
import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { blog } from '@/content/pages/blog'
import { posts } from '@/content/posts/posts'
import { twoAnswers } from '@/content/posts/two-answers'
import { href } from '@/routes/href'
import { NewsBox } from './news-box'
import { NotesSection } from './notes-section'
import { PostBody } from './post-body'
import { WorkingFigure } from './working-figure'

/** /blog (specification, section 2): a featured post, six more behind category filters, tags, the newsletter box. */
export default function BlogPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="blog">
        <div className="frame pb-16!">
          <Margin note={blog.hero.note} />
          <div className="grid12 items-start gap-y-12">
            <div className="lg:col-span-5">
              <h1 id="blog">
                {'Mistakes '}
                <span className="whitespace-nowrap">
                  left <span className="hl">in</span>
                </span>
              </h1>
              <p className="lead mt-6">{blog.hero.lead}</p>
            </div>
            <div className="min-w-0 lg:col-span-7 lg:pl-6">
              <WorkingFigure />
            </div>
          </div>
        </div>
      </section>
      <section className="sec tint [--sec:4rem]" aria-labelledby="featured">
        <article className="frame" aria-labelledby="featured">
          <Margin number={1} />
          <div className="grid12 gap-y-8">
            <header className="lg:col-span-4">
              <p className="text-note font-semibold">Featured · {twoAnswers.category}</p>
              <h2 id="featured" className="mt-3">
                {twoAnswers.title}
              </h2>
              <p className="mt-4 text-note text-muted">
                <span>{`${twoAnswers.author}, `}</span>
                <time dateTime={twoAnswers.date}>{twoAnswers.dateText}</time>
              </p>
              <p className="text-note text-muted">{`Tags: ${twoAnswers.tags.join(', ')}`}</p>
            </header>
            <div className="blog-post blog-featured lg:col-span-8">
              <PostBody blocks={twoAnswers.body} />
            </div>
          </div>
        </article>
      </section>
      <NotesSection posts={posts} />
      <section className="sec band squared" aria-labelledby="newsletter">
        <div className="frame">
          <Margin number={3} note={blog.news.note} />
          <NewsBox />
        </div>
      </section>
      <section className="sec [--sec:4rem]" aria-labelledby="write-back">
        <div className="frame">
          <div className="grid12 items-baseline gap-y-4">
            <h2 id="write-back" className="text-h3 lg:col-span-4">
              {blog.more.heading}
            </h2>
            <ul className="border-t-line border-ink lg:col-span-8">
              <li className="border-b border-hair">
                <a className="link w-full justify-between py-2" href={href('contact')}>
                  <span>{blog.more.contact}</span>
                  <ArrowRight className="ico" aria-hidden="true" />
                </a>
              </li>
              <li className="border-b border-hair">
                <a className="link w-full justify-between py-2" href={href('community')}>
                  <span>{blog.more.community}</span>
                  <ArrowRight className="ico" aria-hidden="true" />
                </a>
              </li>
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}
