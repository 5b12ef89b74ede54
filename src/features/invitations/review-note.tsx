import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { invitationAudit } from './invitation-audit'
import { type InvitationNote, invitationNotes } from './invitation-notes'
import type { InvitationRequest } from './invitation-request'
import { formatClock, readDate } from './review-dates'
import { errorText, shortName } from './review-words'

/** Milliseconds that typing rests before the note is stored. */
const restMs = 600

type ReviewNoteProps = { readonly request: InvitationRequest; readonly note: InvitationNote | undefined }

/** A private note: stored while one writes. When it cannot be stored, it says so and keeps the words. Give it the request's id as its key. */
export function ReviewNote({ request, note }: ReviewNoteProps) {
  const id = useId()
  const stored = note?.text ?? ''
  const [text, setText] = useState(stored)
  const [base, setBase] = useState(stored)
  const [error, setError] = useState('')

  // Another tab wrote: its words are shown, unless there are some of our own that are not stored yet.
  if (stored !== base) {
    setBase(stored)
    if (text === base) setText(stored)
  }

  const save = useEffectEvent(() => {
    if (text === base) return
    try {
      invitationNotes.write(request.id, text)
      setBase(text.trim() === '' ? '' : text)
      setError('')
      const [before, after] = [words(base), words(text)]
      invitationAudit.add([{ action: 'note', id: request.id, name: shortName(request), before, after }])
    } catch (thrown) {
      setError(errorText(thrown))
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke begins the rest anew
  useEffect(() => {
    const timer = setTimeout(save, restMs)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => () => save(), [])
  useEffect(() => {
    const leave = () => save()
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  const saved = text === base && note ? readDate(note.updatedAt) : undefined
  return (
    <div className="rv-note">
      <h3>
        <label htmlFor={id}>Private note</label>
      </h3>
      <textarea
        id={id}
        className="control"
        rows={2}
        value={text}
        aria-describedby={`${id}-state`}
        aria-invalid={error !== '' || undefined}
        onChange={(event) => {
          setError('')
          setText(event.target.value)
        }}
        onBlur={save}
      />
      <p className="rv-note-state" id={`${id}-state`} role="status">
        {error && <span className="rv-rejected">{error}</span>}
        {!error && saved && (
          <>
            <Check className="ico" aria-hidden="true" />
            <span>{`Saved ${formatClock(saved)}. Never part of the CSV.`}</span>
          </>
        )}
        {!error && !saved && (
          <span>{text === base ? 'For your eyes; never part of the CSV.' : 'Saving…'}</span>
        )}
      </p>
    </div>
  )
}

/** A note in the audit log: that it was there, not what it said. */
const words = (text: string): string => (text.trim() === '' ? 'no note' : 'a note')
