import type { ReactNode } from 'react'
import { ContactFacts } from '@/components/links/contact-facts'
import { PenMark } from '@/components/ui/pen-mark'
import { Section } from '@/components/ui/section'
import { officePlace } from '@/content/contact'

type HeroProps = {
  readonly id: string
  readonly note: string
  readonly lead: string
  /**
   * A message as it is often written, the question that it brings back, and the message that needs
   * none.
   */
  readonly example: {
    readonly heading: string
    readonly struck: string
    readonly question: string
    readonly mended: string
  }
  readonly stamp: { readonly figure: string; readonly says: string }
  /** The form that is written on the sheet. */
  readonly form: ReactNode
}

/**
 * The letter: who gets it beside it, and the promise on its stamp. On phones the example comes
 * after it.
 */
export function ContactHero({ id, note, lead, example, stamp, form }: HeroProps) {
  return (
    <Section id={id} note={note} tone="squared">
      <div className="-mb-4 grid items-start gap-x-6 gap-y-10 lg:-mb-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <h1 id={id} className="max-w-headline">
            Write to a <span className="hl">person</span>
          </h1>
          <p className="mt-6 max-w-110 text-lead">{lead}</p>
          <ContactFacts className="mt-8 max-w-110" office={officePlace} />
        </div>
        <div className="sheet group px-5 pt-7 pb-5 sm:px-9 sm:pt-9 sm:pb-6 md:pl-45 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:max-xl:pl-38">
          <span className="absolute inset-y-0 left-0 hidden w-37 border-r-2 border-margin-line bg-sheet md:block lg:max-xl:w-30" />
          <Stamp {...stamp} />
          {form}
        </div>
        <Example {...example} />
      </div>
    </Section>
  )
}

/** How to write a message that needs no question back. */
function Example({ heading, struck, question, mended }: HeroProps['example']) {
  return (
    <div className="grid max-w-110 gap-2 lg:col-span-5">
      <h2 className="mb-1 text-h4">{heading}</h2>
      <p className="text-pen">
        <s className="struck no-underline">
          {struck}
          <PenMark name="strike" width={3} />
        </s>
      </p>
      <p className="prose-note border-l-rule border-hint pl-3.5">{question}</p>
      <p className="text-pen">
        <span>{mended}</span>
        <PenMark name="tick" className="tick ml-2.5 inline-block" />
      </p>
    </div>
  )
}

/** A postage stamp; the postmark comes when the letter is sent. */
function Stamp({ figure, says }: HeroProps['stamp']) {
  return (
    <p className="absolute -top-4.5 right-4 grid h-24.5 w-21 content-center justify-items-center text-small leading-tight text-on-marker sm:right-8">
      <svg
        className="absolute inset-0 overflow-visible fill-none drop-shadow-[2px_2px_0_var(--edge)]"
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
        <path
          className="hidden stroke-on-marker group-has-data-sent:block"
          strokeWidth="2.5"
          d="M3 93q9-8 18 0t18 0 18 0 18 0 18 0M3 103q9-8 18 0t18 0 18 0 18 0 18 0M3 21q9-8 18 0t18 0 18 0 18 0 18 0M3 11q9-8 18 0t18 0 18 0 18 0 18 0"
        />
      </svg>
      <b className="relative font-display text-title font-bold">{figure}</b>
      <span className="relative">{says}</span>
    </p>
  )
}
