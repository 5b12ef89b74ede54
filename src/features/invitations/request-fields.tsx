import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ErrorBox } from '@/components/form/error-box'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { fillFields } from '@/lib/form-fields'
import { useDraft } from '@/lib/use-draft'
import { useLiveForm } from '@/lib/use-live-form'
import { roles, useCases } from './invitation-request'
import { takePrefill } from './request-dialog-store'
import { RequestEnd } from './request-end'
import { notSubmitted, requestResolver } from './request-later'
import type { CheckedRequest, RequestValues } from './request-schema'
import { RequestSheet, RequestTitle } from './request-sheet'

type RequestFieldsProps = {
  readonly state: 'idle' | 'submitting' | 'error'
  /** Why the last submission failed. */
  readonly failure: string | undefined
  readonly submit: (request: CheckedRequest) => Promise<unknown>
}

/** The form of the access request. The browser keeps its values, so that what was typed before this code came is not lost. */
export function RequestFields({ state, failure, submit }: RequestFieldsProps) {
  const form = useRef<HTMLFormElement>(null)
  const { control, register, handleSubmit, reset, getValues, formState } = useForm<
    RequestValues,
    unknown,
    CheckedRequest
  >({
    resolver: requestResolver,
  })
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
    try {
      await submit(request)
      draft.forget()
    } catch {
      sending.current = false // The error box says why, and everything that was typed is still there.
    }
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
  const trouble = failure ?? (unchecked ? notSubmitted : undefined)
  const wrongEmail = formState.errors.email?.message

  return (
    <RequestSheet title={<RequestTitle />} margin={<NextSteps />}>
      <div className="dlg-intro">
        {draft.restored ? (
          <>
            <p id="request-intro" role="status">
              <b>Restored.</b> <span>This is what you had typed.</span>
            </p>
            <button type="button" className="dlg-quiet" onClick={discard}>
              Discard
            </button>
          </>
        ) : (
          <p id="request-intro">Five answers we need, one we would like. Short sentences are fine.</p>
        )}
      </div>
      <form
        className="form"
        method="dialog"
        noValidate
        aria-busy={state === 'submitting'}
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
        {trouble && <ErrorBox message={trouble} />}
        <RequestEnd control={control} getValues={getValues} state={state} />
      </form>
      <p className="dlg-fine">Kept in this browser only</p>
    </RequestSheet>
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
