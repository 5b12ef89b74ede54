import { site } from '@/config/site'
import { standards } from '@/content/claims'
import { responseTime } from '@/content/contact'
import { type LegalDocument, link } from '@/content/legal-document'
import { policy, requestDataWords, safariTime } from '@/content/policy'

/** The privacy policy (specification, sections 2, 7 and 9). */
export const privacy: LegalDocument = {
  heading: 'Privacy policy',
  lead: 'Our AI tutor is for students, instructors, schools and developers, and free during the beta. This is what it and this site collect, why, who sees it and how long it stays. The short notes say it in plain words; the full text is what counts.',
  updated: policy.updated,
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      plain: 'Us, and how to reach us.',
      blocks: [
        `${site.name} is a tutoring platform for students, instructors, institutions and developers, offered as an invitation-only beta. In this policy “we” and “us” mean the company that runs ${site.name} from ${site.contactTown}, and “you” means anyone who visits this site, requests access or uses the tutor.`,
        `We decide why and how the data described here is used, except where a school uses the service for its own students. Then the school decides, and we act on its instructions (see ${link('privacy', 'Learners under 18', 'under-18')}).`,
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      plain: 'What you type, what you learn, what your browser says.',
      blocks: [
        'We collect what a tutor, a teacher or a support desk needs, in four kinds:',
        [
          `**Identity data:** your ${requestDataWords('Identity')}, as you give them when you email us a request for access or open an account.`,
          '**Educational data:** your questions, your work, the tutor’s replies, your scores and your courses.',
          '**Technical data:** your IP address, your browser, the pages you open and any errors.',
          `**Communication data:** messages from the contact form, demo requests, the ${requestDataWords('Communication')} of an access request, and emails to us.`,
        ],
        'We do not ask for health, religion, ethnicity or any other sensitive data, and please leave it out of what you write. We do not buy data about you from anyone.',
      ],
    },
    {
      id: 'this-website',
      heading: 'What this website does',
      plain: 'Requests stay with you. Messages come to us. No trackers.',
      blocks: [
        [
          '**A request for beta access** stays in the storage of the browser you made it in and is not sent anywhere. Unless you email us a copy, it can be read only in that browser, by anyone who uses it. Clear the browser’s data and it is gone.',
          '**The contact form and the demo form** send what you typed to our mail service, which delivers it to us as an email. From then on it is communication data.',
          '**The password on the registration page** is never stored, sent or logged. Pressing the button carries your name and email address over into a request for access, and nothing else.',
          '**No trackers.** There are no analytics, no advertising and no cookies. The pages load nothing from other companies: fonts, drawings and code come from this site.',
          ...(site.reportUrl
            ? [
                '**Error reports.** If a page breaks, your browser sends us which of our files broke, and where. Nothing that you typed, and no page address.',
              ]
            : []),
          '**Server logs.** The server that sends you these pages may log your IP address, the page’s address, with an administrator’s search in it, the time and the browser. That is technical data.',
        ],
      ],
    },
    {
      id: 'why',
      heading: 'Why we use it',
      plain: 'To teach you, to keep the service up, to answer you.',
      blocks: [
        'We use educational data to choose the next question, to show you (and, if you are in a class, your instructor) how you are doing, and to find where our explanations fail. We use identity and communication data to open accounts, to send invoices and to answer you. We use technical data to keep the service fast and safe.',
        '==We do not sell personal data.== We do not use what learners write for advertising, and we do not let anyone else do so. We do not train general-purpose models on it.',
        'The tutor suggests; it does not decide. No grade, admission or discipline follows from its output without a person who looks at it.',
      ],
    },
    {
      id: 'legal-grounds',
      heading: 'Legal grounds',
      plain: 'Each use needs a reason the law accepts. These are ours.',
      blocks: [
        `Where the General Data Protection Regulation applies, we rely on your consent, on our contract with you, on a legal obligation, or on a legitimate interest in a service that works. Which ground covers which data is set out on the ${link('gdpr', 'GDPR page', 'legal-bases')}. In Canada we rely on your consent, and on the exceptions that the law gives.`,
        'Consent can be taken back at any time. What was done before remains lawful; what needed the consent stops.',
      ],
    },
    {
      id: 'under-18',
      heading: 'Learners under 18',
      plain: `Thirteen and up. Under\u00a0${policy.consentAge}, a parent says yes first.`,
      blocks: [
        `You must be at least **${policy.minimumAge} years old** to use ${site.name}. If you are **under ${policy.consentAge}**, a parent or guardian must consent before you open an account, by replying to the email with the invitation code, unless your school has consented on their behalf where the law lets it.`,
        `A parent or guardian may write to us to see what we hold about their child, have it corrected or deleted, or withdraw consent. If we learn that a child under ${policy.minimumAge} has given us data, we delete it and say so to the address that was used.`,
        `Where a school in the United States provides ${site.name}, what students write is an education record under ${standards.ferpa}. It stays under the school’s control, and we use it only for the school’s own purposes.`,
      ],
    },
    {
      id: 'who-sees-it',
      heading: 'Who sees it',
      plain: 'Your teacher, classmates you share with, those who run our servers, courts if required.',
      blocks: [
        [
          '**Your instructor and your institution** see your educational data for their own courses.',
          '**Classmates** see the sheets that you share with them, every line of them, and nothing else.',
          '**Companies that work for us,** such as those that host our servers or deliver our email, see what that work needs, under a contract that forbids any other use.',
          '**Authorities** get data only where the law requires it. We tell you first where we may.',
          '**A buyer of the company** would be bound by this policy, and you would hear of it before your data moves.',
        ],
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      plain: 'Long enough to be useful or lawful, then gone.',
      blocks: [
        'Identity and educational data is kept while your account is open and for some years after. For technical and communication data, time runs from the day we received it.',
        { figure: 'retention' },
        'When the time is up, data is deleted or made anonymous within the next month, and leaves our backups as they are replaced. A legal dispute or a court order can hold it longer; then we keep that part and nothing else.',
      ],
    },
    {
      id: 'protection',
      heading: 'How we protect it',
      plain: 'Locked in transit, locked at rest, watched all day.',
      blocks: [
        `Data is encrypted on the way with TLS and at rest with 256-bit AES. Access is limited to staff who need it, logged and reviewed. We monitor around the clock. If a breach puts you at risk, we tell you and the authority within **${policy.breachHours} hours** of learning of it. Each measure is listed with its status on the ${link('security', 'Security & Trust page')}.`,
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      plain: 'Ask to see it, correct it, move it or delete it.',
      blocks: [
        `Wherever you live, you may ask us for a copy of your data, have it corrected or deleted, object to a use or have it limited, take it to another service, and withdraw consent. The ${link('gdpr', 'GDPR page', 'rights')} lists all eight rights, and how to use each.`,
        `We answer within ${policy.gdprDays} days, free of charge, and never treat you worse for asking. If a school gave you the account, we may pass the request on to it, and tell you.`,
      ],
    },
    {
      id: 'browser-storage',
      heading: 'Cookies and browser storage',
      plain: 'No cookies. A few notes in your own browser, listed here.',
      blocks: [
        'This site sets no cookies. What it remembers is kept in your browser’s own storage, is not sent from there, and can be erased there at any time:',
        {
          caption: 'What this site keeps in your browser',
          columns: ['Name', 'What it holds', 'Until'],
          rows: [
            ['`theme`', 'The light or dark theme, if you chose one', 'you choose System'],
            [
              '`draft:…`',
              'What you typed into a form and have not submitted, for this tab alone, in its session storage; never a password',
              'you submit it or close the tab',
            ],
            [
              '`outbox:…`',
              'A message to us that could not be sent, or was being sent when its page was left',
              `you send it or delete it, or visit the contact page at least ${policy.outboxDays} days later; after a break of over a week, it can take another visit`,
            ],
            [
              '`sent:…`',
              'When a form was submitted, so that a copy of its tab does not offer it again; nothing of what it said',
              `you submit another one, at least ${policy.outboxDays} days later`,
            ],
            [
              '`invitationRequests…`',
              'Requests for access made in this browser or imported by an administrator, with decisions and codes',
              'you clear it',
            ],
            ['`invitationNote:…`', 'An administrator’s notes on requests', 'you clear the requests'],
            [
              '`invitationAudit:…`',
              'An administrator’s decisions, with names: the last 1,000. After Clear All, nothing with a name',
              'you clear the requests; the rest, until you clear it',
            ],
            [
              '`invitationLastBackup` `invitationReviewKeys`',
              'When an administrator last made a backup, and whether single keys are off',
              'you clear it',
            ],
            [
              '`reviewImportColumns`',
              'Which columns an administrator chose for an imported file: its headings, none of its rows',
              'you clear it',
            ],
            ['`codeLanguage`', 'The language you last read code samples in', 'you clear it'],
            [
              '`adminAuthenticated` `adminLoginTime`',
              'That an administrator signed in here, and when',
              'you sign out, or come back to the sign-in after 24 hours',
            ],
          ],
        },
        `Safari deletes all of this sooner: after ${safariTime} here.`,
        'So that the site works without a connection, your browser also keeps copies of the last 60 pages that you opened and of up to 250 of the site’s files, until you clear them; they hold nothing about you. While a tab is open it notes under “reloaded” which version it loaded again, under “places” how far down each page you were and which of its answers were open, and under “reviewPlace” how far down the administrator’s list, at which request and with which search, which the browser’s history has, too.',
      ],
    },
    {
      id: 'transfers',
      heading: 'Data outside your country',
      plain: 'If it travels, its protection travels too.',
      blocks: [
        'Our servers are in Canada, which the European Commission recognizes as protecting personal data adequately where Canadian privacy law for businesses applies. Where data goes to another country, we use standard contractual clauses or another decision of that kind, and you may ask us for a copy.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions and complaints',
      plain: 'Write to us. A first reply in a day, the full answer in thirty.',
      blocks: [
        `Questions about this policy go to {email}, to {phone}, or through the ${link('contact', 'contact page')}. You get a first reply within ${responseTime}. We answer privacy inquiries within **${policy.inquiryDays} days**.`,
        `If the answer does not satisfy you, you may complain to the privacy commissioner or the ${link('gdpr', 'supervisory authority', 'complaints')} where you live, at any time and without asking us first.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      plain: 'We tell you before, not after.',
      blocks: [
        `If we change this policy in a way that matters, we tell you by email or on this page at least ${policy.termsNoticeDays} days before. The date at the top says when it last changed, and we send earlier versions on request.`,
      ],
    },
  ],
  related: [
    { page: 'terms', text: 'Terms of service' },
    { page: 'security', text: 'Security & Trust' },
    { page: 'gdpr', text: 'GDPR' },
  ],
}
