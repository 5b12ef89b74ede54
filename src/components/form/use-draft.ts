import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '@/lib/drafts'
import { type Fields, fillFields, touchedFields } from '@/lib/form-fields'

/** Milliseconds between two writes while a visitor types; a crash costs no more than this. */
const writeEveryMs = 400

/**
 * Stores what is typed into a form, in this tab, and puts it back into fields that are untouched
 * when the form comes up. Passwords are left out. `asked`: only when `putBack` is called.
 */
export function useDraft(
  name: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  comesBack: 'at once' | 'asked' = 'at once',
) {
  const [restored, setRestored] = useState(false)
  const [offered, setOffered] = useState<Fields>()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const forgotten = useRef(false)

  useEffect(() => {
    const element = form.current
    if (!element || !name) return
    // A submit that waits (use-site-form.ts) must not send what the visitor has not seen.
    const draft = element.dataset.live === 'held' ? undefined : readDraft(name)
    if (draft && comesBack === 'asked') setOffered(draft)
    else if (draft && fillFields(element, draft, 'untouched')) setRestored(true)

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
    // What was typed into the static form is a draft too; one that was put back is stored already.
    const touched = touchedFields(element)
    const isNew = JSON.stringify(touched) !== JSON.stringify(draft)
    if (Object.keys(touched).length > 0 && isNew) writeSoon({ type: 'input' })
    const emptied = () => setRestored(false)
    const over = new AbortController()
    const { signal } = over
    element.addEventListener('input', writeSoon, { signal })
    element.addEventListener('change', writeSoon, { signal })
    element.addEventListener('reset', emptied, { signal })
    window.addEventListener('pagehide', writeDue, { signal })
    document.addEventListener('visibilitychange', writeDue, { signal })
    return () => {
      writeDue()
      over.abort()
    }
  }, [name, form, comesBack])

  /** Forgets the draft and the restored note. The fields stay as they are. */
  const forget = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    forgotten.current = true
    if (name) clearDraft(name)
    setRestored(false)
    setOffered(undefined)
  }, [name])

  const putBack = (fields: Fields) => {
    setOffered(undefined)
    const element = form.current
    if (!element) return
    setRestored(fillFields(element, fields, 'untouched'))
    element.querySelector('input')?.focus() // The button that was pressed goes away.
  }

  return { restored, putBack: offered && (() => putBack(offered)), forget }
}
