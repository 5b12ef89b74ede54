import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormSubscribe } from 'react-hook-form'
import { clockTime, longDate } from '@/lib/dates'
import { clearDraft, draftSentAt, readDraft, writeDraft } from '@/lib/drafts'
import { type Fields, fillFields, touchedFields } from '@/lib/form-fields'
import { listen } from '@/lib/listen'

/** Milliseconds between two writes while a visitor types: the most that a crash can lose. */
const writeEveryMs = 400

/** Stores what is typed into a form in this tab, without passwords. */
export function useDraft(
  formName: string,
  comesBack: 'at once' | 'asked' | undefined,
  form: RefObject<HTMLFormElement | null>,
  subscribe: UseFormSubscribe<Record<string, string>>,
  /** The values that fields begin with; the others begin empty. */
  defaults: Fields,
) {
  const name = comesBack && formName
  const [restored, setRestored] = useState(false)
  const [offered, setOffered] = useState<Fields>()
  /** When it was sent from another tab, of which this one is a copy. */
  const [sentAt, setSentAt] = useState<Date>()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** What was in the fields of a draft that is over: a removed field reports it once more. */
  const over = useRef<string | undefined>(undefined)

  const write = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!name || !form.current) return
    const fields = touchedFields(form.current, defaults)
    if (over.current === JSON.stringify(fields)) return
    over.current = undefined
    setSentAt(undefined)
    // What is still on offer stays, below what was typed since.
    writeDraft(name, { ...offered, ...fields })
  }
  const writeSoon = () => {
    timer.current ??= setTimeout(write, writeEveryMs)
  }
  const writeDue = () => {
    if (timer.current !== undefined) write()
  }
  const onChange = useEffectEvent(writeSoon)
  const onEnd = useEffectEvent(writeDue)
  useEffect(() => {
    const end = subscribe({ formState: { values: true }, callback: () => onChange() })
    const onLeave = () => onEnd()
    const stay = listen(window, ['pagehide', 'visibilitychange'], onLeave)
    return () => {
      onLeave()
      end()
      stay()
    }
  }, [subscribe])

  const putIn = (fields: Fields) => {
    if (!form.current) return
    // What was typed since stays.
    setRestored(fillFields(form.current, { ...fields, ...touchedFields(form.current, defaults) }))
  }
  /** Forgets the draft. The fields stay as they are. */
  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    over.current = form.current ? JSON.stringify(touchedFields(form.current, defaults)) : undefined
    if (name) clearDraft(name)
    setRestored(false)
    setOffered(undefined)
    setSentAt(undefined)
  }

  /** True when another tab, or the outbox, has sent this draft, which then is none any more. */
  const look = (): boolean => {
    if (!name) return false
    writeDue()
    const sent = draftSentAt(name)
    if (sent) {
      forget()
      setSentAt(sent)
    } else if (offered && !readDraft(name)) setOffered(undefined)
    return sent !== undefined
  }

  return {
    restored,
    sentAt,
    look,
    forget,
    writeDue,
    /** Puts the draft into a form that has appeared, or offers to. */
    begin() {
      look()
      const fields = name ? readDraft(name) : undefined
      setRestored(false)
      if (fields && comesBack === 'at once') putIn(fields)
      else setOffered(fields)
      // What was typed into the static form is a draft too.
      if (form.current && Object.keys(touchedFields(form.current, defaults)).length > 0) writeSoon()
    },
    /** Stores what is about to be sent, above a draft that nobody has seen yet. */
    keep() {
      if (name && form.current)
        writeDraft(name, { ...readDraft(name), ...touchedFields(form.current, defaults) })
    },
    /** Offers to put back what was typed into a form that was emptied. */
    offer() {
      over.current = '{}'
      setRestored(false)
      setSentAt(undefined)
      setOffered(name ? readDraft(name) : undefined)
    },
    putBack:
      offered &&
      (() => {
        setOffered(undefined)
        putIn(offered)
      }),
  }
}

type DraftNoteProps = {
  readonly form: {
    readonly draft: ReturnType<typeof useDraft>
    readonly busy: boolean
    readonly startOver: () => void
    readonly focusFirst: () => void
  }
  /** Id for `aria-describedby`, where a dialog is described by this line. */
  readonly id?: string | undefined
  readonly children?: ReactNode
}

/** Says that a draft was put back into a form or sent elsewhere, or offers to put it back. */
export function DraftNote({ form, id, children }: DraftNoteProps) {
  const { draft, busy } = form
  if (draft.sentAt || draft.restored)
    return (
      <>
        <p id={id} role="status">
          <b>{draft.sentAt ? 'Sent.' : 'Restored.'}</b>{' '}
          <span>
            {draft.sentAt
              ? `Another tab sent this on ${longDate(draft.sentAt)} at ${clockTime(draft.sentAt)}.`
              : 'We kept what you typed earlier.'}
          </span>
        </p>
        <button type="button" className="quiet" disabled={busy} onClick={form.startOver}>
          {draft.sentAt ? 'Write a new one' : 'Discard and start over'}
        </button>
      </>
    )
  return (
    <>
      {children}
      {draft.putBack && (
        <button
          type="button"
          className="quiet"
          disabled={busy}
          onClick={() => {
            draft.putBack?.()
            form.focusFirst() // This button goes away.
          }}
        >
          Restore what you typed
        </button>
      )}
    </>
  )
}
