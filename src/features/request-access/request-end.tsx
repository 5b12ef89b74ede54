import { useState } from 'react'
import { SubmitButton } from '@/components/form/form-frame'
import type { SiteForm } from '@/components/form/use-site-form'
import { type AnswerName, answerOf, requiredNames } from '@/domain/invitations/answers'
import { useTimeout } from '@/lib/listen'
import { useStore } from '@/lib/store'
import { isSeen, listWords } from '@/lib/text'

/** The required answers that are missing; what nobody sees is none. */
const missingAnswers = (values: { readonly [name in AnswerName]?: string | undefined }) =>
  requiredNames.filter((name) => !isSeen(values[name] ?? ''))

/** 'your name, your role and a message'. After a clause there is a comma. */
function nameAnswers(names: readonly AnswerName[]): string {
  const words = listWords(names.map((name) => answerOf(name).required || ''))
  return names.at(-2) === 'useCase' ? words.replace(' and ', ', and ') : words
}

/** Milliseconds without a change before the form's state is announced. */
const sayAfterMs = 1000

/** The submit button and its line. Only this part is drawn again when an answer changes. */
export function RequestEnd({ form }: { readonly form: SiteForm }) {
  const missing = useMissing(form)
  const isWhole = missing.length === 0
  const line = !isWhole
    ? `Still needed: ${nameAnswers(missing)}.`
    : form.busy
      ? 'Saving your request.'
      : form.errors.email
        ? 'One thing to fix: your email address.'
        : form.failure
          ? 'What you typed is still here. You can submit again.'
          : 'That is everything. Ready to submit.'
  const announced = useSettled(line)

  return (
    <div className="dlg-end field-full">
      <SubmitButton
        form={form}
        label="Submit Request"
        busyLabel="Submitting..."
        disabled={!isWhole}
        aria-describedby="request-to-go"
        status={announced}
      />
      <p id="request-to-go" className={isWhole ? undefined : 'dlg-needed'}>
        {line}
      </p>
    </div>
  )
}

/** The missing required answers; all of them in the static form. */
function useMissing({ onChange, getValues }: SiteForm) {
  const names = () => missingAnswers(getValues()).join()
  const known = useStore({ subscribe: onChange, get: names }, undefined)
  return missingAnswers(known === undefined ? {} : getValues())
}

/** The text once it has not changed for a while; until then, and before its first change, empty. */
function useSettled(text: string): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  const isDue = settled !== '' || text !== first
  useTimeout(() => setSettled(text), isDue ? sayAfterMs : undefined, text)
  return settled === text ? settled : ''
}
