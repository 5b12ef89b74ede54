import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openDialog } from '@/components/dialog/open-dialog'
import {
  dropUnsent,
  isUnstored,
  subscribeUnsent,
  takeUnsent,
  type Unsent,
  unsentMessages,
} from '@/domain/messages/unsent'
import { readDraft } from '@/lib/drafts'
import { fillForm } from '@/lib/form-fields'
import { useStore } from '@/lib/store'
import { toast } from '@/lib/toast'
import { useKeptFocus } from '@/lib/use-kept-focus'
import { sentElsewhere, useSendingAgain } from './deliver'
import { chosenDemo, demoDialogId } from './demo-type'

const empty: readonly Unsent[] = []
const unstored = 'This browser is out of storage, so these last only until you leave the site.'
const stored = 'Saved in this browser for 14 days, then deleted. Anyone who uses this browser can read them.'

type OutboxProps = {
  /** True while the contact form sends: no message goes out twice. */
  readonly isSending: boolean
  /** The heading that takes the focus when the last message has gone. */
  readonly title: RefObject<HTMLElement | null>
  /** Shows the contact form, where its success is shown. */
  readonly showForm: () => void
  readonly focusForm: () => void
}

/** Messages that could not be sent. */
export function Outbox({ isSending, title: formTitle, showForm, focusForm }: OutboxProps) {
  const messages = useStore({ subscribe: subscribeUnsent, get: unsentMessages }, empty)
  const again = useSendingAgain()
  const sending = again.isPending ? again.variables : undefined
  const [blocked, setBlocked] = useState<string>()
  const area = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useKeptFocus(area, ({ lost, next }) => {
    const buttons = Array.from<Element>(lost.closest('li')?.querySelectorAll('button') ?? [])
    const same = next?.querySelectorAll('button')[buttons.indexOf(lost)]
    const place = same ?? title.current ?? formTitle.current
    if (place instanceof HTMLElement) place.focus()
  })

  const send = (message: Unsent) => {
    setBlocked(undefined)
    again.mutateAsync(message).catch((error: Error) => {
      if (error.message === sentElsewhere) toast.error(sentElsewhere)
    })
  }
  const edit = ({ id, kind, fields }: Unsent) => {
    const typed = Object.entries(readDraft(kind) ?? {})
    const other = typed.some(([name, text]) => name !== 'unsent' && text.trim() !== (fields[name] ?? ''))
    setBlocked(other ? id : undefined)
    if (other) return
    if (kind === 'contact') showForm()
    flushSync(() => fillForm(kind, { ...fields, unsent: id }))
    if (kind === 'contact') return focusForm()
    chosenDemo.set(fields.type === 'Student' ? 'Student' : 'Enterprise')
    openDialog(demoDialogId)
  }
  const drop = async (...dropped: readonly Unsent[]) => {
    for (const { id } of dropped) {
      const release = await takeUnsent(id)
      if (!release) return toast.error(sentElsewhere)
      dropUnsent(id)
      release()
    }
    toast.success(dropped.length === 1 ? 'Message deleted' : 'Messages deleted')
  }

  return (
    // Rendered for an empty list, too: the last message's focus is moved from here.
    <div ref={area}>
      {messages.length > 0 && (
        <section className="mt-8 border-t-line border-ink pt-5" aria-labelledby="outbox">
          <h3 id="outbox" ref={title} tabIndex={-1}>
            Not sent yet
          </h3>
          <p className="text-note">
            {`${messages.some(isUnstored) ? unstored : stored} Nothing is sent until you press Send again.`}
          </p>
          <ul className="mt-4 grid gap-4">
            {messages.map((message) => (
              <li key={message.id} className="border-l-6 border-correction pl-4">
                <p className="wrap-anywhere">
                  <b id={titleId(message)} className="line-clamp-2">
                    {titleOf(message)}
                  </b>
                </p>
                <p className="line-clamp-2 text-note wrap-anywhere">{message.fields.message}</p>
                <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
                  <Act of={message} off={isSending || sending !== undefined} onPress={() => send(message)}>
                    {sending?.id === message.id ? 'Sending...' : 'Send again'}
                  </Act>
                  <Act of={message} off={sending?.id === message.id} onPress={() => edit(message)}>
                    Edit
                  </Act>
                  <Act of={message} off={sending?.id === message.id} onPress={() => drop(message)}>
                    Delete
                  </Act>
                </p>
                {blocked === message.id && (
                  <p className="mt-2 text-note" role="alert">
                    The form already has another message in it. Send or clear that one first.
                  </p>
                )}
              </li>
            ))}
          </ul>
          {messages.length > 1 && (
            <p className="mt-5">
              <Act off={sending !== undefined} onPress={() => drop(...messages)}>
                Delete all
              </Act>
            </p>
          )}
        </section>
      )}
    </div>
  )
}

type ActProps = {
  /** The message whose title describes the button: every message has the same three buttons. */
  readonly of?: Unsent
  /** True while it does nothing; it keeps the focus then. */
  readonly off: boolean
  readonly onPress: () => unknown
  readonly children: ReactNode
}

function Act({ of: message, off, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className="quiet aria-disabled:cursor-default aria-disabled:text-muted"
      aria-disabled={off}
      aria-describedby={message && titleId(message)}
      // A key that is held down would press the next message's button too.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={() => !off && onPress()}
    >
      {children}
    </button>
  )
}

const titleId = ({ id }: Unsent) => `outbox-${id}`

const titleOf = ({ kind, fields }: Unsent) =>
  kind === 'contact' ? fields.subject : `Demo request: ${fields.company ?? fields.email}`
