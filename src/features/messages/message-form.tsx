import type { ReactNode } from 'react'
import { DraftNote } from '@/components/form/draft-note'
import { type FieldSpecs, FormFields } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { type SiteFormOptions, useSiteForm } from '@/components/form/use-site-form'
import type { MessageKind } from '@/domain/messages/unsent'
import { useStore } from '@/lib/store'
import { sendingAgain } from './messages'

type MessageFormProps<Answers> = Omit<SiteFormOptions<Answers>, 'waits' | 'draft'> & {
  readonly kind: MessageKind
  readonly fields: FieldSpecs
  readonly titleId: string
  readonly className?: string
  /** The sentence above the fields. */
  readonly intro: string
  /** Id of the sentence that describes a dialog. */
  readonly introId?: string
  readonly onDiscard: () => void
  readonly label: string
  readonly busyLabel: string
  readonly lines: Readonly<Record<'idle' | 'busy' | 'failed', ReactNode>>
  readonly cancel?: (busy: boolean) => ReactNode
  readonly children?: ReactNode
}

/** The form of a message. It waits while the outbox sends the same text. */
export function MessageForm<Answers>(props: MessageFormProps<Answers>) {
  const { kind, introId, lines } = props
  const again = useStore(sendingAgain, undefined)
  const form = useSiteForm({ ...props, waits: again?.inForm === kind, draft: kind })
  return (
    <FormFrame form={form} labelledBy={props.titleId} className={props.className}>
      <div className="dlg-intro field-full m-0!">
        <DraftNote form={form} onDiscard={props.onDiscard} id={introId}>
          <p id={introId}>{props.intro}</p>
        </DraftNote>
      </div>
      <FormFields form={form} fields={props.fields} />
      <div className="dlg-end field-full">
        <SubmitButton
          form={form}
          className="btn max-sm:w-auto! max-sm:grow"
          label={props.label}
          busyLabel={props.busyLabel}
        />
        {props.cancel?.(form.busy)}
        <p>{form.busy ? lines.busy : form.failure === undefined ? lines.idle : lines.failed}</p>
      </div>
      {props.children}
    </FormFrame>
  )
}
