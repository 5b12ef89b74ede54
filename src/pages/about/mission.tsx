import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'

type MissionProps = {
  readonly id: string
  readonly note: string
  readonly heading: string
  readonly before: string
  readonly struck: string
  readonly written: string
  readonly after: string
  readonly paragraphs: readonly string[]
}

/** The mission as an edited sentence: two words out, three words in. */
export function Mission({ id, note, heading, before, struck, written, after, paragraphs }: MissionProps) {
  return (
    <Section id={id} number={1} note={note}>
      <h2 id={id} className="text-h4">
        {heading}
      </h2>
      <p className="mt-4 font-display text-display leading-tight font-bold max-sm:text-h2 max-sm:leading-tight">
        <span className="block text-balance">{before}</span>{' '}
        <span className="block text-balance">
          <del className="struck mr-[0.2em] text-muted no-underline">
            <span>{struck}</span>
            <PenMark name="strike" width={5} />
          </del>
          <span className="sr-only">, corrected to </span>
          {/* The caret is in the line, so that it stays behind the struck words where the new ones
              begin a line. */}
          <ins className="text-pen no-underline">
            <PenMark
              name="caret"
              className="mr-[0.1em] -ml-[0.1em] inline-block h-[0.36em] w-[0.46em] align-[-0.3em] text-correction"
            />
            <span className="inline-block">{written}</span>
          </ins>
        </span>{' '}
        <span className="block text-balance">{after}</span>
      </p>
      <div className="mt-10 grid gap-x-6 gap-y-4 lg:grid-cols-12">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-measure lg:col-span-5">
            {paragraph}
          </p>
        ))}
      </div>
    </Section>
  )
}
