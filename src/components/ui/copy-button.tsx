import { Check, Copy } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { firstFocus } from '@/components/dialog/dialog'
import { writeClipboard } from '@/lib/clipboard'
import { useListen, useTimeout } from '@/lib/listen'

/** Milliseconds that 'Copied!' is shown (specification, section 9: copy confirmation 2 seconds). */
export const confirmationMs = 2000

type CopyButtonProps = {
  readonly text: string
  /** The element that shows the text. It is selected where the browser refuses the clipboard. */
  readonly source: RefObject<HTMLElement | null>
  /** What is copied, for those who do not see where the button is: 'the cURL sample'. */
  readonly what?: string
  readonly className?: string
  /** The class of the sentence that says how to copy. */
  readonly refusedClassName?: string
  /** It gets the focus when its dialog opens. */
  readonly first?: boolean
}

/** Copies a text, or selects it and says how to copy it where the browser refuses the clipboard. */
export function CopyButton({
  text,
  source,
  what,
  className = 'code-copy',
  refusedClassName = 'w-full bg-marker px-5 pt-2 pb-3 text-note text-on-marker',
  first = false,
}: CopyButtonProps) {
  /** Of the last press: a second one restarts the two seconds. */
  const [outcome, setOutcome] = useState<{ readonly state: 'copied' | 'refused' }>()
  const state = outcome?.state
  useTimeout(() => setOutcome(undefined), state === 'copied' ? confirmationMs : undefined, outcome)
  useListen(state === 'refused' ? 'document' : undefined, ['copy', 'selectionchange'], ({ type }) => {
    if (type === 'copy') setOutcome({ state: 'copied' })
    else if (getSelection()?.isCollapsed) setOutcome(undefined)
  })

  const copy = async () => {
    const copied = await writeClipboard(text)
    if (!copied && source.current) getSelection()?.selectAllChildren(source.current)
    setOutcome({ state: copied ? 'copied' : 'refused' })
  }

  return (
    <>
      <button type="button" className={className} ref={first ? firstFocus : null} onClick={copy}>
        {state === 'copied' ? <Check className="ico" /> : <Copy className="ico" />}
        {state === 'copied' ? <span>Copied!</span> : <span>Copy</span>}{' '}
        {what && state !== 'copied' && <span className="sr-only">{what}</span>}
      </button>
      <span role="status" className={state === 'refused' ? refusedClassName : 'sr-only'}>
        {state === 'copied' && <span>Copied!</span>}
        {state === 'refused' && (
          <span>{`Your browser blocked copying. The text is selected: ${howToCopy()}.`}</span>
        )}
      </span>
    </>
  )
}

function howToCopy(): string {
  if (matchMedia('(pointer: coarse)').matches) return 'hold it and choose Copy'
  return /Mac|iPad/.test(navigator.platform) ? 'press Cmd+C' : 'press Ctrl+C'
}
