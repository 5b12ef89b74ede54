import { Check, Copy } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { firstFocus } from '@/components/dialog/dialog'
import { writeClipboard } from '@/lib/clipboard'
import { useListen } from '@/lib/listen'

/** Milliseconds that 'Copied!' is shown (specification, section 9: copy confirmation 2 seconds). */
const confirmationMs = 2000

type CopyButtonProps = {
  readonly text: string
  /** The element that shows the text. It is selected where the browser refuses the clipboard. */
  readonly source: RefObject<HTMLElement | null>
  /** What is copied, for those who do not see where the button is: 'the cURL sample'. */
  readonly what?: string
  readonly label?: string
  readonly className?: string
  /** The class of the sentence that names the keys. */
  readonly refusedClassName?: string
  /** It gets the focus when its dialog opens. */
  readonly first?: boolean
}

/** Copies a text, or selects it and names the keys where the browser refuses the clipboard. */
export function CopyButton({
  text,
  source,
  what,
  label = 'Copy',
  className = 'code-copy',
  refusedClassName = 'w-full bg-marker px-5 pt-2 pb-3 text-note text-on-marker',
  first = false,
}: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const confirm = () => {
    setState('copied')
    timer.current = setTimeout(() => setState('idle'), confirmationMs)
  }
  useListen(state === 'refused' ? 'document' : undefined, ['copy', 'selectionchange'], ({ type }) => {
    if (type === 'copy') confirm()
    else if (getSelection()?.isCollapsed) setState('idle')
  })

  const copy = async () => {
    const copied = await writeClipboard(text)
    // A second press restarts the two seconds.
    clearTimeout(timer.current)
    if (copied) return confirm()
    if (source.current) getSelection()?.selectAllChildren(source.current)
    setState('refused')
  }

  return (
    <>
      <button type="button" className={className} ref={first ? firstFocus : null} onClick={copy}>
        {state === 'copied' ? <Check className="ico" /> : <Copy className="ico" />}
        {state === 'copied' ? <span>Copied!</span> : <span>{label}</span>}{' '}
        {what && state !== 'copied' && <span className="sr-only">{what}</span>}
      </button>
      <span role="status" className={state === 'refused' ? refusedClassName : 'sr-only'}>
        {state === 'copied' && <span>Copied!</span>}
        {state === 'refused' && (
          <span>{`Your browser blocked copying. The text is selected: press ${copyKeys()}.`}</span>
        )}
      </span>
    </>
  )
}

const copyKeys = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? 'Cmd+C' : 'Ctrl+C')
