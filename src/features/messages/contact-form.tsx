import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParam } from '@/components/links/use-search-param'
import { reasonNamed } from '@/domain/messages/contact-reasons'
import { isResent, standsInForm, subscribeOutbox } from '@/domain/messages/unsent'
import { isFocusLost } from '@/lib/is-focus-lost'
import { useLater, whenTouched, whenTyped } from '@/lib/use-later'
import { useMutationResult } from '@/lib/use-mutation-result'
import { ContactFields } from './contact-fields'
import { ContactSent } from './contact-sent'
import { OutboxList } from './unsent-list'
import { forgetChoice } from './use-reason'

/** Milliseconds after which the form is back, empty, when a message was sent (specification, section 9). */
const resetAfterMs = 5000

const loadChecks = () => import('./contact-checks')
const loadSending = () => import('./contact-sending')

type ContactFormProps = {
  /** Id of the form's heading. */
  readonly id: string
}

/** The contact form in all its states (specification, section 4): idle, sending, sent. */
export function ContactForm({ id }: ContactFormProps) {
  const { loaded: checks, fetchNow: fetchChecks } = useLater(loadChecks, whenTouched)
  const { loaded, fetchNow: fetchSending } = useLater(loadSending, whenTyped)
  const sending = useMutationResult(loaded?.mutation)
  const reason = reasonNamed(useSearchParam('type'))
  const title = useRef<HTMLHeadingElement>(null)
  /** Every new number is a new, empty form. It gets the focus when the visitor has asked for it. */
  const [sheet, setSheet] = useState({ number: 0, asked: false })
  /** Subject of the last message that was sent from here. */
  const [last, setLast] = useState<string>()
  const resent = useSyncExternalStore(
    subscribeOutbox,
    () => isResent('contact'),
    () => false,
  )
  const sent = sending?.status === 'success' ? sending.data : undefined
  const mutation = loaded?.mutation

  const startAnew = (asked: boolean) => {
    standsInForm('contact', undefined)
    forgetChoice()
    setSheet({ number: sheet.number + 1, asked })
    mutation?.reset()
  }
  const timeOver = useEffectEvent(() => {
    const active = document.activeElement
    // The button that has the focus goes away; the heading stays.
    startAnew(active !== title.current && title.current?.parentElement?.contains(active) === true)
  })

  useEffect(() => {
    if (!sent) return
    if (isFocusLost()) title.current?.focus()
    setLast(sent.subject)
    const timer = setTimeout(timeOver, resetAfterMs)
    return () => clearTimeout(timer)
  }, [sent])

  return (
    <div className="contact-form">
      <h2 id={id} ref={title} tabIndex={-1}>
        {sent ? 'Message Sent' : 'Send us a message'}
      </h2>
      {sent ? (
        <ContactSent {...sent} onAnother={() => startAnew(true)} />
      ) : (
        <ContactFields
          key={sheet.number}
          titleId={id}
          checks={checks}
          fetchChecks={fetchChecks}
          fetchSending={fetchSending}
          reason={reason}
          state={resent || sending?.status === 'pending' ? 'sending' : 'idle'}
          failure={sending?.error ? sending.error.message || 'An error occurred' : undefined}
          last={last}
          onDiscard={() => startAnew(true)}
          focusFirst={sheet.asked}
        />
      )}
      <OutboxList busy={sending?.status === 'pending'} home={title} startAnew={() => startAnew(false)} />
    </div>
  )
}
