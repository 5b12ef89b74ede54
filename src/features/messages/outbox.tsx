import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openDialog } from '@/components/dialog/dialog'
import { policy } from '@/content/policy'
import {
  dropUnsent,
  isUnstored,
  restoreUnsent,
  subscribeUnsent,
  takeUnsent,
  type Unsent,
  unsentMessages,
} from '@/domain/messages/unsent'
import { readDraft } from '@/lib/drafts'
import { givenFields } from '@/lib/form-fields'
import { useStore } from '@/lib/store'
import { toast } from '@/lib/toast'
import { useKeptFocus } from '@/lib/use-kept-focus'
import { failureText, goneElsewhere, sentElsewhere, useSendingAgain } from './deliver'
import { chosenDemo, demoDialogId } from './demo-type'

const empty: readonly Unsent[] = []
const unstored = 'This browser is out of storage, so these last only until you leave the site.'
const stored = `Saved in this browser for ${policy.outboxDays} days, then deleted. Anyone who uses this browser can read them.`

/** Fields that nobody types into: what was chosen in a list is quickly chosen again. */
const untyped = ['unsent', 'contactReason', 'role', 'teamSize']
const formIsTaken = 'The form already has another message in it. Send or clear that one first.'

type Outcome = { readonly text: string; readonly deleted: readonly Unsent[] }

/** Milliseconds that a deletion can be undone. */
const undoMs = 10_000

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
  /** What happened to a message that is still here. */
  const [problem, setProblem] = useState<{ readonly id: string; readonly text: string }>()
  /** What happened to messages that have gone, and those that can come back. */
  const [outcome, setOutcome] = useState<Outcome>()
  const area = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  useKeptFocus(area, ({ lost, next }) => {
    const same = next?.querySelector<HTMLElement>(`button[name="${lost.getAttribute('name')}"]`)
    const place = same ?? title.current ?? formTitle.current
    place?.focus()
  })

  const say = (text: string, deleted: readonly Unsent[] = []) => {
    const said = { text, deleted }
    setOutcome(said)
    setTimeout(() => setOutcome((current) => (current === said ? undefined : current)), undoMs)
  }
  const send = (message: Unsent) => {
    setProblem(undefined)
    setOutcome(undefined)
    again.mutateAsync(message).then(
      () => say(`Sent: ${titleOf(message)}`),
      ({ message: reason }: Error) => {
        const isElsewhere = reason === sentElsewhere || reason === goneElsewhere
        if (isElsewhere) toast.error(reason)
        setProblem({ id: message.id, text: isElsewhere ? reason : failureText(message.kind, reason) })
      },
    )
  }
  const edit = ({ id, kind, fields }: Unsent) => {
    const typed = Object.entries(readDraft(kind) ?? {}).filter(([name]) => !untyped.includes(name))
    const other = typed.some(([name, text]) => text.trim() !== (fields[name] ?? ''))
    setProblem(other ? { id, text: formIsTaken } : undefined)
    if (other) return
    if (kind === 'contact') showForm()
    flushSync(() => givenFields.set({ form: kind, fields: { ...fields, unsent: id } }))
    if (kind === 'contact') return focusForm()
    chosenDemo.set(fields.type === 'Student' ? 'Student' : 'Enterprise')
    openDialog(demoDialogId)
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
    say('Restored')
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
                  <b id={titleId(message)} className="line-clamp-2" dir="auto">
                    {titleOf(message)}
                  </b>
                </p>
                <p className="line-clamp-2 text-note wrap-anywhere" dir="auto">
                  {message.fields.message}
                </p>
                <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
                  <Act
                    name="send"
                    of={message}
                    off={isSending || sending !== undefined}
                    onPress={() => send(message)}
                  >
                    {sending?.id === message.id ? 'Sending...' : 'Send again'}
                  </Act>
                  <Act
                    name="edit"
                    of={message}
                    off={sending?.id === message.id}
                    onPress={() => edit(message)}
                  >
                    Edit
                  </Act>
                  <Act
                    name="delete"
                    of={message}
                    off={sending?.id === message.id}
                    onPress={() => drop(message)}
                  >
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
              <Act off={sending !== undefined} onPress={() => drop(...messages)}>
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
          <Act off={false} onPress={undo}>
            Undo
          </Act>
        )}
      </div>
    </div>
  )
}

type ActProps = {
  /** The same for each message: the next one's button takes the focus of one that has gone. */
  readonly name?: string
  /** The message whose title describes the button. */
  readonly of?: Unsent
  /** True while it does nothing; it keeps the focus then. */
  readonly off: boolean
  readonly onPress: () => unknown
  readonly children: ReactNode
}

function Act({ name, of: message, off, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      name={name}
      className="quiet aria-disabled:cursor-default aria-disabled:text-muted"
      aria-disabled={off}
      aria-describedby={message && titleId(message)}
      // A double click is one press.
      onClick={({ detail }) => !off && detail < 2 && onPress()}
    >
      {children}
    </button>
  )
}

const titleId = ({ id }: Unsent) => `outbox-${id}`

/** Enough for two lines. A text of any length is laid out before the lines are counted. */
const titleOf = ({ kind, fields }: Unsent) =>
  (kind === 'contact' ? fields.subject : `Demo request: ${fields.company ?? fields.email}`)?.slice(0, 200)
