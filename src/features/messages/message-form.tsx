import type { ReactNode } from 'react'
import { DraftNote } from '@/components/form/draft-note'
import { type FieldSpecs, FormFields } from '@/components/form/form-fields'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import type { SiteForm } from '@/components/form/use-site-form'

/** How a form with an e-mail stands. */
export type MessageState = 'idle' | 'sending' | 'failed'

type MessageFormProps = {
  readonly form: SiteForm
  readonly fields: FieldSpecs
  /** Id of the heading that names the form. */
  readonly titleId: string
  readonly introId?: string
  readonly introClass: string
  readonly formClass?: string
  /** What the form asks for, above its fields. */
  readonly intro: string
  readonly onDiscard: () => void
  readonly failure: string | undefined
  readonly label: string
  readonly sendingLabel: string
  /** The line beside the buttons, by the form's state. */
  readonly line: (state: MessageState) => ReactNode
  /** Another button beside the one that sends. */
  readonly cancel?: ReactNode
  /** The small print at the form's end. */
  readonly children?: ReactNode
}

/** The form of a message that is sent by e-mail: contact and demo. */
export function MessageForm({
  form,
  fields,
  titleId,
  introId,
  introClass,
  formClass,
  ...props
}: MessageFormProps) {
  const { intro, onDiscard, failure, label, sendingLabel, line, cancel, children } = props
  const state = form.busy ? 'sending' : failure === undefined ? 'idle' : 'failed'
  return (
    <FormFrame form={form} labelledBy={titleId} {...(formClass && { className: formClass })}>
      <div className={`dlg-intro field-full ${introClass}`}>
        <DraftNote form={form} onDiscard={onDiscard} {...(introId && { id: introId })}>
          <p id={introId}>{intro}</p>
        </DraftNote>
      </div>
      <FormFields form={form} fields={fields} failure={failure} />
      <div className="dlg-end field-full">
        <SubmitButton
          className="btn max-sm:w-auto! max-sm:grow"
          label={label}
          busyLabel={sendingLabel}
          busy={form.busy}
          failed={state === 'failed'}
        />
        {cancel}
        <p>{line(state)}</p>
        <p className="sr-only" role="status">
          {form.busy && <span>{sendingLabel}</span>}
        </p>
      </div>
      {children}
    </FormFrame>
  )
}
