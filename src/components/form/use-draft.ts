import { type RefObject, useEffect, useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '@/lib/drafts'
import { type Fields, fillFields, touchedFields } from '@/lib/form-fields'

/** Milliseconds between two writes while a visitor types: the most that a crash can lose. */
const writeEveryMs = 400

/**
 * Stores what is typed into a form, in this tab, and puts it back into untouched fields when the
 * form appears. Passwords are left out. `asked`: only when `putBack` is called.
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
    // A held submit (use-site-form.ts) must not send what the visitor has not seen.
    const draft = element.dataset.live === 'held' ? undefined : readDraft(name)
    if (draft && comesBack === 'asked') setOffered(draft)
    else if (draft && fillFields(element, draft, 'untouched')) setRestored(true)

    const write = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      writeDraft(name, touchedFields(element))
    }
    const writeSoon = ({ type }: Pick<Event, 'type'>) => {
      // When a form is removed, its field reports its last input once more.
      if (forgotten.current && type === 'change') return
      forgotten.current = false
      timer.current ??= setTimeout(write, writeEveryMs)
    }
    const writeDue = () => {
      if (timer.current !== undefined) write()
    }
    // What was typed into the static form is a draft too.
    if (Object.keys(touchedFields(element)).length > 0) writeSoon({ type: 'input' })
    const over = new AbortController()
    const { signal } = over
    element.addEventListener('input', writeSoon, { signal })
    element.addEventListener('change', writeSoon, { signal })
    element.addEventListener('reset', () => setRestored(false), { signal })
    window.addEventListener('pagehide', writeDue, { signal })
    document.addEventListener('visibilitychange', writeDue, { signal })
    return () => {
      writeDue()
      over.abort()
    }
  }, [name, form, comesBack])

  /** Forgets the draft and the restored note. The fields stay as they are. */
  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    forgotten.current = true
    if (name) clearDraft(name)
    setRestored(false)
    setOffered(undefined)
  }

  const putBack = () => {
    if (!offered || !form.current) return
    setOffered(undefined)
    setRestored(fillFields(form.current, offered, 'untouched'))
    form.current.querySelector('input')?.focus() // The button that was pressed goes away.
  }

  return { restored, putBack: offered && putBack, forget }
}
