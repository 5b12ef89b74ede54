import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeFocus } from '@/components/dialog/dialog'
import { clockTime, longDate } from '@/lib/dates'
import { clearDraft, draftMark, draftSentAt, readDraft, writeDraft } from '@/lib/drafts'
import { type Fields, fillFields, hasRoom, touchedFields } from '@/lib/form-fields'
import type { FieldSpecs } from './fields'
import type { SiteForm } from './use-site-form'

/** What there is to say about a draft. */
type Note = {
  readonly restored?: boolean
  readonly offered?: Fields | undefined
  /** When it was sent from a copy of this tab, or a later page of it. */
  readonly sentAt?: Date | undefined
  /** True when a press of the submit button was refused because of that. */
  readonly isRefused?: boolean
}

/** Stores what is typed into a form in this tab, without passwords. */
export function useDraft(
  formName: string,
  comesBack: 'at once' | 'asked' | undefined,
  form: RefObject<HTMLFormElement | null>,
  onChange: (hear: () => void) => () => void,
  known: FieldSpecs,
) {
  const name = comesBack && formName
  const [{ restored, offered, sentAt, isRefused }, setNote] = useState<Note>({})
  /** What was in the fields when they were last stored, or their draft ended. */
  const seen = useRef<string | undefined>(undefined)
  /** The mark of what is in the fields. The storage is shared with later pages of the tab. */
  const written = useRef<string | undefined>(undefined)
  /** True while another page has sent what is in the fields, and no press was refused yet. */
  const isNews = useRef(false)

  const stored = () => {
    const hasPlace = (field: string, text: string) =>
      !known[field]?.isAsked && (!form.current || hasRoom(form.current, field, text))
    return name ? readDraft(name, hasPlace) : undefined
  }
  const touched = (): Fields => (form.current ? touchedFields(form.current, known) : {})

  /** What is still on offer stays, below what was typed since. */
  const write = (below = offered) => {
    if (!name || !form.current) return
    const fields = touched()
    const text = JSON.stringify(fields)
    if (text === seen.current) return
    seen.current = text
    isNews.current = false
    setNote((note) => (note.sentAt ? { offered: note.offered } : note))
    writeDraft(name, { ...below, ...fields })
    written.current = Object.keys(fields).length > 0 ? draftMark(name) : undefined
  }
  const onWrite = useEffectEvent(() => write())
  useEffect(() => onChange(() => onWrite()), [onChange])

  const putIn = (fields: Fields) => {
    // What was typed since stays.
    if (form.current) setNote({ restored: fillFields(form.current, { ...fields, ...touched() }) })
  }
  /** What is on offer and in no field. It is not sent with the others and outlives them. */
  const beside = (all = offered): Fields => {
    const typed = touched()
    return Object.fromEntries(Object.entries(all ?? {}).filter(([field]) => !Object.hasOwn(typed, field)))
  }
  /** The draft is over in the fields, and what is stored besides is on offer. */
  const end = () => {
    seen.current = form.current ? JSON.stringify(touched()) : undefined
    written.current = undefined
    isNews.current = false
    setNote({ offered: stored() })
  }
  /** Forgets the draft, but not another one of a later page. The fields stay as they are. */
  const forget = (rest = beside()) => {
    if (name && (draftMark(name) ?? written.current) === written.current) {
      clearDraft(name)
      writeDraft(name, rest)
    }
    end()
  }

  /** True when another page, or the outbox, has sent this draft, which then is none any more. */
  const look = (): boolean => {
    if (!name) return false
    const mark = written.current ?? draftMark(name)
    const sent = draftSentAt(mark)
    if (sent) {
      // With nothing in the fields, what is on offer was sent, too.
      const rest = written.current ? beside() : {}
      written.current = mark
      forget(rest)
      isNews.current = true
      setNote((note) => ({ ...note, sentAt: sent }))
    } else if (offered && !stored()) setNote({})
    return sent !== undefined
  }

  return {
    restored,
    sentAt,
    isRefused,
    /** The mark of what is in the fields; the tab's may be that of a later page. */
    mark: () => written.current,
    look,
    beside,
    forget,
    /** Puts the draft into a form that has appeared, or offers to. */
    begin() {
      look()
      isNews.current = false // It was not in the fields.
      const fields = stored()
      const typed = touched()
      // In a form that was drawn anew, all of it is in the fields.
      const isThere = Object.entries(fields ?? {}).every(([field, text]) => typed[field] === text)
      if (fields && comesBack === 'at once') putIn(fields)
      else setNote((note) => ({ sentAt: note.sentAt, offered: isThere ? undefined : fields }))
      write(fields ?? {})
    },
    /** Stores what is about to be sent, above a draft that nobody has seen, and returns that. */
    keep(): Fields | undefined {
      isNews.current = false
      const unseen = stored()
      write(unseen ?? {})
      return unseen
    },
    /** True once after another page has sent what is in the fields: the note gets the focus. */
    refuses(): boolean {
      const isFirst = isNews.current
      isNews.current = false
      if (isFirst) setNote((note) => ({ ...note, isRefused: true }))
      return isFirst
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
