import { Mail, Search } from 'lucide-react'
import { Accordion } from '@/components/ui/accordion'
import { Hero } from '@/components/ui/hero'
import { keptTogether } from '@/components/ui/kept-together'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { responseTime, reviewTime } from '@/content/contact'
import { help } from '@/content/pages/help'
import { href } from '@/routes/table'

/** /help (specification, section 2). The search box filters nothing and says so. */
export default function HelpPage() {
  return (
    <>
      <Hero
        id="help"
        note="No question is too small."
        mark={<PenMark name="query" className="mar-mark h-11 w-8" />}
        title={'Where are you\u00a0==stuck?=='}
        lead={
          <>
            Most questions of students, teachers and developers about the AI tutor and its free beta are
            answered here. If yours is not, <a href={href('contact')}>write to us</a>. Someone answers within{' '}
            {responseTime}.
          </>
        }
        actions={<SearchBox />}
        aside={<QuickActions />}
        space="low"
      />
      <Section id="topics" heading="Six topics" number={1} note="Two answers each. Links to more.">
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {Object.entries(help.topics).map(([topic, { answers, more }]) => (
            <section key={topic} className="border-t-line border-ink pt-4" aria-label={topic}>
              <h3 className="text-h4">{topic}</h3>
              <dl className="mt-3 grid gap-3">
                {Object.entries(answers).map(([question, answer]) => (
                  <div key={question}>
                    <dt className="font-semibold">{question}</dt>
                    <dd className="text-muted">{keptTogether(answer, reviewTime)}</dd>
                  </div>
                ))}
              </dl>
              <LinkArrow className="mt-2" href={href(more.to)}>
                {more.label}
              </LinkArrow>
            </section>
          ))}
        </div>
      </Section>
      <Section
        id="faq"
        heading="Short questions, short answers"
        headed="side"
        number={2}
        note="Asked most in June."
        tone="tint"
      >
        <div className="lg:col-span-8">
          <Accordion answers={help.faq} />
        </div>
      </Section>
      <Support />
    </>
  )
}

function SearchBox() {
  return (
    <search className="block">
      <label className="block font-semibold" htmlFor="help-search">
        Search the help center
      </label>
      <span className="relative mt-1 flex items-center">
        <Search className="ico pointer-events-none absolute left-4 text-muted" />
        <input
          className="control pl-10"
          id="help-search"
          type="search"
          autoComplete="off"
          aria-describedby="help-search-note"
        />
      </span>
      <span className="mt-2 block text-note text-muted" id="help-search-note">
        Search does not work yet. Every answer we have so far is on this page.
      </span>
    </search>
  )
}

/** Where to go with what is left: the hint ladder of the product, drawn for its own support. */
function Support() {
  return (
    <Section id="support" heading="Still stuck?" number={3} note="Last step: a person.">
      <ol className="grid items-end gap-6 lg:grid-cols-3 lg:gap-0">
        <li className="border-b-rule border-ink pb-4 lg:pr-8">
          <p className="text-note text-muted">First a question</p>
          <h3 className="mt-1 text-h4">Read the resources</h3>
          <p className="mt-1 text-muted">Guides and videos, each with its length.</p>
          <a className="link" href={href('resources')}>
            Resources
          </a>
        </li>
        <li className="border-b-rule border-ink pb-4 lg:border-s-rule lg:px-6">
          <p className="text-note text-muted">Then a hint</p>
          <h3 className="mt-1 text-h4">Ask us anything</h3>
          <p className="mt-1 text-muted">By email, by phone, or with the contact form.</p>
          <a className="link lg:mb-10" href={href('contact')}>
            Contact
          </a>
        </li>
        <li className="border-b-rule border-ink bg-marker p-6 text-on-marker lg:border-s-rule">
          <p className="text-note lg:mt-6">Then a worked step</p>
          <h3 className="mt-1 text-h4">Send us the line</h3>
          <p className="mt-1">Name the sheet and the line. Someone answers within {responseTime}.</p>
          <a
            className="link text-on-marker focus-visible:outline-current lg:mb-10"
            href={href('contact', undefined, { type: 'support' })}
          >
            <Mail className="ico" />
            <span>Contact support</span>
          </a>
        </li>
      </ol>
      <p className="mt-8 text-muted">
        Who is behind it? A motion sensor, a rubric and a short history.{' '}
        <a className="link -my-2" href={href('about')}>
          About
        </a>
      </p>
    </Section>
  )
}

/** The quick actions as a sheet: four lines that people stop at, and the step that leads on. */
function QuickActions() {
  return (
    <nav className="sheet squared bg-[-1px_-1px] xl:ml-6" aria-labelledby="quick">
      <h2
        id="quick"
        className="flex min-h-12 items-center border-b-line border-ink bg-ground px-5 font-text text-note
          font-semibold tracking-normal"
      >
        Quick actions
      </h2>
      <ol>
        {help.quick.map(({ line, label, to }, index) => (
          <li
            key={to}
            className="relative grid min-h-18 grid-cols-[1.75rem_1fr] gap-x-2 border-b border-hair-strong pl-5
              last:border-0 max-sm:py-3 sm:grid-cols-[1.25rem_minmax(0,1fr)_14rem]"
          >
            <span className="self-center text-note text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <span className="self-center text-pen">{line}</span>
            <span
              className="flex items-center max-sm:col-start-2 sm:border-s-2 sm:border-margin-line sm:bg-sheet
                sm:px-4"
            >
              <LinkArrow href={href(to)} className="after:absolute after:inset-0 after:content-['']">
                {label}
              </LinkArrow>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
