import { site } from '@/config/site'
import { uptimeMinutes } from '@/content/claims'
import { type LegalDocument, link } from '@/content/legal-document'
import { annualSaving, apiNotice, price } from '@/content/plans'
import { policy } from '@/content/policy'

/** The terms of service (specification, sections 1, 2 and 9). */
export const terms: LegalDocument = {
  heading: 'Terms of service',
  lead: 'The agreement for using our AI tutor for students, instructors, schools and developers, free during the beta, clause by clause. The short notes say it in plain words; the full text is what counts.',
  updated: policy.updated,
  sections: [
    {
      id: 'agreement',
      heading: 'This agreement',
      plain: 'Using the service means you agree. Disagree? Do not use it.',
      blocks: [
        `These terms are a contract between you and the company that runs ${site.name} from ${site.contactTown} (“we”, “us”). They cover this website, the tutor, the instructor and institution tools and the API (together, “the service”). By opening an account or using the service you accept them.`,
        `How we treat personal data is set out in the ${link('privacy', 'Privacy policy')}, which is not part of the contract but a promise of its own. If your school has signed an agreement with us, that agreement prevails where the two differ.`,
      ],
    },
    {
      id: 'who-may-use-it',
      heading: 'Who may use it',
      plain: `Thirteen or older. Under\u00a0${policy.consentAge}, with a parent’s consent.`,
      blocks: [
        `You must be at least **${policy.minimumAge} years old**. If you are **under ${policy.consentAge}**, a parent or guardian must consent to these terms on your behalf before you open an account, or your school where the law lets it. Anyone who accepts for an organization confirms that they have the authority to.`,
      ],
    },
    {
      id: 'beta',
      heading: 'The beta',
      plain: 'By invitation, unfinished, and free while prices are unset.',
      blocks: [
        `${site.name} is an invitation-only beta. A request for access does not promise it. An invitation code is for the person it was given to; please do not pass it on or sell it.`,
        'Parts of a beta change, fail or disappear. We announce what we take away as early as we can, so that you can export your work first. We may use your feedback to improve the service, without owing you anything.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      plain: 'One person, one account. Keep the password to yourself.',
      blocks: [
        'Give us your real name and an email address that you read. Keep your password and your API keys secret: what happens under them counts as yours until you tell us that they are lost. Tell us at once at {email}.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use',
      plain: 'Learn with it, teach with it, build on it. Do not break it.',
      blocks: [
        'You may use the service to learn, to teach and to build on our API. You may not:',
        [
          'hand in the tutor’s words as your own where your school forbids it;',
          'use it to harass, deceive or endanger anyone, or to break a law;',
          'upload what you have no right to, or personal data of others without their consent;',
          'get around limits, test our security without our permission, or overload the service;',
          'copy the service, or train a competing model on its output.',
        ],
        `Have you found a weakness? The ${link('security', 'Security & Trust page', 'report')} says how to report it. Anyone who reports in good faith has nothing to fear from us.`,
      ],
    },
    {
      id: 'your-work',
      heading: 'Your work',
      plain: 'You wrote it, you own it. We store, process and show it for you.',
      blocks: [
        `What you write and upload remains yours. You allow us to store it, to process it and to show it to those you share it with, as far as running the service needs. This permission ends when you delete the work, apart from copies that the ${link('privacy', 'retention periods', 'retention')} or the law make us keep.`,
        'You can export your work at any time in a format that other software reads. We take down what infringes the rights of others when we learn of it.',
      ],
    },
    {
      id: 'tutor',
      heading: 'What the tutor says',
      plain: 'It can be wrong. Check what matters.',
      blocks: [
        'The tutor’s questions, hints and steps are made by software that can be wrong even when it sounds sure. They are not professional, medical or legal advice, and no mark is final until a person gives it. Instructors remain responsible for the grades they give.',
      ],
    },
    {
      id: 'schools',
      heading: 'Schools and instructors',
      plain: 'The school answers for its classes; we answer to the school.',
      blocks: [
        'A school or instructor who adds students confirms that they may do so, and obtains the consents that the law asks for. Education records stay under the school’s control. We use them only for the school’s purposes, and return or erase them when it asks.',
      ],
    },
    {
      id: 'api',
      heading: 'The API',
      plain: 'Keep keys on your server, and stay within your plan.',
      blocks: [
        `Calls to the API need a key and count against the monthly limit of your plan, which the ${link('pricing', 'Pricing page')} states. You may show the tutor’s replies in your own product if you say that software wrote them. You are responsible to your users, for their consent too. A change that breaks existing calls is announced ${apiNotice} before it is made.`,
      ],
    },
    {
      id: 'billing',
      heading: 'Plans, prices and billing',
      plain: 'Monthly or annual, renewed until you stop it. Price changes: a month’s warning.',
      blocks: [
        `While a plan’s price reads “${price}”, nothing is charged for it. Once it has a price, and you choose it, these rules apply:`,
        [
          `Plans are billed **monthly or annually**, in advance. Annual billing saves ${annualSaving}. There are no setup fees.`,
          'A plan **renews automatically** for another period of the same length until you cancel it. You can cancel at any time in your account, or by writing to us; the plan then runs to the end of the period you have paid for.',
          `We announce a change of price by email at least **${policy.priceNoticeDays} days** before, and it applies from your next period. If you do not like it, cancel before then.`,
          'Taxes are added where the law says so. If a payment fails, we write to you before we pause the plan.',
        ],
      ],
    },
    {
      id: 'refunds',
      heading: 'Money back and refunds',
      plain: `First ${policy.moneyBackDays} days: all of it back. Later: you keep what you paid for.`,
      blocks: [
        `==Ask within ${policy.moneyBackDays} days of your first payment and you get all of it back.== You do not have to say why. The guarantee covers the first payment for a plan, monthly or annual, once for each customer.`,
        'After that there is **no refund for partial periods**: if you cancel in the middle of a month or a year, the plan stays open to its end and the rest of that period is not paid back. What consumer law gives you beyond this remains yours.',
        { figure: 'refunds' },
      ],
    },
    {
      id: 'availability',
      heading: 'Availability',
      plain: `We aim for ${policy.uptimeTarget}. Here is what that means in minutes.`,
      blocks: [
        `Our target is **${policy.uptimeTarget} uptime** in each calendar month: at most ${uptimeMinutes} minutes of downtime in a 30-day month. Maintenance that we announce two days before does not count. The target is a goal and not a warranty, except where an institution’s agreement makes it one and says what follows when we miss it.`,
      ],
    },
    {
      id: 'our-rights',
      heading: 'What is ours',
      plain: 'The software, the name and the drawings stay ours.',
      blocks: [
        `The service, its design, its code and the name ${site.name} belong to us or to those who license them to us. You receive the right to use the service under these terms, for as long as they last; no other right passes to you. Open-source parts stay under [their own licences](/licenses.txt).`,
      ],
    },
    {
      id: 'ending',
      heading: 'Ending it',
      plain: 'Leave whenever you like. We need a reason.',
      blocks: [
        'You may close your account at any time. We may suspend or close it if you break these terms in a way that matters, if the law requires it, or if we end the service. Unless there is danger in waiting, we tell you first, say why, and give you time to answer and to export your work.',
        'If we end the service altogether, a paid plan runs to the end of its period first. Clauses that by their nature outlast the contract, such as those on your work, liability and law, do so.',
      ],
    },
    {
      id: 'warranty',
      heading: 'No other promises',
      plain: 'We do it with care, but we cannot promise perfection.',
      blocks: [
        'We run the service with reasonable care and skill. Beyond that, and beyond what these terms say, it is provided as is: we do not promise that it is free of errors, fits every purpose or improves every grade. Where the law gives you warranties that cannot be excluded, you have them.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      plain: `There is a limit: what you paid in ${policy.liabilityMonths} months.`,
      blocks: [
        `For all claims together, our liability is limited to **what you paid us in the ${policy.liabilityMonths} months** before the event that caused the claim. Neither side is liable for lost profits, or for damage that could not be foreseen.`,
        'Nothing in these terms limits liability for fraud, for intent or gross negligence, for death or injury, or any other liability that the law does not let us limit. Consumers keep the protection of the law where they live.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      plain: 'A month’s notice, at least. Disagree, and you may leave.',
      blocks: [
        `We may change these terms for a good reason, such as a new feature or a new law. We tell you by email at least **${policy.termsNoticeDays} days** before a change takes effect, and show what is different. If you do not agree, you may cancel and close your account before that day; the old terms hold until you do.`,
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      plain: 'Ontario law. Talk to us first.',
      blocks: [
        'The laws of Ontario and of Canada apply, and the courts of Ontario decide. If you are a consumer, you also have the mandatory protection and the courts of the place where you live. Please write to us before you go to court: most things are settled in one exchange.',
        'If one clause is not valid, the others still are. If we do not insist on a right once, we have not given it up. We may pass this contract on to a company that takes over the service; you may not pass it on without our consent.',
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      plain: 'A person reads it.',
      blocks: [
        `Notices to us go to {email}, and ours to the email address of your account. You can also call {phone} or use the ${link('contact', 'contact page')}.`,
      ],
    },
  ],
  related: [
    { page: 'privacy', text: 'Privacy policy' },
    { page: 'security', text: 'Security & Trust' },
    { page: 'gdpr', text: 'GDPR' },
  ],
}
