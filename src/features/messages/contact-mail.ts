import { site } from '@/config/site'
import { mailtoHref, mailtoMax } from '@/lib/email-address'
import { cut, cutText } from '@/lib/text'

/** Most characters of a subject: in the longest encoding they leave half of the address. */
const subjectMax = 100

export function contactMailHref(subject: string, message: string): string {
  const address = (length: number) =>
    mailtoHref(site.contactEmail, {
      subject: cut(subject, subjectMax) || undefined,
      body: cutText(message, length) || undefined,
    })
  let length = Math.min(message.length, mailtoMax)
  while (length > 0 && address(length).length > mailtoMax) length = Math.floor(length * 0.95)
  return address(length)
}
