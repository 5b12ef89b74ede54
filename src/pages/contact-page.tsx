import '@/styles/contact.css'
import { Enterprise } from '@/components/sections/contact/enterprise'
import { Hero } from '@/components/sections/contact/hero'
import { History } from '@/components/sections/contact/history'
import { Hours } from '@/components/sections/contact/hours'
import { contact } from '@/content/pages/contact'
import { ContactForm } from '@/features/messages/contact-form'
import { DemoButton } from '@/features/messages/demo-button'
import { DemoDialog } from '@/features/messages/demo-dialog'

/** /contact (specification, section 2): a letter, the office's week, a demo for schools, and the company so far. */
export default function ContactPage() {
  return (
    <div className="contact">
      <Hero id="contact" {...contact.hero} form={<ContactForm />} />
      <Hours id="hours" {...contact.hours} />
      <Enterprise
        id="enterprise"
        {...contact.enterprise}
        actions={<DemoButton type="Enterprise">Enterprise demo</DemoButton>}
      />
      <History id="history" {...contact.history} />
      <DemoDialog />
    </div>
  )
}
