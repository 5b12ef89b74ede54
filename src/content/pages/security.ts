import { claims, standards, uptimeMinutes } from '@/content/claims'
import { policy, protectionOfficer } from '@/content/policy'

/** Measured claims (specification, section 2); squares count all but the last of them. */
export const tiles = [
  {
    drawing: 'thousand',
    figure: claims.uptime.figure,
    label: 'uptime SLA',
    counted: `1,000 squares, one open: ${uptimeMinutes}\u00a0minutes in 30 days. In writing for institutions; a target for everyone else.`,
  },
  {
    drawing: 'key',
    figure: '256-bit',
    label: 'AES encryption',
    counted: '16 × 16 squares, on or off. One such pattern is a key.',
  },
  {
    drawing: 'week',
    figure: '24/7',
    label: 'monitoring',
    counted: '24 × 7 = 168 hours a week, none left open.',
  },
  { drawing: 'empty', figure: '0', label: 'data breaches', counted: 'Nothing to draw.' },
] as const

/** The steps of incident response; `minutes` is the latest time for each, to be drawn to scale. */
export const steps = [
  {
    title: 'Detect and confirm',
    minutes: 15,
    description:
      'The alert wakes the person on call, who confirms it, opens a log and calls the second person.',
  },
  {
    title: 'Contain',
    minutes: 30,
    description: 'Keys and sessions that may be affected are revoked, systems isolated, evidence preserved.',
  },
  {
    title: 'Assess',
    minutes: 4 * 60,
    description: 'We know which data and whose. Affected institutions hear from a person, by phone.',
  },
  {
    title: 'Notify and report',
    minutes: policy.breachHours * 60,
    description:
      'The authority and everyone at risk know what happened, what we did and what to do. The cause is fixed.',
  },
].map((step) => ({
  ...step,
  timeframe: step.minutes < 60 ? `${step.minutes} minutes` : `${step.minutes / 60} hours`,
}))

export const features = {
  'Encryption at rest': '256-bit AES for every sheet, score and backup.',
  'Encryption in transit': 'TLS 1.2 or newer on every connection, between our own servers too.',
  'Two-step sign-in for staff':
    'Everyone who can reach student data signs in with a password and a hardware key.',
  'Access by role': 'An instructor sees their own classes, an administrator their own school.',
  'Single sign-on': 'SAML or OpenID Connect, so that a school’s own rules decide who gets in.',
  'Audit log': 'Who opened which record and when. Entries can be added, not changed.',
  Backups: 'Every hour, in two places in Canada. We restore one each month to be sure.',
  'Customer-managed keys': 'Institutions bring the key that encrypts their data, and can take it away.',
  'Bug bounty': 'Payment for reported vulnerabilities. Until then: thanks, by name if you like.',
}

/** The features that are not in force for everyone yet, and how far they are. */
export const notYet: Readonly<Record<string, string>> = {
  'Customer-managed keys': 'In testing',
  'Bug bounty': 'Planned',
}

/** A certification that was passed is valid until the ISO date `validUntil`. */
export const certifications = [
  {
    name: standards.soc2,
    authority: 'Independent auditor, AICPA criteria',
    status: 'Current',
    description: 'Security, availability and confidentiality, tested over twelve months.',
    validUntil: '2027-06-30',
  },
  {
    name: standards.gdpr,
    authority: 'Outside counsel, on Regulation (EU) 2016/679',
    status: 'Current',
    description: 'Our records and contracts, reviewed each year.',
    validUntil: '2027-05-25',
  },
  {
    name: standards.ferpa,
    authority: 'Outside counsel, on 34 CFR Part 99',
    status: 'Current',
    description: 'How education records are held for schools, reviewed each year.',
    validUntil: '2027-08-31',
  },
  {
    name: 'ISO/IEC 27001',
    authority: 'Accredited certification body',
    status: 'In progress',
    description:
      'Stage 1 of the audit is passed and stands until this date. The certificate follows stage 2.',
    validUntil: '2027-03-31',
  },
] as const

/** Cards that lead on; the contact page's with the sales reason chosen. */
export const resources = [
  {
    title: 'Privacy policy',
    description: 'What we collect, why, and the years each kind is kept, drawn to scale.',
    action: 'Read the policy',
    page: 'privacy',
  },
  {
    title: 'GDPR',
    description: 'Eight rights, and how to use each of them.',
    action: 'See your rights',
    page: 'gdpr',
  },
  {
    title: `${standards.soc2} report`,
    description: 'For institutions, under a confidentiality agreement.',
    action: 'Ask for the report',
    page: 'contact',
  },
  {
    title: 'Terms of service',
    description: 'Uptime target, liability and notice, clause by clause.',
    action: 'Read the terms',
    page: 'terms',
  },
] as const

export const practices = {
  'Collect less':
    'What the forms ask, your work, and technical logs. This site has no trackers and loads nothing from other companies.',
  'Keep it apart': 'Each institution’s data has its own key. Test systems run on invented students.',
  'Let few people in':
    'Staff request access to a record, say why, and lose it after an hour. The record’s owner can see each access.',
  'Check the code':
    'Two people review each change, and dependencies are scanned every day. An outside firm tries to break in twice a year.',
  Practise:
    'Everyone who touches data is trained each term. Every quarter we stage an incident and time the four steps above.',
  'Let go on time':
    'Each kind of data has an end date, and deletion is automatic, in backups as they are replaced.',
}

export const team = [
  ['Ruth Adeyemi', 'Head of security', 'Answers for this page and signs off on every exception.'],
  ['Joel Vandermeer', 'Incident response lead', 'Keeps the on-call schedule and runs the four steps.'],
  ['Sunniva Rao', 'Platform security engineer', 'Keys, backups and the monthly restore.'],
  ['Mateo Castellanos', 'Application security engineer', 'Reads your reports and writes back.'],
  [protectionOfficer.name, protectionOfficer.title, 'Rights, schools and supervisory authorities.'],
] as const
