import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { PenMark } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { TableHead } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { dashboard } from '@/content/pages/dashboard'
import { dayOf, shortDay } from '@/lib/dates'
import { href } from '@/routes/table'
import { HoursChart } from './hours-chart'
import { ScoreBadge } from './score-badge'
import { ScoreChart } from './score-chart'

/** The student dashboard: fixed sample data (specification, section 2). */
export default function DashboardPage() {
  return (
    <div className="rhythm-24 max-lg:rhythm-32">
      <Overview />
      <Section id="progress" number={1} note="Up is nice. Steady wins.">
        <h2 id="progress" className="sr-only">
          Progress
        </h2>
        <div className="grid gap-x-10 gap-y-16 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <ScoreChart />
          </div>
          <div className="lg:col-span-5">
            <HoursChart />
          </div>
        </div>
      </Section>
      <Sessions />
    </div>
  )
}

function Overview() {
  const { student, totals } = dashboard
  return (
    <Hero
      id="dashboard"
      note="One more line than yesterday."
      title={`Welcome back, ${student.split(' ')[0]}`}
      lead="Sample data: what a student sees after a term with the AI tutor, free during the beta."
      aside={
        <div className="flex lg:justify-end">
          <aside className="sheet flex items-center gap-4 px-5 py-4" aria-label="Profile">
            <b
              className="grid size-11 shrink-0 place-items-center rounded-full border-line border-ink
                font-display text-h4"
              aria-hidden="true"
            >
              MC
            </b>
            <p className="grid justify-items-start text-note">
              <b className="font-display text-h4">{student}</b>
              <span className="text-balance text-muted">Grade 10, Student plan, since February 2025</span>
              <span className="hl hl-text mt-1 font-semibold">Premium member</span>
            </p>
          </aside>
        </div>
      }
      split="7/5"
      align="end"
    >
      <dl className="mt-16 grid grid-cols-2 gap-px border-y-line border-ink bg-hair max-[20rem]:grid-cols-1 lg:grid-cols-4">
        {totals.map((total) => (
          <div key={total.label} className="bg-ground px-4 py-5 lg:px-6">
            <dt className="text-note text-muted">{total.label}</dt>
            <dd className="mt-1 font-display text-h2 font-bold">{total.value}</dd>
            <dd className="text-note text-muted">{total.note}</dd>
          </div>
        ))}
      </dl>
    </Hero>
  )
}

function Sessions() {
  return (
    <Section id="sessions" number={2} note="Five sheets, newest on top." tone="tint">
      <div className="grid gap-x-10 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="sessions" className="text-h3">
            Recent sessions
          </h2>
          <table className="mt-6 w-full">
            <TableHead
              className="max-md:sr-only"
              row="border-b-line border-ink text-note text-muted"
              cell="py-2 last:text-right"
              columns={['Topic', 'Date', 'Minutes', 'Score']}
            />
            <tbody>
              {dashboard.sessions.map((session) => (
                <tr key={session.date} className="border-b border-hair">
                  <th scope="row" className="py-3 pr-3 max-[20rem]:pr-1">
                    <span className="block" lang={'lang' in session ? session.lang : undefined}>
                      {session.topic}
                    </span>
                    <span className="block text-note font-normal text-muted">{session.subject}</span>
                  </th>
                  <td className="pr-3 text-note whitespace-nowrap max-[20rem]:pr-1">
                    <time dateTime={session.date}>{shortDay(dayOf(session.date))}</time>
                  </td>
                  <td className="text-note md:pr-3">
                    <span className="max-md:sr-only">{session.minutes}</span>
                  </td>
                  <td className="text-right">
                    <ScoreBadge score={session.score} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2 className="mt-14 text-h3">Recent achievements</h2>
          <ul className="mt-4 border-t-line border-ink">
            {dashboard.achievements.map((achievement) => (
              <li key={achievement.title} className="flex items-baseline gap-x-4 border-b border-hair py-3">
                <PenMark name="star" className="size-6 shrink-0 self-center text-hint" width={3} />
                <span className="flex-1">
                  <b className="block">{achievement.title}</b>
                  <span className="text-note text-muted">{achievement.text}</span>
                </span>
                <span className="text-note whitespace-nowrap text-muted">{achievement.day}</span>
              </li>
            ))}
          </ul>
        </div>
        <QuickActions />
      </div>
    </Section>
  )
}

function QuickActions() {
  return (
    <aside className="lg:col-span-5" aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-h3">
        Quick actions
      </h2>
      <RuledList className="mt-4">
        {[
          { label: 'How a session works', to: href('students') },
          { label: 'Browse resources', to: href('resources') },
          { label: 'Ask for help', to: href('help') },
          { label: 'Change your plan', to: href('pricing') },
        ].map((action) => (
          <li key={action.label}>
            <LinkArrow className="w-full justify-between py-2" href={action.to}>
              {action.label}
            </LinkArrow>
          </li>
        ))}
      </RuledList>
      <h3 className="mt-12">Due for review</h3>
      <ul className="sheet mt-4 px-5 py-2">
        {dashboard.due.map((topic) => (
          <li key={topic} className="flex items-center gap-3 border-b border-hair py-3 last:border-0">
            <PenMark name="nought" className="size-4 text-pen" width={2.5} />
            <span>{topic}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
