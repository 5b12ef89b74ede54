import { useEffect, useRef, useState } from 'react'
import { useSearchParam } from '@/components/links/use-search-param'
import { useLater, whenIdle } from '@/lib/use-later'
import { useMutationResult } from '@/lib/use-mutation-result'
import { ContactFields } from './contact-fields'
import { reasonNamed } from './contact-reasons'
import { ContactSent } from './contact-sent'

/** Milliseconds after which the form is back, empty, when a message was sent (specification, section 9). */
const resetAfterMs = 5000

const loadSending = () => import('./contact-sending')

type ContactFormProps = {
  /** Id of the form's heading. */
  readonly id: string
}

/** The contact form in all its states (specification, section 4): idle, sending, sent. */
export function ContactForm({ id }: ContactFormProps) {
  const { loaded, fetchNow } = useLater(loadSending, whenIdle)
  const sending = useMutationResult(loaded?.mutation)
  const reason = reasonNamed(useSearchParam('type'))
  const title = useRef<HTMLHeadingElement>(null)
  /** Every new number is a new, empty form. */
  const [sheet, setSheet] = useState(0)
  /** Subject of the last message that was sent from here. */
  const [last, setLast] = useState<string>()
  const sent = sending?.status === 'success' ? sending.data : undefined
  const mutation = loaded?.mutation

  useEffect(() => {
    if (!sent) return
    title.current?.focus()
    setLast(sent.subject)
    const timer = setTimeout(() => mutation?.reset(), resetAfterMs)
    return () => clearTimeout(timer)
  }, [sent, mutation])

  return (
    <div className="contact-form">
      <h2 id={id} ref={title} tabIndex={-1}>
        {sent ? 'Message Sent' : 'Send us a message'}
      </h2>
      {sent ? (
        <ContactSent {...sent} onAnother={() => mutation?.reset()} />
      ) : (
        <ContactFields
          key={sheet}
          titleId={id}
          code={loaded}
          fetchNow={fetchNow}
          reason={reason}
          state={sending?.status === 'pending' ? 'sending' : 'idle'}
          failure={sending?.error ? sending.error.message || 'An error occurred' : undefined}
          last={last}
          onDiscard={() => setSheet(sheet + 1)}
          focusFirst={sheet > 0}
        />
      )}
    </div>
  )
}
