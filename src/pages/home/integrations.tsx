import { Brand } from '@/components/ui/brand'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { site } from '@/config/site'
import { home } from '@/content/pages/home'

type ToolSet = { readonly heading: string; readonly tools: readonly string[] }

/** The tools it works with, as a diagram of two sets with the product where they overlap. */
export function Integrations() {
  const { id, learning, conferencing } = home.integrations
  return (
    <Section id={id} number={7} note="Shade where they overlap.">
      <h2 id={id} className="lg:max-w-[12.4em]">
        Between where courses live and where classes meet
      </h2>
      <div className="home-sets">
        <Tools {...learning} />
        <p>
          <span className="sr-only">{`${site.name} works with both.`}</span>
          <span className="brand" aria-hidden="true">
            <Brand name={site.name} />
          </span>
        </p>
        <Tools {...conferencing} />
      </div>
    </Section>
  )
}

function Tools({ heading, tools }: ToolSet) {
  return (
    <div>
      <PenMark name="circle" width={3} />
      <h3>{heading}</h3>
      <ul>
        {tools.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
    </div>
  )
}
