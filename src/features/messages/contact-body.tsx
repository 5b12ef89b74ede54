import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isFocusLost } from '@/components/form/error-box'
import type { FieldSpecs } from '@/components/form/form-fields'
import { Button } from '@/components/ui/button'
import { FactList } from '@/components/ui/fact-list'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { contactReasons, defaultReason } from '@/domain/messages/contact-reasons'
import { contactSchema } from '@/domain/messages/message-schemas'
import { useSending } from '@/lib/sending'
import { useStore } from '@/lib/store'
import { contactMailHref } from './contact-mail'
import { MessageForm } from './message-form'
import type { Delivered } from './message-words'
import { contactSending, contactSheet, newContactForm } from './messages'
import { useContactReason } from './use-contact-reason'

/** Milliseconds until the form is back after a success (specification, section 9). */
const resetAfterMs = 5000

/** From tablets on the help is in the letter's margin. */
const inMargin = '-top-0.5 -left-40 font-medium text-hint italic sm:absolute sm:w-28'

const fields = {
  name: { id: 'contact-name', label: 'Name', autoComplete: 'name' },
  email: { id: 'contact-email', label: 'Email', type: 'email', autoComplete: 'email' },
  company: { id: 'contact-company', label: 'Company', autoComplete: 'organization', optional: true },
  contactReason: {
    id: 'contact-reason',
    label: 'Reason for contact',
    options: contactReasons,
    placeholder: 'Choose one',
    defaultValue: defaultReason,
  },
  subject: {
    id: 'contact-subject',
    label: 'Subject',
    help: 'At least 5 characters.',
    helpClass: inMargin,
    wide: true,
  },
  message: {
    id: 'contact-message',
    label: 'Message',
    help: 'At least 10 characters. Which course, which line, what happened?',
    helpClass: inMargin,
    lines: 5,
    wide: true,
  },
} satisfies FieldSpecs

export function ContactBody() {
  const state = useSending(contactSending)
  const sheet = useStore(contactSheet, contactSheet.get())
  const title = useRef<HTMLHeadingElement>(null)
  const [last, setLast] = useState<string>()
  const sent = state.status === 'success' ? state.data : undefined

  useEffect(() => {
    if (!sent) return
    if (isFocusLost()) title.current?.focus()
    setLast(sent.subject)
    const timer = setTimeout(() => {
      // The button that has the focus goes away.
      newContactForm(document.activeElement?.closest('[data-sent]') != null)
    }, resetAfterMs)
    return () => clearTimeout(timer)
  }, [sent])

  return (
    <>
      <h2 id="message" ref={title} tabIndex={-1} className="mb-3 min-h-15 pr-24 text-title">
        {sent ? 'Message Sent' : 'Send us a message'}
      </h2>
      {sent ? (
        <ContactSent {...sent} />
      ) : (
        <ContactFields key={sheet.number} last={last} focusFirst={sheet.asked} />
      )}
    </>
  )
}

type ContactFieldsProps = { readonly last: string | undefined; readonly focusFirst: boolean }

function ContactFields({ last, focusFirst }: ContactFieldsProps) {
  useContactReason()
  return (
    <MessageForm
      kind="contact"
      schema={contactSchema}
      fields={fields}
      sending={contactSending}
      submit={contactSending.send}
      focusFirst={focusFirst}
      onDiscard={() => newContactForm(true)}
      titleId="message"
      // Two fields side by side, unless the reason's longest name would be cut.
      className="form sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(12em,40%)),1fr))]"
      intro="Tell us who you are, and a person will write back."
      label="Send Message"
      busyLabel="Sending..."
      lines={{ idle: <Idle last={last} />, busy: <span>Sending.</span>, failed: <Failed /> }}
    >
      <p className="field-full border-t border-hair pt-2.5 text-small wrap-anywhere text-muted">
        Sent by email to {site.contactEmail}
      </p>
    </MessageForm>
  )
}

function Idle({ last }: { readonly last: string | undefined }) {
  if (last === undefined) return <span>A person answers within 24 hours.</span>
  return (
    <span>
      <span>Sent: </span>
      <b>{last}</b>
    </span>
  )
}

function Failed() {
  /** The visitor's own mail program gets what is in the form at that moment. */
  const fillIn = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const answers = new FormData(currentTarget.closest('form') ?? undefined)
    currentTarget.href = contactMailHref(String(answers.get('subject')), String(answers.get('message')))
  }
  return (
    <span>
      <span>Nothing was lost. Try again, or send it from your own email: </span>
      <a href={`mailto:${site.contactEmail}`} onClick={fillIn}>
        {site.contactEmail}
      </a>
    </span>
  )
}

/** Two wavy lines across the top of the stamp and two across its foot. */
const postmark = [8, 16, 76, 84].map((y) => `M4 ${y}q8-8 16 0${'t16 0'.repeat(4)}`).join('')

function ContactSent({ sent, email, subject }: Delivered) {
  return (
    <div className="grid justify-items-start gap-6" data-sent>
      <svg
        className="absolute -top-2 right-4 size-22 fill-none stroke-on-marker"
        viewBox="0 0 88 88"
        aria-hidden="true"
      >
        <path strokeWidth="2.5" strokeLinecap="round" d={postmark} />
      </svg>
      <PenMark name="tick" className="h-20 w-24 text-hint" width={7} />
      <p className="max-w-lead text-lead">
        <span>We'll get back to you within 24 hours.</span>
        {sent === 'html' && <span> Please check your email.</span>}
      </p>
      <FactList
        look="narrow"
        className="w-full"
        facts={[
          ['Subject', subject],
          ['Reply to', email],
        ]}
      />
      <Button look="line" onClick={() => newContactForm(true)}>
        Write another message
      </Button>
    </div>
  )
}
