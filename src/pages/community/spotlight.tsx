import { Penned } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { contributions } from '@/content/pages/community'

export function Spotlight() {
  return (
    <Section id="spotlight" tone="squared">
      <h2 id="spotlight" className="font-text text-base font-semibold tracking-normal text-muted">
        Contributor spotlight
      </h2>
      <figure className="mt-10 grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <blockquote className="max-w-160 font-display text-h2 font-bold text-balance sm:text-stat lg:col-span-8">
          <p>
            <span>{'“I answer with a question first. It\u00a0turns out that '}</span>
            <Penned mark="double-under" pen="text-hint" className="pb-2 whitespace-normal">
              works on developers too.”
            </Penned>
          </p>
        </blockquote>
        <figcaption className="lg:col-span-4">
          <p className="font-display text-h3 font-bold">Noor Haddad</p>
          <p className="mt-1 text-muted">Teaches computer science in Halifax and wrote Margin for Vim</p>
          <Figures figures={contributions} />
        </figcaption>
      </figure>
    </Section>
  )
}

type FiguresProps = { readonly figures: readonly { readonly figure: string; readonly says: string }[] }

export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="mt-7 border-t-line border-ink">
      {figures.map(({ figure, says }) => (
        <div
          key={says}
          className="flex flex-row-reverse items-baseline justify-end gap-2 border-b border-hair pt-2.5 pb-3
            max-[20rem]:block"
        >
          <dt className="leading-snug">{says}</dt>
          <dd className="w-24 shrink-0 font-display text-h3 font-bold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
