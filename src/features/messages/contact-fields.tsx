import { useEffect, useRef, useState } from 'react'
import { ErrorBox } from '@/components/form/error-box'
import { ErrorSummary } from '@/components/form/error-summary'
import { NeedsScript } from '@/components/form/needs-script'
import { RestoredNote } from '@/components/form/restored-note'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { useLaterForm } from '@/components/form/use-later-form'
import { site } from '@/config/site'
import { type ContactReason, contactReasons, defaultReason } from '@/domain/messages/contact-reasons'
import { toast } from '@/lib/toast'
import { useDraft } from '@/lib/use-draft'
import { useReadOnlyForm } from '@/lib/use-read-only-form'
import { ContactLine } from './contact-line'
import { MessageEnd } from './message-end'
import { contactDraft, contactFailure, unreachable } from './message-words'
import { useEarlyChoice, usePreselectedReason } from './use-reason'

type Checks = typeof import('./contact-checks')
type Sending = typeof import('./contact-sending')

type ContactFieldsProps = {
  readonly titleId: string
  readonly checks: Checks | undefined
  readonly fetchChecks: () => Promise<Checks>
  readonly fetchSending: () => Promise<Sending>
  /** The reason that the address asks for. */
  readonly reason: ContactReason | undefined
  readonly state: 'idle' | 'sending'
  /** Why the last message was not sent. */
  readonly failure: string | undefined
  /** Subject of the message that was sent before this one. */
  readonly last: string | undefined
  readonly onDiscard: () => void
  /** Puts the focus on the first field when the form comes up. */
  readonly focusFirst: boolean
}

const fields = {
  name: { id: 'contact-name', label: 'Name' },
  email: { id: 'contact-email', label: 'Email' },
  company: { id: 'contact-company', label: 'Company' },
  contactReason: { id: 'contact-reason', label: 'Reason for contact' },
  subject: { id: 'contact-subject', label: 'Subject' },
  message: { id: 'contact-message', label: 'Message' },
} as const

/** The fields of the contact form. The browser keeps their values, so that what was typed before the app came is not lost. */
export function ContactFields(props: ContactFieldsProps) {
  const { titleId, checks, fetchChecks, fetchSending, reason, state, failure, last, onDiscard, focusFirst } =
    props
  const form = useRef<HTMLFormElement>(null)
  const [unavailable, setUnavailable] = useState(false)
  /** True while checked answers are in the hands of the code that sends them, or wait for it. */
  const [handedOver, setHandedOver] = useState(false)
  const early = useEarlyChoice(form)
  const draft = useDraft(contactDraft, form)
  usePreselectedReason(form, early, reason)
  const sayUnavailable = () => {
    setUnavailable(true)
    toast.error(contactFailure(unreachable))
  }
  const { register, messages, found, waiting, submit } = useLaterForm({
    form,
    code: checks,
    fetchNow: fetchChecks,
    use: async (contact) => {
      setHandedOver(true)
      try {
        const sender = await fetchSending().catch(sayUnavailable)
        if (!sender || state === 'sending' || sender.mutation.getCurrentResult().status === 'pending') return
        await sender.mutation.mutate(contact).then(draft.forget, () => {})
      } finally {
        setHandedOver(false)
      }
    },
    begin: () => setUnavailable(false),
    unavailable: sayUnavailable,
  })
  const trouble = unavailable ? unreachable : failure
  const sending = state === 'sending' || waiting || handedOver
  useReadOnlyForm(form, sending)
  const stands = sending ? 'sending' : trouble ? 'failed' : 'idle'
  const field = (name: keyof typeof fields) => ({
    ...fields[name],
    registration: register(name),
    error: messages[name],
  })

  const [first] = useState(focusFirst)
  useEffect(() => {
    if (first) form.current?.querySelector('input')?.focus()
  }, [first])

  return (
    <form
      className="form"
      method="dialog"
      noValidate
      aria-labelledby={titleId}
      aria-busy={sending}
      ref={form}
      onSubmit={submit}
      suppressHydrationWarning
    >
      <div className="dlg-intro field-full m-0!">
        {draft.restored ? (
          <RestoredNote
            disabled={sending}
            onDiscard={() => {
              draft.forget()
              onDiscard()
            }}
          />
        ) : (
          <p>Sign it with your name, so that a person can answer a person.</p>
        )}
      </div>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('company')} autoComplete="organization" optional />
      <SelectField
        {...field('contactReason')}
        options={contactReasons}
        placeholder="Choose one"
        defaultValue={defaultReason}
      />
      <TextField {...field('subject')} autoComplete="off" help="Five characters or more." wide />
      <TextareaField
        {...field('message')}
        help="Ten characters or more. Which course, which line, what happened?"
        wide
      />
      <ErrorSummary fields={fields} found={found} messages={messages} />
      {trouble && !sending && <ErrorBox message={trouble} />}
      <MessageEnd
        state={stands}
        label="Send Message"
        sendingLabel="Sending..."
        line={<ContactLine state={stands} form={form} last={last} />}
      />
      <p className="contact-fine field-full">Sent by e-mail to {site.contactEmail}</p>
      <NeedsScript />
    </form>
  )
}
