import { Section } from '@/components/ui/section'
import { Steps } from '@/components/ui/steps'
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
    <Section id={id} heading={heading} lead={<p className="text-muted">{lead}</p>} number={1} note={note}>
      <IncidentScale {...scale} steps={steps} />
      <Steps
        steps={steps.map(({ title, timeframe, description }) => ({
          title,
          when: timeframe,
          text: description,
        }))}
      />
    </Section>
  )
}
