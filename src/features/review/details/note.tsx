import { Check } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { invitationAudit, invitationNotes } from '@/domain/invitations/notes-and-log'
import type { InvitationRequest } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import { clockWords, errorText, readDate, shortName } from '@/features/review/format'
import { useInvitationNotes, useToday } from '@/features/review/use-invitations'
import { attempt } from '@/lib/attempt'
import { thousands } from '@/lib/dates'
import { useListen, useTimeout } from '@/lib/listen'
import { cut } from '@/lib/text'
import { toast } from '@/lib/toast'
import { detailHeading } from './history'

/** Milliseconds without typing before the note is stored. */
const restMs = 600

/** Characters that a note has room for: with many more, each letter would take seconds. */
const longest = 20_000

/** A longer one, which no field here can make, would freeze the page: its beginning is shown. */
const mostShown = 100_000

/** Texts that could not be stored, by request and person; the text that each is for, and why. */
const unsaved = new Map<string, { readonly text: string; readonly base: string; readonly why: string }>()

/** A private note, stored while it is typed. If another tab wrote, too, both texts stay. */
export function ReviewNote({ request }: { readonly request: InvitationRequest }) {
  const id = useId()
  const key = `${request.id} ${request.email}`
  const today = useToday()
  const note = useInvitationNotes().get(request.id)
  const stored = note?.text ?? ''
  const [{ text, base }, setWords] = useState(() => unsaved.get(key) ?? { text: stored, base: stored })
  const [seen, setSeen] = useState(stored)
  const [isTyping, setTyping] = useState(false)
  const [{ error, joined }, setOutcome] = useState<{ readonly error?: string; readonly joined?: boolean }>({})
  const isLogged = useRef(false)

  // White space alone is nothing to store.
  const isStored = text.trim() === base.trim()

  // Another tab wrote: its words are shown, unless some of our own are not stored yet.
  if (stored !== seen) {
    setSeen(stored)
    // A space that was just typed stays.
    if (isStored && stored.trim() !== text.trim()) setWords({ text: stored, base: stored })
  }

  const save = () => {
    if (isStored || isGone(request)) {
      unsaved.delete(key)
      // Another tab may have written while words were typed here that are gone again.
      const here = attempt(() => invitationNotes.textOf(request.id)) ?? text
      if (isStored && here.trim() !== text.trim()) setWords({ text: here, base: here })
      return
    }
    try {
      const here = invitationNotes.textOf(request.id)
      // A note that another tab emptied has nothing to keep beside what was written here.
      const isOther = here !== '' && here !== base && !`\n${text}\n`.includes(`\n${here}\n`)
      const next = isOther ? joinWords(here, base, text) : text
      invitationNotes.write(request.id, next)
      unsaved.delete(key)
      setWords({ text: next, base: next.trim() === '' ? '' : next })
      setOutcome({ joined: isOther })
      if (next.trim() === here.trim()) return
      const [before, after] = [words(here), words(next)]
      // One line a visit: a line for each pause would push decisions out of the log.
      if (isLogged.current && before === after) return
      isLogged.current = true
      invitationAudit.add([{ action: 'note', id: request.id, name: shortName(request), before, after }])
    } catch (thrown) {
      const why = errorText(thrown)
      unsaved.set(key, { text, base, why })
      setOutcome({ error: why })
    }
  }
  const leave = useEffectEvent(() => {
    save()
    const left = unsaved.get(key)
    if (!left) return
    toast.error(
      `Your note was not saved, and is kept until you close this page; reopen the details to see it. ${left.why}`,
    )
  })

  useTimeout(save, restMs, text)
  useListen('window', ['pagehide', 'visibilitychange'], save)
  useEffect(() => () => leave(), [])

  const isTooLong = text.length > mostShown
  const isFull = text.length >= longest
  const shown = isTooLong ? cut(text, longest) : text
  const saved = isStored && note ? readDate(note.updatedAt) : undefined
  return (
    <div>
      <h3 className={detailHeading}>
        <label htmlFor={id}>Private note</label>
      </h3>
      <textarea
        id={id}
        className="control min-h-18 print:hidden"
        rows={2}
        maxLength={longest}
        // Not by `value`: React would write its default, too, and Chromium undo letter by letter.
        ref={(field) => {
          if (field && field.value !== shown) field.value = shown
        }}
        readOnly={isTooLong}
        aria-describedby={`${id}-state`}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => {
          setOutcome({})
          setWords({ text: event.target.value, base })
        }}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false)
          save()
        }}
      />
      {/* A field prints only what fits into it. */}
      <p
        className="hidden wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext] print:block"
        aria-hidden="true"
      >
        {shown || '—'}
      </p>
      <p
        className="flex items-center gap-1.5 py-1.5 text-small text-muted print:hidden"
        id={`${id}-state`}
        role="status"
        // At each pause of typing it would be read out that the note is saved.
        aria-live={isTyping && !error && !joined && !isFull ? 'off' : 'polite'}
      >
        {error ? (
          <span className="text-correction">{error}</span>
        ) : saved ? (
          <>
            <Check className="size-4 shrink-0 text-hint" />
            <span>
              {joined
                ? 'Another tab changed this note, too. Both versions are kept.'
                : isTooLong
                  ? 'Too long to edit here. This is only the beginning; a backup has all of it.'
                  : isFull
                    ? `This note is full. Text beyond ${thousands(longest)} characters is left out.`
                    : `Saved ${clockWords(saved, today)}. Never part of the CSV.`}
            </span>
          </>
        ) : (
          <span>{isStored ? 'Saved in this browser only. Never part of the CSV.' : 'Saving…'}</span>
        )}
      </p>
    </div>
  )
}

/** True when the request is gone, which a note would outlive, or its id is another person's now. */
function isGone({ id, email }: InvitationRequest): boolean {
  const { requests, problem } = invitationStorage.read()
  return problem === undefined && !requests.some((request) => request.id === id && request.email === email)
}

/** The stored text, and below it what was written here over `base`. */
function joinWords(stored: string, base: string, text: string): string {
  const own = text.startsWith(base) ? text.slice(base.length).trim() : text
  return own === '' ? stored : `${stored}\n${own}`
}

/** A note's words in the audit log: that it existed, not what it said. */
const words = (text: string): string => (text.trim() === '' ? 'no note' : 'a note')
