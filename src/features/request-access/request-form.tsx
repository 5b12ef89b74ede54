import { useState } from 'react'
import { DialogSheet, MarginSteps } from '@/components/dialog/dialog-sheet'
import { type FieldSpecs, FormFields } from '@/components/form/form-fields'
import { FormFrame } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { roles, useCases } from '@/domain/invitations/record'
import { type CheckedRequest, requestSchema } from '@/domain/invitations/schema'
import { createSending, useSending } from '@/lib/sending'
import { requestDialogId, requestTitleId } from './request-access-button'
import { RequestEnd } from './request-end'
import { RequestIntro } from './request-intro'
import { HandOver, type RequestCopies, RequestSuccess } from './request-success'

const loadSubmission = () => import('./request-submission')

/** Stores the request. It goes on when the dialog is closed, and reopening shows how it ended. */
const requestSending = createSending(
  async () => (await loadSubmission()).submission,
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

export function RequestForm() {
  const state = useSending(requestSending)
  /** Of answers that could not be stored. */
  const [copies, setCopies] = useState<RequestCopies>()

  const submit = async (request: CheckedRequest) => {
    const stored = await requestSending.send(request)
    if (!stored)
      setCopies(
        await loadSubmission().then(
          (code) => code.copiesOf(request),
          () => undefined,
        ),
      )
    return stored
  }

  if (state.status === 'success') return <RequestSuccess {...state.data} onClosed={requestSending.reset} />
  return <RequestFields submit={submit} copies={copies} />
}

type RequestFieldsProps = {
  readonly submit: (request: CheckedRequest) => Promise<unknown>
  readonly copies: RequestCopies | undefined
}

function RequestFields({ submit, copies }: RequestFieldsProps) {
  const form = useSiteForm({ schema: requestSchema, submit, sending: requestSending, draft: 'request' })
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
          actions={copies && <HandOver copies={copies} />}
        />
        <RequestEnd form={form} />
      </FormFrame>
      <p className="dlg-fine">Kept in this browser only</p>
    </DialogSheet>
  )
}
