import type { MouseEvent, RefObject } from 'react'
import { site } from '@/config/site'
import { contactMailHref } from './contact-mail'
import type { SendingState } from './message-end'

type ContactLineProps = {
  readonly state: SendingState
  readonly form: RefObject<HTMLFormElement | null>
  /** Subject of the message that was sent before this one. */
  readonly last: string | undefined
}

/** The line beside the contact form's button. */
export function ContactLine({ state, form, last }: ContactLineProps) {
  if (state === 'sending') return <span>On its way.</span>
  if (state === 'failed') {
    /** The visitor's own mail program gets what stands in the form at that moment. */
    const fillIn = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
      const answers = new FormData(form.current ?? undefined)
      currentTarget.href = contactMailHref(String(answers.get('subject')), String(answers.get('message')))
    }
    return (
      <span>
        <span>Your message is still here. Send it again, or from your own mail: </span>
        <a href={`mailto:${site.contactEmail}`} onClick={fillIn}>
          {site.contactEmail}
        </a>
      </span>
    )
  }
  if (last !== undefined) {
    return (
      <span>
        <span>Sent: </span>
        <b>{last}</b>
      </span>
    )
  }
  return <span>A person answers within 24 hours.</span>
}
