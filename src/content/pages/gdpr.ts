import { officeHours, responseTime } from '@/content/contact'
import { policy, type Retention, requestDataWords } from '@/content/policy'
import { capitalized } from '@/lib/text'

/** The rights of the data subject (GDPR, Chapter III). */
export const rights = {
  'To be informed': {
    article: 'Articles 13 and 14',
    means: 'Know what is collected, why, and who sees it, before it happens.',
    exercise: 'Read the privacy policy. Ask about anything that it leaves open.',
  },
  Access: {
    article: 'Article 15',
    means: 'See what we hold about you, and get a copy.',
    exercise: 'Write “Send me my data”. The copy comes as a file and is free.',
  },
  Rectification: {
    article: 'Article 16',
    means: 'Have wrong or incomplete data corrected.',
    exercise: 'Change it in your account, or write which line is wrong and what it should say.',
  },
  Erasure: {
    article: 'Article 17',
    means: 'Have your data deleted when it is no longer needed.',
    exercise:
      'Write “Delete my data”. Closing your account alone only starts the years below. If a law makes us keep something, we say what.',
  },
  Restriction: {
    article: 'Article 18',
    means: 'Have your data kept but not used, while a dispute is open.',
    exercise: 'Tell us which data to freeze, and what is in dispute.',
  },
  Portability: {
    article: 'Article 20',
    means: 'Take your data to another service.',
    exercise: 'Export it from your account as JSON or CSV, or tell us where to send it.',
  },
  Objection: {
    article: 'Article 21',
    means: 'Say no to a use that rests on legitimate interest, and to any marketing.',
    exercise:
      'Tell us which use. Marketing stops right away; any other use stops unless we can show you a stronger reason.',
  },
  'No automated decisions': {
    article: 'Article 22',
    means: 'Have a person decide what affects you.',
    exercise: 'Tell us which decision. The tutor makes none of this kind; a person looks into it anyway.',
  },
}

/** The legal bases that we rely on (GDPR, Article 6(1)). */
export const legalBases = {
  Consent: {
    article: 'Article 6(1)(a)',
    means:
      'You said yes, for this and nothing else. Take it back whenever you like; a parent gives it for a child.',
  },
  Contract: {
    article: 'Article 6(1)(b)',
    means: 'Without it there is no account to sign in to and no line for the tutor to read.',
  },
  'Legal obligation': {
    article: 'Article 6(1)(c)',
    means: 'A law makes us keep it: mostly invoices and proof of consent.',
  },
  'Legitimate interest': {
    article: 'Article 6(1)(f)',
    means: 'A service that works and answers, weighed against your interest in being left alone.',
  },
}

type Category = {
  readonly holds: string
  readonly purpose: string
  readonly bases: readonly (keyof typeof legalBases)[]
}

/** What each kind of data is and is for (GDPR, Articles 13 and 30). */
export const categories: Readonly<Record<Retention['kind'], Category>> = {
  Identity: {
    holds: capitalized(requestDataWords('Identity')),
    purpose: 'Opening your account, signing you in, billing',
    bases: ['Contract', 'Legal obligation'],
  },
  Educational: {
    holds: 'Questions, your work, replies, scores, courses',
    purpose: 'Choosing the next question, showing progress to you and your instructor',
    bases: ['Consent', 'Contract'],
  },
  Technical: {
    holds: 'IP address, browser, pages opened, errors',
    purpose: 'Keeping the service up, fast and safe',
    bases: ['Legitimate interest'],
  },
  Communication: {
    holds: `Emails, messages, demo requests, the ${requestDataWords('Communication')} of an access request`,
    purpose: 'Answering you, and news if you asked for it',
    bases: ['Consent', 'Legitimate interest'],
  },
}

/** Supervisory authorities that take complaints (GDPR, Article 77). */
export const authorities = [
  {
    country: 'United Kingdom',
    short: 'ICO',
    name: 'Information Commissioner’s Office',
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
    url: 'https://www.dataprotection.ie/',
  },
]

export const ways = [
  {
    via: 'email',
    heading: 'By email',
    text: 'From the address on your account, and that is usually all the proof we need.',
  },
  { via: 'contact', heading: 'By the contact form', text: 'Name the right in the subject.' },
  {
    via: 'phone',
    heading: 'By phone',
    text: `${officeHours.open}. ${officeHours.allYear} We write it down and send you what we wrote.`,
  },
  {
    via: 'school',
    heading: 'Through your school',
    text: 'If your school gave you the account, it can ask for you. Your classwork is under its control.',
  },
] as const

export const requestDays = [
  { day: 0, name: 'You ask.', text: `In any words, for free. A first reply comes within ${responseTime}.` },
  { day: 3, name: 'We confirm.', text: 'That it is you, and what you asked for.' },
  {
    day: policy.gdprDays,
    name: 'You have the answer.',
    text: 'What we did, or why not and where to complain.',
  },
]
