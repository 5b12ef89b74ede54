import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openDialog } from '@/components/dialog/open-dialog'
import {
  dropUnsent,
  isUnstored,
  setInForm,
  subscribeUnsent,
  takeUnsent,
  type Unsent,
  unsentMessages,
} from '@/domain/messages/unsent'
import { clearDraft } from '@/lib/drafts'
import { fillForm, touchedFields } from '@/lib/form-fields'
import { useSending } from '@/lib/sending'
import { useStore } from '@/lib/store'
import { toast } from '@/lib/toast'
import { useKeptFocus } from '@/lib/use-kept-focus'
import { failureText, sentElsewhere, unreachable } from './message-words'
import { chosenDemo, contactSending, demoDialogId, newContactForm, sendingAgain } from './messages'

const empty: readonly Unsent[] = []
const unstored = 'This browser is out of storage, so these last only until you leave the site.'
const stored = 'Saved in this browser for 14 days, then deleted. Anyone who uses this browser can read them.'

/** Messages that could not be sent. They wait while the contact form sends: none goes out twice. */
export function Outbox() {
  const { status } = useSending(contactSending)
  const messages = useStore({ subscribe: subscribeUnsent, get: unsentMessages }, empty)
  const sending = useStore(sendingAgain, undefined)
  const [blocked, setBlocked] = useState<string>()
  const area = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useKeptFocus(area, ({ lost, next }) => {
    const buttons = Array.from<Element>(lost.closest('li')?.querySelectorAll('button') ?? [])
    const same = next?.querySelectorAll('button')[buttons.indexOf(lost)]
    const place = same ?? title.current ?? document.getElementById('message')
    place?.focus()
  })

  const send = async (message: Unsent) => {
    if (sendingAgain.get()) return
    setBlocked(undefined)
    sendingAgain.set({ id: message.id, inForm: holds(formOf(message), message) && message.kind })
    const sent = await import('./deliver').then(
      ({ deliverAgain }) => deliverAgain(message),
      () => {
        toast.error(failureText(message.kind, unreachable))
        return false
      },
    )
    sendingAgain.set(undefined)
    const form = formOf(message)
    if (!sent || !holds(form, message)) return
    clearDraft(message.kind)
    form?.reset() // An empty form leaves no draft when it is removed.
    if (message.kind === 'contact') newContactForm(false)
  }
  const edit = (message: Unsent) => {
    // While the page shows a success, there is no form.
    if (message.kind === 'contact' && !formOf(message)) flushSync(() => newContactForm(false))
    const form = formOf(message)
    const other = form && Object.keys(touchedFields(form)).length > 0 && !holds(form, message)
    setBlocked(other ? message.id : undefined)
    if (other) return
    setInForm(message.kind, message.id)
    fillForm(message.kind, form, message.fields)
    if (message.kind === 'demo') {
      chosenDemo.set(message.fields.type === 'Student' ? 'Student' : 'Enterprise')
      openDialog(demoDialogId)
    }
    form?.querySelector<HTMLElement>('[name=message]')?.focus()
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
                  <b id={titleId(message)}>{titleOf(message)}</b>
                </p>
                <p className="line-clamp-2 text-note wrap-anywhere">{message.fields.message}</p>
                <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
                  <Act
                    of={message}
                    off={status === 'pending' || sending !== undefined}
                    onPress={() => send(message)}
                  >
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

// Looked up each time: the page may be shown again while a message is being sent.
const formOf = ({ kind }: Unsent) =>
  document.querySelector<HTMLFormElement>(
    kind === 'contact' ? 'form[aria-labelledby=message]' : `#${demoDialogId} form`,
  )

function holds(form: HTMLFormElement | null, { fields }: Unsent): boolean {
  const written = form ? [...new FormData(form)] : []
  return written.length > 0 && written.every(([name, text]) => String(text).trim() === (fields[name] ?? ''))
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
