import { claims } from './claims'

/** Figures of the legal pages, Security & Trust and GDPR (specification, sections 1, 2 and 9). */
export const policy = {
  /** ISO date of the privacy policy and of the terms. */
  updated: '2025-07-09',
  minimumAge: 13,
  /** Years of age under which a parent or guardian consents. */
  consentAge: 18,
  inquiryDays: 30,
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

/** The kinds of personal data that the policies tell apart. */
export type DataKind = 'identity' | 'educational' | 'technical' | 'communication'

/** How long a kind of data is kept. */
export type Retention = {
  readonly kind: DataKind
  readonly label: string
  /** From when the years run. Until the account is closed, its data is kept as well. */
  readonly from: 'account-closed' | 'received'
  readonly years: number
}

/** How long each kind of data is kept. Source: specification, section 9 ("Retention"). */
export const retention: readonly Retention[] = [
  { kind: 'identity', label: 'Identity', from: 'account-closed', years: 7 },
  { kind: 'educational', label: 'Educational', from: 'account-closed', years: 3 },
  { kind: 'technical', label: 'Technical', from: 'received', years: 2 },
  { kind: 'communication', label: 'Communication', from: 'received', years: 3 },
]

/** A retention in words: `account lifetime plus 7 years`, `2 years`. */
export const retentionText = ({ from, years }: Retention): string =>
  from === 'account-closed' ? `account lifetime plus ${years} years` : `${years} years`

/** The person whom data protection questions reach (GDPR, Articles 37 to 39). */
export const protectionOfficer = { name: 'Odile Marchetti', title: 'Data protection officer' } as const
