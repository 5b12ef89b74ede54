import { listWords } from '@/lib/text'
import { claims } from './claims'

/** Figures of the legal pages, Security & Trust and GDPR (specification, sections 1, 2 and 9). */
export const policy = {
  /** ISO date of the privacy policy and of the terms. */
  updated: '2025-07-09',
  minimumAge: 13,
  /** Years of age under which a parent or guardian consents. */
  consentAge: 18,
  inquiryDays: 30,
  /** Days that a message which could not be sent waits in the browser. */
  outboxDays: 14,
  /** Days within which a request under the GDPR is answered. */
  gdprDays: 30,
  priceNoticeDays: 30,
  termsNoticeDays: 30,
  /** Days from the first payment in which all of it is paid back. */
  moneyBackDays: 30,
  uptimeTarget: claims.uptime.figure,
  liabilityMonths: 12,
  /** Hours to the last step of incident response, and to tell of a breach (GDPR, Article 33). */
  breachHours: 72,
} as const

/** After which Safari removes what a site has stored, whatever the site asks. */
export const safariTime = 'seven days of browsing without a visit'

/** `30-day money-back guarantee` */
export const moneyBack = `${policy.moneyBackDays}-day money-back guarantee`

/**
 * How long each kind of personal data is kept: years from the day it was received, or while the
 * account is open and years after. Source: specification, section 9 ("Retention").
 */
export const retention = [
  { kind: 'Identity', whileOpen: true, years: 7 },
  { kind: 'Educational', whileOpen: true, years: 3 },
  { kind: 'Technical', whileOpen: false, years: 2 },
  { kind: 'Communication', whileOpen: false, years: 3 },
] as const

export type Retention = (typeof retention)[number]

/** A retention in words: `account lifetime plus 7 years`, `2 years`. */
export const retentionText = ({ whileOpen, years }: Retention): string =>
  whileOpen ? `account lifetime plus ${years} years` : `${years} years`

/**
 * What a request for access asks for, as the legal pages name it. The type in
 * `src/domain/invitations/answers.ts` demands a line for each answer.
 */
export const requestData = [
  { answer: 'name', kind: 'Identity', words: 'name' },
  { answer: 'email', kind: 'Identity', words: 'email address' },
  { answer: 'role', kind: 'Identity', words: 'role' },
  { answer: 'organization', kind: 'Identity', words: 'organization' },
  { answer: 'useCase', kind: 'Communication', words: 'use case' },
  { answer: 'message', kind: 'Communication', words: 'message' },
] as const satisfies readonly { readonly kind: Retention['kind']; readonly [field: string]: string }[]

/** `name, email address, role and organization` */
export const requestDataWords = (kind: Retention['kind']): string =>
  listWords(requestData.filter((data) => data.kind === kind).map(({ words }) => words))

/** The person whom data protection questions reach (GDPR, Articles 37 to 39). */
export const protectionOfficer = { name: 'Odile Marchetti', title: 'Data protection officer' } as const
