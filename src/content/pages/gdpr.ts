import { type DataKind, policy, retention, retentionText } from '@/content/policy'

/** The rights of the data subject (GDPR, Chapter III). */
export const rights = [
  {
    name: 'To be informed',
    article: 'Articles 13 and 14',
    means: 'Know what is collected, why, and who sees it, before it is.',
    exercise: 'Read the privacy policy. Ask about anything that it leaves open.',
  },
  {
    name: 'Access',
    article: 'Article 15',
    means: 'See what we hold about you, and get a copy.',
    exercise: 'Write “Send me my data”. The copy comes as a file and is free.',
  },
  {
    name: 'Rectification',
    article: 'Article 16',
    means: 'Have what is wrong or incomplete put right.',
    exercise: 'Change it in your account, or write which line is wrong and what it should say.',
  },
  {
    name: 'Erasure',
    article: 'Article 17',
    means: 'Have your data deleted when it is no longer needed.',
    exercise: 'Close your account, or write “Delete my data”. What a law makes us keep, we name.',
  },
  {
    name: 'Restriction',
    article: 'Article 18',
    means: 'Have your data kept but not used, while a question is open.',
    exercise: 'Write what should stand still, and which question is open.',
  },
  {
    name: 'Portability',
    article: 'Article 20',
    means: 'Take your data to another service.',
    exercise: 'Export it from your account as JSON or CSV, or tell us where to send it.',
  },
  {
    name: 'Objection',
    article: 'Article 21',
    means: 'Say no to a use that rests on legitimate interest, and to any marketing.',
    exercise:
      'Write which use. Marketing stops at once; any other use, unless we can show you a stronger reason.',
  },
  {
    name: 'No automated decisions',
    article: 'Article 22',
    means: 'Have a person decide what affects you.',
    exercise: 'Write which decision. The tutor makes none of that kind; a person looks all the same.',
  },
] as const

/** The legal bases that we rely on (GDPR, Article 6(1)). */
export const legalBases = [
  {
    name: 'Consent',
    article: 'Article 6(1)(a)',
    means:
      'You said yes, for this and nothing else. Take it back whenever you like; a parent says it for a child.',
  },
  {
    name: 'Contract',
    article: 'Article 6(1)(b)',
    means: 'Without it there is no account to sign in to and no line for the tutor to read.',
  },
  {
    name: 'Legal obligation',
    article: 'Article 6(1)(c)',
    means: 'A law makes us keep it: invoices and the proof of consent, above all.',
  },
  {
    name: 'Legitimate interest',
    article: 'Article 6(1)(f)',
    means: 'A service that works and answers, weighed against your interest in being left alone.',
  },
] as const

/** A category of data as the GDPR wants it described (Articles 13 and 30). */
type DataCategory = {
  readonly kind: DataKind
  readonly name: string
  readonly holds: string
  readonly purpose: string
  readonly bases: readonly (typeof legalBases)[number]['name'][]
  readonly retention: string
}

const keptFor = Object.fromEntries(retention.map((entry) => [entry.kind, retentionText(entry)])) as Record<
  DataKind,
  string
>

export const categories: readonly DataCategory[] = [
  {
    kind: 'identity',
    name: 'Identity data',
    holds: 'Name, e-mail address, role, organization',
    purpose: 'Opening your account, signing you in, billing',
    bases: ['Contract', 'Legal obligation'],
    retention: keptFor.identity,
  },
  {
    kind: 'educational',
    name: 'Educational data',
    holds: 'Questions, working, replies, scores, courses',
    purpose: 'Choosing the next question, showing progress to you and your instructor',
    bases: ['Consent', 'Contract'],
    retention: keptFor.educational,
  },
  {
    kind: 'technical',
    name: 'Technical data',
    holds: 'IP address, browser, pages opened, errors',
    purpose: 'Keeping the service up, fast and safe',
    bases: ['Legitimate interest'],
    retention: keptFor.technical,
  },
  {
    kind: 'communication',
    name: 'Communication data',
    holds: 'E-mails, messages, requests for a demonstration',
    purpose: 'Answering you, and news if you asked for it',
    bases: ['Consent', 'Legitimate interest'],
    retention: keptFor.communication,
  },
]

/** Supervisory authorities that take complaints (GDPR, Article 77). */
export const authorities = [
  {
    country: 'United Kingdom',
    short: 'ICO',
    name: 'Information Commissioner’s Office',
    lang: undefined,
    url: 'https://ico.org.uk/',
  },
  {
    country: 'Germany',
    short: 'BfDI',
    name: 'Bundesbeauftragte für den Datenschutz und die Informationsfreiheit',
    lang: 'de',
    url: 'https://www.bfdi.bund.de/',
  },
  {
    country: 'France',
    short: 'CNIL',
    name: 'Commission nationale de l’informatique et des libertés',
    lang: 'fr',
    url: 'https://www.cnil.fr/',
  },
  {
    country: 'Ireland',
    short: 'DPC',
    name: 'Data Protection Commission',
    lang: undefined,
    url: 'https://www.dataprotection.ie/',
  },
] as const

export const ways = [
  {
    via: 'email',
    heading: 'By e-mail',
    text: 'From the address on your account, and that is all the proof we need.',
  },
  { via: 'contact', heading: 'By the contact form', text: 'Name the right in the subject.' },
  {
    via: 'phone',
    heading: 'By telephone',
    text: 'Monday to Friday, 9:00 to 18:00 EST. We write it down and send you what we wrote.',
  },
  {
    via: 'school',
    heading: 'Through your school',
    text: 'If it gave you the account, it can ask for you; it decides about what you wrote in class.',
  },
] as const

/** What happens on the days of a request. */
export const requestDays = [
  { day: 0, name: 'You ask.', text: 'In any words, for free.' },
  { day: 3, name: 'We confirm.', text: 'That it is here, and that it is you.' },
  {
    day: policy.gdprDays,
    name: 'You have the answer.',
    text: 'What we did, or why not and where to complain.',
  },
] as const
