import { type Mutation, useIsMutating } from '@tanstack/react-query'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { openDialog, useDialogClosed } from '@/components/dialog/dialog'
import { takeLostFocus } from '@/components/form/form-fields'
import { policy, safariTime } from '@/content/policy'
import {
  dropUnsent,
  isUnstored,
  restoreUnsent,
  subscribeUnsent,
  type Unsent,
  unsentMessages,
} from '@/domain/messages/unsent'
import { draftSentAt, readDraft } from '@/lib/drafts'
import { givenFields } from '@/lib/form-fields'
import { useTimeout } from '@/lib/listen'
import { queryClient } from '@/lib/query'
import { useStore } from '@/lib/store'
import { cut } from '@/lib/text'
import { toast } from '@/lib/toast'
import { alone, goneElsewhere, incomplete, kinds, sentElsewhere, useSendingAgain } from './deliver'
import { chosenDemo, demoDialogId } from './demo-type'

const empty: readonly Unsent[] = []
const unstored =
  'This browser could not save these: its storage is full or blocked. Send or copy them before you leave the site.'
const stored = `Saved in this browser, where anyone who uses it can read them. Kept for at least ${policy.outboxDays} days, then deleted on a visit to this page; Safari deletes them sooner, after ${safariTime}.`
const partly = `${stored} The last ones were not saved, because the storage is full. Send or copy them before you leave the site.`

/** Fields that nobody types into: what was chosen in a list is quickly chosen again. */
const untyped = ['unsent', 'contactReason', 'role', 'teamSize']
const formIsTaken = 'The form has another message in it. Send or clear that one first.'

/** Milliseconds that a deletion can be undone, and that what happened is shown. */
const undoMs = 10_000

type OutboxProps = {
  /** The heading that takes the focus when the last message has gone. */
  readonly title: RefObject<HTMLElement | null>
  /** Shows the contact form, where its success is shown. */
  readonly showForm: () => void
  readonly focusForm: () => void
}

