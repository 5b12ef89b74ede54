import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from './drafts'
import { fillFields, touchedFields } from './form-fields'

/** Milliseconds between two writes while somebody types; a crash costs no more than this. */
const writeEveryMs = 400

type DraftState = {
  /** True when the form came up with what had been typed before. */
  readonly restored: boolean
  /** Forgets the draft and the restored note: after the form was sent, or at the visitor's wish. The fields stay as they are. */
  readonly forget: () => void
}

/**
 * Keeps what is typed into a form across a reload, a crash or a mistaken close, and puts it back into fields that are still
 * untouched when the form comes up. Passwords are never kept ({@link touchedFields}).
 *
 * @param name the form's name among the drafts of this browser.
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): DraftState {
  const [restored, setRestored] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const forgotten = useRef(false)

  useEffect(() => {
    const element = form.current
    if (!element) return
    // With a submit that waits for the form (use-live-form.ts) nothing may go that nobody has seen.
    const draft = 'held' in element.dataset ? undefined : readDraft(name)
    if (draft && fillFields(element, draft, 'untouched')) setRestored(true)

    const write = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      writeDraft(name, touchedFields(element))
    }
    const writeSoon = ({ type }: Pick<Event, 'type'>) => {
      // A field that goes away with its form reports what was typed into it once more.
      if (forgotten.current && type === 'change') return
      forgotten.current = false
      timer.current ??= setTimeout(write, writeEveryMs)
    }
    const writeDue = () => {
      if (timer.current !== undefined) write()
    }
    // Text that was there before this code (typed into the static form) is worth keeping, too; a draft that was put back is kept already.
    const touched = touchedFields(element)
    const isNew = JSON.stringify(touched) !== JSON.stringify(draft)
    if (Object.keys(touched).length > 0 && isNew) writeSoon({ type: 'input' })
    const emptied = () => setRestored(false)
    element.addEventListener('input', writeSoon)
    element.addEventListener('change', writeSoon)
    element.addEventListener('reset', emptied)
    window.addEventListener('pagehide', writeDue)
    document.addEventListener('visibilitychange', writeDue)
    return () => {
      writeDue()
      element.removeEventListener('input', writeSoon)
      element.removeEventListener('change', writeSoon)
      element.removeEventListener('reset', emptied)
      window.removeEventListener('pagehide', writeDue)
      document.removeEventListener('visibilitychange', writeDue)
    }
  }, [name, form])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    forgotten.current = true
    clearDraft(name)
    setRestored(false)
  }, [name])

  return { restored, forget }
}
