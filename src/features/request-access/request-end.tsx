import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { SubmitButton } from '@/components/form/form-frame'
import type { SiteForm } from '@/components/form/use-site-form'
import { type AnswerName, answerOf, requiredNames } from '@/domain/invitations/answers'
import { capitalized, countWord, listWords } from '@/lib/text'

/** The required answers that are missing; white space is none. */
const missingAnswers = (values: { readonly [name in AnswerName]?: string | undefined }) =>
  requiredNames.filter((name) => !values[name]?.trim())

/** 'your name, your role, and a message'. Of two, only a clause takes a comma. */
function nameAnswers(names: readonly AnswerName[]): string {
  const words = listWords(names.map((name) => answerOf(name).required || ''))
  return names.length === 2 && names[0] === 'useCase' ? words.replace(' and ', ', and ') : words
}

/** Milliseconds without a change before the form's state is announced. */
const sayAfterMs = 1000

/** The submit button and its line. Only this part is drawn again when an answer changes. */
export function RequestEnd({ form }: { readonly form: SiteForm }) {
  const { missing, mounted } = useMissing(form)
  const toGo = `${capitalized(countWord(missing.length))} ${missing.length === 1 ? 'answer' : 'answers'} to go`
  const line = form.busy
    ? 'Handing it in.'
    : form.errors.email
      ? invalid
      : form.failure
        ? 'Your answers are still here. You can submit them again.'
        : 'That is everything we need.'
  const announced = useSettled(
    missing.length > 0 ? `${toGo}.` : form.errors.email ? invalid : 'Ready to submit.',
  )

  return (
    <div className="dlg-end field-full">
      <SubmitButton
        form={form}
        label="Submit Request"
        busyLabel="Submitting..."
        disabled={missing.length > 0}
        describedBy="request-to-go"
        status={announced}
      />
      <p id="request-to-go">
        {missing.length > 0 ? (
          <>
            <span>
              {mounted ? toGo : `${capitalized(countWord(requiredNames.length))} answers are needed`}
            </span>
            <span>{`: ${nameAnswers(missing)}`}</span>
            <span>.</span>
          </>
        ) : (
          <span>{line}</span>
        )}
      </p>
    </div>
  )
}

const invalid = 'One answer to mend: your e-mail.'

/** The missing required answers; all of them in the static form. */
function useMissing({ subscribe, getValues }: SiteForm) {
  const known = useSyncExternalStore(
    useCallback(
      (listener: () => void) => subscribe({ formState: { values: true }, callback: listener }),
      [subscribe],
    ),
    () => missingAnswers(getValues()).join(),
    () => undefined,
  )
  const mounted = known !== undefined
  return { missing: missingAnswers(mounted ? getValues() : {}), mounted }
}

/** The text once it has not changed for a while; empty until its first change. */
function useSettled(text: string): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (settled === '' && text === first) return
    const timer = setTimeout(() => setSettled(text), sayAfterMs)
    return () => clearTimeout(timer)
  }, [text, settled, first])
  return settled
}
