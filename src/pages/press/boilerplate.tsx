import { useRef } from 'react'
import { quietButton } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { RuledList } from '@/components/ui/ruled-list'
import { Section } from '@/components/ui/section'

/** How many words an editor would count in a text. */
const wordsIn = (text: string) => text.split(/\s+/).length

type BoilerplateProps = { readonly id: string; readonly note: string; readonly texts: readonly string[] }

/** The company in so many words, several times; each can be copied. */
export function Boilerplate({ id, note, texts }: BoilerplateProps) {
  const counts = texts.map(wordsIn)
  return (
    <Section
      id={id}
      heading={`In ${counts.slice(0, -1).join(', ')} and ${counts.at(-1)} words`}
      number={1}
      note={note}
      tone="tint"
    >
      <RuledList>
        {texts.map((text) => (
          <Length key={text} text={text} words={wordsIn(text)} />
        ))}
      </RuledList>
    </Section>
  )
}

function Length({ text, words }: { readonly text: string; readonly words: number }) {
  const source = useRef<HTMLParagraphElement>(null)
  return (
    <li className="grid gap-x-6 gap-y-2 py-5 md:grid-cols-[96px_minmax(0,1fr)_168px] md:items-start">
      <p>
        <b className="font-display text-h2 leading-none font-bold">{words}</b>
        <span className="sr-only"> words</span>
      </p>
      <p ref={source} className="max-w-170">
        {text}
      </p>
      <div className="md:text-right">
        <CopyButton
          text={text}
          source={source}
          what={`the ${words} words`}
          className={`${quietButton} min-w-28 noscript:hidden`}
          refusedClassName="mt-2 block bg-marker px-2.5 py-1.5 text-left text-note text-on-marker"
        />
      </div>
    </li>
  )
}
