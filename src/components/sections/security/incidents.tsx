import { Margin } from '@/components/ui/margin'
import type { IncidentStep } from '@/content/pages/security'
import { IncidentScale } from './incident-scale'

type IncidentsProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly lead: string
  readonly scale: { readonly heading: string; readonly part: string }
  readonly steps: readonly IncidentStep[]
}

/** Incident response: the timeframes to scale, and the four steps along the margin line. */
export function Incidents({ id, note, heading, lead, scale, steps }: IncidentsProps) {
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="frame">
        <Margin number={1} note={note} />
        <div className="grid12 items-end gap-y-4">
          <h2 id={id} className="lg:col-span-7 lg:max-w-[12.9em]">
            {heading}
          </h2>
          <p className="max-w-[25.9em] text-muted lg:col-span-5">{lead}</p>
        </div>
        <IncidentScale {...scale} steps={steps} />
        <ol className="security-steps">
          {steps.map(({ step, title, timeframe, description }) => (
            <li key={step}>
              <span className="security-no">{step}</span>
              <p className="security-time">{timeframe}</p>
              <div>
                <h3>{title}</h3>
                <p className="security-does">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
