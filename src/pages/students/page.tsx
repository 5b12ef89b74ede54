import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { TableHead } from '@/components/ui/ruled-table'
import { Section } from '@/components/ui/section'
import { SheetFigure } from '@/components/ui/sheet-figure'
import { students } from '@/content/pages/students'
import { paidFeatures } from '@/content/plans'
import { DemoButton, DemoDialog } from '@/features/messages/demo-button'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { ThemeVariant } from './theme-variant'

export default function StudentsPage() {
  return (
    <>
      <Hero
        id="students"
        note="Show me where it went wrong."
        mark={<PenMark name="arrow" className="mar-mark w-16" />}
        title="Stuck? Start at ==that line=="
        lead={students.lead}
        actions={
          <>
            <p className="flex flex-wrap items-center gap-4">
              <DemoButton type="Student">Try Free Demo</DemoButton>
              <RequestAccessButton className="btn btn-line">Request Beta Access</RequestAccessButton>
            </p>
            <p className="mt-3 text-note text-muted">
              The demo is free: half an hour with one of us, by video, on a page of your own.
            </p>
          </>
        }
        aside={<BalanceFigure />}
        space="page"
      />
      <Section
        id="features"
        heading="What a tutor does that an answer key can’t"
        headed="side"
        number={1}
        note="It asks. You fix it."
      >
        <dl className="border-t-line border-ink lg:col-span-8">
          {Object.entries(students.features).map(([title, text]) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-1 border-b border-hair py-5 md:grid-cols-[5fr_7fr]"
            >
              <dt className="font-display text-h4 font-bold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-note text-muted lg:col-span-8 lg:col-start-5">{paidFeatures}</p>
      </Section>
      <Section id="steps" heading="How it works" number={2} note="Three lines. Then you write." tone="band">
        <ol className="grid gap-8 lg:grid-cols-3">
          {Object.entries(students.steps).map(([title, text], index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr]">
              <span className="font-display text-stat leading-none font-bold text-hint" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-96 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <ThemeVariant />
      <DemoDialog />
    </>
  )
}

/** Atoms on each side of the corrected equation. */
const ledger = { C: 1, H: 4, O: 4 } as const

/** A balanced equation as handed in: the slip, the question, the correction, and the count. */
function BalanceFigure() {
  return (
    <SheetFigure caption="Example sheet" detail="Chemistry 11 · Balancing">
      <div className="grid gap-5 px-5 py-7">
        <p className="m struck justify-self-start text-lead text-pen sm:text-title">
          <span className="sr-only font-text">First try, struck out: </span>
          CH<sub>4</sub>
          <span className="op">+</span>O<sub>2</sub>
          <span className="op">→</span>CO<sub>2</sub>
          <span className="op">+</span>2H<sub>2</sub>O
          <PenMark name="strike" className="top-[16%]" />
        </p>
        <p className="border-s-rule border-hint py-1 ps-4 font-medium text-hint italic">
          <span className="sr-only">Tutor: </span>
          Hydrogen works. Count the oxygen on both sides.
        </p>
        <p className="m justify-self-start text-lead text-pen sm:text-title">
          <span className="sr-only font-text">Corrected: </span>
          CH<sub>4</sub>
          <span className="op">+</span>
          <span className="hl mr-[0.08em]">2</span>O<sub>2</sub>
          <span className="op">→</span>CO<sub>2</sub>
          <span className="op">+</span>2H<sub>2</sub>O
        </p>
        <table className="w-full text-note">
          <caption className="sr-only">Atoms on each side of the corrected equation</caption>
          <TableHead
            row="border-b-line border-ink"
            cell="py-1"
            columns={[
              'Atom',
              <span key="left" className="block text-right">
                Left
              </span>,
              <span key="right" className="block text-right">
                Right
              </span>,
              <span key="balanced" className="sr-only">
                Balanced
              </span>,
            ]}
          />
          <tbody>
            {Object.entries(ledger).map(([atom, count]) => (
              <tr key={atom} className="border-b border-hair">
                <th scope="row" className="py-1.5">
                  {atom}
                </th>
                <td className="text-right">{count}</td>
                <td className="text-right">{count}</td>
                <td>
                  <PenMark name="tick" className="tick ml-auto" label="equal" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SheetFigure>
  )
}
