import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { DraftNote } from '@/components/form/draft'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import { type SiteForm, type SiteFormOptions, useSiteForm } from '@/components/form/use-site-form'
import type { MessageKind, Unsent } from '@/domain/messages/unsent'
import type { Fields } from '@/lib/form-fields'
import { goneMeanwhile, useSendingAgain } from './deliver'

/** True while a form holds the very text of a waiting message. */
const holds = (values: Fields, { fields }: Unsent): boolean =>
  Object.entries(fields).every(([name, text]) => name === 'type' || values[name]?.trim() === text)

type MessageFormOptions<Answers> = Omit<SiteFormOptions<Answers>, 'name' | 'blocked'> & {
  readonly name: MessageKind
}

/** The form of a message. It waits while the outbox sends the same text, and is empty then. */
export function useMessageForm<Answers>(options: MessageFormOptions<Answers>): SiteForm {
  const { isPending, variables, data: sentId } = useSendingAgain()
  const message = variables?.kind === options.name ? variables : undefined
  const form = useSiteForm<Answers>({
    ...options,
    blocked: (values) => isPending && message !== undefined && holds(values, message),
  })
  const isGone = options.sending.error?.message === goneMeanwhile
  const onEnd = useEffectEvent(() => {
    if (isGone) form.fill('unsent', '')
    if (message && message.id === sentId && holds(form.getValues(), message)) form.empty()
  })
  useEffect(() => {
    if (sentId || isGone) onEnd()
  }, [sentId, isGone])
  return form
}

type MessageFormProps = {
  readonly form: SiteForm
  readonly titleId: string
  readonly className?: string
  /** The sentence above the fields, and its id where it describes a dialog. */
  readonly intro: string
  readonly introId?: string
  readonly label: string
  readonly busyLabel: string
  readonly lines: Readonly<Record<'idle' | 'busy' | 'failed', ReactNode>>
  readonly cancel?: ReactNode
  readonly children?: ReactNode
}

export function MessageForm({ form, titleId, className, intro, introId, lines, ...props }: MessageFormProps) {
  /** Otherwise there is no copy that could wait. */
  const isWaiting = form.failure !== undefined && form.failure !== goneMeanwhile
  return (
    <FormFrame form={form} labelledBy={titleId} className={className}>
      <div className="dlg-intro field-full m-0!">
        <DraftNote form={form} id={introId}>
          <span>{intro}</span>
        </DraftNote>
      </div>
      <FormFields form={form} />
      <div className="dlg-end field-full">
        <SubmitButton
          form={form}
          className="btn max-sm:w-auto! max-sm:grow"
          label={props.label}
          busyLabel={props.busyLabel}
        />
        {props.cancel}
        <p>{form.busy ? lines.busy : isWaiting ? lines.failed : lines.idle}</p>
      </div>
      {props.children}
    </FormFrame>
  )
}
