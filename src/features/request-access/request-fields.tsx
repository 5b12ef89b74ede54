import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ErrorBox } from '@/components/form/error-box'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { DialogSheet } from '@/components/ui/dialog-sheet'
import { roles, useCases } from '@/domain/invitations/record'
import type { CheckedRequest, RequestValues } from '@/domain/invitations/schema'
import { fillFields, touchedFields } from '@/lib/form-fields'
import { useDraft } from '@/lib/use-draft'
import { useLiveForm } from '@/lib/use-live-form'
import { useReadOnlyForm } from '@/lib/use-read-only-form'
import { requestDialogId, takePrefill } from './request-dialog-store'
import { RequestEnd } from './request-end'
import { HandOver } from './request-hand-over'
import { RequestIntro } from './request-intro'
import { notSubmitted, prepareSubmission, requestResolver } from './request-later'
import { RequestTitle } from './request-title'
import type { Submission } from './use-submission'

type RequestFieldsProps = {
  readonly submission: Exclude<Submission, { readonly kind: 'success' }>
  /** Resolves to whether the request was stored. */
  readonly submit: (request: CheckedRequest) => Promise<boolean>
}

/** The form of the access request. The browser keeps its values, so that what was typed before this code came is not lost. */
export function RequestFields({ submission, submit }: RequestFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  const { subscribe, register, handleSubmit, reset, getValues, formState } = useForm<
    RequestValues,
    unknown,
    CheckedRequest
  >({
    resolver: requestResolver,
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    if (Object.keys(touchedFields(element)).length > 0) prepareSubmission()
    element.addEventListener('input', prepareSubmission, { once: true })
    return () => element.removeEventListener('input', prepareSubmission)
  }, [])
  const draft = useDraft('request', form)
  const sending = useRef(false)
  useLiveForm(form)
  useEffect(() => {
    if (form.current) fillFields(form.current, takePrefill())
  }, [])

  const [unchecked, setUnchecked] = useState(false)

  const sendChecked = handleSubmit(async (request) => {
    if (sending.current) return
    sending.current = true
    if (await submit(request)) draft.forget()
    else sending.current = false // The error box says why, and everything that was typed is still there.
  })
  const send = (event: FormEvent) => {
    setUnchecked(false)
    sendChecked(event).catch(() => setUnchecked(true))
  }
  const discard = () => {
    reset()
    draft.forget()
    form.current?.querySelector('input')?.focus()
  }
  const { kind } = submission
  useReadOnlyForm(form, kind === 'submitting')
  const wrongEmail = formState.errors.email?.message

  return (
    <DialogSheet dialog={requestDialogId} title={<RequestTitle />} margin={<NextSteps />}>
      <RequestIntro restored={draft.restored} sending={kind === 'submitting'} onDiscard={discard} />
      <form
        className="form"
        method="dialog"
        noValidate
        aria-busy={kind === 'submitting' || undefined}
        aria-labelledby="request-title"
        ref={form}
        onSubmit={send}
        suppressHydrationWarning
      >
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
          error={wrongEmail && <EmailError message={wrongEmail} />}
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
        {unchecked && <ErrorBox message={notSubmitted} />}
        {kind === 'error' && (
          <ErrorBox message={submission.message}>
            <HandOver handed={submission} />
          </ErrorBox>
        )}
        <RequestEnd
          subscribe={subscribe}
          getValues={getValues}
          state={wrongEmail && kind !== 'submitting' ? 'invalid' : kind}
        />
      </form>
      <p className="dlg-fine">Kept in this browser only</p>
    </DialogSheet>
  )
}

/** The question as people ask it, and the field's own name for those who look for it. */
function UseCaseLabel() {
  return (
    <>
      What would you use it for?<span className="vh"> (use case)</span>
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
