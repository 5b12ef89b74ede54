import '@/styles/dashboard.css'
import { ArrowRight } from 'lucide-react'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { dashboard } from '@/content/pages/dashboard'
import { href } from '@/routes/href'
import { HoursChart } from './hours-chart'
import { ScoreBadge } from './score-badge'
import { ScoreChart } from './score-chart'

/** The student dashboard: fixed sample data (specification, section 2). */
export default function DashboardPage() {
  return (
    <>
      <Overview />
      <Charts />
      <Sessions />
    </>
  )
}

function Overview() {
  const { student, totals } = dashboard
  return (
    <section className="sec squared" aria-labelledby="dashboard">
      <div className="frame pb-12!">
        <Margin note="One line more than yesterday." />
        <div className="grid12 items-end gap-y-8">
          <div className="lg:col-span-7">
            <h1 id="dashboard" className="max-w-[8em]">
              Welcome back, {student.name.split(' ')[0]}
            </h1>
            <p className="lead mt-5 text-muted">Sample data: this is what a student sees after a term.</p>
          </div>
          <aside
            className="sheet flex items-center gap-4 px-5 py-4 lg:col-span-5 lg:justify-self-end"
            aria-label="Profile"
          >
            <span
              className="grid size-14 shrink-0 place-items-center rounded-full border-line border-ink font-display text-h4 font-bold"
              aria-hidden="true"
            >
              MC
            </span>
            <span className="grid">
              <span className="font-display text-h4 font-bold">{student.name}</span>
              <span className="text-note text-muted">
                {student.course} · {student.since}
              </span>
              <span className="mt-1">
                <span className="hl hl-text text-note font-semibold">{student.badge}</span>
              </span>
            </span>
          </aside>
        </div>
        <dl className="mt-12 grid grid-cols-2 border-y-line border-ink bg-ground lg:grid-cols-4">
          {totals.map((total) => (
            <div
              key={total.label}
              className="border-hair px-4 py-5 odd:border-r max-lg:nth-[n+3]:border-t lg:border-r lg:px-6 lg:last:border-r-0"
            >
              <dt className="text-note text-muted">{total.label}</dt>
              <dd className="mt-1 font-display text-h2 font-bold">{total.value}</dd>
              <dd className="text-note text-muted">{total.note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Charts() {
  return (
    <section className="sec [--sec:4rem]" aria-label="Progress">
      <div className="frame">
        <Margin number={1} note="Up is nice. Steady is better." />
        <div className="grid12 gap-y-14">
          <div className="lg:col-span-7">
            <ScoreChart scores={dashboard.scores} />
          </div>
          <div className="lg:col-span-5 lg:pl-8">
            <HoursChart hours={dashboard.hours} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Sessions() {
  return (
    <section className="sec tint" aria-labelledby="sessions">
      <div className="frame">
        <Margin number={2} note="Five sheets, newest on top." />
        <div className="grid12 gap-y-14">
          <div className="lg:col-span-7">
            <h2 id="sessions">Recent sessions</h2>
            <table className="mt-6 w-full">
              <thead className="max-sm:sr-only">
                <tr className="border-b-line border-ink text-note text-muted">
                  <th scope="col" className="py-2">
                    Topic
                  </th>
                  <th scope="col" className="py-2">
                    Date
                  </th>
                  <th scope="col" className="py-2">
                    Minutes
                  </th>
                  <th scope="col" className="py-2 text-right">
                    Score
                  </th>
                </tr>
              </thead>
              <tbody>
                {dashboard.sessions.map((session) => (
                  <tr key={session.date} className="border-b border-hair">
                    <th scope="row" className="py-3 pr-3">
                      <span className="block">{session.topic}</span>
                      <span className="block text-note font-normal text-muted">{session.subject}</span>
                    </th>
                    <td className="pr-3 text-note whitespace-nowrap">
                      <time dateTime={session.date}>{session.day}</time>
                    </td>
                    <td className="pr-3 text-note max-sm:hidden">{session.minutes}</td>
                    <td className="text-right">
                      <ScoreBadge score={session.score} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <h2 className="mt-14 text-h3">Recent achievements</h2>
            <ul className="mt-4">
              {dashboard.achievements.map((achievement) => (
                <li
                  key={achievement.title}
                  className="grid grid-cols-[40px_1fr_auto] items-baseline gap-x-2 border-b border-hair py-3"
                >
                  <PenMark name="star" className="size-6 self-center text-hint" width={3} />
                  <span>
                    <b className="block">{achievement.title}</b>
                    <span className="text-note text-muted">{achievement.text}</span>
                  </span>
                  <span className="text-note text-muted">{achievement.day}</span>
                </li>
              ))}
            </ul>
          </div>
          <QuickActions />
        </div>
      </div>
    </section>
  )
}

function QuickActions() {
  return (
    <aside className="lg:col-span-4 lg:col-start-9" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-h3">
        Quick actions
      </h2>
      <ul className="mt-4 border-t-line border-ink">
        {[
          { label: 'Start a session', to: href('students') },
          { label: 'Browse resources', to: href('resources') },
          { label: 'Ask for help', to: href('help') },
          { label: 'Change your plan', to: href('pricing') },
        ].map((action) => (
          <li key={action.label} className="border-b border-hair">
            <a className="link w-full justify-between py-2" href={action.to}>
              <span>{action.label}</span>
              <ArrowRight className="ico" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <h3 className="mt-12">Due for another look</h3>
      <ul className="sheet mt-4 px-5 py-2">
        {dashboard.due.map((topic) => (
          <li key={topic} className="flex items-center gap-3 border-b border-hair py-3 last:border-0">
            <PenMark name="ring" className="size-4 text-pen" width={2.5} />
            <span>{topic}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
