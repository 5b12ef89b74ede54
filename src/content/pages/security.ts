import { claims, standards } from '@/content/claims'
import { policy, protectionOfficer } from '@/content/policy'

/** Measured claims (specification, section 2), with the drawing that counts each in squares. */
export const tiles = [
  {
    drawing: 'thousand',
    figure: claims.uptime.figure,
    label: 'uptime SLA',
    working: '1,000 squares, one of them open: 43.2 minutes in 30 days.',
  },
  {
    drawing: 'key',
    figure: '256-bit',
    label: 'AES encryption',
    working: '16 × 16 squares, on or off. One such pattern is a key.',
  },
  {
    drawing: 'week',
    figure: '24/7',
    label: 'monitoring',
    working: '24 × 7 = 168 hours a week, none left open.',
  },
  { drawing: 'nothing', figure: '0', label: 'data breaches', working: 'Nothing to draw.' },
] as const

/** The steps of incident response; `minutes` is the timeframe, to be drawn to scale. */
export const steps = [
  {
    step: 1,
    title: 'Detect and confirm',
    timeframe: '15 minutes',
    minutes: 15,
    description:
      'The alert wakes the person on call, who confirms it, opens a log and calls the second person.',
  },
  {
    step: 2,
    title: 'Contain',
    timeframe: '30 minutes',
    minutes: 30,
    description: 'Keys and sessions that may be affected are revoked, systems cut off, evidence put aside.',
  },
  {
    step: 3,
    title: 'Assess',
    timeframe: '4 hours',
    minutes: 4 * 60,
    description:
      'We know which data and whose. Institutions that are affected hear it from a person, by telephone.',
  },
  {
    step: 4,
    title: 'Notify and report',
    timeframe: `${policy.breachHours} hours`,
    minutes: policy.breachHours * 60,
    description:
      'The authority and everybody at risk know what happened, what we did and what to do. The cause is mended.',
  },
] as const

/** `Active` is in force for everybody; the others are not yet. */
export const features = [
  {
    title: 'Encryption at rest',
    description: '256-bit AES for every sheet, score and backup.',
    status: 'Active',
    icon: 'disk',
  },
  {
    title: 'Encryption in transit',
    description: 'TLS 1.2 or newer on every connection, between our own servers too.',
    status: 'Active',
    icon: 'wire',
  },
  {
    title: 'Two-step sign-in for staff',
    description: 'With a hardware key. Nobody on our side gets in with a password alone.',
    status: 'Active',
    icon: 'staff',
  },
  {
    title: 'Access by role',
    description: 'An instructor sees their own classes, an administrator their own school.',
    status: 'Active',
    icon: 'roles',
  },
  {
    title: 'Single sign-on',
    description: 'SAML or OpenID Connect, so that a school’s own rules decide who gets in.',
    status: 'Active',
    icon: 'sign-on',
  },
  {
    title: 'Audit log',
    description: 'Who opened which record and when. Entries can be added, not changed.',
    status: 'Active',
    icon: 'log',
  },
  {
    title: 'Backups',
    description: 'Every hour, in two places in Canada. We restore one each month to be sure.',
    status: 'Active',
    icon: 'backup',
  },
  {
    title: 'Keys of your own',
    description: 'Institutions bring the key that encrypts their data, and can take it away.',
    status: 'In testing',
    icon: 'keys',
  },
  {
    title: 'Reward for reports',
    description: 'Payment for weaknesses reported to us. Until then: thanks, by name if you like.',
    status: 'Planned',
    icon: 'reward',
  },
] as const

/** What has been passed counts until the ISO date `validUntil`. */
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
    authority: 'European Union, Regulation 2016/679',
    status: 'Current',
    description: 'Our records and contracts, reviewed each year by outside counsel.',
    validUntil: '2027-05-25',
  },
  {
    name: standards.ferpa,
    authority: 'United States Department of Education',
    status: 'Current',
    description: 'How education records are held for schools, reviewed by outside counsel.',
    validUntil: '2027-08-31',
  },
  {
    name: 'ISO/IEC 27001',
    authority: 'Accredited certification body',
    status: 'In progress',
    description:
      'The first audit stage is passed and counts until this date. The certificate needs the second.',
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
    description: 'Eight rights, and what to write to use each of them.',
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
    'A name, an address and the working. No tracker is on this site, and no page of it loads anything from another company.',
  'Keep it apart': 'Each institution’s data has its own key. Test systems run on invented students.',
  'Let few people in':
    'Staff ask for access to a record, say why, and lose it after an hour. The owner of the record can see that they did.',
  'Check the code':
    'Two people read each change, and what it depends on is scanned every day. An outside firm tries to break in twice a year.',
  Practise:
    'Everybody who touches data is trained each term. Every quarter we stage an incident and time the four steps above.',
  'Let go on time': 'Each kind of data has an end date, and deletion runs by itself, backups included.',
}

export const team = [
  {
    name: 'Ruth Adeyemi',
    role: 'Head of security',
    does: 'Answers for this page and signs off every exception.',
  },
  {
    name: 'Joel Vandermeer',
    role: 'Incident response lead',
    does: 'Keeps the on-call schedule and runs the four steps.',
  },
  {
    name: 'Sunniva Rao',
    role: 'Platform security engineer',
    does: 'Keys, backups and the monthly restore.',
  },
  {
    name: 'Mateo Castellanos',
    role: 'Application security engineer',
    does: 'Reads your reports and writes back.',
  },
  {
    name: protectionOfficer.name,
    role: protectionOfficer.title,
    does: 'Rights, schools and supervisory authorities.',
  },
]
