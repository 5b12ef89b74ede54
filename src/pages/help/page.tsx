import { ArrowRight, Mail, Search } from 'lucide-react'
import { Accordion } from '@/components/ui/accordion'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { help } from '@/content/pages/help'
import { href } from '@/routes/href'
import { QuickActions } from './quick-actions'

/**
 * The help center (specification, section 2): a search box that filters nothing and says so,
 * topics, FAQ, support.
 */
export default function HelpPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="help">
        <div className="frame pb-14!">
          <Margin
            note="No question is too small."
            mark={<PenMark name="query" className="mar-mark h-12 w-8" />}
          />
          <div className="grid12 items-start gap-y-10">
            <div className="lg:col-span-6">
              <h1 id="help" className="max-w-[6.7em]">
                {'Where are '}
                <span className="whitespace-nowrap">
                  you <span className="hl mr-0">stuck</span>?
                </span>
              </h1>
              <p className="lead mt-6">{help.lead}</p>
              <search className="mt-8 block max-w-[640px]">
                <label className="block font-semibold" htmlFor="help-search">
                  Search the help center
                </label>
                <span className="relative mt-1 block">
                  <Search
                    className="ico pointer-events-none absolute top-3.5 left-3.5 text-muted"
                    aria-hidden="true"
                  />
                  <input
                    className="control pl-11!"
                    id="help-search"
                    type="search"
                    autoComplete="off"
                    aria-describedby="help-search-note"
                  />
                </span>
                <span className="mt-2 block text-note text-muted" id="help-search-note">
                  {help.searchNote}
                </span>
              </search>
            </div>
            <div className="min-w-0 lg:col-span-6 xl:pl-6">
              <QuickActions />
            </div>
          </div>
        </div>
      </section>
      <section className="sec" aria-labelledby="topics">
        <div className="frame">
          <Margin number={1} note="Two answers each. More behind." />
          <h2 id="topics">Six topics</h2>
          <div className="mt-8 grid gap-x-12 md:grid-cols-2">
            {help.topics.map((topic) => (
              <section
                key={topic.title}
                className="border-t-line border-ink pt-4 pb-10"
                aria-label={topic.title}
              >
                <h3 className="text-h4">{topic.title}</h3>
                <dl className="mt-3 grid gap-3">
                  {topic.answers.map((entry) => (
                    <div key={entry.question}>
                      <dt className="font-semibold">{entry.question}</dt>
                      <dd className="text-muted">{entry.answer}</dd>
                    </div>
                  ))}
                </dl>
                <a className="link mt-2" href={href(topic.more.to)}>
                  <span>{topic.more.label}</span>
                  <ArrowRight className="ico" aria-hidden="true" />
                </a>
              </section>
            ))}
          </div>
        </div>
      </section>
      <section className="sec tint" aria-labelledby="faq">
        <div className="frame">
          <Margin number={2} note="Asked most in June." />
          <div className="grid12 gap-y-8">
            <div className="lg:col-span-4">
              <h2 id="faq">Short questions, short answers</h2>
              <p className="mt-4">
                <span>{help.other.lead} </span>
                <a className="link" href={href('contact')}>
                  {help.other.label}
                </a>
              </p>
            </div>
            <div className="lg:col-span-8">
              <Accordion
                items={help.faq.map((entry) => ({ heading: entry.question, body: <p>{entry.answer}</p> }))}
                open={0}
              />
            </div>
          </div>
        </div>
      </section>
      <Support />
    </>
  )
}

/** Where to go with what is left: the hint ladder of the product, drawn for its own support. */
function Support() {
  return (
    <section className="sec" aria-labelledby="support">
      <div className="frame">
        <Margin number={3} note="Last step: a person." />
        <h2 id="support">Still on that line?</h2>
        <ol className="mt-10 grid gap-6 lg:grid-cols-3 lg:items-end lg:gap-0">
          <li className="border-b-rule border-ink pb-4 lg:pr-8">
            <p className="text-note text-muted">First a question</p>
            <h3 className="mt-1 text-h4">Read the resources</h3>
            <p className="mt-1 text-muted">Guides and films, each with its minutes.</p>
            <a className="link" href={href('resources')}>
              Resources
            </a>
          </li>
          <li className="border-b-rule border-ink pb-4 lg:border-l-rule lg:pr-8 lg:pb-12 lg:pl-6">
            <p className="text-note text-muted">Then a hint</p>
            <h3 className="mt-1 text-h4">Know where we come from</h3>
            <p className="mt-1 text-muted">A motion sensor, a rubric and a short history.</p>
            <a className="link" href={href('about')}>
              About
            </a>
          </li>
          <li className="border-b-rule border-ink bg-marker p-6 text-on-marker lg:border-l-rule lg:pb-20">
            <p className="text-note">Then a worked step</p>
            <h3 className="mt-1 text-h4">Write to us</h3>
            <p className="mt-1">Within 24 hours, from a person.</p>
            <a
              className="link text-on-marker! focus-visible:outline-current"
              href={href('contact', undefined, { type: 'support' })}
            >
              <Mail className="ico" aria-hidden="true" />
              <span>Contact support</span>
            </a>
          </li>
        </ol>
      </div>
    </section>
  )
}
