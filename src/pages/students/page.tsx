import { Hero } from '@/components/ui/hero'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { students } from '@/content/pages/students'
import { DemoButton } from '@/features/messages/demo-button'
import { DemoDialog } from '@/features/messages/demo-dialog'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { BalanceFigure } from './balance-figure'
import { ThemeVariant } from './theme-variant'

/** /platform/students (specification, section 2). */
export default function StudentsPage() {
  return (
    <>
      <Hero
        id="students"
        note={
          <>
            <span>Show me where it went wrong.</span>
            <PenMark name="arrow" className="mar-mark mt-3 h-8 w-16" />
          </>
        }
        title={
          <>
            Stuck? Start at <span className="hl">that line</span>
          </>
        }
        lead={students.lead}
        actions={
          <p className="flex flex-wrap items-center gap-4">
            <DemoButton type="Student">Try Free Demo</DemoButton>
            <RequestAccessButton className="btn btn-line">Request Beta Access</RequestAccessButton>
          </p>
        }
        aside={<BalanceFigure />}
        space="page"
      />
      <Section
        id="features"
        heading="What a tutor does that an answer key can’t"
        headed="side"
        number={1}
        note="It asks. You mend."
      >
        <dl className="border-t-line border-ink lg:col-span-8">
          {Object.entries(students.features).map(([title, text]) => (
            <div key={title} className="border-b border-hair py-5 md:grid md:grid-cols-[5fr_7fr] md:gap-8">
              <dt className="font-display text-h4 font-bold">{title}</dt>
              <dd className="mt-1 text-muted md:mt-0">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="steps" heading="How it works" number={2} note="Three lines. Then you write." tone="band">
        <ol className="grid gap-8 md:grid-cols-3 md:gap-0">
          {Object.entries(students.steps).map(([title, text], index) => (
            <li
              key={title}
              className="grid grid-cols-[56px_1fr] border-hair md:not-first:border-l md:not-first:pl-6"
            >
              <span className="font-display text-stat leading-none font-bold text-hint" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-96 pr-4 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <ThemeVariant action={<RequestAccessButton className="btn">Request Beta Access</RequestAccessButton>} />
      <DemoDialog />
    </>
  )
}
