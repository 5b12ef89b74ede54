import '@/styles/themes.css'
import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { students } from '@/content/pages/students'
import { DemoButton } from '@/features/messages/demo-button'
import { DemoDialog } from '@/features/messages/demo-dialog'
import { RequestAccessButton } from '@/features/request-access/request-access-button'
import { BalanceFigure } from './balance-figure'
import { ThemeVariant } from './theme-variant'

/** For students (specification, section 2): features, three steps, the demo, and the variant in five colours. */
export default function StudentsPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="students">
        <div className="frame">
          <Margin
            note="Show me where it went wrong."
            mark={<PenMark name="arrow" className="mar-mark h-8 w-16" />}
          />
          <div className="grid12 items-start gap-y-12">
            <div className="lg:col-span-6">
              <h1 id="students" className="max-w-[6.2em]">
                Stuck? Start at <span className="hl">that line</span>
              </h1>
              <p className="lead mt-6">{students.lead}</p>
              <div className="mt-8 flex flex-wrap items-center gap-4">
                <DemoButton type="Student">Try Free Demo</DemoButton>
                <RequestAccessButton className="btn btn-line">Request Beta Access</RequestAccessButton>
              </div>
            </div>
            <div className="min-w-0 lg:col-span-6 lg:pl-6">
              <BalanceFigure />
            </div>
          </div>
        </div>
      </section>
      <section className="sec" aria-labelledby="features">
        <div className="frame">
          <Margin number={1} note="It asks. You mend." />
          <div className="grid12 gap-y-8">
            <h2 id="features" className="lg:col-span-4">
              What a tutor does that an answer key can’t
            </h2>
            <dl className="border-t-line border-ink lg:col-span-8">
              {students.features.map((feature) => (
                <div
                  key={feature.title}
                  className="border-b border-hair py-5 md:grid md:grid-cols-[5fr_7fr] md:gap-8"
                >
                  <dt className="font-display text-h4 font-bold">{feature.title}</dt>
                  <dd className="mt-1 text-muted md:mt-0">{feature.text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
      <section className="sec band squared" aria-labelledby="steps">
        <div className="frame">
          <Margin number={2} note="Three lines. Then you write." />
          <h2 id="steps">How it works</h2>
          <ol className="mt-10 grid gap-8 md:grid-cols-3 md:gap-0">
            {students.steps.map((step, index) => (
              <li
                key={step.title}
                className="grid grid-cols-[56px_1fr] border-hair md:border-l md:pl-6 md:first:border-l-0 md:first:pl-0"
              >
                <span
                  className="font-display text-[3rem] leading-none font-bold text-hint"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h4">{step.title}</h3>
                  <p className="mt-2 max-w-[22em] pr-4 text-muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <ThemeVariant action={<RequestAccessButton className="btn">Request Beta Access</RequestAccessButton>} />
      <DemoDialog />
    </>
  )
}
