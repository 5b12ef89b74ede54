import { type RefObject, useEffect, useState } from 'react'
import { ErrorBox } from '@/components/form/error-box'
import { ErrorSummary } from '@/components/form/error-summary'
import { NeedsScript } from '@/components/form/needs-script'
import { RestoredNote } from '@/components/form/restored-note'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { TextareaField } from '@/components/form/textarea-field'
import { useLaterForm } from '@/components/form/use-later-form'
import { DialogSheet } from '@/components/ui/dialog-sheet'
import { site } from '@/config/site'
import { toast } from '@/lib/toast'
import { useDraft } from '@/lib/use-draft'
import { useReadOnlyForm } from '@/lib/use-read-only-form'
import { closeDemoDialog, demoDialogId, demoType } from './demo-dialog-store'
import { demoRoles, teamSizes } from './demo-options'
import { MessageEnd } from './message-end'
import { demoDraft, demoFailure, unreachable } from './message-words'

type Checks = typeof import('./demo-checks')
type Sending = typeof import('./demo-sending')

type DemoFieldsProps = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly checks: Checks | undefined
  readonly fetchChecks: () => Promise<Checks>
  readonly fetchSending: () => Promise<Sending>
  readonly state: 'idle' | 'sending'
  /** Why the last request was not sent. */
  readonly failure: string | undefined
  readonly onDiscard: () => void
  /** Puts the focus on the first field when the form comes up. */
  readonly focusFirst: boolean
}

const fields = {
  firstName: { id: 'demo-first-name', label: 'First name' },
  lastName: { id: 'demo-last-name', label: 'Last name' },
  email: { id: 'demo-email', label: 'Email' },
  company: { id: 'demo-company', label: 'Company' },
  role: { id: 'demo-role', label: 'Role' },
  teamSize: { id: 'demo-team-size', label: 'Team size' },
  phoneNumber: { id: 'demo-phone', label: 'Phone number' },
  message: { id: 'demo-message', label: 'Message' },
} as const

/** The form of the demo dialog. The browser keeps its values, so that what was typed before the app came is not lost. */
export function DemoFields(props: DemoFieldsProps) {
  const { form, checks, fetchChecks, fetchSending, state, failure, onDiscard, focusFirst } = props
  const [unavailable, setUnavailable] = useState(false)
  /** True while checked answers are in the hands of the code that sends them, or wait for it. */
  const [handedOver, setHandedOver] = useState(false)
  const draft = useDraft(demoDraft, form, 'asked')
  const sayUnavailable = () => {
    setUnavailable(true)
    toast.error(demoFailure)
  }
  const { register, messages, found, waiting, submit } = useLaterForm({
    form,
    code: checks,
    fetchNow: fetchChecks,
    use: async (demo) => {
      setHandedOver(true)
      const type = demoType() // Of the opener of this request, not of one pressed later.
      try {
        const sender = await fetchSending().catch(sayUnavailable)
        if (!sender || state === 'sending' || sender.mutation.getCurrentResult().status === 'pending') return
        await sender.mutation.mutate({ type, demo }).then(draft.forget, () => {})
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
  const field = (name: keyof typeof fields) => ({
    ...fields[name],
    registration: register(name),
    error: messages[name],
  })

  const [first] = useState(focusFirst)
  useEffect(() => {
    if (first) form.current?.querySelector('input')?.focus()
  }, [form, first])

  return (
    <DialogSheet
      dialog={demoDialogId}
      title={<h2 id="demo-title">Request a Demo</h2>}
      margin={
        <ol>
          <li>
            <b>1</b>You tell us who would be in the room.
          </li>
          <li>
            <b>2</b>A person writes back within 24 hours.
          </li>
          <li>
            <b>3</b>Bring a page of your own. We work on that one.
          </li>
        </ol>
      }
    >
      <div className="dlg-intro">
        {draft.restored ? (
          <RestoredNote
            id="demo-intro"
            disabled={sending}
            onDiscard={() => {
              draft.forget()
              onDiscard()
            }}
          />
        ) : (
          <p id="demo-intro">
            <span>Six answers we need, two we would like. </span>
            {draft.putBack && (
              <button type="button" className="quiet" disabled={sending} onClick={draft.putBack}>
                Put back what you typed
              </button>
            )}
          </p>
        )}
      </div>
      <form
        className="form"
        method="dialog"
        noValidate
        aria-labelledby="demo-title"
        aria-busy={sending}
        ref={form}
        onSubmit={submit}
        suppressHydrationWarning
      >
        <TextField {...field('firstName')} autoComplete="given-name" autoFocus />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField
          {...field('company')}
          autoComplete="organization"
          placeholder="School, college or company"
        />
        <SelectField {...field('role')} options={demoRoles} placeholder="Choose one" />
        <SelectField {...field('teamSize')} options={teamSizes} placeholder="Choose one" />
        <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" optional wide />
        <TextareaField {...field('message')} placeholder="What should the demo answer?" optional wide />
        <ErrorSummary fields={fields} found={found} messages={messages} />
        {trouble && !sending && <ErrorBox message={trouble} />}
        <MessageEnd
          state={sending ? 'sending' : trouble ? 'failed' : 'idle'}
          label="Request Demo"
          sendingLabel="Submitting..."
          line={<DemoLine state={sending ? 'sending' : trouble ? 'failed' : 'idle'} />}
        >
          <button
            type="button"
            className="btn btn-line min-w-0! max-sm:w-auto!"
            disabled={sending}
            onClick={closeDemoDialog}
          >
            Cancel
          </button>
        </MessageEnd>
        <NeedsScript />
      </form>
      <p className="dlg-fine">Sent by e-mail to {site.contactEmail}</p>
    </DialogSheet>
  )
}

function DemoLine({ state }: { readonly state: 'idle' | 'sending' | 'failed' }) {
  if (state === 'sending') return <span>On its way. You can close this sheet; it goes on.</span>
  if (state === 'idle') return <span>No card, no obligation.</span>
  return (
    <span>
      <span>Your answers are still here. Send them again, or write to </span>
      <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
      <span>. They also wait in the outbox on the contact page.</span>
    </span>
  )
}
