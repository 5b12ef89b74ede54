import { ContactFacts } from '@/components/links/contact-facts'
import { PenMark, Penned } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { officePlace, responseTime } from '@/content/contact'
import { ContactForm } from '@/features/messages/contact-form'

/** From tablets on the letter has a margin of its own. */
const letter = `sheet px-5 py-6 sm:px-9 sm:py-7.5 md:pl-45 lg:col-span-7 lg:row-span-2 lg:max-xl:pl-38 \
[&:not(:has([data-sent]))_.postmark]:hidden`
const margin =
  'absolute inset-y-0 left-0 w-37 border-r-2 border-margin-line bg-sheet max-md:hidden lg:max-xl:w-30'

/** The letter: who gets it, and the promise on its stamp. On phones the example follows it. */
export function ContactHero() {
  return (
    <Section id="contact" note="Show me the line you are stuck on." tone="squared">
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <h1 id="contact" className="max-w-headline">
            Write to a <span className="hl">person</span>
          </h1>
          <p className="mt-6 max-w-110 text-lead">
            Sales, support, the API, or anything else: somebody who works on it reads every message and
            answers within {responseTime}.
          </p>
          <ContactFacts className="mt-10 max-w-110" office={officePlace} />
        </div>
        <div className={letter}>
          <span className={margin} />
          <Stamp />
          <ContactForm />
        </div>
        <div className="grid max-w-110 gap-2 lg:col-span-5">
          <h2 className="mb-1 text-h4">A first line that can be answered</h2>
          <p className="text-pen">
            <Penned mark="strike" width={3}>
              It does not work.
            </Penned>
          </p>
          <p className="prose-note border-l-rule border-hint pl-3.5">What does not, and where?</p>
          <p className="text-pen">
            <span>On line 3 of “Quadratics 2” it marks x = 2 wrong, and I think it is right.</span>
            <PenMark name="tick" className="tick ml-2.5 inline-block" />
          </p>
        </div>
      </div>
    </Section>
  )
}

/** Two wavy lines across the top of the stamp and two across its foot. */
const postmark = [11, 21, 93, 103].map((y) => `M3 ${y}q9-8 18 0${'t18 0'.repeat(4)}`).join('')

const paper = `absolute -top-4.5 right-4 grid h-24.5 w-21 place-content-center text-center text-small \
leading-tight text-on-marker sm:right-8`

function Stamp() {
  return (
    <p className={paper}>
      <svg
        className="absolute inset-0 overflow-visible fill-none [filter:drop-shadow(2px_2px_0_var(--edge))]"
        viewBox="0 0 96 112"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path
          className="fill-marker stroke-ground"
          strokeWidth="6"
          strokeDasharray="0 10.4"
          d="M0 0H96V112H0Z"
        />
        <path className="postmark stroke-on-marker" strokeWidth="2.5" d={postmark} />
      </svg>
      <b className="relative font-display text-title font-bold">24 h</b>
      <span className="relative">to a reply</span>
    </p>
  )
}