/** Messages that could not be sent, or whose page was left while they were. */
export function Outbox({ title: formTitle, showForm, focusForm }: OutboxProps) {
  const messages = useStore({ subscribe: subscribeUnsent, get: unsentMessages }, empty)
  const again = useSendingAgain()
  /** No message goes out twice: a form may be sending the same one. */
  const isMessage = ({ options }: Mutation) => String(options.mutationKey?.[0]) in kinds
  const isSending = useIsMutating({ predicate: isMessage }, queryClient) > 0
  const sendingId = again.isPending ? again.variables?.id : undefined
  /** What happened to a message that is still here. */
  const [problem, setProblem] = useState<{ readonly id: string; readonly text: string }>()
  /** What happened to messages that have gone. */
  const [outcome, setOutcome] = useState<{ readonly text: string }>()
  const [deleted, setDeleted] = useState<readonly Unsent[]>([])
  /** True while Undo has the focus, and does not go away. */
  const [isKept, setKept] = useState(false)
  /** Those that can come back: the form may have sent one meanwhile. */
  const undoable = () => deleted.filter(({ draft }) => !draftSentAt(draft))
  const area = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)

  /** Which of the messages' buttons has the focus; -1 for one below them. */
  const held = useRef<number>(undefined)
  const buttons = () => [...(area.current?.querySelectorAll<HTMLElement>('li button') ?? [])]

  // For when it is gone: else the next Tab would begin at the top of the page. Each message has the
  // same buttons, so the next message's is in its place.
  useLayoutEffect(() => {
    if (held.current === undefined || document.activeElement !== document.body) return
    const place = buttons()[held.current] ?? title.current ?? formTitle.current
    held.current = undefined
    place?.focus()
  })

  // The button that opened the dialog of a demo request has gone with the request when it is sent.
  useDialogClosed(demoDialogId, () => takeLostFocus(title.current ?? formTitle.current))
  useTimeout(() => setOutcome(undefined), outcome && undoMs, outcome)
  useTimeout(() => setDeleted([]), deleted.length > 0 && !isKept ? undoMs : undefined, deleted)
  const send = (message: Unsent) => {
    setProblem(undefined)
    setOutcome(undefined)
    again.mutateAsync(message).then(
      () => setOutcome({ text: `Sent: ${titleOf(message)}` }),
      ({ message: reason }: Error) => {
        const isOurs = [sentElsewhere, goneElsewhere, incomplete].includes(reason)
        if (isOurs) toast.error(reason)
        setProblem({ id: message.id, text: isOurs ? reason : kinds[message.kind].failure(reason) })
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
    chosenDemo.set(fields.type)
    openDialog(`${kind}-dialog`)
  }
  const drop = async (...dropped: readonly Unsent[]) => {
    const ends = await Promise.allSettled(dropped.map(({ id }) => alone(id, async () => dropUnsent(id))))
    const gone = dropped.filter((_, at) => ends[at]?.status === 'fulfilled')
    const kept = dropped.find((message) => !gone.includes(message))
    if (kept) setProblem({ id: kept.id, text: sentElsewhere })
    if (gone.length === 0) return
    setDeleted((before) => [...before, ...gone])
    setOutcome(undefined)
  }
  const undo = () => {
    const back = undoable()
    back.forEach(restoreUnsent)
    setDeleted([])
    setKept(false)
    setOutcome({ text: wordsOf('Restored', back) || goneElsewhere })
  }
  const unkept = messages.filter(isUnstored).length
  const where = unkept === 0 ? stored : unkept < messages.length ? partly : unstored
  const deletion = wordsOf('Deleted', deleted)
  return (
    // Rendered for an empty list, too: the last message's focus is moved from here.
    // biome-ignore lint/a11y/noStaticElementInteractions: it notices its buttons
    <div
      ref={area}
      onFocus={({ target }) => {
        held.current = buttons().indexOf(target)
      }}
      onBlur={({ target }) => {
        // In a window that is left, it stays where it is.
        if (document.activeElement !== target) held.current = undefined
      }}
    >
      {messages.length > 0 && (
        // A button that takes the focus stays above the line at the window's end.
        <section
          className="mt-8 border-t-line border-ink pt-5 [&_button]:scroll-mb-32"
          aria-labelledby="outbox"
        >
          <h3 id="outbox" ref={title} tabIndex={-1}>
            Not sent yet
          </h3>
          <p className="mt-1 text-note">{`${where} Nothing is sent until you press Send again. One that was being sent when you left may have reached us.`}</p>
          <ul className="mt-4 grid gap-4">
            {messages.map((message) => (
              <li key={message.id} className="border-s-6 border-correction ps-4">
                <p className="wrap-anywhere">
                  <b id={titleId(message)} className="line-clamp-2" dir="auto">
                    {titleOf(message)}
                  </b>
                </p>
                <p className="line-clamp-2 text-note wrap-anywhere" dir="auto">
                  {cut(message.fields.message ?? '', 400)}
                </p>
                <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
                  <Act of={message} off={isSending || again.isPending} onPress={() => send(message)}>
                    {message.id === sendingId ? 'Sending...' : 'Send again'}
                  </Act>
                  <Act of={message} off={isSending || message.id === sendingId} onPress={() => edit(message)}>
                    Edit
                  </Act>
                  <Act of={message} off={message.id === sendingId} onPress={() => drop(message)}>
                    Delete
                  </Act>
                </p>
                {problem?.id === message.id && (
                  <p
                    className="mt-2 max-h-40 overflow-y-auto print:max-h-none text-note wrap-anywhere [font-kerning:none]"
                    role="alert"
                  >
                    {problem.text}
                  </p>
                )}
              </li>
            ))}
          </ul>
          {messages.length > 1 && (
            <p className="mt-5">
              <Act off={again.isPending} onPress={() => drop(...messages)}>
                Delete all
              </Act>
            </p>
          )}
        </section>
      )}
      {/* Where a long list is being read, too. */}
      <div
        className={`mt-4 flex flex-wrap items-baseline gap-x-5 gap-y-2 ${outcome || deletion ? 'sticky bottom-0 bg-sheet py-2' : ''}`}
      >
        <p className="line-clamp-2 text-note wrap-anywhere empty:-mr-5" role="status">
          {outcome?.text}
        </p>
        <p className="line-clamp-2 text-note wrap-anywhere" role="status">
          {deletion}
        </p>
        {undoable().length > 0 && (
          <Act
            onPress={undo}
            onFocus={() => setKept(true)}
            onBlur={({ target }) => setKept(document.activeElement === target)}
          >
            Undo
          </Act>
        )}
      </div>
    </div>
  )
}

type ActProps = Pick<ComponentProps<'button'>, 'onFocus' | 'onBlur' | 'children'> & {
  /** The message whose title describes the button. */
  readonly of?: Unsent
  /** True while it does nothing; it keeps the focus then. */
  readonly off?: boolean
  readonly onPress: () => unknown
}

function Act({ of: message, off = false, onPress, ...button }: ActProps) {
  return (
    <button
      {...button}
      type="button"
      className="quiet aria-disabled:cursor-default aria-disabled:text-muted"
      aria-disabled={off}
      aria-describedby={message && titleId(message)}
      // A double click is one press.
      onClick={({ detail }) => !off && detail < 2 && onPress()}
    />
  )
}

const titleId = ({ id }: Unsent) => `outbox-${id}`

/** Enough for two lines. A text of any length is laid out before the lines are counted. */
const titleOf = ({ kind, fields }: Unsent) => cut(kinds[kind].title(fields), 200)

/** `Deleted: Line 4` or `Deleted 3 messages, the last one: Line 4`; empty for none. */
function wordsOf(done: string, messages: readonly Unsent[]): string {
  const last = messages.at(-1)
  const count = messages.length > 1 ? ` ${messages.length} messages, the last one` : ''
  return last ? `${done}${count}: ${titleOf(last)}` : ''
}
