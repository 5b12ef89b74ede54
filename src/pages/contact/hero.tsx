import { lateForm } from '@/components/form/late-form'
import { ContactFacts } from '@/components/links/contact-facts'
import { Margin } from '@/components/ui/margin'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { officePlace, responseTime } from '@/content/contact'

/** The contact form and the outbox. */
export const ContactForm = lateForm('contact', () => import('@/features/messages/contact-body'))

/** The letter: who gets it, and the promise on its stamp. On phones the example follows it. */
export function ContactHero() {
  return (
    // No `<Section>`: after a click it comes later than the heading that takes the focus.
    <section className="sec squared" aria-labelledby="contact">
      <div className="frame">
        <Margin note="Show me the line you are stuck on." />
        <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="lg:col-span-5">
            <h1 id="contact" className="max-w-headline">
              Write to a <span className="hl">person</span>
            </h1>
            <p className="mt-6 max-w-110 text-lead">
              Students, teachers, schools and developers: someone who works on our AI tutor reads your message
              and answers within {responseTime}. The tutor is free during the beta.
            </p>
            <ContactFacts className="mt-10 max-w-110" office={officePlace} />
            <p className="mt-2">
              For a whole school?{' '}
              <a className="link" href="#enterprise">
                Enterprise demo
              </a>
            </p>
          </div>
          <div className="sheet flex lg:col-span-7 lg:row-span-2">
            <span className="w-37 shrink-0 border-e-2 border-margin-line bg-sheet max-sm:hidden" />
            <div className="w-full min-w-0 px-5 py-6 sm:px-8 sm:py-9">
              <Stamp />
              <ContactForm />
            </div>
          </div>
          <div className="grid max-w-110 gap-2 lg:col-span-5">
            <h2 className="mb-1 text-h4">A first line we can answer</h2>
            <p className="text-pen">
              <Penned mark="strike" width={3}>
                It does not work.
              </Penned>
            </p>
            <p className="prose-note border-s-rule border-hint ps-4">What does not, and where?</p>
            <p className="text-pen">
              <span>On line 3 of “Quadratics 2” it marks x = 2 wrong, and I think it is&nbsp;right.</span>
              <PenMark name="tick" className="tick ml-2.5 inline-block" />
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}

const stamp = `absolute -top-2 right-4 flex size-22 flex-col items-center justify-center bg-marker \
text-small leading-tight text-on-marker shadow-slip max-[20rem]:hidden`

function Stamp() {
  return (
    <p className={stamp}>
      <svg className="absolute size-22 overflow-visible text-ground" viewBox="0 0 88 88" aria-hidden="true">
        <path
          className="fill-none stroke-current"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 11"
          d="M0 0H88V88H0Z"
        />
      </svg>
      <b className="relative font-display text-title font-bold">24 h</b>
      <span className="relative">or less</span>
    </p>
  )
}
