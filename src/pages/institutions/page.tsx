import { Margin } from '@/components/ui/margin'
import { PenMark } from '@/components/ui/pen-mark'
import { institutions } from '@/content/pages/institutions'
import { DemoButton } from '@/features/messages/demo-button'
import { DemoDialog } from '@/features/messages/demo-dialog'
import { RosterFigure } from './roster-figure'

/**
 * For institutions (specification, section 2): seven features, three-step implementation,
 * Enterprise demo dialogs.
 */
export default function InstitutionsPage() {
  return (
    <>
      <section className="sec squared" aria-labelledby="institutions">
        <div className="frame">
          <Margin note="Preview first. Then apply." />
          <div className="grid12 items-start gap-y-12">
            <div className="lg:col-span-6">
              <h1 id="institutions" className="max-w-[6.7em]">
                {'The whole school on '}
                <span className="whitespace-nowrap">
                  one <span className="hl">sheet</span>
                </span>
              </h1>
              <p className="lead mt-6">{institutions.lead}</p>
              <p className="mt-8">
                <DemoButton type="Enterprise">Enterprise demo</DemoButton>
              </p>
            </div>
            <div className="min-w-0 lg:col-span-6 lg:pl-6">
              <RosterFigure />
            </div>
          </div>
        </div>
      </section>
      <section className="sec tint" aria-labelledby="steps">
        <div className="frame">
          <Margin number={1} note="Eight weeks in all." />
          <h2 id="steps">In place in three steps</h2>
          <ol className="mt-10 grid gap-8 lg:grid-cols-8 lg:gap-0">
            {institutions.steps.map((step, index) => (
              <li
                key={step.title}
                className={`relative border-ink max-lg:border-l-rule max-lg:pl-5 lg:border-t-rule lg:pt-6 ${['lg:col-span-2', 'lg:col-span-3 lg:pl-6', 'lg:col-span-3 lg:pl-6'][index] ?? ''}`}
              >
                <span
                  className={`absolute hidden h-4 w-0.5 bg-ink lg:-top-2 lg:block ${index ? 'lg:left-6' : 'lg:left-0'}`}
                  aria-hidden="true"
                />
                <p className="text-note font-semibold text-hint">{step.weeks}</p>
                <h3 className="mt-1 text-h4">{step.title}</h3>
                <p className="mt-2 max-w-[24.6em] pr-4 text-muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="sec" aria-labelledby="features">
        <div className="frame">
          <Margin number={2} note="Seven of seven." />
          <div className="grid12 gap-y-8">
            <div className="lg:col-span-4">
              <h2 id="features">What your IT office will ask for</h2>
              <p className="mt-6">
                <DemoButton type="Enterprise" className="btn btn-line">
                  Enterprise demo
                </DemoButton>
              </p>
            </div>
            <table className="w-full lg:col-span-8">
              <thead className="sr-only">
                <tr>
                  <th scope="col">Feature</th>
                  <th scope="col">What it is</th>
                  <th scope="col">Included</th>
                </tr>
              </thead>
              <tbody className="border-t-line border-ink">
                {institutions.features.map((feature) => (
                  <tr
                    key={feature.title}
                    className="border-b border-hair align-baseline max-sm:grid max-sm:grid-cols-[1fr_36px] max-sm:py-4"
                  >
                    <th scope="row" className="font-display text-h4 font-bold sm:w-56 sm:py-4 sm:pr-6">
                      {feature.title}
                    </th>
                    <td className="text-muted max-sm:order-3 max-sm:col-span-2 sm:py-4">{feature.text}</td>
                    <td className="sm:w-12 sm:py-4 sm:pl-4">
                      <PenMark name="tick" className="tick ml-auto" label="Included" />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </section>
      <DemoDialog />
    </>
  )
}
