import { Check, Copy } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds that the button says what came of it (specification, section 9: copy confirmation 2 seconds). */
const confirmationMs = 2000

type CopyButtonProps = {
  readonly text: string
  readonly label: string
  /** The element that shows the text. It is selected when the browser refuses the clipboard, so that the keyboard can copy it. */
  readonly source: RefObject<HTMLElement | null>
  readonly className?: string
  /** What is copied, where several such buttons stand in one place: `the code of Ann Lee`. */
  readonly what?: string
  /** It gets the focus when its dialog opens. */
  readonly first?: boolean
}

type CopyState = 'idle' | 'copied' | 'refused'

/** Copies a text and says 'Copied!' for two seconds, or, where the clipboard is refused, selects the text and names the keys. */
export function ReviewCopyButton({
  text,
  label,
  source,
  className = 'btn btn-line btn-sm',
  what,
  first = false,
}: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle')
  const [copies, setCopies] = useState(0)

  // `copies` starts the two seconds again when the button is pressed twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), confirmationMs)
    return () => clearTimeout(timer)
  }, [state, copies])

  const copy = async () => {
    const copied = await writeClipboard(text)
    if (!copied && source.current) select(source.current)
    setState(copied ? 'copied' : 'refused')
    setCopies((count) => count + 1)
  }

  return (
    <span className="rv-copy">
      <button type="button" className={className} data-first={first ? '' : undefined} onClick={copy}>
        {state === 'copied' ? (
          <Check className="ico" aria-hidden="true" />
        ) : (
          <Copy className="ico" aria-hidden="true" />
        )}
        <span>{state === 'copied' ? 'Copied!' : label}</span>{' '}
        {what && state !== 'copied' && <span className="vh">{what}</span>}
      </button>
      <span role="status" className={state === 'refused' ? 'rv-copy-refused' : 'vh'}>
        {state === 'copied' && <span>Copied!</span>}
        {state === 'refused' && (
          <span>{`The browser did not allow copying. It is selected: press ${copyKeys()}.`}</span>
        )}
      </span>
    </span>
  )
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function select(element: HTMLElement): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

const copyKeys = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘C' : 'Ctrl+C')
