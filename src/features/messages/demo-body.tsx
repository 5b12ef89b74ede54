import { useState } from 'react'
import { closes, DialogSheet, useDialogClosed, useDialogOpen } from '@/components/dialog/dialog'
import { DialogSuccess } from '@/components/dialog/dialog-success'
import { DraftNote } from '@/components/form/draft'
import { countedAnswers, type FieldSpec } from '@/components/form/fields'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { site } from '@/config/site'
import { responseTime } from '@/content/contact'
import { policy } from '@/content/policy'
import { demoSchema, waitingId } from '@/domain/messages/message-schemas'
import { isUnstored, unsentMessages } from '@/domain/messages/unsent'
import { useTimeout } from '@/lib/listen'
import { z } from '@/lib/zod'
import { type Delivered, deliver } from './deliver'
import { demoDialogId, demoType } from './demo-type'
import { useMessageForm } from './message-form'

/** Milliseconds after which a closed dialog is reset (specification, section 9). */
const resetAfterMs = 200

const same = (text: string) => ({ value: text, label: text })
const people = (count: string) => ({ value: count, label: `${count} people` })

/** Sent as they read (specification, section 3). */
const demoRoles = [
  'Educator/Teacher',
  'Administrator',
  'IT Director',
  'Curriculum Designer',
  'Student',
  'Parent',
  'Other',
].map(same)

/** The number is sent, `people` is only shown (specification, section 3). */
const teamSizes = ['1-10', '11-50', '51-100', '101-500', '500+'].map(people)

const schema = z.object({ ...demoSchema.shape, unsent: waitingId })

const fields = {
  firstName: { label: 'First name', autoComplete: 'given-name', autoFocus: true },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  company: {
    label: 'Company',
    autoComplete: 'organization',
    help: 'School, college or company. Students: your school is fine.',
  },
  role: {
    label: 'Role',
    options: demoRoles,
    help: `${policy.minimumAge} or older. Under ${policy.consentAge}? Ask a parent first.`,
  },
  teamSize: {
    label: 'Team size',
    options: teamSizes,
    help: 'Just you? Choose 1-10.',
  },
  phoneNumber: {
    label: 'Phone number',
    type: 'tel',
    autoComplete: 'tel',
    optional: true,
    wide: true,
  },
  unsent: { label: 'Unsent message', hidden: true },
  message: {
    label: 'Message',
    placeholder: 'What should the demo answer?',
    lines: 3,
    optional: true,
  },
} satisfies Readonly<Record<keyof z.output<typeof schema>, FieldSpec>>

export default function DemoBody() {
  const open = useDialogOpen(demoDialogId)
  const form = useMessageForm({
    name: 'demo',
    schema,
    fields,
    // The type of this request's opener, not of one pressed while the request is being sent.
    send: (answers, draft) => deliver('demo', { ...answers, type: demoType() }, draft),
    offersDraft: true,
  })
  /** It was closed, and is still to be emptied. */
  const [isDue, setIsDue] = useState(false)
  useDialogClosed(demoDialogId, () => setIsDue(true))
  const empty = () => {
    setIsDue(false)
    form.clear()
  }
  // A request that was begun on another page may end here, in a dialog that was never opened.
  const isOver = isDue || (!open && (form.error || form.sent))
  // It may be open again: before the time was over, or while its answers were still being sent.
  const pause = open ? 0 : resetAfterMs
  useTimeout(empty, isOver && !form.isPending ? pause : undefined)
  const line = form.busy ? busy : form.failed ? <FailedLine /> : <span>No card, no obligation.</span>

  if (form.sent) return <DemoSuccess {...form.sent} />
  return (
    <DialogSheet name="demo" title="Request a Demo" steps={nextSteps}>
      <FormFrame form={form} aria-labelledby="demo-title">
        <div className="dlg-intro field-full m-0!">
          <DraftNote form={form} id="demo-intro">
            <span>{`${countedAnswers(fields)}.`}</span>
          </DraftNote>
        </div>
        <FormFields form={form} />
        <div className="dlg-end field-full">
          <SubmitButton
            form={form}
            className="btn max-sm:w-auto! max-sm:grow"
            label="Request Demo"
            busyLabel="Submitting..."
          />
          <button
            type="button"
            className="btn btn-line min-w-0! max-sm:w-auto!"
            disabled={form.busy}
            {...closes(demoDialogId)}
          >
            Cancel
          </button>
          <p>{line}</p>
        </div>
      </FormFrame>
      <p className="dlg-fine">Goes by email to {site.contactEmail}</p>
    </DialogSheet>
  )
}

const nextSteps = [
  'Tell us who will be there.',
  `A person writes back within ${responseTime}.`,
  'Bring a page of your own, and we will work through it.',
]

const busy = <span>Sending. You can close this window; your request still goes out.</span>

/** What became of a request that was not sent: a full storage takes no copy. */
function FailedLine() {
  const isKept = !unsentMessages().some(isUnstored)
  return (
    <span>
      <span>Nothing was lost. Try again, or write to </span>
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      <span>
        {isKept
          ? '. A copy waits under “Not sent yet” on the contact page.'
          : '. This browser could not save a copy: do not close this tab.'}
      </span>
    </span>
  )
}

function DemoSuccess({ sent, email }: Delivered) {
  return (
    <DialogSuccess
      name="demo"
      title="Demo Request Submitted!"
      tickWidth={7}
      note="Done. You can close this window."
    >
      <p id="demo-intro" className="max-w-[32.4em] lg:mt-6">
        <span>We'll contact you within 24 hours.</span>
        {sent === 'html' && <span> Please check your email.</span>}
      </p>
      <ol className="dlg-steps">
        <li>A person reads what you wrote.</li>
        <li>
          <span>
            <span>We email two possible times to </span>
            <b className="wrap-anywhere">{email}</b>
          </span>
        </li>
        <li>Bring a page of your own, and we will work through it.</li>
      </ol>
    </DialogSuccess>
  )
}
