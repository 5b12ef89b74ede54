import { useRef } from 'react'
import { CopyButton } from '@/components/ui/copy-button'

/** How many words an editor would count in a text. */
const wordsIn = (text: string) => text.split(/\s+/).length

type BoilerplateProps = { readonly id: string; readonly texts: readonly string[] }

/** The company in so many words, several times; each can be copied. */
export function Boilerplate({ id, texts }: BoilerplateProps) {
  const counts = texts.map(wordsIn)
  return (
    <>
      <h2 id={id}>{`In ${counts.slice(0, -1).join(', ')} and ${counts.at(-1)} words`}</h2>
      <ul className="mt-8 border-t-line border-ink">
        {texts.map((text) => (
          <Length key={text} text={text} words={wordsIn(text)} />
        ))}
      </ul>
    </>
  )
}

function Length({ text, words }: { readonly text: string; readonly words: number }) {
  const source = useRef<HTMLParagraphElement>(null)
  return (
    <li className="press-length">
      <p>
        <b>{words}</b>
        <span className="vh"> words</span>
      </p>
      <p ref={source}>{text}</p>
      <div>
        <CopyButton text={text} source={source} what={`the ${words} words`} className="copy press-copy" />
      </div>
    </li>
  )
}
