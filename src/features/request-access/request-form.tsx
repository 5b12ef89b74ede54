import { useEffect, useRef, useState } from 'react'
import { DialogSheet } from '@/components/dialog/dialog-sheet'
import { closeDialog, useDialogOpen } from '@/components/dialog/open-dialog'
import { ErrorBox } from '@/components/form/error-box'
import { SelectField, TextareaField, TextField } from '@/components/form/fields'
import { FormFrame } from '@/components/form/form-frame'
import { useSiteForm } from '@/components/form/use-site-form'
import { roles, useCases } from '@/domain/invitations/record'
import { type CheckedRequest, requestSchema } from '@/domain/invitations/schema'
import { type SendingState, useSending } from '@/lib/sending'
import { requestDialogId, requestTitleId } from './request-access-button'
import type { Handed } from './request-copies'
import { RequestEnd } from './request-end'
import { HandOver, prepareCopies } from './request-hand-over'
import { RequestIntro } from './request-intro'
import { requestSending } from './request-sending'
import { RequestSuccess } from './request-success'

/**
 * Milliseconds after which the dialog closes by itself when a request was submitted (specification,
 * section 9).
 */
const closeAfterMs = 3000

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
    if (!submitted || open || !seen.current) return
    seen.current = false
    setHeld(false)
    requestSending.reset()
  }, [submitted, open])
  useEffect(() => {
    if (!submitted || !open) return
    seen.current = true
    if (held) return
    const timer = setTimeout(() => closeDialog(requestDialogId), closeAfterMs)
    return () => clearTimeout(timer)
  }, [submitted, open, held])

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
  const { element, register, messages } = form

  const discard = () => {
    form.reset()
    element.current?.querySelector('input')?.focus()
  }
  const status = state.status === 'pending' ? 'submitting' : state.status === 'error' ? 'error' : 'idle'

  return (
    <DialogSheet
      dialog={requestDialogId}
      title={<h2 id={requestTitleId}>Request Early Access</h2>}
      margin={<NextSteps />}
    >
      <RequestIntro form={form} onDiscard={discard} />
      <FormFrame form={form} labelledBy={requestTitleId}>
        <TextField
          id="request-name"
          label="Name"
          registration={register('name')}
          autoComplete="name"
          autoFocus
        />
        <TextField
          id="request-email"
          label="Email"
          type="email"
          registration={register('email')}
          autoComplete="email"
          error={messages.email && <EmailError message={messages.email} />}
        />
        <SelectField
          id="request-role"
          label="Role"
          registration={register('role')}
          options={roles}
          placeholder="Choose one"
        />
        <TextField
          id="request-organization"
          label="Organization"
          registration={register('organization')}
          autoComplete="organization"
          placeholder="School, company or none"
          optional
        />
        <SelectField
          id="request-use-case"
          label={<UseCaseLabel />}
          registration={register('useCase')}
          options={useCases}
          placeholder="Choose one"
          wide
        />
        <TextareaField
          id="request-message"
          label="Message"
          registration={register('message')}
          placeholder="Which course, which level, and where do people get stuck?"
          wide
        />
        {state.status === 'error' && (
          <ErrorBox message={state.message}>{handed && <HandOver handed={handed} />}</ErrorBox>
        )}
        <RequestEnd form={form} state={messages.email && status !== 'submitting' ? 'invalid' : status} />
      </FormFrame>
      <p className="dlg-fine">Kept in this browser only</p>
    </DialogSheet>
  )
}

/** The question as people ask it, and the field's own name for those who look for it. */
function UseCaseLabel() {
  return (
    <>
      What would you use it for?<span className="sr-only"> (use case)</span>
    </>
  )
}

function EmailError({ message }: { readonly message: string }) {
  return (
    <span>
      <span>{message}</span>
      <span>. An address looks like name@school.ca</span>
    </span>
  )
}

function NextSteps() {
  return (
    <ol>
      <li>
        <b>1</b>You tell us what you would use it for.
      </li>
      <li>
        <b>2</b>A person reads it, within 2-3 business days.
      </li>
      <li>
        <b>3</b>If there is a place, an eight-character code comes by e-mail.
      </li>
    </ol>
  )
}
