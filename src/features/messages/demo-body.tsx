import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { DialogSheet } from '@/components/dialog/dialog-sheet'
import { DialogSuccess } from '@/components/dialog/dialog-success'
import { closeDialog, useDialogOpen } from '@/components/dialog/open-dialog'
import type { FieldSpecs } from '@/components/form/form-fields'
import { useSiteForm } from '@/components/form/use-site-form'
import { site } from '@/config/site'
import { demoSchema } from '@/domain/messages/message-schemas'
import { setInForm } from '@/domain/messages/unsent'
import { type SendingState, useSending } from '@/lib/sending'
import { demoRoles, teamSizes } from './demo-options'
import { MessageForm, type MessageState } from './message-form'
import type { Delivered } from './message-words'
import { demoDialogId, demoSending, demoType, sendingAgain } from './messages'

/**
 * Milliseconds after which the dialog closes by itself when a request was sent, and after which a
 * closed one is reset (specification, section 9).
 */
const closeAfterMs = 3000
const resetAfterMs = 200

const fields = {
  firstName: { id: 'demo-first-name', label: 'First name', autoComplete: 'given-name', autoFocus: true },
  lastName: { id: 'demo-last-name', label: 'Last name', autoComplete: 'family-name' },
  email: { id: 'demo-email', label: 'Email', type: 'email', autoComplete: 'email' },
  company: {
    id: 'demo-company',
    label: 'Company',
    autoComplete: 'organization',
    placeholder: 'School, college or company',
  },
  role: { id: 'demo-role', label: 'Role', options: demoRoles, placeholder: 'Choose one' },
  teamSize: { id: 'demo-team-size', label: 'Team size', options: teamSizes, placeholder: 'Choose one' },
  phoneNumber: {
    id: 'demo-phone',
    label: 'Phone number',
    type: 'tel',
    autoComplete: 'tel',
    optional: true,
    wide: true,
  },
  message: {
    id: 'demo-message',
    label: 'Message',
    placeholder: 'What should the demo answer?',
    lines: 3,
    optional: true,
    wide: true,
  },
} satisfies FieldSpecs

/**
 * Idle, submitting, success, or idle again with what went wrong. A request goes on when the dialog
 * is closed.
 */
export function DemoBody() {
  const open = useDialogOpen(demoDialogId)
  const state = useSending(demoSending)
  const { status } = state
  /** Every new number is a new, empty form. */
  const [sheet, setSheet] = useState(0)

  const reset = () => {
    if (demoSending.get().status === 'pending') return
    setInForm('demo', undefined)
    demoSending.reset()
    setSheet((number) => number + 1)
  }
  const resetClosed = useEffectEvent(reset)

  const wasOpen = useRef(false)
  useEffect(() => {
    wasOpen.current ||= open
    if (open || !wasOpen.current) return
    const timer = setTimeout(() => {
      wasOpen.current = false
      resetClosed()
    }, resetAfterMs)
    return () => clearTimeout(timer)
  }, [open])

  const succeeded = useEffectEvent(() => {
    if (!open) reset()
  })
  useEffect(() => {
    if (status === 'success') succeeded()
  }, [status])

  useEffect(() => {
    if (status !== 'success' || !open) return
    const timer = setTimeout(() => closeDialog(demoDialogId), closeAfterMs)
    return () => clearTimeout(timer)
  }, [status, open])

  if (state.status === 'success') return <DemoSuccess {...state.data} open={open} />
  return <DemoFields key={sheet} state={state} onDiscard={reset} focusFirst={sheet > 0 && open} />
}

type DemoFieldsProps = {
  readonly state: SendingState<Delivered>
  readonly onDiscard: () => void
  readonly focusFirst: boolean
}

function DemoFields({ state, onDiscard, focusFirst }: DemoFieldsProps) {
  const again = useSyncExternalStore(sendingAgain.subscribe, sendingAgain.get, () => undefined)
  const form = useSiteForm({
    schema: demoSchema,
    // The type is that of this request's opener, not of one pressed while it is on its way.
    submit: (demo) => demoSending.send({ ...demo, type: demoType() }),
    busy: state.status === 'pending' || (again?.inForm === true && again.kind === 'demo'),
    prepare: demoSending.prepare,
    draft: 'demo',
    draftComesBack: 'asked',
    focusFirst,
  })

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
      <MessageForm
        form={form}
        fields={fields}
        titleId="demo-title"
        introId="demo-intro"
        introClass="mb-0.5!"
        intro="Six answers we need, two we would like."
        onDiscard={onDiscard}
        failure={state.status === 'error' ? state.message : undefined}
        label="Request Demo"
        sendingLabel="Submitting..."
        line={(stands) => <DemoLine state={stands} />}
        cancel={
          <button
            type="button"
            className="btn btn-line min-w-0! max-sm:w-auto!"
            disabled={form.busy}
            onClick={() => closeDialog(demoDialogId)}
          >
            Cancel
          </button>
        }
      />
      <p className="dlg-fine">Sent by e-mail to {site.contactEmail}</p>
    </DialogSheet>
  )
}

function DemoLine({ state }: { readonly state: MessageState }) {
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

function DemoSuccess({ sent, email, open }: Delivered & { readonly open: boolean }) {
  return (
    <DialogSuccess
      dialog={demoDialogId}
      titleId="demo-title"
      title="Demo Request Submitted!"
      tickWidth={7}
      open={open}
    >
      <p id="demo-intro">
        <span>We'll contact you within 24 hours.</span>
        {sent === 'html' && <span> Please check your email.</span>}
      </p>
      <ol className="dlg-steps">
        <li>A person reads what you wrote.</li>
        <li>
          <span>
            <span>We propose two times, by e-mail to </span>
            <b>{email}</b>
          </span>
        </li>
        <li>Bring a page of your own. We work on that one.</li>
      </ol>
    </DialogSuccess>
  )
}
