import { useState, useSyncExternalStore } from 'react'
import { fillFields, touchedFields } from '@/lib/form-fields'
import { toast } from '@/lib/toast'
import { chooseDemoType, demoDialogId, openDemoDialog } from './demo-dialog-store'
import { contactFailure, demoFailure, unreachable } from './message-words'
import { dropUnsent, standsInForm, subscribeOutbox, type Unsent, unsentMessages } from './unsent'

const none: readonly Unsent[] = []

type OutboxListProps = {
  /** True while the contact form sends: what stands in it must not go out twice. */
  readonly busy: boolean
  /** The contact form; a demo's form is that of the page's demo dialog. */
  readonly contactForm: () => HTMLFormElement | null
  /** Called when the message that stands in the contact form was sent from here. */
  readonly onSentFromForm: () => void
}

/** Messages that could not be sent: contact and demo, whichever page they were written on. Nothing is sent without a press of its button. */
export function OutboxList({ busy, contactForm, onSentFromForm }: OutboxListProps) {
  const messages = useSyncExternalStore(subscribeOutbox, unsentMessages, () => none)
  const [sending, setSending] = useState<string>()
  const [blocked, setBlocked] = useState<string>()
  if (messages.length === 0) return null

  const formOf = ({ kind }: Unsent) =>
    kind === 'contact' ? contactForm() : document.querySelector<HTMLFormElement>(`#${demoDialogId} form`)
  const standsIn = (form: HTMLFormElement | null, { fields }: Unsent) => {
    const written = form ? [...new FormData(form)] : []
    return written.length > 0 && written.every(([name, text]) => String(text).trim() === (fields[name] ?? ''))
  }

  const send = async (message: Unsent) => {
    setSending(message.id)
    setBlocked(undefined)
    const form = formOf(message)
    const inForm = standsIn(form, message)
    const sent = await import('./send-again').then(
      ({ sendAgain }) => sendAgain(message, inForm),
      () => {
        toast.error(message.kind === 'demo' ? demoFailure : contactFailure(unreachable))
        return false
      },
    )
    setSending(undefined)
    if (!sent || !inForm) return
    form?.reset() // An empty form leaves no draft when it goes.
    if (message.kind === 'contact') onSentFromForm()
  }
  const edit = (message: Unsent) => {
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

  return (
    <section className="mt-8 border-t-line border-ink pt-5" aria-labelledby="outbox">
      <h3 id="outbox">Not sent yet</h3>
      <p className="text-note">These wait in this browser. Nothing here is sent by itself.</p>
      <ul className="mt-4 grid gap-4">
        {messages.map((message) => (
          <li key={message.id} className="border-l-6 border-correction pl-4">
            <p className="wrap-anywhere">
              <b>{titleOf(message)}</b>
            </p>
            <p className="line-clamp-2 text-note wrap-anywhere">{message.fields.message}</p>
            <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
              <button
                type="button"
                className="link min-h-6"
                disabled={busy || sending !== undefined}
                aria-describedby="outbox"
                onClick={() => void send(message)}
              >
                {sending === message.id ? 'Sending...' : 'Send again'}
              </button>
              <button
                type="button"
                className="link min-h-6"
                disabled={sending === message.id}
                onClick={() => edit(message)}
              >
                Edit
              </button>
              <button
                type="button"
                className="link min-h-6"
                disabled={sending === message.id}
                onClick={() => dropUnsent(message.id)}
              >
                Delete
              </button>
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
  )
}

const titleOf = ({ kind, fields }: Unsent) =>
  kind === 'contact' ? fields.subject : `Demo for ${fields.company ?? fields.email}`
