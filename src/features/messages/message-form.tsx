import type { ReactNode } from 'react'
import { DraftNote } from '@/components/form/draft-note'
import { type FieldSpecs, FormFields } from '@/components/form/form-fields'
import { FormFrame } from '@/components/form/form-frame'
import { SubmitButton } from '@/components/form/submit-button'
import { useSiteForm } from '@/components/form/use-site-form'
import type { MessageKind } from '@/domain/messages/unsent'
import type { SendingState } from '@/lib/sending'
import { useStore } from '@/lib/store'
import type { z } from '@/lib/zod'
import type { Delivered } from './message-words'
import { sendingAgain } from './messages'

type MessageFormProps<Answers> = {
  readonly kind: MessageKind
  readonly schema: z.ZodMiniType<Answers>
  readonly fields: FieldSpecs
  readonly submit: (answers: Answers) => Promise<unknown>
  readonly prepare: () => void
  readonly state: SendingState<Delivered>
  readonly focusFirst: boolean
  readonly onDiscard: () => void
  readonly titleId: string
  readonly introId?: string
  readonly introClass: string
  readonly formClass?: string
  readonly intro: string
  readonly label: string
  readonly busyLabel: string
  readonly lines: Readonly<Record<'idle' | 'busy' | 'failed', ReactNode>>
  readonly cancel?: (busy: boolean) => ReactNode
  readonly children?: ReactNode
}

/** The form of a message. It waits while the outbox sends the very text that it holds. */
export function MessageForm<Answers>(props: MessageFormProps<Answers>) {
  const { kind, fields, state, titleId, introId, introClass, formClass, label, busyLabel } = props
  const again = useStore(sendingAgain, undefined)
  const form = useSiteForm({
    schema: props.schema,
    submit: props.submit,
    state,
    waits: again?.inForm === true && again.kind === kind,
    prepare: props.prepare,
    draft: kind,
    draftComesBack: kind === 'demo' ? 'asked' : 'at once',
    focusFirst: props.focusFirst,
  })
  const line = form.busy ? 'busy' : form.failure === undefined ? 'idle' : 'failed'
  return (
    <FormFrame form={form} labelledBy={titleId} className={formClass}>
      <div className={`dlg-intro field-full ${introClass}`}>
        <DraftNote form={form} onDiscard={props.onDiscard} id={introId}>
          <p id={introId}>{props.intro}</p>
        </DraftNote>
      </div>
      <FormFields form={form} fields={fields} />
      <div className="dlg-end field-full">
        <SubmitButton
          form={form}
          className="btn max-sm:w-auto! max-sm:grow"
          label={label}
          busyLabel={busyLabel}
        />
        {props.cancel?.(form.busy)}
        <p>{props.lines[line]}</p>
      </div>
      {props.children}
    </FormFrame>
  )
}
