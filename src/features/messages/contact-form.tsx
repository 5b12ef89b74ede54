import { laterForm } from '@/components/form/later-form'
import { useSending } from '@/lib/sending'
import { contactSending } from './messages'
import { Outbox } from './outbox'

const ContactBody = laterForm({
  load: async () => (await import('./contact-body')).ContactBody,
  draft: 'contact',
})

/** The contact form with its outbox, which is there before the form's code is. */
export function ContactForm() {
  const { status } = useSending(contactSending)
  return (
    <>
      <ContactBody />
      <Outbox busy={status === 'pending'} />
    </>
  )
}
