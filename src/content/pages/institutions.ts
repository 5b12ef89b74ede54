import { claims, claimText, uptimeMinutes } from '@/content/claims'

export const institutions = {
  lead: 'An AI tutor for schools and colleges, under one agreement. Your directory signs people in, your LMS keeps the lists, and your staff decide who sees what. Free during the beta.',
  /** The seven features of the specification, section 2. */
  features: {
    'Enterprise demo': 'Half an hour on your own pages, with a test roster, before anyone signs anything.',
    SSO: 'Single sign-on with SAML 2.0 or OpenID Connect. No new passwords in September.',
    'Admin dashboard': 'Departments, roles, seats and usage, by class and by week. Exports to CSV.',
    'Bulk user management': 'Add, move and remove people from a spreadsheet, with a preview of every change.',
    'LMS integration': 'Rosters in and marks out, with Canvas, Moodle, Brightspace and others.',
    [claimText(claims.uptime)]:
      `At most ${uptimeMinutes} minutes of downtime in 30\u00a0days, written into your contract.`,
    [claimText(claims.support)]: 'Someone on call at any hour; by phone during office hours.',
  },
  steps: [
    {
      weeks: 'Week 1',
      title: 'Connect',
      text: 'Single sign-on and one LMS course, with your IT lead and ours in one call.',
    },
    {
      weeks: 'Weeks 2 to 4',
      title: 'Try it with two departments',
      text: 'Real classes, a short training, and a list of what to change before the rest join.',
    },
    {
      weeks: 'Weeks 5 to 8',
      title: 'Open to everyone',
      text: 'From here, rosters follow your LMS. We stay on call through the first reporting period.',
    },
  ],
  /** A preview of a roster import: what would change, before it does. */
  roster: [
    { change: 'Added', name: 'Okafor, Amara', from: '', to: 'MPM2D-03' },
    { change: 'Moved', name: 'Gagné, Étienne', from: 'MPM2D-01', to: 'MPM2D-03' },
    { change: 'Removed', name: 'Baxter, Tom', from: 'SCH3U-02', to: '' },
    { change: 'Skipped', name: 'row 41', from: 'no number', to: '' },
  ],
} as const
