import { DraftNote } from '@/components/form/draft'
import type { FieldSpec } from '@/components/form/fields'
import { FormFields, takeLostFocus } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { endDraft } from '@/lib/drafts'
import { atLeast, emailAddress, optionalText, z } from '@/lib/zod'

/*
 * The form to copy: several fields, a draft, a success, and nothing else. docs/architecture.md, "To
 * add a form", says what to do with the copy.
 */

const schema = z.object({
  name: atLeast(2, 'Name must be at least 2 characters'),
  email: emailAddress,
  topic: atLeast(1, 'Please select a topic'),
  message: optionalText,
})

type Feedback = z.output<typeof schema>

const topics = [
  { value: 'lesson', label: 'A lesson' },
  { value: 'site', label: 'The site' },
]

const fields = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  topic: { label: 'Topic', options: topics },
  message: { label: 'Message', lines: 3, optional: true },
} satisfies Readonly<Record<keyof Feedback, FieldSpec>>

/** Rejects with a sentence for people: the form shows it and keeps what was typed. */
async function send({ name }: Feedback, draft: string | undefined): Promise<{ readonly name: string }> {
  await new Promise((resolve) => setTimeout(resolve, 1000)) // In its place: postJson(…).
  endDraft('feedback', draft) // For copies of this tab: they say that it was sent.
  return { name }
}

export default function FeedbackForm() {
  const form = useSiteForm({ name: 'feedback', schema, fields, send })

  if (form.sent)
    return (
      <div className="grid justify-items-start gap-4 wrap-anywhere">
        <h3 ref={takeLostFocus} tabIndex={-1}>{`Thank you, ${form.sent.name}`}</h3>
        <button type="button" className="btn btn-line" onClick={form.startOver}>
          Write another
        </button>
      </div>
    )
  return (
    <FormFrame form={form} aria-labelledby="feedback">
      <h3 id="feedback" className="field-full">
        Feedback
      </h3>
      <div className="dlg-intro field-full m-0!">
        <DraftNote form={form}>
          <span>What is typed is kept in this tab.</span>
        </DraftNote>
      </div>
      <FormFields form={form} />
      <div className="dlg-end field-full">
        <SubmitButton form={form} label="Send" busyLabel="Sending..." />
      </div>
    </FormFrame>
  )
}
