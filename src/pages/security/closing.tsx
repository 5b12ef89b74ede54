import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { href } from '@/routes/href'

type ClosingProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly lead: string
  readonly action: string
}

/** The call to write to the security team. */
export function Closing({ id, note, heading, lead, action }: ClosingProps) {
  return (
    <Section id={id} note={note} tone="marker">
      <div className="grid items-end gap-x-6 gap-y-8 lg:grid-cols-12 print:block">
        <div className="lg:col-span-7">
          <h2 id={id} className="max-w-[9em] text-display print:text-h3">
            {heading}
          </h2>
          <p className="mt-4 max-w-lead text-lead">{lead}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-7 gap-y-2 lg:col-span-5 print:my-[5mm]">
          <Button href={href('contact', undefined, { type: 'support' })}>{action}</Button>
          <a className="link" href={`mailto:${site.contactEmail}`}>
            {site.contactEmail}
          </a>
        </p>
      </div>
    </Section>
  )
}
