import { Maths } from '@/components/ui/maths'
import { PenMark } from '@/components/ui/pen-mark'
import { blog } from '@/content/pages/blog'

/** The newsletter box with this month's problem. The field and the button are inert (specification, section 2). */
export function NewsBox() {
  const { heading, text, label, issue, problem, rule, hint } = blog.news
  return (
    <div className="grid12 items-center gap-y-10">
      <div className="lg:col-span-6">
        <h2 id="newsletter">{heading}</h2>
        <p className="mt-4 max-w-[29.8em]">{text}</p>
        <div className="field mt-6 max-w-lg">
          <label htmlFor="blog-email">{label}</label>
          <div className="flex flex-wrap gap-3">
            <input
              id="blog-email"
              className="control min-w-0 flex-[1_1_220px] bg-band-2!"
              type="email"
              autoComplete="email"
              placeholder="you@school.ca"
            />
            <button className="btn" type="button">
              Subscribe
            </button>
          </div>
        </div>
      </div>
      <figure className="blog-news border-line border-ink px-6 py-7 lg:col-span-5 lg:col-start-8">
        <figcaption className="text-note text-muted">{issue}</figcaption>
        <p className="mt-3 text-h3 leading-snug text-balance">
          <Maths of={problem} />
        </p>
        <p className="mt-3">{rule}</p>
        <p className="prose-note mt-5 flex gap-3">
          <PenMark name="query" className="h-6 w-4 shrink-0" width={2.5} />
          <span>{hint}</span>
        </p>
      </figure>
    </div>
  )
}
