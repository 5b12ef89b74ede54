import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeFocus } from '@/components/dialog/dialog'
import { clockTime, longDate } from '@/lib/dates'
import { clearDraft, draftMark, draftSentAt, readDraft, writeDraft } from '@/lib/drafts'
import { type Fields, fillFields, hasRoom, touchedFields } from '@/lib/form-fields'
import { createStore, useStore } from '@/lib/store'
import type { FieldSpecs } from './fields'
import type { SiteForm } from './use-site-form'

/** What there is to say about a draft. */
type Note = {
  readonly restored?: boolean
  readonly offered?: Fields | undefined
  /** When it was sent from a copy of this tab, or a later page of it. */
  readonly sentAt?: Date | undefined
  /** Where that is what is in the fields, one press of the submit button is refused. */
  readonly refusal?: 'due' | 'said' | undefined
}

const nothing: Note = {}

/** Stores what is typed into a form in this tab, without passwords. */
export function useDraft(
  name: string,
  isOffered: boolean,
  form: RefObject<HTMLFormElement | null>,
  onChange: (hear: () => void) => () => void,
  known: FieldSpecs,
) {
  // A store, since what one event finds out decides what the next does, before React draws.
  const [note] = useState(() => createStore(nothing))
  const { restored, offered, sentAt, refusal } = useStore(note, nothing)
  /**
   * What was in the fields when they were last stored, or their draft ended, with the draft's mark.
   * The storage is shared with later pages of the tab.
   */
  const seen = useRef<{ readonly text?: string; readonly mark?: string | undefined }>({})

  const stored = () => {
    const hasPlace = (field: string, text: string) =>
      !known[field]?.isAsked && (!form.current || hasRoom(form.current, field, text))
    return readDraft(name, hasPlace)
  }
  const touched = (): Fields => (form.current ? touchedFields(form.current, known) : {})

  /** What is still on offer stays, below what was typed since. */
  const write = (below = note.get().offered) => {
    if (!form.current) return
    const fields = touched()
    const text = JSON.stringify(fields)
    if (text === seen.current.text) return
    if (note.get().sentAt) note.set({ offered: note.get().offered })
    writeDraft(name, { ...below, ...fields })
    seen.current = { text, mark: Object.keys(fields).length > 0 ? draftMark(name) : undefined }
  }
  const onWrite = useEffectEvent(() => write())
  useEffect(() => onChange(() => onWrite()), [onChange])

  const putIn = (fields: Fields) => {
    // What was typed since stays.
    if (form.current) note.set({ restored: fillFields(form.current, { ...fields, ...touched() }) })
  }
  /** What is on offer and in no field. It is not sent with the others and outlives them. */
  const beside = (all = note.get().offered): Fields => {
    const typed = touched()
    return Object.fromEntries(Object.entries(all ?? {}).filter(([field]) => !Object.hasOwn(typed, field)))
  }
  /** The draft is over in the fields, and what is stored besides is on offer. */
  const end = () => {
    seen.current = form.current ? { text: JSON.stringify(touched()) } : {}
    note.set({ offered: stored() })
  }
  /** Forgets the draft, but not another one of a later page. The fields stay as they are. */
  const forget = (rest = beside(), mark = seen.current.mark) => {
    if ((draftMark(name) ?? mark) === mark) {
      clearDraft(name)
      writeDraft(name, rest)
    }
    end()
  }

  /** True when another page, or the outbox, has sent this draft, which then is none any more. */
  const look = (): boolean => {
    const inFields = seen.current.mark
    const mark = inFields ?? draftMark(name)
    const sent = draftSentAt(mark)
    if (sent) {
      // With nothing in the fields, what is on offer was sent, too.
      forget(inFields ? beside() : {}, mark)
      note.set({ ...note.get(), sentAt: sent, refusal: inFields ? 'due' : undefined })
    } else if (note.get().offered && !stored()) note.set(nothing)
    return sent !== undefined
  }

  return {
    restored,
    sentAt,
    isRefused: refusal === 'said',
    /** The mark of what is in the fields; the tab's may be that of a later page. */
    mark: () => seen.current.mark,
    look,
    beside,
    forget,
    /** Puts the draft into a form that has appeared, or offers to. */
    begin() {
      look()
      const fields = stored()
      const typed = touched()
      // In a form that was drawn anew, all of it is in the fields.
      const isThere = Object.entries(fields ?? {}).every(([field, text]) => typed[field] === text)
      if (fields && !isOffered) putIn(fields)
      else note.set({ sentAt: note.get().sentAt, offered: isThere ? undefined : fields })
      write(fields ?? {})
    },
    /** Stores what is about to be sent, above a draft that nobody has seen, and returns that. */
    keep(): Fields {
      const unseen = stored() ?? {}
      write(unseen)
      return unseen
    },
    /** True once after another page has sent what is in the fields: the note gets the focus. */
    refuses(): boolean {
      const isDue = note.get().refusal === 'due'
      if (isDue) note.set({ ...note.get(), refusal: 'said' })
      return isDue
    },
    /** Offers to put back what was typed into a form that was emptied. */
    offer: end,
    putBack: offered && (() => putIn(offered)),
  }
}

type DraftNoteProps = {
  readonly form: Pick<SiteForm, 'draft' | 'busy' | 'startOver' | 'focusOn'>
  /** Id for `aria-describedby`, where a dialog is described by this line. */
  readonly id?: string | undefined
  /** What the line says otherwise; it stands in a paragraph. */
  readonly children?: ReactNode
}

/**
 * Says that a draft was put back into a form or sent elsewhere, or offers to put it back. The line
 * is there from the start: a screen reader announces what a live region gets, not one that comes.
 */
export function DraftNote({ form: { draft, busy, startOver, focusOn }, id, children }: DraftNoteProps) {
  const { restored, sentAt, isRefused, putBack } = draft
  const isSaid = sentAt !== undefined || restored
  const [title, text, over] = sentAt
    ? ['Submitted.', `This was submitted on ${longDate(sentAt)} at ${clockTime(sentAt)}.`, 'Write a new one']
    : ['Restored.', 'We kept what you typed earlier.', 'Discard and start over']
  const restore = () => {
    putBack?.()
    focusOn() // This button goes away.
  }
  return (
    <>
      <p id={id} role="status" tabIndex={isRefused ? -1 : undefined} ref={isRefused ? takeFocus : null}>
        {isSaid ? (
          <>
            <b>{title}</b> <span>{text}</span>
          </>
        ) : (
          children
        )}
      </p>
      {(isSaid || putBack) && (
        // Two buttons, by their keys: a double click on one must not press the other, too.
        <button
          key={isSaid ? 'over' : 'back'}
          type="button"
          className="quiet"
          disabled={busy}
          onClick={isSaid ? startOver : restore}
        >
          {isSaid ? over : 'Restore what you typed'}
        </button>
      )}
    </>
  )
}
