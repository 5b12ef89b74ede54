import { useEffect, useRef, useState } from 'react'
import { type Control, type UseFormGetValues, useWatch } from 'react-hook-form'
import { answersToGo, missingAnswers, nameAnswers } from './request-missing'
import type { CheckedRequest, RequestValues } from './request-schema'

/** Milliseconds without a change after which the state of the form is said to assistive technology. */
const sayAfterMs = 1000

type RequestEndProps = {
  readonly control: Control<RequestValues, unknown, CheckedRequest>
  readonly getValues: UseFormGetValues<RequestValues>
  readonly state: 'idle' | 'submitting' | 'error'
}

/** The submit button, and the line that says why it is not ready yet. Only this part is drawn again at each letter typed. */
export function RequestEnd({ control, getValues, state }: RequestEndProps) {
  const button = useRef<HTMLButtonElement>(null)
  const watched = useWatch({ control })
  // useWatch looks before the fields hand over what was typed into the static form.
  const [settled, setSettled] = useState(false)
  useEffect(() => setSettled(true), [])
  const missing = missingAnswers(settled ? getValues() : watched)
  const submitting = state === 'submitting'
  const toGo = answersToGo(missing.length)
  const said = useSettled(missing.length > 0 ? `${toGo}.` : 'Ready to submit.')

  useEffect(() => {
    // The button lost the focus when it was disabled for sending.
    const lost =
      document.activeElement === document.body || document.activeElement === button.current?.closest('dialog')
    if (state === 'error' && lost) button.current?.focus()
  }, [state])

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
            <span>{toGo}</span>
            <span className="dlg-more">: {nameAnswers(missing)}</span>
            <span>.</span>
          </>
        ) : (
          <span>{lines[state]}</span>
        )}
      </p>
      <p className="vh" role="status">
        {submitting ? 'Submitting...' : said}
      </p>
    </div>
  )
}

const lines = {
  idle: 'That is everything we need.',
  submitting: 'Handing it in.',
  error: 'Your answers are still here. You can submit them again.',
} as const

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
