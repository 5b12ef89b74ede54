import { Hero } from '@/components/ui/hero'
import { Maths } from '@/components/ui/maths'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { TableHead } from '@/components/ui/ruled-table'
import { Scale } from '@/components/ui/scale'
import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { instructors } from '@/content/pages/instructors'
import { RequestAccessButton } from '@/features/request-access/request-access-button'

/** For instructors (specification, section 2): features, stats, beta access. */
export default function InstructorsPage() {
  return (
    <>
      <Hero
        id="instructors"
        note="Eleven dropped the same sign."
        title={
          <>
            Mark the thinking, not the{' '}
            <Penned mark="strike" width={4}>
              answer
            </Penned>
          </>
        }
        lead={instructors.lead}
        actions={<RequestAccessButton className="btn">Request Beta Access</RequestAccessButton>}
        aside={<SlipsFigure />}
        space="page"
      />
      <Section id="stats" number={1} note="Check our math." tone="band">
        <h2 id="stats" className="sr-only">
          Results
        </h2>
        <dl className="grid gap-8 md:grid-cols-3">
          {instructors.stats.map((stat, index) => (
            <div key={stat.says} className="grid content-start gap-3 border-t-line border-hair pt-5">
              <dt className="text-balance">
                <span className="block text-lead">{stat.says}</span>
                <span className="text-note text-muted">{stat.note}</span>
              </dt>
              <dd className="row-start-1 font-display text-stat font-bold">
                {index === 0 ? (
                  <Penned mark="circle" pen="text-hint" width={4}>
                    {stat.figure}
                  </Penned>
                ) : (
                  <span>{stat.figure}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <Evening />
      </Section>
      <Section id="features" number={2} note="You keep the red pen.">
        <div className="grid gap-x-12 lg:grid-cols-2">
          <h2 id="features" className="mb-10 max-w-[9em]">
            What comes back to your desk
          </h2>
          <ol className="contents">
            {Object.entries(instructors.features).map(([title, text], index) => (
              <li key={title} className="flex gap-4 border-t border-hair py-7">
                <PenMark name={index === 2 ? 'star' : 'tick'} className="tick mt-1 shrink-0" />
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-2 max-w-measure text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-14">
          <RequestAccessButton className="btn">Request Beta Access</RequestAccessButton>
        </p>
      </Section>
    </>
  )
}

/** 75% of an evening, to scale: two hours of grading, and the half hour that is left of them. */
function Evening() {
  return (
    <figure className="mt-16 text-note">
      <p className="flex min-h-9 items-center border-line border-ink px-3">
        <span>
          <b>120 minutes</b> without a first pass
        </span>
      </p>
      <p className="mt-2 flex items-center gap-3">
        <span className="h-9 w-1/4 shrink-0 bg-marker" />
        <span>
          <b>30 minutes</b> with it
        </span>
      </p>
      <Scale className="mt-4 h-3 fill-none stroke-current" viewBox="0 0 1200 12">
        <path strokeWidth="1.5" d="M0 11H1200M1 2V12M300 2V12M600 2V12M900 2V12M1199 2V12" />
      </Scale>
      <p className="mt-1 flex justify-between text-muted" aria-hidden="true">
        <span>0</span>
        <span>2 hours</span>
      </p>
    </figure>
  )
}

/** The mistakes a class has in common: one square a sheet, in fives as a teacher counts. */
function SlipsFigure() {
  const { slips, classSize } = instructors
  const squares = Array.from(
    { length: classSize },
    (_, sheet) => `M${sheet * 14 + Math.floor(sheet / 5) * 5 + 1} 2h11v12h-11z`,
  )
  return (
    <SheetFigure caption="Example class" detail={`Grade 10, quadratics · ${classSize} sheets`}>
      <table className="w-full">
        <TableHead className="sr-only" columns={['Mistake', `Sheets of ${classSize}`]} />
        <tbody>
          {slips.map(({ slip, sheets, line }, index) => (
            <tr key={slip} className="border-b border-hair align-top last:border-0">
              <th scope="row" className="px-5 py-4">
                <span className="block font-semibold text-balance">
                  {index === 0 ? <span className="hl hl-text">{slip}</span> : <span>{slip}</span>}
                </span>
                <Maths className="mt-1 block text-body font-normal text-pen" of={line} />
                <svg
                  className="mt-3 h-3.5 w-full"
                  viewBox="0 0 420 16"
                  preserveAspectRatio="xMinYMid"
                  aria-hidden="true"
                >
                  <path className="fill-none stroke-hair-strong" d={squares.slice(sheets).join('')} />
                  <path className="fill-correction stroke-correction" d={squares.slice(0, sheets).join('')} />
                </svg>
              </th>
              <td className="py-4 pr-5 text-right font-display text-h3 font-bold">{sheets}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetFigure>
  )
}
