import '@/styles/community.css'
import { useId } from 'react'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { community } from '@/content/pages/community'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { AnswerHours } from './answer-hours'
import { ReceiptFigure } from './receipt-figure'
import { ThreadFigure } from './thread-figure'

const { hero, stats, channels, projects, events, spotlight } = community

/** /developers/community (specification, section 2): stats, search box, channels, projects, events, a contributor. */
export default function CommunityPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="community">
        <div className="frame comm-hero">
          <Margin note={hero.note} />
          <div className="grid12 gap-y-12">
            <div className="lg:col-span-6">
              <h1 id="community" className="max-w-[6.7em]">
                Ask in the <span className="hl whitespace-nowrap">next margin</span>
              </h1>
              <p className="lead mt-6">{hero.lead}</p>
              <SearchField />
            </div>
            <div className="lg:col-span-6">
              <ThreadFigure />
            </div>
          </div>
        </div>
      </section>
      <section className="sec" aria-labelledby="stats">
        <div className="frame">
          <div className="grid12 gap-y-12">
            <div className="lg:col-span-4">
              <h2 id="stats">{stats.heading}</h2>
              <p className="mt-5 max-w-lead">{stats.text}</p>
              <dl className="comm-figures">
                {stats.figures.map(({ figure, says }) => (
                  <div key={says}>
                    <dt>{says}</dt>
                    <dd>{figure}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <div className="lg:col-span-8">
              <AnswerHours />
            </div>
          </div>
        </div>
      </section>
      <section className="sec tint" aria-labelledby="channels">
        <div className="frame">
          <Margin note={channels.note} />
          <div className="comm-head">
            <div>
              <h2 id="channels">{channels.heading}</h2>
              <p>{channels.text}</p>
            </div>
            <RequestAccessButton className="btn btn-line">Request Beta Access</RequestAccessButton>
          </div>
          <table className="comm-channels">
            <caption className="vh">{channels.heading}</caption>
            <thead>
              <tr>
                <th scope="col">Channel</th>
                <th scope="col">For</th>
                <th scope="col">Who answers</th>
                <th scope="col">Posts a week</th>
              </tr>
            </thead>
            <tbody>
              {channels.rows.map(({ name, purpose, answers, posts }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{`#${name}`}</code>
                  </th>
                  <td>{purpose}</td>
                  <td>{answers}</td>
                  <td>{posts}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="sec" aria-labelledby="projects">
        <div className="frame">
          <Margin note={projects.note} />
          <h2 id="projects">{projects.heading}</h2>
          <div className="grid12 mt-10 gap-y-12">
            <article className="comm-first lg:col-span-7">
              <ReceiptFigure />
              <div>
                <h3>{projects.first.name}</h3>
                <p className="text-muted">{projects.first.by}</p>
                <p className="mt-4 text-lead">{projects.first.text}</p>
                <p className="mt-4 text-muted">{projects.first.built}</p>
              </div>
            </article>
            <ul className="comm-projects lg:col-span-5">
              {projects.rows.map(({ name, by, text }) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <p className="text-muted">{by}</p>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="sec tint" aria-labelledby="events">
        <div className="frame">
          <div className="grid12 gap-y-8">
            <div className="lg:col-span-4">
              <h2 id="events">{events.heading}</h2>
              <p className="mt-4 max-w-[19.4em] text-muted">{events.text}</p>
            </div>
            <ol className="comm-events lg:col-span-8">
              {events.rows.map(({ date, day, month, name, where, text }) => (
                <li key={date}>
                  <time dateTime={date}>
                    <b>{day}</b>
                    <span>{month}</span>
                  </time>
                  <div>
                    <h3>{name}</h3>
                    <p className="text-muted">{where}</p>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      <section className="sec squared" aria-labelledby="spotlight">
        <div className="frame">
          <h2 id="spotlight" className="comm-eyebrow">
            {spotlight.heading}
          </h2>
          <figure className="grid12 mt-8 gap-y-10">
            <blockquote className="comm-quote lg:col-span-8">
              <p>
                <span>{`“${spotlight.quote} `}</span>
                <span className="dunder">
                  <span>{`${spotlight.quoteEnd}”`}</span>
                  <PenMark name="double-under" className="pm-hint" />
                </span>
              </p>
            </blockquote>
            <div className="lg:col-span-4">
              <figcaption>
                <p className="text-h3 font-display font-bold">{spotlight.name}</p>
                <p className="mt-1 text-muted">{spotlight.role}</p>
              </figcaption>
              <dl className="comm-figures">
                {spotlight.facts.map(({ figure, says }) => (
                  <div key={says}>
                    <dt>{says}</dt>
                    <dd>{figure}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </figure>
        </div>
      </section>
    </>
  )
}

/** The search box. What is typed is used for nothing (specification, section 2), and the help says so. */
function SearchField() {
  const id = useId()
  const { label, placeholder, help } = hero.search
  return (
    <search className="field comm-search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="control"
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className="field-help">
        {help}
      </p>
    </search>
  )
}
