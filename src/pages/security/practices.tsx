import { LinkArrow } from '@/components/ui/link-arrow'
import { Section } from '@/components/ui/section'
import { href } from '@/routes/href'

type PracticesProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly list: readonly { readonly heading: string; readonly text: string }[]
  readonly link: string
}

/** How data is handled, from its collection to its end. */
export function Practices({ id, note, heading, list, link }: PracticesProps) {
  return (
    <Section id={id} heading={heading} number={4} note={note} tone="tint">
      <ol className="grid gap-x-24 gap-y-6 md:grid-cols-2 md:gap-x-12 md:gap-y-9 xl:gap-x-24 print:grid-cols-2 print:gap-x-[8mm] print:gap-y-[4mm]">
        {list.map((practice) => (
          <li key={practice.heading} className="border-t border-hair-strong pt-3.5">
            <h3 className="text-h4">{practice.heading}</h3>
            <p className="mt-1 max-w-measure">{practice.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <LinkArrow href={`${href('privacy')}#retention`}>{link}</LinkArrow>
      </p>
    </Section>
  )
}
