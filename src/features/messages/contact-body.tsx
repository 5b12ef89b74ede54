import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { DraftNote } from '@/components/form/draft'
import type { FieldSpec } from '@/components/form/fields'
import { FormFields, takeLostFocus } from '@/components/form/form-fields'
import { FormFrame, SubmitButton } from '@/components/form/form-frame'
import type { SiteForm } from '@/components/form/use-site-form'
import { Button } from '@/components/ui/button'
import { FactList } from '@/components/ui/fact-list'
import { PenMark } from '@/components/ui/pen-mark'
import { site } from '@/config/site'
import { responseTime } from '@/content/contact'
import { contactReasons, contactSchema, defaultReason, waitingId } from '@/domain/messages/message-schemas'
import { readDraft } from '@/lib/drafts'
import { useTimeout } from '@/lib/listen'
import { VisitContext } from '@/lib/store'
import { cut } from '@/lib/text'
import { z } from '@/lib/zod'
import { contactMailHref } from './contact-mail'
import { type Delivered, deliver } from './deliver'
import { useMessageForm } from './message-form'
import { Outbox } from './outbox'

/** Milliseconds until the form is back after a success (specification, section 9). */
const resetAfterMs = 5000

/** From tablets on the help is in the letter's margin. */
const inMargin = '-top-0.5 -start-40 font-medium text-hint italic sm:absolute sm:w-28'

const schema = z.object({ ...contactSchema.shape, unsent: waitingId })

const fields = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  company: { label: 'Company', autoComplete: 'organization', optional: true },
  contactReason: {
    label: 'Reason for contact',
    options: contactReasons,
    usualValue: defaultReason,
  },
  subject: {
    label: 'Subject',
    help: 'At least 5 characters.',
    helpClass: inMargin,
    wide: true,
  },
  message: {
    label: 'Message',
    help: 'At least 10 characters. Which course, which line, what happened?',
    helpClass: inMargin,
    lines: 5,
  },
  unsent: { label: 'Unsent message', hidden: true },
} satisfies Readonly<Record<keyof z.output<typeof schema>, FieldSpec>>

/** The contact form, what it says when it was sent, and the messages that could not be. */
export default function ContactBody() {
  const title = useRef<HTMLHeadingElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const [last, setLast] = useState<string>()
  const { search } = useLocation()
  // Some mail programs escape an `&` that is escaped already.
  const query = new URLSearchParams(search.replaceAll('&amp;', '&'))
  const named = contactReasons.find(({ value }) => value === query.get('type'))
  const reason = named?.value ?? defaultReason
  const isAsked = named !== undefined && use(VisitContext).type === 'PUSH'
  const form = useMessageForm({
    name: 'contact',
    schema,
    fields: { ...fields, contactReason: { ...fields.contactReason, defaultValue: reason, isAsked } },
    send: (answers, draft) => deliver('contact', answers, draft),
  })
  const { sent } = form
  useReasonOf(form, reason)

  /** Shows an empty form, which takes the focus of the button that goes away. */
  const writeAnother = (takesFocus: boolean) => {
    setLast(sent?.subject)
    if (takesFocus) form.startOver()
    else flushSync(form.empty)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message.
  useLayoutEffect(() => {
    if (!sent) return
    // An address with another reason may have made it another draft meanwhile.
    form.draft.forget()
    takeLostFocus(title.current)
  }, [sent])
  const comeBack = () => writeAnother(document.activeElement === again.current)
  useTimeout(comeBack, sent && resetAfterMs, sent)
  const line = form.busy ? <span>Sending.</span> : form.failed ? <Failed form={form} /> : <Idle last={last} />

  return (
    <>
      <h2
        id="message"
        ref={title}
        tabIndex={-1}
        className="mb-3 min-h-15 scroll-mt-6 pr-24 text-title max-[20rem]:pr-0 sm:min-h-11"
      >
        {sent ? 'Message Sent' : 'Send us a message'}
      </h2>
      {sent ? (
        <ContactSent {...sent}>
          <Button variant="line" ref={again} onClick={() => writeAnother(true)}>
            Write another message
          </Button>
        </ContactSent>
      ) : (
        <FormFrame
          form={form}
          aria-labelledby="message"
          // Two fields side by side, unless the reason's longest name would be cut.
          className="form sm:grid-cols-[repeat(auto-fit,minmax(min(100%,max(12em,40%)),1fr))]"
        >
          <div className="dlg-intro field-full m-0!">
            <DraftNote form={form}>
              <span>Tell us who you are, and a person will write back.</span>
            </DraftNote>
          </div>
          <FormFields form={form} />
          <div className="dlg-end field-full">
            <SubmitButton
              form={form}
              className="btn max-sm:w-auto! max-sm:grow"
              label="Send Message"
              busyLabel="Sending..."
            />
            <p>{line}</p>
          </div>
          <p className="field-full border-t border-hair pt-2.5 text-small wrap-anywhere text-muted">
            Goes by email to {site.contactEmail}
          </p>
        </FormFrame>
      )}
      <Outbox
        title={title}
        showForm={() => sent && writeAnother(false)}
        focusForm={() => form.focusOn(['message'])}
      />
    </>
  )
}

/**
 * Chooses the address's reason (`?type=sales`). One that was chosen before the app, or before the
 * form was drawn anew, stays.
 */
function useReasonOf({ element, fill }: SiteForm, reason: string): void {
  const asked = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reason of the address.
  useLayoutEffect(() => {
    const before = asked.current
    asked.current = reason
    if (!element.current || before === reason) return
    const chosen = new FormData(element.current).get('contactReason')
    const isUsual = chosen === defaultReason && readDraft('contact')?.contactReason !== chosen
    if (before || isUsual) fill('contactReason', reason)
  }, [reason])
}

function Idle({ last }: { readonly last: string | undefined }) {
  if (last === undefined) return <span>{`A person answers within ${responseTime}.`}</span>
  return (
    <span>
      <span>Sent: </span>
      <b className="line-clamp-2 wrap-anywhere" dir="auto">
        {cut(last, 200)}
      </b>
    </span>
  )
}

function Failed({ form }: { readonly form: SiteForm }) {
  return (
    <span>
      <span>Nothing was lost. Try again, or send it from your own email: </span>
      <a
        href={`mailto:${site.contactEmail}`}
        // The visitor's own mail program gets what is in the form at that moment.
        onClick={({ currentTarget }) => {
          const { subject = '', message = '' } = form.getValues()
          currentTarget.href = contactMailHref(subject, message)
        }}
      >
        {site.contactEmail}
      </a>
    </span>
  )
}

/** Two wavy lines across the top of the stamp and two across its foot. */
const postmark = [8, 16, 76, 84].map((y) => `M4 ${y}q8-8 16 0${'t16 0'.repeat(4)}`).join('')

function ContactSent({ sent, email, subject, children }: Delivered & { readonly children: ReactNode }) {
  const shownSubject = (
    <span className="line-clamp-3 wrap-anywhere" dir="auto">
      {cut(subject, 200)}
    </span>
  )
  return (
    <div className="grid justify-items-start gap-6">
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
        variant="narrow"
        className="w-full"
        facts={[
          ['Subject', shownSubject],
          ['Email', email],
        ]}
      />
      {children}
    </div>
  )
}
