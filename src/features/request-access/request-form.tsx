import { useEffect, useRef, useState } from 'react'
import { DialogSheet, MarginSteps } from '@/components/dialog/dialog-sheet'
import { useAutoClose, useDialogOpen } from '@/components/dialog/open-dialog'
import { type FieldSpecs, FormFields } from '@/components/form/form-fields'
import { FormFrame } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { roles, useCases } from '@/domain/invitations/record'
import { type CheckedRequest, requestSchema } from '@/domain/invitations/schema'
import { createSending, type SendingState, useSending } from '@/lib/sending'
import { requestDialogId, requestTitleId } from './request-access-button'
import type { Handed } from './request-copies'
import { RequestEnd } from './request-end'
import { HandOver, prepareCopies } from './request-hand-over'
import { RequestIntro } from './request-intro'
import type { InvitationSubmission } from './request-submission'
import { RequestSuccess } from './request-success'

/** Stores the request. It goes on when the dialog is closed, and reopening shows how it ended. */
const requestSending = createSending<InvitationSubmission, CheckedRequest>(
  async () => (await import('./request-submission')).submission,
  () => 'Failed to submit request', // Specification, section 8: the default message.
)

const fields = {
  name: { id: 'request-name', label: 'Name', autoComplete: 'name', autoFocus: true },
  email: {
    id: 'request-email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'An address looks like name@school.ca',
  },
  role: { id: 'request-role', label: 'Role', options: roles, placeholder: 'Choose one' },
  organization: {
    id: 'request-organization',
    label: 'Organization',
    autoComplete: 'organization',
    placeholder: 'School, company or none',
    optional: true,
  },
  useCase: {
    id: 'request-use-case',
    label: 'What would you use it for?',
    alias: 'use case',
    options: useCases,
    placeholder: 'Choose one',
    wide: true,
  },
  message: {
    id: 'request-message',
    label: 'Message',
    placeholder: 'Which course, which level, and where do people get stuck?',
    lines: 3,
    wide: true,
  },
} satisfies FieldSpecs

const nextSteps = [
  'You tell us what you would use it for.',
  'A person reads it, within 2-3 business days.',
  'If there is a place, an eight-character code comes by e-mail.',
]

/** The access-request form in all its states. The submission goes on when the dialog is closed. */
export function RequestForm() {
  const open = useDialogOpen(requestDialogId)
  const state = useSending(requestSending)
  const submitted = state.status === 'success'
  /** The answers that were submitted last, for copies to take along. */
  const [handed, setHanded] = useState<Handed>()
  const [held, setHeld] = useState(false)

  const seen = useRef(false)
  useEffect(() => {
    const wasSeen = seen.current
    seen.current = submitted && open
    if (!submitted || open || !wasSeen) return
    setHeld(false)
    requestSending.reset()
  }, [submitted, open])
  useAutoClose(requestDialogId, submitted && open && !held)

  const submit = async (request: CheckedRequest) => {
    prepareCopies()
    const submission = await requestSending.send(request)
    setHanded(submission ? { request, id: submission.requestId } : { request, at: new Date() })
    return submission
  }

  if (state.status === 'success' && handed)
    return <RequestSuccess message={state.data.message} handed={handed} open={open} onHold={setHeld} />
  return <RequestFields state={state} submit={submit} handed={handed} />
}

type RequestFieldsProps = {
  readonly state: SendingState<unknown>
  readonly submit: (request: CheckedRequest) => Promise<unknown>
  readonly handed: Handed | undefined
}

function RequestFields({ state, submit, handed }: RequestFieldsProps) {
  const form = useSiteForm({
    schema: requestSchema,
    submit,
    busy: state.status === 'pending',
    draft: 'request',
    prepare: requestSending.prepare,
  })
  const status = state.status === 'pending' ? 'submitting' : state.status === 'error' ? 'error' : 'idle'

  return (
    <DialogSheet
      dialog={requestDialogId}
      title={<h2 id={requestTitleId}>Request Early Access</h2>}
      margin={<MarginSteps steps={nextSteps} />}
    >
      <RequestIntro form={form} />
      <FormFrame form={form} labelledBy={requestTitleId}>
        <FormFields
          form={form}
          fields={fields}
          summary={false}
          failure={state.status === 'error' ? state.message : undefined}
          actions={handed && <HandOver handed={handed} />}
        />
        <RequestEnd form={form} state={form.messages.email && status !== 'submitting' ? 'invalid' : status} />
      </FormFrame>
      <p className="dlg-fine">Kept in this browser only</p>
    </DialogSheet>
  )
}
