import { laterForm } from '@/components/form/later-form'
import { Outbox } from './outbox'

const ContactBody = laterForm({
  load: async () => (await import('./contact-body')).ContactBody,
  draft: 'contact',
  param: 'type',
})

/** The contact form with its outbox, which is shown before the form's code loads. */
export function ContactForm() {
  return (
    <>
      <ContactBody />
      <Outbox />
    </>
  )
}
