import { Brand } from '@/components/links/brand'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { home } from '@/content/pages/home'

/** The tools it works with, as a diagram of two sets with the product where they overlap. */
export function Integrations() {
  return (
    <Section id="integrations" number={7} note="Shade where they overlap.">
      <h2 id="integrations" className="lg:max-w-[12.4em]">
        Works where your courses live and your classes meet
      </h2>
      <div className="home-sets">
        <Tools heading="Learning management" names={home.learning} className="home-set" />
        <p>
          <span className="sr-only">{`${site.name} works with both.`}</span>
          <span className="brand" aria-hidden="true">
            <Brand />
          </span>
        </p>
        <Tools heading="Conferencing" names={home.conferencing} className="home-set-below" />
      </div>
    </Section>
  )
}

type ToolsProps = {
  readonly heading: string
  readonly names: readonly string[]
  readonly className: string
}

function Tools({ heading, names, className }: ToolsProps) {
  return (
    <div className={className}>
      <PenMark name="circle" width={3} className="absolute inset-0 size-full" />
      <h3>{heading}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
