import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import {
  dropUnsent,
  isUnstored,
  setResent,
  standsInForm,
  subscribeOutbox,
  takeUnsent,
  type Unsent,
  unsentMessages,
} from '@/domain/messages/unsent'
import { fillFields, touchedFields } from '@/lib/form-fields'
import { toast } from '@/lib/toast'
import { useKeptFocus } from '@/lib/use-kept-focus'
import { chooseDemoType, demoDialogId, openDemoDialog } from './demo-dialog-store'
import { contactFailure, demoFailure, sentElsewhere, unreachable } from './message-words'

const none: readonly Unsent[] = []

type OutboxListProps = {
  /** True while the contact form sends: what stands in it must not go out twice. */
  readonly busy: boolean
  /** What gets the focus when the last message has gone. */
  readonly home: RefObject<HTMLElement | null>
  /** Puts an empty contact form in place of what stands there. */
  readonly startAnew: () => void
}

/** Messages that could not be sent: contact and demo, whichever page they were written on. Nothing is sent without a press of its button. */
export function OutboxList({ busy, home, startAnew }: OutboxListProps) {
  const messages = useSyncExternalStore(subscribeOutbox, unsentMessages, () => none)
  const [sending, setSending] = useState<string>()
  const [blocked, setBlocked] = useState<string>()
  const area = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useKeptFocus(area, ({ lost, next }) => {
    const name = lost instanceof HTMLElement ? lost.dataset.act : undefined
    const same = name === undefined ? null : next?.querySelector<HTMLElement>(`[data-act="${name}"]`)
    const place = same ?? title.current ?? home.current
    place?.focus()
  })

  // Looked up in the page: a message may still be on its way when the page was left and is shown again.
  const formOf = ({ kind }: Unsent) =>
    document.querySelector<HTMLFormElement>(
      `${kind === 'contact' ? '.contact-form' : `#${demoDialogId}`} form`,
    )
  const standsIn = (form: HTMLFormElement | null, { fields }: Unsent) => {
    const written = form ? [...new FormData(form)] : []
    return written.length > 0 && written.every(([name, text]) => String(text).trim() === (fields[name] ?? ''))
  }

  const send = async (message: Unsent) => {
    setSending(message.id)
    setBlocked(undefined)
    const inForm = standsIn(formOf(message), message)
    if (inForm) setResent(message.kind, true)
    const sent = await import('./send-again').then(
      ({ sendAgain }) => sendAgain(message, inForm),
      () => {
        toast.error(message.kind === 'demo' ? demoFailure : contactFailure(unreachable))
        return false
      },
    )
    setSending(undefined)
    if (inForm) setResent(message.kind, false)
    const form = formOf(message)
    if (!sent || !standsIn(form, message)) return
    form?.reset() // An empty form leaves no draft when it goes.
    if (message.kind === 'contact') startAnew()
  }
  const edit = (message: Unsent) => {
    // While it stands there that a message was sent, there is no form.
    if (message.kind === 'contact' && !formOf(message)) flushSync(startAnew)
    const form = formOf(message)
    if (!form) return
    const other = Object.keys(touchedFields(form)).length > 0 && !standsIn(form, message)
    setBlocked(other ? message.id : undefined)
    if (other) return
    standsInForm(message.kind, message.id)
    fillFields(form, message.fields)
    if (message.kind === 'demo') {
      chooseDemoType(message.fields.type === 'Student' ? 'Student' : 'Enterprise')
      openDemoDialog()
    }
    form.querySelector<HTMLElement>('[name=message]')?.focus()
  }

  const drop = async ({ id }: Unsent) => {
    const release = await takeUnsent(id)
    if (!release) return toast.error(sentElsewhere)
    dropUnsent(id)
    release()
    toast.success('Message deleted')
  }

  return (
    // It stands for an empty list, too: the focus of the last message is lost from here.
    <div ref={area}>
      {messages.length > 0 && (
        <section className="mt-8 border-t-line border-ink pt-5" aria-labelledby="outbox">
          <h3 id="outbox" ref={title} tabIndex={-1}>
            Not sent yet
          </h3>
          <p className="text-note">
            {messages.some(isUnstored)
              ? 'The browser has no room to keep these: they last until you leave the site. Nothing here is sent by itself.'
              : 'These wait in this browser. Nothing here is sent by itself.'}
          </p>
          <ul className="mt-4 grid gap-4">
            {messages.map((message) => (
              <li key={message.id} className="border-l-6 border-correction pl-4">
                <p className="wrap-anywhere">
                  <b id={titleId(message)}>{titleOf(message)}</b>
                </p>
                <p className="line-clamp-2 text-note wrap-anywhere">{message.fields.message}</p>
                <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
                  <Act name="send" message={message} off={busy || sending !== undefined} onPress={send}>
                    {sending === message.id ? 'Sending...' : 'Send again'}
                  </Act>
                  <Act name="edit" message={message} off={sending === message.id} onPress={edit}>
                    Edit
                  </Act>
                  <Act name="delete" message={message} off={sending === message.id} onPress={drop}>
                    Delete
                  </Act>
                </p>
                {blocked === message.id && (
                  <p className="mt-2 text-note" role="alert">
                    The form holds another message. Send it or empty it first.
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type ActProps = {
  readonly name: 'send' | 'edit' | 'delete'
  readonly message: Unsent
  /** True while it does nothing. It stays focusable, so that the focus is not lost while a message is on its way. */
  readonly off: boolean
  readonly onPress: (message: Unsent) => void
  readonly children: ReactNode
}

/** One thing to do with a message. The message's title describes it, because all messages have the same three. */
function Act({ name, message, off, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      className="quiet aria-disabled:cursor-default aria-disabled:text-muted"
      data-act={name}
      aria-disabled={off}
      aria-describedby={titleId(message)}
      // A key that is held down presses again and again, and the focus goes from message to message.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={() => !off && onPress(message)}
    >
      {children}
    </button>
  )
}

const titleId = ({ id }: Unsent) => `outbox-${id}`

const titleOf = ({ kind, fields }: Unsent) =>
  kind === 'contact' ? fields.subject : `Demo for ${fields.company ?? fields.email}`
