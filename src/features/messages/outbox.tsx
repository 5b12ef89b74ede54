import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openDialog } from '@/components/dialog/open-dialog'
import {
  dropUnsent,
  isUnstored,
  restoreUnsent,
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
const unstored = 'The browser has no room to keep these: they last until you leave the site.'
const stored =
  'These are kept in this browser, where the next person to use it can read them, ' +
  'and go by themselves after 14 days.'
const formIsTaken = 'The form holds another message. Send it or empty it first.'

type Outcome = { readonly text: string; readonly deleted: readonly Unsent[] }

/** Milliseconds that a deletion can be undone. */
const undoMs = 10_000
/** Milliseconds in which a second press belongs to the first, whatever is under the pointer now. */
const gestureMs = 500

/** Messages that could not be sent. They wait while the contact form sends: none goes out twice. */
export function Outbox() {
  const { status } = useSending(contactSending)
  const messages = useStore({ subscribe: subscribeUnsent, get: unsentMessages }, empty)
  const sending = useStore(sendingAgain, undefined)
  /** What happened to a message that is still here. */
  const [problem, setProblem] = useState<{ readonly id: string; readonly text: string }>()
  /** What happened to messages that have gone, and those that can come back. */
  const [outcome, setOutcome] = useState<Outcome>()
  const removed = useRef(Number.NEGATIVE_INFINITY)
  const area = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useKeptFocus(area, ({ lost, next }) => {
    const buttons = Array.from<Element>(lost.closest('li')?.querySelectorAll('button') ?? [])
    const same = next?.querySelectorAll('button')[buttons.indexOf(lost)]
    const place = same ?? title.current ?? document.getElementById('message')
    place?.focus()
  })

  const say = (text: string, deleted: readonly Unsent[] = []) => {
    const said = { text, deleted }
    setOutcome(said)
    setTimeout(() => setOutcome((current) => (current === said ? undefined : current)), undoMs)
  }
  const send = async (message: Unsent) => {
    if (sendingAgain.get()) return
    setProblem(undefined)
    setOutcome(undefined)
    sendingAgain.set({ id: message.id, inForm: holds(formOf(message), message) && message.kind })
    const failure = await import('./deliver').then(
      ({ deliverAgain }) => deliverAgain(message),
      () => {
        const text = failureText(message.kind, unreachable)
        toast.error(text)
        return text
      },
    )
    sendingAgain.set(undefined)
    if (failure !== undefined) return setProblem({ id: message.id, text: failure })
    say(`Sent: ${titleOf(message)}`)
    const form = formOf(message)
    if (!holds(form, message)) return
    clearDraft(message.kind)
    form?.reset() // An empty form leaves no draft when it is removed.
    if (message.kind === 'contact') newContactForm(false)
  }
  const edit = (message: Unsent) => {
    // While the page shows a success, there is no form.
    if (message.kind === 'contact' && !formOf(message)) flushSync(() => newContactForm(false))
    const form = formOf(message)
    const other = form && Object.keys(touchedFields(form)).length > 0 && !holds(form, message)
    setProblem(other ? { id: message.id, text: formIsTaken } : undefined)
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
    const gone: Unsent[] = []
    for (const message of dropped) {
      const release = await takeUnsent(message.id)
      if (!release) {
        setProblem({ id: message.id, text: sentElsewhere })
        break
      }
      dropUnsent(message.id)
      release()
      gone.push(message)
    }
    const [first] = gone
    if (first) say(gone.length === 1 ? `Deleted: ${titleOf(first)}` : 'Messages deleted', gone)
  }
  const undo = () => {
    outcome?.deleted.forEach(restoreUnsent)
    say('Not deleted')
  }
  /** Removes something, once for a double click: the second hits what has moved up. */
  const once = (remove: () => unknown) => (event: MouseEvent) => {
    // Two taps are no double click in every browser.
    const isTap = event.detail === 1 && event.timeStamp - removed.current < gestureMs
    if (event.detail > 1 || isTap) return
    removed.current = event.timeStamp
    remove()
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
            {`${messages.some(isUnstored) ? unstored : stored} Nothing here is sent by itself.`}
          </p>
          <ul className="mt-4 grid gap-4">
            {messages.map((message) => (
              <li key={message.id} className="border-l-6 border-correction pl-4">
                <p className="line-clamp-2 wrap-anywhere">
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
                  <Act of={message} off={sending?.id === message.id} onPress={once(() => drop(message))}>
                    Delete
                  </Act>
                </p>
                {problem?.id === message.id && (
                  <p className="mt-2 max-h-40 overflow-y-auto text-note wrap-anywhere" role="alert">
                    {problem.text}
                  </p>
                )}
              </li>
            ))}
          </ul>
          {messages.length > 1 && (
            <p className="mt-5">
              <Act off={sending !== undefined} onPress={once(() => drop(...messages))}>
                Delete all
              </Act>
            </p>
          )}
        </section>
      )}
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2 empty:hidden">
        <p className="line-clamp-2 text-note wrap-anywhere" role="status">
          {outcome?.text}
        </p>
        {outcome && outcome.deleted.length > 0 && (
          <Act off={false} onPress={once(undo)}>
            Undo
          </Act>
        )}
      </div>
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
  readonly onPress: (event: MouseEvent) => void
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
      onClick={(event) => !off && onPress(event)}
    >
      {children}
    </button>
  )
}

const titleId = ({ id }: Unsent) => `outbox-${id}`

/** Enough for two lines. A text of any length is laid out before the lines are counted. */
const titleOf = ({ kind, fields }: Unsent) =>
  (kind === 'contact' ? fields.subject : `Demo for ${fields.company ?? fields.email}`)?.slice(0, 200)
