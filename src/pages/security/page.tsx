import '@/styles/printed.css'
import { PrintedAddress } from '@/components/legal/print'
import { EmailLink } from '@/components/links/contact-facts'
import { Button } from '@/components/ui/button'
import { Hero } from '@/components/ui/hero'
import { LinkArrow } from '@/components/ui/link-arrow'
import { Penned } from '@/components/ui/pen-mark'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'
import { Steps } from '@/components/ui/steps'
import { site } from '@/config/site'
import { responseTime } from '@/content/contact'
import { certifications, practices, resources, steps, team } from '@/content/pages/security'
import { dayOf, longDate } from '@/lib/dates'
import { href } from '@/routes/table'
import { Features } from './features'
import { IncidentScale } from './incident-scale'
import { Tiles } from './tiles'

/** /security (specification, section 2, "Security & Trust"). */
export default function SecurityPage() {
  return (
    <div className="printed rhythm-24">
      <Hero
        id="security"
        note="Do not trust it. Count it."
        title="Security & ==Trust=="
        lead={`What a student writes to the AI tutor in its free beta is for the student and their teachers. \
Four figures show how well we keep it that way. Count the squares.`}
      >
        <PrintedAddress />
      </Hero>
      <section className="sec band squared rhythm-18" aria-label="Four figures">
        <div className="frame lg:pt-12">
          <Tiles />
        </div>
      </section>
      <Section
        id="incidents"
        heading="If something goes wrong, the clock starts at the alert"
        lead={
          <p className="text-muted">
            Four steps, each with a deadline. None of them waits for the one before to be perfect.
          </p>
        }
        number={1}
        note="Minutes first, then hours."
      >
        <IncidentScale />
        <Steps steps={steps} />
      </Section>
      <Features />
      <Certifications />
      <Section
        id="practices"
        heading="Data protection practices"
        number={4}
        note="The best lock is less to lock."
        tone="tint"
      >
        <ol className="grid gap-x-12 gap-y-8 md:grid-cols-2 print:grid-cols-2">
          {Object.entries(practices).map(([title, text]) => (
            <li key={title} className="border-t border-hair-strong pt-3.5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 max-w-measure">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6">
          <LinkArrow href={`${href('privacy')}#retention`}>How long each kind is kept</LinkArrow>
        </p>
      </Section>
      <People />
      <Section id="report" note="Found a hole? Say so." tone="marker">
        <div className="grid items-end gap-x-6 gap-y-8 lg:grid-cols-12 print:block">
          <div className="lg:col-span-7">
            <h2 id="report" className="max-w-[9em] text-display">
              Seen something that looks wrong?
            </h2>
            <p className="mt-4 max-w-lead text-lead">
              Write to the security team. Someone answers within {responseTime}, reports in good faith are
              welcome, and nobody at {site.name} will sue you for one.
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-5">
            <Button href={href('contact', undefined, { type: 'support' })}>Contact the security team</Button>
            <EmailLink className="link" />
          </p>
        </div>
      </Section>
    </div>
  )
}

function Certifications() {
  return (
    <Section
      id="certifications"
      heading="Certifications"
      lead={<p className="text-muted">What was checked, who checked it, and when it is due again.</p>}
      headed="side"
      number={3}
      note="Marked by someone else."
    >
      <RuledList className="lg:col-span-8">
        {certifications.map(({ name, authority, status, description, validUntil }) => (
          <li key={name} className="py-6 break-inside-avoid">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <h3>{name}</h3>
              {status === 'Current' ? (
                <Penned mark="circle" width={2.5} className="mr-2 px-2 pb-0.5 font-semibold text-hint">
                  {status}
                </Penned>
              ) : (
                <span className="font-medium text-muted">{status}</span>
              )}
            </div>
            <p className="mt-2 flex flex-wrap justify-between gap-x-6">
              <span className="text-muted">{authority}</span>
              <span>
                <span>{status === 'Current' ? 'Valid until ' : 'Stage 1 valid until '}</span>
                <time dateTime={validUntil}>{longDate(dayOf(validUntil))}</time>
              </span>
            </p>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  )
}

function People() {
  return (
    <Section id="team" number={5} note="Names, not a department.">
      <div className="grid gap-x-6 gap-y-16 lg:grid-cols-12 print:block">
        <div className="lg:col-span-6">
          <h2 id="team">The security team</h2>
          <RuledList className="mt-6 break-inside-avoid">
            {team.map(([name, role, does]) => (
              <li
                key={name}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-4 leading-snug
                  break-inside-avoid"
              >
                <h3 className="text-h4">{name}</h3>
                <p className="text-muted">{role}</p>
                <p className="w-full">{does}</p>
              </li>
            ))}
          </RuledList>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <h2>Read on</h2>
          <ul className="mt-6 grid gap-5 md:max-lg:grid-cols-2 print:grid-cols-2">
            {resources.map((resource) => (
              <li key={resource.title} className="sheet px-5 pt-4 pb-1.5 shadow-slip">
                <h3 className="text-h4">{resource.title}</h3>
                <p className="mt-1 leading-snug">{resource.description}</p>
                <LinkArrow
                  href={href(resource.page, undefined, resource.page === 'contact' ? { type: 'sales' } : {})}
                >
                  {resource.action}
                </LinkArrow>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
