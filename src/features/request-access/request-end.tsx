import { useEffect, useRef, useState } from 'react'
import { useFocusBack } from '@/components/form/submit-button'
import type { SiteForm } from '@/components/form/use-site-form'
import { answersToGo, missingAnswers, nameAnswers } from './request-missing'

/** Milliseconds without a change before the form's state is said to assistive technology. */
const sayAfterMs = 1000

type RequestEndProps = {
  readonly form: SiteForm
  /** `invalid`: all answers are there, and the e-mail is none. */
  readonly state: 'idle' | 'invalid' | 'submitting' | 'error'
}

/** The submit button and its line. Only this part is drawn again when an answer changes. */
export function RequestEnd({ form, state }: RequestEndProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { missing, mounted } = useMissing(form)
  const submitting = state === 'submitting'
  const toGo = answersToGo(missing.length)
  const announced = useSettled(
    missing.length > 0 ? `${toGo}.` : state === 'invalid' ? lines.invalid : 'Ready to submit.',
  )
  useFocusBack(button, state === 'error')

  return (
    <div className="dlg-end field-full">
      <button
        type="submit"
        className="btn"
        ref={button}
        disabled={submitting || missing.length > 0}
        aria-describedby="request-to-go"
      >
        {submitting ? 'Submitting...' : 'Submit Request'}
      </button>
      <p id="request-to-go">
        {missing.length > 0 ? (
          <>
            <span>{mounted ? toGo : 'Five answers are needed'}</span>
            <span>{`: ${nameAnswers(missing)}`}</span>
            <span>.</span>
          </>
        ) : (
          <span>{lines[state]}</span>
        )}
      </p>
      <p className="sr-only" role="status">
        {submitting ? 'Submitting...' : announced}
      </p>
    </div>
  )
}

const lines = {
  idle: 'That is everything we need.',
  invalid: 'One answer to mend: your e-mail.',
  submitting: 'Handing it in.',
  error: 'Your answers are still here. You can submit them again.',
} as const

/** The required answers that are not there; all of them until the form is mounted. */
function useMissing({ subscribe, getValues }: SiteForm) {
  // What was typed into the static form is known when the whole form is mounted.
  const [mounted, setMounted] = useState(false)
  const [, setNames] = useState<string>()
  useEffect(() => {
    setMounted(true)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => setNames(missingAnswers(values).join()),
    })
  }, [subscribe])
  return { missing: missingAnswers(mounted ? getValues() : {}), mounted }
}

/** The text once it has not changed for a while; empty until it changes for the first time. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState<string>()
  const first = useRef(text)
  useEffect(() => {
    if (settled === undefined && text === first.current) return
    const timer = setTimeout(() => setSettled(text), sayAfterMs)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled ?? ''
}
