import { contact } from '@/content/pages/contact'
import { ContactForm } from '@/features/messages/contact-form'
import { DemoButton } from '@/features/messages/demo-button'
import { DemoDialog } from '@/features/messages/demo-dialog'
import { Enterprise } from './enterprise'
import { ContactHero } from './hero'
import { History } from './history'
import { Hours } from './hours'

/**
 * /contact (specification, section 2): a letter, the office's week, a demo for schools, and the
 * company so far.
 */
export default function ContactPage() {
  return (
    <>
      <ContactHero id="contact" {...contact.hero} form={<ContactForm />} />
      <Hours id="hours" {...contact.hours} />
      <Enterprise
        id="enterprise"
        {...contact.enterprise}
        actions={<DemoButton type="Enterprise">Enterprise demo</DemoButton>}
      />
      <History id="history" {...contact.history} />
      <DemoDialog />
    </>
  )
}
