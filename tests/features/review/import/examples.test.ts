import { expect, test } from 'vitest'
import type { ImportField } from '@/features/review/import/import-columns'
import { readImport } from '@/features/review/import/import-file'
import { checkImport } from '@/features/review/import/import-plan'
import { type Answers, noAnswers } from '@/features/review/import/import-table'
import { sampleRequest } from '../../../domain/invitations/sample-requests'

const own = 'Name,Email,Role,Organization,Use Case,Status,Submitted At'
const row =
  'Amara Okafor,amara@example.com,teacher,Lakeside School,teaching,approved,2025-07-14T13:33:20.000Z'
const amara = sampleRequest({
  id: '1752500000000',
  name: 'Amara Okafor',
  email: 'amara@example.com',
  role: 'teacher',
  organization: 'Lakeside School',
  useCase: 'teaching',
  message: 'Grade 9',
  status: 'approved',
  invitationCode: 'ABCD1234',
  submittedAt: '2025-07-14T13:33:20.000Z',
})
const stored = JSON.stringify([
  amara,
  { ...amara, id: '1752500000001', name: 'Bo Lee', email: 'bo@example.com' },
])
const rejected = { status: 'rejected', updatedAt: amara.submittedAt }
/** Rows with an owner each; the fourth person's address is blank, and the sixth one's mistyped. */
const leads = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const email = at === 3 ? '' : at === 5 ? 'p5 at x.co' : `p${at}@x.co`
    return `P,${email},owner@y.co`
  })
/** None of them says that someone is approved. */
const statuses = ['Not invited', 'Not yet approved', 'To be approved', 'Not active', 'Invited, then left']
const lines = (...all: readonly string[]) => all.map((line) => `${line}\n`).join('')
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

type Options = {
  readonly here?: readonly ReturnType<typeof sampleRequest>[]
  readonly answers?: Partial<Answers>
  readonly columns?: Readonly<Partial<Record<ImportField, number>>>
  readonly now?: string
  readonly locale?: string
}

const inShort = (texts: readonly string[] = []) => ({ count: texts.length, first: texts[0] ?? '' })

/** What the dialog shows of a file, in short. */
async function preview(content: string | Buffer, options: Options = {}) {
  const { here = [], answers = {}, columns, now = '2026-11-25T15:00:00.000Z', locale = 'en-US' } = options
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  const file = await readImport([{ name: 'list.csv', bytes }])
  const surroundings = { requests: here, now: new Date(now), locale }
  const first = checkImport(file, surroundings)
  const chosen = Object.entries(columns ?? {}).map(([field, at]) => [field, [at]])
  const changed = columns ? { columns: { ...first.columns, ...Object.fromEntries(chosen) } } : {}
  const { plan, questions, ...check } = checkImport(file, surroundings, {
    ...noAnswers,
    ...answers,
    ...changed,
  })
  const named = Object.entries(check.columns ?? {}).map(([field, places]) => [
    field,
    places.map((at) => check.table?.headings[at]).join(' + '),
  ])
  const records = plan.fresh.map(({ request, guessed, line }) => ({ ...request, guessed, line }))
  return {
    counts: [plan.fresh.length, plan.same.length, plan.conflicting.length, plan.left.length],
    first: records[0],
    names: records.map(({ name }) => name),
    emails: records.map(({ email }) => email),
    roles: records.map(({ role }) => role),
    organizations: records.map(({ organization }) => organization),
    useCases: records.map(({ useCase }) => useCase),
    messages: records.map(({ message }) => message),
    statuses: records.map(({ status }) => status),
    dates: records.map(({ submittedAt }) => submittedAt),
    days: records.map(({ submittedAt }) => new Date(submittedAt).toDateString().slice(4)),
    reasons: plan.left.map(({ reason }) => reason),
    differ: plan.conflicting.map(({ differences }) => differences.map(({ field }) => field)),
    changed: plan.conflicting.map(({ request }) => request),
    columns: Object.fromEntries(named),
    unused: check.unused,
    pairs: check.pairs?.map((places) => places.map((at) => check.table?.headings[at]).join(' + ')),
    isGuess: check.isGuess,
    letters: file.letters?.encoding,
    above: file.table?.above,
    question: questions?.unclearDate,
    dayFirst: questions?.dayFirst,
    utc: questions?.utc,
    undated: inShort(questions?.undated),
    missing: questions?.missing,
    elsewhere: questions?.elsewhere,
    rivals: questions?.rivals,
    undecided: inShort(questions?.undecided),
    unknown: [...(questions?.unknown.role.keys() ?? [])],
  }
}

const mailchimp = (date: string) =>
  lines(
    'Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS',
    `amara@example.com,Amara,Okafor,,,,2,${date},192.0.2.7,2025-07-14 15:46:00,,,,,,,,,2025-07-14 15:46:00,1001,ab,,"""beta"""`,
  )
const prefinery = lines(
  'email,status,applied at',
  'john@example.com,applied,2020-06-25T20:48:13Z',
  'kate@example.com,invited,2020-06-25T21:32:23Z',
)
const repeated = lines(own, row, row, row)
const dates = (...cells: readonly string[]) =>
  lines('Email,Date', ...cells.map((cell, at) => `p${at}@example.com,${cell}`))
const wrongDates = dates('2025-02-30', 'week 7', '2125-07-14', '########', '2025-07-14')
const oddAddresses = lines(
  'Name,Email',
  'J1, mailto:jane@example.com',
  'J2,"Jane <jane2@example.com>,"',
  'J3,\u200bj3@example.com',
  'J4,"a@example.com, b@example.com"',
  'J5,#REF!',
  'J6,not an address',
)
const twice = lines(own, row, row.replace('2025-07-14T13', '2025-09-01T13'))
const resaved = row.replace('2025-07-14T13:33:20.000Z', '7/14/2025 9:33')

type Shown = Partial<Awaited<ReturnType<typeof preview>>>

type Example = readonly [words: string, content: string | Buffer, shown: Shown, options?: Options]

const examples: readonly Example[] = [
  ['own export, unchanged, all here', lines(own, row), { counts: [0, 1, 0, 0] }, { here: [amara] }],
  [
    'own export saved by a German spreadsheet',
    `\uFEFF${lines(own, row)}`.replaceAll(',', ';'),
    { counts: [1, 0, 0, 0], statuses: ['approved'], isGuess: false },
  ],
  [
    'own export as Unicode text',
    utf16(lines(own, row.replace('Amara Okafor', 'José Núñez')).replaceAll(',', '\t')),
    { names: ['José Núñez'], letters: undefined },
  ],
  [
    'a line that names the delimiter',
    lines('sep=;', 'Name;Email', 'Amara;amara@example.com'),
    { counts: [1, 0, 0, 0], first: expect.objectContaining({ line: 3 }) },
  ],
  [
    'Windows-1252',
    Buffer.from(lines(own, row.replace('Amara Okafor', 'José Núñez')), 'latin1'),
    { names: ['José Núñez'], letters: 'windows-1252' },
  ],
  [
    'UTF-8 with a damaged byte',
    Buffer.concat([
      Buffer.from('Name,Email\nJosé,j@example.com\nBad '),
      Buffer.from([0xff]),
      Buffer.from(',k@example.com\n'),
    ]),
    { counts: [2, 0, 0, 0], names: ['José', 'Bad \uFFFD'], letters: 'utf-8' },
  ],
  [
    'title lines and a blank one',
    lines(
      'Waitlist export',
      'Generated 14 July 2025, 3 pm',
      '',
      'Name,Email,Submitted At',
      'Amara,amara@example.com,2025-07-14',
    ),
    { counts: [1, 0, 0, 0], above: 2, first: expect.objectContaining({ line: 5 }) },
  ],
  [
    'another order, and more columns',
    lines('No.,Email,Name,Reviewer', '1,amara@example.com,Amara,Sam'),
    { names: ['Amara'], unused: ['No.', 'Reviewer'] },
  ],
  [
    'no dates',
    lines('Name,Email', 'Amara,amara@example.com'),
    {
      dates: ['2026-11-25T15:00:00.000Z'],
      first: expect.objectContaining({ guessed: expect.arrayContaining(['submittedAt']) }),
    },
  ],
  ...[
    ['Vorname;Nachname;Mail;Handy', 'Jana;Weber;a@b.co;1761234567', 'Karl;Ott;b@b.co;1511234567'],
    ['Vorname;Nachname;Mail;PLZ', 'Jana;Weber;a@b.co;40213', 'Karl;Ott;b@b.co;40474'],
    ['Name;Email;Student #', 'A;a@b.co;1000456789', 'B;b@b.co;1000456790'],
    ['Vorname;Nachname;Mail;Geburtstag', 'Jana;Weber;a@b.co;01.02.2008', 'Karl;Ott;b@b.co;13.05.2009'],
    ['Name;Email;Expires', 'A;a@b.co;2025-12-31', 'B;b@b.co;2025-12-31'],
  ].map(
    ([headings = '', ...people]): Example => [
      `numbers and days under a heading that is not known are no dates of requests: ${headings}`,
      lines(headings, ...people),
      {
        dates: ['2026-11-25T15:00:00.000Z', '2026-11-25T15:00:00.000Z'],
        columns: expect.not.objectContaining({ submittedAt: expect.anything() }),
        missing: expect.objectContaining({ submittedAt: 2 }),
        isGuess: true,
      },
    ],
  ),
  [
    'moments under a heading that is not known',
    lines(
      'Name,Email,Left,Came,Born',
      'A,a@b.co,,2025-07-14 10:00,2008-01-13',
      'B,b@b.co,2025-08-01 10:00,2025-07-15 10:00,2008-01-14',
    ),
    { columns: expect.objectContaining({ submittedAt: 'Came' }), days: ['Jul 14 2025', 'Jul 15 2025'] },
  ],
  [
    'blank dates are counted',
    dates('2025-07-14', ''),
    { missing: expect.objectContaining({ submittedAt: 1 }), undated: { count: 0, first: '' } },
  ],
  [
    'blank rows below',
    lines(own, row, ...Array.from({ length: 5 }, () => ',,,,,,').join('\n')),
    { counts: [1, 0, 0, 0] },
  ],
  ['line ends of old Macs', lines(own, row).replaceAll('\n', '\r'), { counts: [1, 0, 0, 0] }],
  [
    'Google Forms',
    lines(
      '"Timestamp","Email Address","Your name","I am a...","School or company","What would you use it for?","Tell us more"',
      '"2025/07/14 3:45:12 PM EST","amara@example.com","Amara Okafor","Teacher","Lakeside School","Teaching","Grade 9"',
    ),
    {
      first: expect.objectContaining({
        role: 'teacher',
        useCase: 'teaching',
        message: 'Grade 9',
        organization: 'Lakeside School',
      }),
      dates: ['2025-07-14T20:45:12.000Z'],
      isGuess: false,
    },
  ],
  [
    'Google Forms elsewhere',
    lines('Timestamp,Email Address', '2026/03/20 12:24:45 PM GMT+2,a@example.com'),
    { dates: ['2026-03-20T10:24:45.000Z'] },
  ],
  [
    'Google Sheets',
    lines('Timestamp,Email,Name', '7/14/2025 15:45:12,a@example.com,A'),
    { dates: ['2025-07-14T19:45:12.000Z'], question: undefined },
  ],
  [
    'Microsoft Forms',
    lines(
      'ID,Start time,Completion time,Email,Name,School email,Your name',
      '1,9/9/26 18:01,9/9/26 18:02,anonymous,Anonymous,ada@uga.example.edu,Ada',
      '2,9/9/26 18:03,9/9/26 18:04,anonymous,Anonymous,alan@uga.example.edu,Alan',
    ),
    {
      counts: [2, 0, 0, 0],
      columns: { email: 'School email', name: 'Your name', submittedAt: 'Completion time' },
      names: ['Ada', 'Alan'],
    },
  ],
  [
    'Microsoft Forms, where some were signed in',
    lines(
      'Email,Name,School email',
      'a@uga.example.edu,A,a@home.example',
      'anonymous,Anonymous,b@home.example',
      'anonymous,Anonymous,c@home.example',
    ),
    { columns: expect.objectContaining({ email: 'School email' }) },
  ],
  [
    'blank and mistyped addresses beside those of owners',
    lines('Name,Email,Owner Email', ...leads(300)),
    { counts: [298, 0, 0, 2], columns: { name: 'Name', email: 'Email' } },
  ],
  [
    'few addresses beside those of owners',
    lines('Name,Email,Owner Email', 'A,a@x.co,o@y.co', 'B,,o@y.co', 'C,,o@y.co'),
    { emails: ['a@x.co'] },
  ],
  [
    'two columns with known headings, the first of them nearly blank',
    lines('Email,Email Address', ',a@x.co', 'b@x.co,b@x.co', ',c@x.co', ',d@x.co'),
    { columns: { email: 'Email Address' } },
  ],
  [
    'a question with a blank answer beside an owner',
    lines('What is your e-mail?,Owner', ...leads(300).map((line) => line.slice(line.indexOf(',') + 1))),
    { columns: { email: 'What is your e-mail?' } },
  ],
  [
    'Typeform',
    lines(
      "#,Hi there! What's your *name*?,And your e-mail?,What best describes you?,Response Type,Start Date (UTC),Stage Date (UTC),Submit Date (UTC),Network ID,Tags,Ending",
      'q8,Amara Okafor,amara@example.com,Teacher,completed,2025-07-14 15:44:02,,2025-07-14 15:45:12,n1,,',
    ),
    { names: ['Amara Okafor'], roles: ['teacher'], utc: true, dates: ['2025-07-14T15:45:12.000Z'] },
  ],
  [
    'Tally',
    lines(
      'Submission ID,Respondent ID,Submitted at,Name,Email,Role,Use case',
      'P,l,2025-07-14 15:45:12,Amara,amara@example.com,Teacher,Teaching',
    ),
    { roles: ['teacher'], columns: expect.objectContaining({ submittedAt: 'Submitted at' }) },
  ],
  [
    'Mailchimp',
    mailchimp('2025-07-14 15:45:12'),
    {
      names: ['Amara Okafor'],
      roles: ['other'],
      columns: { email: 'Email Address', name: 'First Name + Last Name', submittedAt: 'OPTIN_TIME' },
      dates: ['2025-07-14T15:45:12.000Z'],
      missing: expect.objectContaining({ role: 1, useCase: 1 }),
      unused: expect.toSatisfy((headings: readonly string[]) => headings.length === 19),
    },
  ],
  [
    'HubSpot',
    lines(
      'Record ID,First Name,Last Name,Email,Lead Status,Create Date,Associated Company',
      '1,Amara,Okafor,a@example.com,NEW,2025-07-14 15:45,Lakeside School',
    ),
    {
      statuses: ['pending'],
      columns: expect.not.objectContaining({ status: expect.anything() }),
      first: expect.objectContaining({ organization: 'Lakeside School' }),
    },
  ],
  [
    'Airtable',
    lines(
      'Name,Email,Role,Organization,Use Case,Status,Created',
      'Amara,a@example.com,Teacher,Lakeside School,Teaching,Pending,7/14/2025 3:45pm',
    ),
    { statuses: ['pending'], roles: ['teacher'], dates: ['2025-07-14T19:45:00.000Z'] },
  ],
  [
    'Notion',
    lines('Name,Email,Created time', 'Amara,a@example.com,"July 14, 2025 3:45 PM (EDT)"'),
    { dates: ['2025-07-14T19:45:00.000Z'] },
  ],
  [
    'Prefinery',
    prefinery,
    { statuses: ['pending', 'pending'], columns: { email: 'email', submittedAt: 'applied at' } },
  ],
  [
    'Prefinery, with its status',
    prefinery,
    { statuses: ['pending', 'approved'] },
    { columns: { status: 1 } },
  ],
  [
    'a status counts only as a whole',
    lines(
      'Email,Status',
      ...statuses.map((status, at) => `p${at}@example.com,"${status}"`),
      'q@example.com,ACTIVE ',
      'r@example.com,Not approved',
    ),
    { statuses: [...statuses.map(() => 'pending'), 'approved', 'rejected'] },
    { columns: { status: 1 } },
  ],
  [
    'Clerk',
    lines('email_address,status,created_at', 'a@example.com,pending,1717000000'),
    { dates: ['2024-05-29T16:26:40.000Z'] },
  ],
  [
    'Brevo',
    lines(
      'EMAIL;LASTNAME;FIRSTNAME;SMS;ADDED_TIME',
      'b@example.com;Durand;Bruno;33611111111;12-04-2022 09:30',
      'c@example.com;Petit;Claire;33622222222;25-04-2022 10:00',
    ),
    { names: ['Bruno Durand', 'Claire Petit'], days: ['Apr 12 2022', 'Apr 25 2022'], question: undefined },
  ],
  [
    'addresses only',
    lines('amara@example.com', 'bo.lee@example.com'),
    { names: ['amara', 'bo.lee'], isGuess: true },
  ],
  [
    'a later row proves day first',
    dates('05/07/2025 15:45', '14/07/2025 15:45'),
    { days: ['Jul 05 2025', 'Jul 14 2025'], question: undefined },
  ],
  [
    'rows in the order of time',
    dates('05/07/2025', '06/07/2025', '12/07/2025', '03/08/2025'),
    {
      question: '05/07/2025',
      dayFirst: true,
      days: ['Jul 05 2025', 'Jul 06 2025', 'Jul 12 2025', 'Aug 03 2025'],
    },
  ],
  [
    'one reading is in the future',
    dates('08/07/2025'),
    { question: '08/07/2025', days: ['Jul 08 2025'] },
    { now: '2025-07-20T12:00:00.000Z' },
  ],
  ['one unclear date', dates('05/07/2025'), { question: '05/07/2025', days: ['May 07 2025'] }],
  [
    'the question stays when it was answered',
    dates('05/07/2025'),
    { question: '05/07/2025', days: ['Jul 05 2025'] },
    { answers: { dayFirst: true } },
  ],
  [
    'both orders',
    dates('7/14/2025', '14/07/2025', '05/07/2025'),
    { question: '05/07/2025', days: expect.arrayContaining(['Jul 14 2025', 'Jul 14 2025']) },
  ],
  ['a day alone is that day here', dates('2025-07-14'), { dates: ['2025-07-14T16:00:00.000Z'] }],
  [
    'days of a spreadsheet',
    dates('45852.65639', '45853'),
    { dates: ['2025-07-14T19:45:12.000Z', '2025-07-15T16:00:00.000Z'] },
  ],
  ['no dates at all', wrongDates, { counts: [5, 0, 0, 0], undated: { count: 4, first: '2025-02-30' } }],
  [
    'no dates, left out',
    wrongDates,
    {
      counts: [1, 0, 0, 4],
      reasons: ['2025-02-30', 'week 7', '2125-07-14', '########'].map((cell) => `“${cell}” is not a date`),
    },
    { answers: { withoutUndated: true } },
  ],
  [
    'months by name',
    lines(
      'Courriel,Nom complet,Date',
      'a@example.com,Zoé,14 juillet 2025 15:45',
      'b@example.com,Luc,06 Sept 26',
    ),
    { names: ['Zoé', 'Luc'], dates: ['2025-07-14T19:45:00.000Z', '2026-09-06T16:00:00.000Z'] },
  ],
  [
    'roles in other words',
    lines(
      'Email,Role',
      'a@example.com,Educator',
      "b@example.com,I'm a teacher",
      'c@example.com,High school student',
      'd@example.com,Student teacher',
      'e@example.com,Astronaut',
    ),
    { roles: ['teacher', 'teacher', 'student', 'other', 'other'], unknown: ['Student teacher', 'Astronaut'] },
  ],
  [
    'words that deny',
    lines('Email,Role', 'a@example.com,I am not a teacher', 'b@example.com,Kein Lehrer'),
    { roles: ['other', 'other'], unknown: ['I am not a teacher', 'Kein Lehrer'] },
  ],
  ...['Role', 'Audience'].map(
    (heading): Example => [
      `roles in the plural: ${heading}`,
      lines(`Email,${heading}`, 'a@x.co,Students', 'b@x.co,Teachers', 'c@x.co,Parents', 'd@x.co,Researchers'),
      { roles: ['student', 'teacher', 'parent', 'researcher'], unknown: [] },
    ],
  ),
  ...[
    [
      'Email,Company name,School name',
      'a@x.co,Acme,',
      'b@x.co,,Oak',
      'c@x.co,,Elm',
      'organization',
      'School name',
    ],
    [
      'Email,Comments,Tell us more',
      'a@x.co,ok,I teach',
      'b@x.co,,I learn',
      'c@x.co,,Hi',
      'message',
      'Tell us more',
    ],
    ['Email,Name,Full name', 'a@x.co,cy,Cy Ott', 'b@x.co,,Bo Lee', 'c@x.co,,Di Fox', 'name', 'Full name'],
  ].map(
    ([heads = '', a = '', b = '', c = '', field = '', column]): Example => [
      `of two known columns, the one that is mostly blank: ${heads}`,
      lines(heads, a, b, c),
      { columns: expect.objectContaining({ [field]: column }) },
    ],
  ),
  [
    'roles under the heading "Type"',
    lines('Name,Email,Type,Date', 'Ann,a@x.co,Teacher,2025-07-14', 'Bo,b@x.co,Parent,2025-07-15'),
    { roles: ['teacher', 'parent'] },
  ],
  ...[
    'Begintijd;Tijd van voltooien;E-mail;Naam;Uw naam',
    'Starttidspunkt;Fullføringstidspunkt;E-postadresse;Navn;Ditt navn',
    'Starttidspunkt;Fuldførelsestidspunkt;Mail;Navn;Dit navn',
    'Čas zahájení;Čas dokončení;E-mail;Jméno;Vaše jméno',
  ].map(
    (heads): Example => [
      `the end of a form, and the name that was asked for: ${heads}`,
      lines(heads, '14.7.2025 15:44;14.7.2025 15:45;a@x.co;;Eva Holm'),
      { names: ['Eva Holm'], dates: ['2025-07-14T19:45:00.000Z'] },
    ],
  ),
  [
    'words of schools and roles in more languages',
    lines('E-posta;Adınız Soyadınız;Okulu;Mesleği', 'a@x.co;Işıl Kaya;Lise;Veli'),
    { names: ['Işıl Kaya'], organizations: ['Lise'], roles: ['parent'] },
  ],
  [
    'a Spanish “Centro” and a Czech “Pozice”',
    lines('Correo;Centro;Pozice', 'a@x.co;IES;Učitelka'),
    { organizations: ['IES'], roles: ['teacher'] },
  ],
  [
    'the name of a school in its group',
    lines('first_name,last_name,Email,school/name,school/city', 'Ann,Lee,a@x.co,Oak,Main'),
    { names: ['Ann Lee'], organizations: ['Oak'] },
  ],
  ...['event', 'course', 'class', 'product', 'team', 'campaign'].map(
    (group): Example => [
      `the name of what is no person in its group: ${group}`,
      lines(`${group}/name,attendee/name,attendee/email`, 'Open day,Ann,a@x.co', 'Open day,Bo,b@x.co'),
      { names: ['Ann', 'Bo'] },
    ],
  ),
  ...['Time', 'Uhrzeit', 'Heure', 'Hora', 'Tijd', 'Godzina', 'Время', '时间', '時間', '時刻'].map(
    (clock): Example => [
      `a date and a time beside it: ${clock}`,
      lines(`Email,Date,${clock}`, 'a@x.co,2025-07-14,10:12'),
      { columns: { email: 'Email', submittedAt: `Date + ${clock}` } },
    ],
  ),
  [
    'a time beside a date that has one',
    lines('Email,Date,Time', 'a@x.co,2025-07-14 10:00,10:00'),
    { columns: { email: 'Email', submittedAt: 'Date' } },
  ],
  [
    'a date that hardly anyone has, before one that all have',
    lines(
      'Email,Signup date,Date added',
      'a@x.co,,2025-07-14',
      'b@x.co,,2025-07-15',
      'c@x.co,2025-07-01,2025-07-16',
    ),
    { columns: { email: 'Email', submittedAt: 'Date added' } },
  ],
  ...[
    ...['Job title', 'Profession', 'Ocupación', 'Occupation', 'Fonction', 'Funktion', 'Functie', 'Position'],
    ...[
      'Puesto',
      'Poste',
      'Cargo',
      'Beruf',
      'Beroep',
      'Stanowisko',
      'Zawód',
      'Yrke',
      'Должность',
      'Профессия',
      '職業',
    ],
  ].map(
    (title): Example => [
      `job titles of which nothing is known: ${title}`,
      lines(`Email,${title}`, 'a@x.co,Plumber', 'b@x.co,Pilot'),
      { columns: { email: 'Email' }, unused: [title] },
    ],
  ),
  ...['Pupil email', 'Learner email', 'Student email', 'Courriel de l’élève'].map(
    (learners): Example => [
      `a contact’s address beside a learner’s: ${learners}`,
      lines(`Contact email,${learners}`, 'c@x.co,a@x.co', 'd@x.co,b@x.co'),
      { emails: ['a@x.co', 'b@x.co'] },
    ],
  ),
  [
    'a contact’s address alone',
    lines('Student name,Contact email', 'Ann,a@x.co'),
    { columns: { email: 'Contact email', name: 'Student name' } },
  ],
  [
    'an owner’s address before another one, both under headings that are not known',
    lines('Owner,Lead', 'o@x.co,a@x.co', 'p@x.co,b@x.co'),
    { emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'who invited them is not who they are',
    lines('Email,Invited by', 'a@x.co,Ann Lee'),
    { unused: ['Invited by'] },
  ],
  [
    'the reason of a contact',
    lines('Name,Email,Contact reason', 'Ann,a@x.co,Research', 'Bo,b@x.co,Teaching'),
    { useCases: ['research', 'teaching'] },
  ],
  [
    'a numbered parent with an address',
    lines('Parent 1,Parent 1 email', 'Ann Lee,a@x.co'),
    { names: ['Ann Lee'] },
  ],
  [
    'a school beside a name of one word',
    lines('Amara,Lakeside School,a@x.co', 'Bo,Oak School,b@x.co'),
    { names: ['Amara', 'Bo'] },
  ],
  [
    'rows that begin with a parent',
    lines('Parent,a@x.co,Oak', 'Parent,b@x.co,Elm'),
    { roles: ['parent', 'parent'] },
  ],
  [
    'a question for parents or students',
    lines('Parent/Student,Email', 'Parent,a@x.co', 'Student,b@x.co'),
    { roles: ['parent', 'student'] },
  ],
  [
    'a name of digits in an export of ours',
    lines(own, row.replace('Amara Okafor', '007')),
    { names: ['007'] },
  ],
  [
    'the name of a school in brackets',
    lines('email,organization[name],organization[url]', 'a@x.co,Oak,oak.co'),
    { organizations: ['Oak'] },
  ],
  [
    'their own name beside that of a group of others',
    lines('Email,Your name,Partner/Name,Partner/Role', 'a@x.co,Ann,Bo,Teacher'),
    { names: ['Ann'] },
  ],
  [
    'a group about an event',
    lines('attendee email,attendee,event/name,event/date', 'a@x.co,Ann Lee,Beta day,2025-07-14'),
    { names: ['Ann Lee'] },
  ],
  [
    'what all of a class answer, in a word',
    lines(
      'Name,Email,Which of these are you?',
      'Ann,a@x.co,Teacher',
      'Bo,b@x.co,Teacher',
      'Cy,c@x.co,Teacher',
    ),
    { roles: ['teacher', 'teacher', 'teacher'] },
  ],
  [
    'the message that most have, beside what all have',
    lines(
      'Email,Message,Details',
      'a@x.co,Hi,web',
      'b@x.co,Yo,app',
      'c@x.co,Oh,web',
      'd@x.co,,app',
      'e@x.co,,web',
    ),
    { columns: expect.objectContaining({ message: 'Message' }) },
  ],
  [
    'whether someone wants text messages is no message',
    lines('Name,Email,Date,Receive text message?', 'Ann,a@x.co,2025-07-14,Yes', 'Bo,b@x.co,2025-07-14,No'),
    { unused: ['Receive text message?'] },
  ],
  [
    'a contact at a customer',
    lines('Customer,Contact,Email', 'Acme School,Ann Lee,a@x.co', 'Elm School,Bo Ott,b@x.co'),
    { names: ['Ann Lee', 'Bo Ott'] },
  ],
  [
    'a plural among other words is asked',
    lines('Email,Role', 'a@x.co,Dean of students', 'b@x.co,Teacher'),
    { unknown: ['Dean of students'] },
  ],
  [
    'several answers',
    lines('Email,What would you use it for?', 'a@example.com,Teaching;Research;Evaluation'),
    { first: expect.objectContaining({ useCase: 'teaching' }) },
  ],
  [
    'addresses as people paste them',
    oddAddresses,
    {
      emails: ['jane@example.com', 'jane2@example.com', 'j3@example.com'],
      reasons: [
        '“a@example.com, b@example.com” is not one email address',
        'no email address',
        '“not an address” is not one email address',
      ],
    },
  ],
  [
    'one address three times',
    repeated,
    { counts: [1, 0, 0, 2], reasons: ['same address as line 2', 'same address as line 2'] },
  ],
  ['one address three times, added', repeated, { counts: [3, 0, 0, 0] }, { answers: { withRepeated: true } }],
  [
    'a date that was saved again, twice',
    lines(own, resaved, resaved),
    { counts: [0, 1, 0, 1], reasons: ['same address as line 2'] },
    { here: [amara] },
  ],
  [
    'other answers of someone who is here',
    lines('Name,Email,Role,School', 'Amara Okafor,AMARA@example.com,Administrator,Hillview'),
    {
      counts: [0, 0, 1, 0],
      differ: [['role', 'organization']],
      changed: [{ ...amara, role: 'administrator', organization: 'Hillview' }],
    },
    { here: [amara] },
  ],
  [
    'only the address of someone who is here',
    lines('Email', 'amara@example.com'),
    { counts: [0, 1, 0, 0] },
    { here: [amara] },
  ],
  [
    'broken quotes',
    lines(
      'Name,Email,Message',
      'Amara,a@example.com,"she said "hello" and left"',
      'Cy,c@example.com,"never closed',
      'Di,d@example.com,ok',
    ),
    { counts: [3, 0, 0, 0], first: expect.objectContaining({ message: 'she said "hello" and left' }) },
  ],
  [
    'a message of two lines',
    lines('Name,Email,Message', 'Amara,a@example.com,"one, two', 'three"'),
    { first: expect.objectContaining({ message: 'one, two\nthree' }) },
  ],
  [
    'characters that nobody sees, in cells and headings',
    lines(
      '\u200eName,E\u00admail,Role,Message,Date',
      '\u202aAmara Okafor\u202c,amara@example.com,\u2066Teacher\u2069,Grade\u034f 9 👩\u200d🏫❤\ufe0f,\u200e7/\u200e14/\u200e2025',
    ),
    {
      columns: {
        name: '\u200eName',
        email: 'E\u00admail',
        role: 'Role',
        message: 'Message',
        submittedAt: 'Date',
      },
      names: ['Amara Okafor'],
      roles: ['teacher'],
      first: expect.objectContaining({ message: 'Grade 9 👩\u200d🏫❤\ufe0f' }),
      days: ['Jul 14 2025'],
    },
  ],
  [
    'someone who is here with other characters that nobody sees',
    lines('Name,Email,Organization', 'Amara Okafor,amara@example.com,Lakeside  School'),
    { counts: [0, 1, 0, 0] },
    {
      here: [
        {
          ...amara,
          name: '\u202aAmara\u00a0Okafor\u202c',
          email: '\u200bamara@example.com',
          organization: 'Lakeside\u200b School',
        },
      ],
    },
  ],
  [
    "formulas' guards",
    lines('Name,Email', "'=SUM(A1),a@example.com", "'+1 555,b@example.com"),
    { names: ['=SUM(A1)', '+1 555'] },
  ],
  [
    'the template, filled in with someone who is here',
    lines(own, 'Amara Okafor,amara@example.com,teacher,Lakeside School,teaching,Approved,2025-07-10'),
    { counts: [0, 0, 1, 0], differ: [['submittedAt']], changed: [expect.objectContaining(rejected)] },
    { here: [{ ...amara, ...rejected }] },
  ],
  [
    'the template, in which someone comes twice',
    lines(own, 'Amara,a@example.com,,,,,2025-07-10', 'Amara,a@example.com,,,,,2025-07-12'),
    { counts: [1, 0, 0, 1], reasons: ['same address as line 2'] },
  ],
  [
    'the template, with words for nothing',
    lines(own, 'Amara,a@example.com,teacher,N/A,teaching,,2025-07-10', 'Bo,b@example.com,,-,,,'),
    { counts: [2, 0, 0, 0], first: expect.not.objectContaining({ organization: expect.anything() }) },
  ],
  ['own export in which someone asked twice', twice, { counts: [2, 0, 0, 0] }],
  ['the same, the first is here', twice, { counts: [1, 1, 0, 0] }, { here: [amara] }],
  [
    'a list in which someone asked twice',
    lines(
      'Submission ID,Respondent ID,Submitted at,Email',
      'a,b,2025-07-14 10:00:00,amara@example.com',
      'c,d,2025-09-01 10:00:00,Amara@Example.com',
    ),
    { counts: [1, 0, 0, 1], days: ['Jul 14 2025'] },
  ],
  [
    'Mailchimp without the first of its dates',
    mailchimp(''),
    {
      columns: expect.objectContaining({ submittedAt: 'CONFIRM_TIME' }),
      utc: true,
      dates: ['2025-07-14T15:46:00.000Z'],
    },
  ],
  [
    'Jotform',
    lines(
      '"Submission Date","First Name (Legal)","Last Name (Legal)","E-mail"',
      '"Jul 14, 2025",Amara,Okafor,a@example.com',
    ),
    { names: ['Amara Okafor'], days: ['Jul 14 2025'] },
  ],
  ...[
    ['Vorname;Name', 'Jana;Weber', 'Vorname + Name'],
    ['Name;Vorname', 'Weber;Jana', 'Vorname + Name'],
    ['Prénom;Nom', 'Jana;Weber', 'Prénom + Nom'],
    ['Name;Surname', 'Jana;Weber', 'Name + Surname'],
    ['First name;Name', 'Jana;Jana Weber', 'Name'],
    ['Last name;Full name', 'weber;Jana WEBER', 'Full name'],
    ['First name;Last name;Name', 'Jana;W.;Jana Weber', 'Name'],
    ['First name;Last name;Preferred name', 'Jana;Weber;Jana', 'First name + Last name'],
    ['Name;First name;Last name', 'jana;Jana;Weber', 'First name + Last name'],
    ['Nombre;Apellido Paterno;Apellido Materno', 'Jana;Weber;Gil', 'Nombre + Apellido Paterno'],
    ['Vorname;Zuname', 'Jana;Weber', 'Vorname + Zuname'],
    ['Nome;Apelidos', 'Jana;Weber', 'Nome + Apelidos'],
    ['Prénom;Nom d’usage', 'Jana;Weber', 'Prénom + Nom d’usage'],
    ['Nume;Prenume', 'Weber;Jana', 'Prenume + Nume'],
    ['Roepnaam;Achternaam', 'Jana;Weber', 'Roepnaam + Achternaam'],
  ].map(
    ([heads, names, name]): Example => [
      `half of a name beside a whole one: ${heads}`,
      lines(`${heads};Email`, `${names};jana@example.com`),
      { names: [expect.stringMatching(/^Jana Weber$/i)], columns: expect.objectContaining({ name }) },
    ],
  ),
  ...[
    ['Advisor Name,Student Name,Email', 'Ms Poe,Bo Lee,b@b.co', 'Mr Roe,Cy Ott,c@b.co'],
    ['Coach Name,Student Name,Email', 'Ms Poe,Bo Lee,b@b.co', 'Mr Roe,Cy Ott,c@b.co'],
    ["Father's Name,Student Name,Email", 'Mr Poe,Bo Lee,b@b.co', 'Mr Roe,Cy Ott,c@b.co'],
    ['Street Name,Student Name,Email', 'Elm,Bo Lee,b@b.co', 'Oak,Cy Ott,c@b.co'],
  ].map(
    (rows): Example => [
      `names of others before those of the people: ${rows[0]}`,
      lines(...rows),
      { names: ['Bo Lee', 'Cy Ott'] },
    ],
  ),
  [
    'a coach’s name alone',
    lines('Coach Name,Email', 'Bo Lee,b@b.co', 'Cy Ott,c@b.co'),
    { names: ['Bo Lee', 'Cy Ott'] },
  ],
  [
    'two columns of a name without headings',
    lines(
      'Amara\tOkafor\tokafor@b.co\tLakeside',
      'Bo\tLee\tblee@b.co\tLakeside',
      'Cy\tOtt\tcy.ott@b.co\tHill',
    ),
    { names: ['Amara Okafor', 'Bo Lee', 'Cy Ott'] },
  ],
  ...[
    ['Amara,Toronto,amara@b.co', 'Bo,Guelph,bo77@b.co', 'Cy,Ottawa,cy@b.co'],
    ['Amara,invited,amara@b.co', 'Bo,accepted,bo77@b.co', 'Cy,waiting,cy@b.co'],
    ['Amara,Okafor,a@b.co', 'Bo,Lee,b@b.co', 'Cy,Ott,c@b.co'],
  ].map(
    (rows): Example => [
      `a word beside a name, which may be half of it: ${rows[0]}`,
      lines(...rows),
      { names: ['Amara', 'Bo', 'Cy'], pairs: ['Column A + Column B'] },
    ],
  ),
  ...[
    [
      '타임스탬프,이름,이메일 주소',
      '2025. 7. 14 오후 3:45:12,김민수,a@b.co',
      '2025. 7. 15 오전 3:45:12,이영희,b@b.co',
    ],
    [
      'Submitted;Név;Email',
      '2025. 07. 14. 15:45:12;Nagy Anna;a@b.co',
      '2025. 07. 15. 15:45:12;Kis Éva;b@b.co',
    ],
    ['Časová značka,Jméno,E-mail', '14. 7. 2025 15:45:12,Jana,a@b.co', '15. 7. 2025 15:45:12,Eva,b@b.co'],
    ['Datum;Name;Email', '14. Juli 2025 15:45;Jana Weber;a@b.co', '15. Juli 2025 15:45;Eva Ott;b@b.co'],
  ].map(
    (rows): Example => [
      `dates at the beginning of rows are no marks of a list: ${rows[0]}`,
      lines(...rows),
      { days: ['Jul 14 2025', 'Jul 15 2025'] },
    ],
  ),
  [
    'nor are cells before a tab',
    lines('School\tName\tEmail', '-\tAmara\ta@b.co', '-\tBo\tb@b.co'),
    { names: ['Amara', 'Bo'] },
  ],
  [
    'nor are the numbers of rows',
    lines('No.\tName\tEmail', '1.\tAmara Okafor\ta@b.co', '2.\tBo Lee\tb@b.co'),
    { names: ['Amara Okafor', 'Bo Lee'] },
  ],
  [
    'nor those of schools',
    lines('Schule;Name;Email', '33. Oberschule;Jana Weber;a@b.co', '101. Oberschule;Karl Ott;b@b.co'),
    { organizations: ['33. Oberschule', '101. Oberschule'] },
  ],
  ...[
    ['Teachers:', 'Amara Okafor a@b.co', 'Bo Lee b@b.co'],
    ['Hi Sam, here is the list:', '', 'Amara Okafor a@b.co', 'Bo Lee b@b.co', '', 'Thanks!'],
    ['Amara Okafor a@b.co', 'Cy Ott', 'Bo Lee b@b.co'],
    ['Name Email', 'Amara Okafor a@b.co', 'Bo Lee b@b.co'],
    ['• Amara Okafor, a@b.co', '• Bo Lee, b@b.co'],
    ['1. Amara Okafor, a@b.co, teacher', '2. Bo Lee, b@b.co, student'],
    ['- Amara Okafor a@b.co', '- Bo Lee b@b.co', '- Cy Ott'],
  ].map(
    (rows): Example => [
      `a typed list: ${rows[0]}`,
      lines(...rows),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@b.co', 'b@b.co'] },
    ],
  ),
  ...[
    [
      'Name: Amara Okafor',
      'Email: a@b.co',
      'Role: Teacher',
      '',
      'Name: Bo Lee',
      'Email: b@b.co',
      'Role: Student',
    ],
    [
      ...[
        'Name: Amara Okafor',
        'Email: a@b.co',
        'Role: Teacher',
        'Message: I teach grade 9, and more',
        'so there',
      ],
      ...['---', 'Name: Bo Lee', 'Email: b@b.co', 'Role: Student', 'Message: None, or: ask c@b.co'],
    ],
    [
      'Name\tAmara Okafor',
      'Email\ta@b.co',
      'Role\tTeacher',
      'Name\tBo Lee',
      'Email\tb@b.co',
      'Role\tStudent',
    ],
    [
      '- name: Amara Okafor',
      '  email: a@b.co',
      '  role: teacher',
      '- name: Bo Lee',
      '  email: b@b.co',
      '  role: student',
    ],
    [
      ...[
        'From: Forms <forms@x.co>',
        'To: sam@x.co',
        'Subject: New',
        '',
        'Name: Amara Okafor',
        'Email: a@b.co',
      ],
      ...['Role: Teacher', '', 'Name: Bo Lee', 'Email: b@b.co', 'Role: Student'],
    ],
  ].map(
    (rows): Example => [
      `answers below each other, as a form mails them: ${rows[0]} ${rows.length}`,
      lines(...rows),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@b.co', 'b@b.co'], roles: ['teacher', 'student'] },
    ],
  ),
  [
    'a long answer of a form’s mail',
    lines('Name: Amara Okafor', 'Email: a@b.co', `Message: ${'word '.repeat(600)}end`, 'and more'),
    { names: ['Amara Okafor'], messages: [expect.stringMatching(/^word .*word end\s+and more$/s)] },
  ],
  [
    'a form’s mail with answers to questions that are not known',
    lines(
      ...[
        'Name: Amara Okafor',
        'Phone: 555-0101',
        'Email: a@b.co',
        'City: Toronto',
        'Message: Hi',
        'Note: 2',
      ],
      ...['', 'Name: Bo Lee', 'Phone: 555-0102', 'Phone: 555-0103', 'School: Oak', 'Web: oak.ca'],
      ...['Email: b@b.co', 'Role: Student'],
    ),
    {
      names: ['Amara Okafor', 'Bo Lee'],
      emails: ['a@b.co', 'b@b.co'],
      organizations: [undefined, 'Oak'],
      messages: ['Hi\nNote: 2', ''],
      unused: ['Phone', 'City', 'Web'],
    },
  ],
  ...[
    'Hi, my email is a@b.co',
    '[14/07/2025, 10:00:00] Amara Okafor: My email is a@b.co',
    'Thanks; email a@b.co please',
  ].map(
    (line): Example => [
      `a sentence with an address above the others is no heading: ${line}`,
      lines(line, 'Hello, mine is b@b.co', 'Bo,c@b.co'),
      { counts: [1, 0, 0, 2] },
    ],
  ),
  [
    'an example in a heading, not in brackets',
    lines('Full name,Email address e.g. name@school.ca,Role', 'Amara,a@b.co,Teacher'),
    { counts: [1, 0, 0, 0], names: ['Amara'] },
  ],
  [
    'cells as a chat writes them in Markdown',
    lines(
      '| **Name** | **Email** | **Role** | **Message** |',
      '| :--- | --- | ---: | --- |',
      '| **Amara Okafor** | `a@b.co` | *Teacher* | **Hi** and `x` |',
      '| [Bo Lee](https://b.co/~bo) | [b@b.co](mailto:b@b.co) | __Student__ | 2 * 3 * 4 |',
      '| _Cy Fox_ | cy\\_fox@b.co | **Student** | _ |',
    ),
    {
      names: ['Amara Okafor', 'Bo Lee', 'Cy Fox'],
      emails: ['a@b.co', 'b@b.co', 'cy_fox@b.co'],
      roles: ['teacher', 'student', 'student'],
      messages: ['**Hi** and `x`', '2 * 3 * 4', '_'],
    },
  ],
  ...['School code', 'Code de l’établissement', 'School abbreviation', 'Company number', 'School UID'].map(
    (heading): Example => [
      `the code of a school is not its name: ${heading}`,
      lines(`Name,Email,${heading}`, 'Amara,a@x.co,OAK1', 'Bo,b@x.co,ELM2'),
      { organizations: [undefined, undefined], unused: [heading] },
    ],
  ),
  [
    'the short name of a student beside a long one, which is the last name',
    lines('name;longName;foreName;address.email', 'OkafoAma;Okafor;Amara;a@x.co', 'LeeBo;Lee;Bo;b@x.co'),
    { names: ['Amara Okafor', 'Bo Lee'] },
  ],
  ...(
    [
      ['Student,Email,Grade', 'Amara Okafor,a@x.co,9', 'Bo Lee,b@x.co,9', ['Amara Okafor', 'Bo Lee']],
      ['Élève,Courriel', 'Amara Okafor,a@x.co', 'Bo Lee,b@x.co', ['Amara Okafor', 'Bo Lee']],
      ['Student,Teacher,Email', 'Amara Okafor,Poe,a@x.co', 'Bo Lee,Roe,b@x.co', ['Amara Okafor', 'Bo Lee']],
      ['Student,Name,Email', 'yes,Amara,a@x.co', 'no,Bo,b@x.co', ['Amara', 'Bo']],
      ['Student,Email', 'Student,a@x.co', 'Yes,b@x.co', ['a', 'b']],
      ['Student,Email', 'x,a@x.co', ',b@x.co', ['a', 'b']],
      ['Student,Email', 'Student,a@x.co', ',b@x.co', ['a', 'b']],
      ['Student ID,Email', 'S10,a@x.co', 'S11,b@x.co', ['a', 'b']],
      ['Student,Parent,Email', 'Student,,a@x.co', ',Parent,b@x.co', ['a', 'b']],
    ] as const
  ).map(
    ([headings, one, two, names]): Example => [
      `names under the word for who learns: ${headings}: ${one}`,
      lines(headings, one, two),
      { names: [...names] },
    ],
  ),
  ...[
    ['Sent via form submission from Sidenote', '', 'Name: Amara Okafor', 'Email: a@b.co', 'Role: Teacher'],
    ['name:', 'Amara Okafor', '', 'email:', 'a@b.co', '', 'role:', 'Teacher', '', 'message:', 'Hi'],
    [
      ...['*** 1. row ***', '  id: 1', 'name: Amara Okafor', 'email: a@b.co', 'role: teacher'],
      ...[
        '*** 2. row ***',
        '  id: 2',
        'name: Bo Lee',
        'email: b@b.co',
        'role: student',
        '2 rows in set (0.00 sec)',
      ],
    ],
    [
      ...['-[ RECORD 1 ]---', 'name  | Amara Okafor', 'email | a@b.co', 'role  | teacher'],
      ...['-[ RECORD 2 ]---', 'name  | Bo Lee', 'email | b@b.co', 'role  | student'],
    ],
  ].map(
    (rows): Example => [
      `answers below each other, as programs write them: ${rows[0]}`,
      lines(...rows),
      {
        names: ['Amara Okafor', 'Bo Lee'].slice(0, rows.filter((line) => line.includes('@')).length),
        roles: expect.arrayContaining(['teacher']),
        reasons: [],
      },
    ],
  ),
  ...[
    [
      'Name          Email       School',
      'Amara Okafor  a@b.co      Oak School',
      'Bo Lee        b@b.co      Elm',
    ],
    ['          name   email      school', '0  Amara Okafor  a@b.co  Oak School', '1  Bo Lee  b@b.co  Elm'],
    [
      ...['name          email   school    ', '------------  ------  ----------'],
      ...['Amara Okafor  a@b.co  Oak School', 'Bo Lee        b@b.co  Elm       '],
    ],
  ].map(
    (rows): Example => [
      `columns that spaces set apart: ${rows[0]}`,
      lines(...rows),
      {
        names: ['Amara Okafor', 'Bo Lee'],
        emails: ['a@b.co', 'b@b.co'],
        organizations: ['Oak School', 'Elm'],
      },
    ],
  ),
  [
    'columns that spaces set apart, where a cell is blank, are not moved',
    lines(
      'Name          School      Email',
      'Amara Okafor  Oak         a@b.co',
      'Bo Lee                    b@b.co',
    ),
    { counts: [0, 0, 0, 2] },
  ],
  ...[
    ['Name;  Email', 'Amara Okafor;  a@b.co', 'Bo Lee;  b@b.co'],
    ['Amara Okafor;  a@b.co', 'Bo Lee;  b@b.co'],
    ['Amara Okafor,  a@b.co', 'Bo Lee,  b@b.co'],
  ].map(
    (rows): Example => [
      `columns that spaces line up behind a delimiter: ${rows[0]}`,
      lines(...rows),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@b.co', 'b@b.co'] },
    ],
  ),
  [
    'addresses as the code of a web page',
    lines(
      'Name,Email',
      'Amara,"<a href=""mailto:a@b.co"">a@b.co</a>"',
      'Bo,<p>b@b.co</p>',
      ",<a href='mailto:c@b.co?subject=Hi'>Cy Ott</a>",
      'Dee,<span class="x">d@b.co</span>',
      'Eve,Eve <e@b.co>',
    ),
    {
      names: ['Amara', 'Bo', 'Cy Ott', 'Dee', 'Eve'],
      emails: ['a@b.co', 'b@b.co', 'c@b.co', 'd@b.co', 'e@b.co'],
    },
  ],
  [
    'the members of a name in another order',
    '[{"email":"b@b.co","name":{"last":"Lee","middle":"Ann","first":"Bo"}},{"email":"c@b.co","name":{"familyName":"Ott","givenName":"Cy"}}]',
    { names: ['Bo Ann Lee', 'Cy Ott'] },
  ],
  ...[
    ['Amara Okafor - a@x.co - Teacher', 'Bo Lee - b@x.co - Student'],
    ['1. Amara Okafor - a@x.co - Teacher', '2. Bo Lee - b@x.co - Student'],
    ['Please add:', '1. Amara Okafor – a@x.co – teacher', '2. Bo Lee – b@x.co – student', 'Thanks!'],
  ].map(
    (rows): Example => [
      `a typed list with dashes between what it says: ${rows[0]}`,
      lines(...rows),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
    ],
  ),
  [
    'the marks of items are in no name, also where not each line is an item',
    lines('Please invite:', '• Bo Lee <b@x.co>', '- Cy Fox <c@x.co>', 'Regards', 'd@x.co'),
    { names: ['Bo Lee', 'Cy Fox', 'd'] },
  ],
  ...[
    ['[user1]', 'name=Amara Okafor', 'email=a@x.co', '[user2]', 'name=Bo Lee', 'email=b@x.co'],
    [
      '[[users]]',
      'name = "Amara Okafor"',
      'email = "a@x.co"',
      '',
      '[[users]]',
      'name = "Bo Lee"',
      'email = "b@x.co"',
    ],
    [
      '   id = 1',
      ' name = Amara Okafor',
      'email = a@x.co',
      '',
      '   id = 2',
      ' name = Bo Lee',
      'email = b@x.co',
    ],
  ].map(
    (rows): Example => [
      `answers behind a sign, as files of settings and databases have them: ${rows[0]}`,
      lines(...rows),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], counts: [2, 0, 0, 0] },
    ],
  ),
  [
    'names that are also words for nothing',
    lines(
      'First name,Last name,Email',
      'Nan,Goldin,a@example.com',
      'Jennifer,Null,b@example.com',
      'Nan,,c@example.com',
      'Na,Li,d@example.com',
      'Suharto,-,e@example.com',
      'null,NULL,f@example.com',
      'NaN,N/A,g@example.com',
    ),
    { names: ['Nan Goldin', 'Jennifer Null', 'Nan', 'Na Li', 'Suharto', 'f', 'g'] },
  ],
  [
    'a contact of a company',
    lines('Company Name,Contact Name,Email', 'Acme,Amara,a@example.com'),
    { names: ['Amara'], first: expect.objectContaining({ organization: 'Acme' }) },
  ],
  [
    'no addresses',
    lines('Name,Phone', 'Amara,555'),
    { counts: [0, 0, 0, 1], columns: { name: 'Name' }, isGuess: true },
  ],
  [
    'a person without an address, whose school is also a heading',
    lines('Amara,a@b.co,Lakeside', 'Bo,b@b.co,Oak', 'Cy,,School', 'Dee,d@b.co,X'),
    { counts: [3, 0, 0, 1], names: ['Amara', 'Bo', 'Dee'], reasons: ['no email address'], above: 0 },
  ],
  [
    'two lists put together, the first one without headings',
    lines('Amara,a@b.co', 'Bo,', 'Name,Email', 'Cy,c@b.co'),
    { names: ['Amara', 'Cy'], reasons: ['no email address'], above: 0 },
  ],
  [
    'headings in a language that is not known, and an answer that is a heading',
    lines(
      'タイムスタンプ,メール,氏,所属',
      ',a@b.co,田中,',
      ',b@b.co,鈴木,',
      '2025/07/14,,佐藤,University',
      ',c@b.co,森,',
    ),
    { emails: ['a@b.co', 'b@b.co', 'c@b.co'], counts: [3, 0, 0, 1] },
  ],
  [
    'the second line of a message that is a heading',
    lines('a@b.co,Hello', 'b@b.co,"She said "hi"', 'and', 'Comment', 'c@b.co,x'),
    { emails: ['a@b.co', 'b@b.co', 'c@b.co'], counts: [3, 0, 0, 2] },
  ],
  ...(
    [
      ['a@b.co; b@b.co; c@b.co', ['a', 'b', 'c']],
      ['a@b.co, b@b.co', ['a', 'b']],
      ['a@b.co\tb@b.co', ['a', 'b']],
      ['a@b.co; b@b.co;\nc@b.co; d@b.co;', ['a', 'b', 'c', 'd']],
      ['To: Amara Okafor <a@b.co>, Bo Lee <b@b.co>', ['Amara Okafor', 'Bo Lee']],
      ['"Okafor, Amara" <a@b.co>, "Bo" <b@b.co>', ['Okafor, Amara', 'Bo']],
      ['Okafor, Amara <a@b.co>; Lee, Bo <b@b.co>', ['Okafor, Amara', 'Lee, Bo']],
      ["'a@b.co' <a@b.co>; 'Bo' <b@b.co>", ['a', 'Bo']],
      ['• Amara Okafor; a@b.co\n• Bo Lee; b@b.co', ['Amara Okafor', 'Bo Lee']],
      ['To: Amara <a@b.co>, Bo\n Lee\n <b@b.co>,\n Cy <c@b.co>', ['Amara', 'Bo Lee', 'Cy']],
      ['Amara <a@b.co>; Bo Lee\r\n<b@b.co>; Cy <c@b.co>', ['Amara', 'Bo Lee', 'Cy']],
      ['Amara <a@b.co>\n"Lee, Bo" <b@b.co>\n<c@b.co>', ['Amara', 'Lee, Bo', 'c']],
      ['Okafor, Amara <a@b.co>;\nLee, Bo <b@b.co>;', ['Okafor, Amara', 'Lee, Bo']],
      ['a@b.co b@b.co c@b.co', ['a', 'b', 'c']],
      ['a@b.co、b@b.co；c@b.co，d@b.co، e@b.co', ['a', 'b', 'c', 'd', 'e']],
      ['• a@b.co\n- b@b.co\n3. Cy <c@b.co>\n4) d@b.co', ['a', 'b', 'Cy', 'd']],
    ] as const
  ).map(
    ([text, names]): Example => [
      `addresses in one line, as mail programs copy them: ${text}`,
      text,
      { counts: [names.length, 0, 0, 0], names: [...names], isGuess: true },
    ],
  ),
  [
    'addresses in one line, one of them mistyped',
    'a@b.co; b@b; c@b.co',
    { names: ['a', 'c'], reasons: ['“b@b” is not one email address'] },
  ],
  [
    'an address among words, in a list without columns',
    lines('Write to a@b.co today', 'Write to b@b.co today'),
    { reasons: ['no column of addresses was found or chosen', expect.anything()] },
  ],
  ...['^', '~'].flatMap((sign): Example[] => [
    [
      `columns with ${sign} between`,
      lines(`id${sign}email${sign}name`, `17${sign}a@b.co${sign}Amara`),
      { names: ['Amara'], emails: ['a@b.co'] },
    ],
    [
      `columns with ${sign} between, which the first line says`,
      lines(`sep=${sign}`, `17${sign}a@b.co`),
      { emails: ['a@b.co'] },
    ],
  ]),
  [
    'who exported the list, below its rows',
    lines('Email,Name', 'a@b.co,Amara', '', 'Exported by: sam@us.co,'),
    { emails: ['a@b.co'], reasons: ['it is a note, not a person of the list'] },
  ],
  [
    'milliseconds of a database under ts',
    '{"waitlist":{"-Nx1":{"email":"a@b.co","ts":1752480000000},"-Nx2":{"email":"b@b.co","ts":1752580000000}}}',
    { dates: ['2025-07-14T08:00:00.000Z', '2025-07-15T11:46:40.000Z'] },
  ],
  ...['，', '；'].flatMap((sign): Example[] => [
    [
      `columns with ${sign} between`,
      lines(`姓名${sign}邮箱${sign}学校`, `王小明${sign}a@b.co${sign}湖畔`, `李${sign}b@b.co${sign}山`),
      {
        names: ['王小明', '李'],
        emails: ['a@b.co', 'b@b.co'],
        columns: expect.objectContaining({ organization: '学校' }),
      },
    ],
    [
      `columns with ${sign} between, without headings`,
      lines(`王小明${sign}a@b.co`, `李四${sign}b@b.co`),
      { names: ['王小明', '李四'], emails: ['a@b.co', 'b@b.co'] },
    ],
  ]),
  [
    'lines in quotation marks, as a spreadsheet that expects another delimiter saves them',
    lines('"Name,""Email"",Role"', '"Lee, Bo,""b@b.co"",Teacher"', '"Amara,a@b.co,Student"').replace(
      'Lee, ',
      '',
    ),
    { names: ['Bo', 'Amara'], roles: ['teacher', 'student'] },
  ],
  [
    'words of tools and spreadsheets for nothing',
    lines(
      'Name,Email',
      '\\N,a@b.co',
      '#NV,b@b.co',
      '#BEZUG!,c@b.co',
      '#DIV/0!,d@b.co',
      'nan,e@b.co',
      '[not provided],f@b.co',
    ),
    { names: ['a', 'b', 'c', 'd', 'e', 'f'] },
  ],
  [
    'what people, pivot tables and clients of databases write for nothing',
    lines(
      'First name,Last name,Email,Role,School,Date',
      '--,--,a@b.co,?,...,--',
      '(blank),(blank),b@b.co,(Leer),(vide),(blank)',
      '<NA>,<null>,c@b.co,<NA>,<null>,<NA>',
      'n.a.,N. A.,d@b.co,n.a.,k. A.,n.a.',
      'Amara,.,e@b.co,???,(not set),??',
    ),
    {
      names: ['a', 'b', 'c', 'd', 'Amara'],
      organizations: Array(5).fill(undefined),
      unknown: [],
      undated: { count: 0, first: '' },
    },
  ],
  ...['김민수', 'Юлия Петрова'].flatMap((name) => {
    const text = `Name\tEmail\tSchool\n${name}\ta@b.co\t${name.repeat(40)}\n`
    // Where there are hardly any Latin letters, only the mark tells.
    const marked = Buffer.from(`\uFEFF\n${name.repeat(200)}\n${text}`, 'utf16le')
    const shown = { names: [name], letters: undefined }
    return [
      [`UTF-16 without a mark: ${name}`, Buffer.from(text, 'utf16le'), shown],
      [`UTF-16, big end first, without a mark: ${name}`, Buffer.from(text, 'utf16le').swap16(), shown],
      [`UTF-16 with a mark: ${name}`, marked, shown],
      [`UTF-16, big end first, with a mark: ${name}`, Buffer.from(marked).swap16(), shown],
    ] satisfies readonly Example[]
  }),
  // Literally, as browsers read them: Node 20 takes Windows' letters for Latin-1.
  ...(
    [
      ['names', 'JosÃ© NÃºÃ±ez', 'José Núñez', 'utf-8-twice'],
      ['signs of Windows', 'ZoÃ« â€™t ÄŽuriÅ¡', 'Zoë ’t Ďuriš', 'utf-8-twice'],
      ['Latin-1', '\xc3\x89VA', 'ÉVA', 'utf-8-twice'],
      ['Japanese', 'å±±ç”° å¤ªéƒŽ', '山田 太郎', 'utf-8-twice'],
      ['Cyrillic', 'Ð˜Ð²Ð°Ð½', 'Иван', 'utf-8-twice'],
      ['right quotes around capitals', '“CAFÉ”', '“CAFÉ”', undefined],
      ['a right trade mark', '« RENÉ™ »', '« RENÉ™ »', undefined],
    ] as const
  ).map(
    ([what, saved, name, letters]): Example => [
      `Unicode that was saved twice, or not: ${what}`,
      lines('Name,Email', `${saved},a@b.co`),
      { names: [name], letters },
    ],
  ),
  [
    'Unicode that was saved twice: a byte order mark alone',
    lines('ï»¿Name,Email', 'Bo,b@b.co'),
    { names: ['Bo'], letters: undefined },
  ],
  [
    'right letters that could be Unicode saved twice',
    lines('Name,Email', 'JOÃO “IRMÔ,a@b.co', 'Zoé…,b@b.co'),
    { names: ['JOÃO “IRMÔ', 'Zoé…'], letters: undefined },
  ],
  [
    'a long title above the headings, with commas',
    lines(
      ...Array.from({ length: 40 }, (_, at) => `Line ${at}, of words, and more`),
      'Name,Email',
      'Amara,a@b.co',
    ),
    { names: ['Amara'], above: 40, counts: [1, 0, 0, 0] },
  ],
  [
    'Japanese text of seven bits',
    Buffer.from('Name,Email\n\u001b$B$*L>A0\u001b(B,a@b.co\n'),
    { names: ['お名前'], letters: 'iso-2022-jp' },
  ],
  [
    'cells that are formulas of a text',
    lines('="Name",="Email",="Date"', '="Amara",="a@b.co",="2025-07-14"'),
    { names: ['Amara'], emails: ['a@b.co'], days: ['Jul 14 2025'] },
  ],
  [
    'apostrophes that make a cell a text, before an address and a date',
    lines('Email,Date', "'a@x.co,'2025-07-14 10:00", "'amara@example.com,'7/14/2025 9:33"),
    { emails: ['a@x.co'], dates: ['2025-07-14T14:00:00.000Z'], counts: [1, 1, 0, 0] },
    { here: [amara] },
  ],
  ...["'1752507912", "'1752507912000", "'45852.6563", '1752507912000123', '1752507912000123456'].map(
    (cell): Example => [
      `a number for a moment, behind an apostrophe or finer than milliseconds: ${cell}`,
      lines('Email,Date', `a@x.co,${cell}`),
      { days: ['Jul 14 2025'] },
    ],
  ),
  [
    'cells that are linked to other pages of Notion',
    lines(
      'Name,Email,School,Role,Message',
      'Amara,a@x.co,Oak (https://www.notion.so/Oak-1a2b?pvs=21),Teacher (https://www.notion.so/Teacher-1a),',
      'Bo,b@x.co,"Elm (https://www.notion.so/Elm-3c), Fir (https://www.notion.so/Fir-4d)",,Oak (https://x.co)',
    ),
    {
      organizations: ['Oak', 'Elm, Fir'],
      roles: ['teacher', 'other'],
      messages: ['', 'Oak (https://x.co)'],
    },
  ],
  [
    'cells that are links of a spreadsheet',
    lines(
      'Name,Email,Organization',
      '"=HYPERLINK(""https://x.co/1"",""Amara Okafor"")",a@x.co,"=hyperlink(""https://oak.ca"", ""Oak"")"',
      '"=HYPERLINK(""mailto:b@x.co"";""Bo Lee"")","=HYPERLINK(""mailto:b@x.co"";""Write to Bo"")",',
      'Cy,"=HYPERLINK(""mailto:c@x.co?subject=Hi"",""c@x.co"")",Elm',
    ),
    {
      names: ['Amara Okafor', 'Bo Lee', 'Cy'],
      emails: ['a@x.co', 'b@x.co', 'c@x.co'],
      organizations: ['Oak', undefined, 'Elm'],
    },
  ],
  [
    'a name in the link of an address',
    lines('Email,Role', '"=HYPERLINK(""mailto:a@x.co"",""Amara Okafor"")",Teacher'),
    { names: ['Amara Okafor'], emails: ['a@x.co'] },
  ],
  [
    'a link that someone typed comes back from our export as it was',
    lines(own, row.replace('Lakeside School', `"'=HYPERLINK(""https://x.co"",""Oak"")"`)),
    { organizations: ['=HYPERLINK("https://x.co","Oak")'] },
  ],
  [
    'apostrophes that are a part of a name and of a message',
    lines('Name,Email,Message', "'t Hooft,o'neil@x.co,'90s music"),
    { names: ["'t Hooft"], emails: ["o'neil@x.co"], messages: ["'90s music"] },
  ],
  [
    'names in the cells of the addresses',
    lines('Email,School', 'Amara Okafor <a@b.co>,Oak', '"""Lee, Bo"" <b@b.co>",Oak', '<c@b.co>,Oak'),
    { names: ['Amara Okafor', 'Lee, Bo', 'c'], missing: expect.objectContaining({ name: 1 }) },
  ],
  [
    'two addresses a row under headings',
    lines('Email,Owner', 'a@b.co,o@b.co', 'b@b.co,o@b.co'),
    { names: ['a', 'b'] },
  ],
  ...[
    ['semicolons in cells', 'Name,Email,School', ',', '; '],
    ['bars in cells', 'Name,Email,School', ',', ' | '],
    ['commas in cells', 'Name;Email;School', ';', ', '],
    ['commas beside tabs', 'Name\tEmail\tSchool', '\t', ', '],
    ['a line each', 'Name,Email,School', ',', '\n'],
    ['one known heading', 'Taldea,Email,Hiria', ',', '; '],
    ['no headings', '', '\t', ', '],
  ].map(
    ([what, head = '', delimiter = '', between = '']): Example => [
      `two addresses in a cell do not tell how cells are separated: ${what}`,
      lines(
        head,
        ['Okafor family', `"a@b.co${between}b@b.co"`, 'Lakeside'].join(delimiter),
        ['Lee family', `"c@b.co${between}d@b.co"`, 'Hill'].join(delimiter),
        ['Fox', 'e@b.co', 'North'].join(delimiter),
      ),
      {
        emails: ['e@b.co'],
        reasons: [`“a@b.co${between}b@b.co” is not one email address`, expect.stringContaining('c@b.co')],
      },
    ],
  ),
  ...[
    ['in a list', [{ emails: ['a@b.co', 'b@b.co'] }, { emails: ['c@b.co', 'd@b.co'] }]],
    [
      'in a list of objects',
      [{ emails: [{ at: 'a@b.co' }, { at: 'b@b.co' }] }, { emails: ['c@b.co', 'd@b.co'] }],
    ],
    ['in a text', [{ email: 'a@b.co; b@b.co' }, { email: 'c@b.co, d@b.co' }]],
    ['by keys', { u1: { email: 'a@b.co; b@b.co' }, u2: { email: 'c@b.co, d@b.co' } }],
  ].map(
    ([what, value]): Example => [
      `two addresses of a person in JSON are one row: ${what}`,
      JSON.stringify(value),
      {
        emails: [],
        reasons: [
          '“a@b.co; b@b.co” is not one email address',
          expect.stringMatching(/^“c@b.co[;,] d@b.co” is not one email address/),
        ],
      },
    ],
  ),
  [
    'two addresses of everyone in JSON, one of them the primary one',
    JSON.stringify({
      connections: ['Amara', 'Bo'].map((displayName) => ({
        names: [{ displayName }],
        emailAddresses: [
          { metadata: { source: { type: 'PROFILE' } }, value: 'x@b.co' },
          { metadata: { primary: true }, value: `${displayName}@b.co` },
        ],
      })),
    }),
    { emails: ['Amara@b.co', 'Bo@b.co'], names: ['Amara', 'Bo'], reasons: [] },
  ],
  ...[
    ['tabs', '', '\t'],
    ['semicolons', '', ';'],
    ['below headings of which no word is known', 'Posta\tIzena\tHiria', '\t'],
  ].map(
    ([what, head = '', delimiter = '']): Example => [
      `a comma in a name is none between cells: ${what}`,
      lines(
        head,
        ['a@b.co', 'Okafor, Amara', 'Toronto, ON'].join(delimiter),
        ['b@b.co', 'Lee, Bo', 'Guelph, ON'].join(delimiter),
      ),
      { counts: [2, 0, 0, 0], names: head ? ['a', 'b'] : ['Okafor, Amara', 'Lee, Bo'] },
    ],
  ),
  ...[
    ['days of a spreadsheet', '45852', '45853', ',2,Total'],
    ['seconds since 1970', '1752507912', '1752594312', 'Count: 2,,'],
    ['days in one order', '07/05/2025', '07/06/2025', ',31/12/2025,'],
    ['moments, below headings that come again', '2025-07-14', '2025-07-15', 'Email,Date,Name'],
  ].map(
    ([what, first, second, other]): Example => [
      `a row that is left out says nothing about dates: ${what}`,
      lines('Email,Date,Name', `a@b.co,${first},A`, `b@b.co,${second},B`, String(other)),
      {
        counts: [2, 0, 0, 1],
        undated: { count: 0, first: '' },
        days: [/07.05/.test(first ?? '') ? 'Jul 05 2025' : 'Jul 14 2025', expect.anything()],
      },
    ],
  ),
  ...[
    ['a total', ',,,,,2 approved,'],
    ['a second export below', own],
    ['a status that this site does not know', row.replace('amara@', 'b@').replace('approved', 'on hold')],
  ].map(
    ([what, more = '']): Example => [
      `one row more takes nobody’s decision away in our own export: ${what}`,
      lines(own, row, row.replace('amara', 'bo').replace('approved', 'rejected'), more),
      {
        statuses: expect.arrayContaining(['approved', 'rejected']),
        undecided: more.includes('on hold') ? { count: 1, first: 'on hold' } : { count: 0, first: '' },
        columns: expect.objectContaining({ status: 'Status' }),
      },
    ],
  ),
  ...[
    ['members', { localStorage: { invitationRequests: stored }, sessionStorage: {} }],
    ['pairs', Object.entries({ theme: 'dark', invitationRequests: stored })],
    ['a text in a text', stored],
  ].map(
    ([what, value]): Example => [
      `a browser’s storage, saved as ${what}`,
      JSON.stringify(value),
      { counts: [2, 0, 0, 0], names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  [
    'a browser’s storage, copied with its name',
    `invitationRequests:${JSON.stringify(stored)}`,
    { counts: [2, 0, 0, 0], names: ['Amara Okafor', 'Bo Lee'] },
  ],
  [
    'the head of a mail, with its body',
    lines(
      'From: Sam <sam@us.co>',
      'Sent: Monday, July 14, 2025 9:12 AM',
      'To: Amara Okafor <a@b.co>, Bo Lee <b@b.co>',
      'Cc: Cy Fox <c@b.co>',
      'Subject: Beta',
      '',
      'Hello all,',
      'please find the list.',
    ),
    { counts: [3, 0, 0, 0], names: ['Amara Okafor', 'Bo Lee', 'Cy Fox'] },
  ],
  ...['Amara Okafor a@b.co', 'Amara Okafor - a@b.co'].map(
    (line): Example => [
      `a name and an address in each line: ${line}`,
      lines(line, line.replace('Amara Okafor', 'Bo Lee').replace('a@', 'b@')),
      { counts: [2, 0, 0, 0], names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  ...[
    { email: 'a@b.co', user_metadata: { email: 'a@b.co', full_name: 'Ann Lee', role: 'student' } },
    { id: 1, user: { email: 'a@b.co', profile: { firstName: 'Ann', lastName: 'Lee', role: 'student' } } },
    { name: 'Ann Lee', email: 'a@b.co', metadata: { name: 'autumn', email: 'z@b.co', role: 'student' } },
    { email: 'a@b.co', merge_fields: { FNAME: 'Ann', LNAME: 'Lee', ROLE: 'student' } },
    { id: 1, email: 'a@b.co', attributes: { FIRSTNAME: 'Ann', LASTNAME: 'Lee', ROLE: 'student' } },
    { fields: { name: 'Ann Lee', role: 'student', score: { value: 7 } }, email: 'a@b.co' },
    { email: 'a@b.co', properties: { firstname: 'Ann', lastname: 'Lee', role: 'student' } },
  ].map(
    (person): Example => [
      `what an object holds in a profile is the person’s: ${Object.keys(person)}`,
      JSON.stringify([person]),
      { emails: ['a@b.co'], names: ['Ann Lee'], roles: ['student'], rivals: [] },
    ],
  ),
  [
    'a sentence with an address, as in a chat, is no heading, and is left out with its line',
    lines('My email is ann@b.co', 'b@b.co'),
    { emails: ['b@b.co'], reasons: ['“My email is ann@b.co” is not one email address'], above: 0 },
  ],
  [
    'heads of schools do not teach',
    lines('Email,Role', 'a@b.co,Head Teacher', 'b@b.co,Headmistress'),
    { roles: ['administrator', 'administrator'] },
  ],
  ...['date_utc', 'createdAtUtc', 'Time (Coordinated Universal Time)'].map(
    (heading): Example => [
      `UTC in a heading: ${heading}`,
      lines(`Email,${heading}`, 'a@b.co,2025-07-15 02:12:33'),
      { days: ['Jul 14 2025'] },
    ],
  ),
  [
    'decisions that are not taken over are counted',
    lines('Email,Status', 'a@b.co,applied', 'b@b.co,Invited', 'c@b.co,declined'),
    { statuses: ['pending', 'pending', 'pending'], undecided: { count: 2, first: 'Invited' } },
  ],
  [
    'a state of a country is no decision',
    lines('Email,State', 'a@b.co,Ontario'),
    { undecided: { count: 0, first: '' } },
  ],
  ...[
    ['Marca temporal,Nombre y Apellido,Correo electrónico', ',Ana López,a@b.co'],
    ['Nome completo,Email', 'Ana López,a@b.co'],
    ['Nome,Cognome,Email', 'Ana,López,a@b.co'],
    ['Nome,Sobrenome,E-mail', 'Ana,López,a@b.co'],
    ['Naam,E-mailadres', 'Ana López,a@b.co'],
    ['Voornaam,Achternaam,Email', 'Ana,López,a@b.co'],
    ['Nombre/s,Apellido/s,Email', 'Ana,López,a@b.co'],
    ['Navn,Email', 'Ana López,a@b.co'],
    ['Imię i nazwisko,Email', 'Ana López,a@b.co'],
    ['氏名,Email', 'Ana López,a@b.co'],
    ['お名前,Email', 'Ana López,a@b.co'],
  ].map(
    ([headings = '', person = '']): Example => [
      `names under the headings of other languages: ${headings}`,
      lines(headings, person),
      { names: ['Ana López'], missing: expect.objectContaining({ name: 0 }) },
    ],
  ),
  ...[
    ['이름,이메일 주소,타임스탬프', '김민수,a@b.co,2025. 7. 14 오후 3:45:12'],
    ['お名前,メールアドレス,タイムスタンプ', '田中,a@b.co,2025/07/14 15:45:12'],
    ['Имя и фамилия,Адрес электронной почты,Отметка времени', 'Иван,a@b.co,14.07.2025 15:45:12'],
    ['नाम,ईमेल पता,टाइमस्टैम्प', 'अमित,a@b.co,14/07/2025 15:45:12'],
    ['Imię i nazwisko,Adres e mail,Sygnatura czasowa', 'Łukasz,a@b.co,14.07.2025'],
    ['Nimi,Sähköpostiosoite,Aikaleima', 'Väinö,a@b.co,14.7.2025'],
    ['Ad Soyad,E-posta Adresi,Zaman damgası', 'Işıl,a@b.co,14.07.2025'],
    ['Nome,Endereço de e mail,Carimbo de data/hora', 'João,a@b.co,14/07/2025'],
  ].map(
    ([headings = '', person = '']): Example => [
      `headings of other languages: ${headings}`,
      lines(headings, person),
      { names: [person.split(',')[0] ?? ''], days: ['Jul 14 2025'], isGuess: false },
    ],
  ),
  ...['Organization / Site', 'School site', 'Please tell us your school or company'].map(
    (heading): Example => [
      `a school under the heading ${heading}`,
      lines(`Name,Email,${heading}`, 'Ana López,a@b.co,Lakeside School'),
      { first: expect.objectContaining({ organization: 'Lakeside School' }) },
    ],
  ),
  ...['Additional emails', 'Additional contact'].map(
    (heading): Example => [
      `no message under the heading ${heading}`,
      lines(`Name,Email,${heading}`, 'Ana López,a@b.co,Bo Lee'),
      { unused: [heading] },
    ],
  ),
  [
    'an empty column of names beside a question for the name',
    lines('Email;Name;Wie heißen Sie?', 'a@b.co;;Ana López'),
    { names: ['Ana López'] },
  ],
  [
    'an empty column of names beside a question that is not known',
    lines('Email,Name,Jina,Timestamp', 'a@b.co,,Ana,2025-07-14', 'b@b.co,,Bo,2025-07-14'),
    { unused: ['Jina'], isGuess: true },
  ],
  [
    'cells in single quotation marks',
    lines("'Name';'Email';'Message'", `'Lee; Bo';'a@b.co';'It''s "5"'`, "'Amara';'b@b.co';''"),
    {
      counts: [2, 0, 0, 0],
      names: ['Lee; Bo', 'Amara'],
      first: expect.objectContaining({ message: `It's "5"`, line: 2 }),
    },
  ],
  [
    'cells in the quotation marks that a word processor makes',
    lines('“Name”,“Email”,“Message”', '“Lee, Bo, Jr.”,“a@b.co”,“An ““A””, I hope”', '„Amara“,b@b.co,'),
    {
      counts: [2, 0, 0, 0],
      names: ['Lee, Bo, Jr.', 'Amara'],
      messages: ['An "A", I hope', ''],
    },
  ],
  [
    'a column of dates that is mostly blank beside one that is not',
    lines(
      'Email,OPTIN_TIME,CONFIRM_TIME',
      'a@b.co,,2025-07-14 15:45:12',
      'b@b.co,,2025-07-15 15:45:12',
      'c@b.co,2025-07-16 15:45:12,2025-07-16 15:46:12',
    ),
    {
      columns: { email: 'Email', submittedAt: 'CONFIRM_TIME' },
      missing: expect.objectContaining({ submittedAt: 0 }),
    },
  ],
  [
    'the parts of a question in a second row of headings',
    lines(
      'Respondent ID,Start Date,Email Address,First Name,Please tell us about you:,,,What is your role?',
      ',,,,Name,Company,Email Address,Response',
      '1,07/14/2025 15:45:12,,,Ana López,Oak,a@b.co,Teacher',
    ),
    {
      counts: [1, 0, 0, 0],
      names: ['Ana López'],
      emails: ['a@b.co'],
      roles: ['teacher'],
      first: expect.objectContaining({ organization: 'Oak', line: 3 }),
    },
  ],
  ...[
    ['truth values', 'TRUE', 'FALSE'],
    ['crosses', 'x', ''],
    ['numbers', '1', '0'],
    ['words', 'checked', 'unchecked'],
  ].map(
    ([what, yes, no]): Example => [
      `an answer that a form spreads over columns, as ${what}`,
      lines(
        'Email,Role (Student),Role (Teacher),Teaching,Research',
        `a@b.ca,${yes},${no},${no},${yes}`,
        `b@b.ca,${no},${yes},${yes},${yes}`,
        `c@b.ca,${no},${no},${yes},${no}`,
      ),
      {
        roles: ['student', 'teacher', 'other'],
        useCases: ['research', 'teaching', 'teaching'],
        isGuess: true,
        unknown: [],
        missing: expect.objectContaining({ role: 1, useCase: 0 }),
      },
    ],
  ),
  [
    'what people write about their use case, also where it is about a profession',
    lines(
      'Name,Email,How do you plan to use it professionally?',
      'A,a@b.ca,I mark tests',
      'B,b@b.ca,I write',
    ),
    { columns: { name: 'Name', email: 'Email', useCase: 'How do you plan to use it professionally?' } },
  ],
  [
    'a column that is headed as the use case, beside one with words of use cases',
    lines('Name,Email,Purpose,Area', 'A,a@b.ca,I mark tests,Teaching', 'B,b@b.ca,I write,Research'),
    { columns: { name: 'Name', email: 'Email', useCase: 'Purpose' } },
  ],
  [
    'answers that are as much a use case as a role',
    lines('Name,Email,Interest', 'A,a@b.ca,Student learning', 'B,b@b.ca,Student research'),
    { useCases: ['personal-learning', 'research'] },
  ],
  [
    'a byte order mark behind the line that names the delimiter',
    'sep=;\r\n\uFEFF"Name; full";Email;Role\r\n"Lee; Ann";ann@b.ca;Teacher\r\n',
    { emails: ['ann@b.ca'], roles: ['teacher'] },
  ],
  [
    'marks under answers beside a role that someone wrote',
    lines('Email,Role,Student,Parent', 'a@b.ca,Teacher,FALSE,TRUE', 'b@b.ca,Student,TRUE,FALSE'),
    { roles: ['teacher', 'student'], unused: ['Student', 'Parent'] },
  ],
  ...[
    ['姓,名,メールアドレス', '田中,太郎,a@b.ca', '田中太郎'],
    ['姓,名,Email', 'Tanaka,Taro,a@b.ca', 'Tanaka Taro'],
    ['First name,Last name,Email', '太郎,田中,a@b.ca', '田中太郎'],
    ['First name,Last name,Email', 'ジョン,スミス,a@b.ca', 'ジョン スミス'],
    ['名字,姓氏,邮箱', '小明,王,a@b.ca', '王小明'],
    ['성,이름,이메일 주소', '김,민수,a@b.ca', '김민수'],
    ['Vezetéknév,Keresztnév,E-mail', 'Nagy,Anna,a@b.ca', 'Nagy Anna'],
    ['お名前（姓）,お名前（名）,メールアドレス', '田中,太郎,a@b.ca', '田中太郎'],
    ['氏名(名),氏名(姓),氏名(セイ),メール', '太郎,田中,タナカ,a@b.ca', '田中太郎'],
    ['苗字,名前,メールアドレス', '田中,太郎,a@b.ca', '田中太郎'],
    ['Επίθετο,Όνομα,Email', 'Παπάς,Νίκος,a@b.ca', 'Νίκος Παπάς'],
    ['Imiona,Nazwisko,E-mail', 'Ewa Maria,Kot,a@b.ca', 'Ewa Maria Kot'],
    ['Adınız,Soyadınız,E-posta', 'Ali,Kaya,a@b.ca', 'Ali Kaya'],
    ['שם,שם משפחה,מייל', 'דן,כהן,a@b.ca', 'דן כהן'],
    ['שם פרטי,שם משפחה,מייל', 'דן,כהן,a@b.ca', 'דן כהן'],
    ['الاسم الأول,اسم العائلة,البريد الإلكتروني', 'علي,حسن,a@b.ca', 'علي حسن'],
    ['नाम,उपनाम,ईमेल', 'राम,कुमार,a@b.ca', 'राम कुमार'],
  ].map(
    ([headings = '', person = '', name = '']): Example => [
      `two halves of a name, in the order of their language: ${headings} ${person}`,
      lines(headings, person),
      { names: [name], emails: ['a@b.ca'] },
    ],
  ),
  ...[
    [
      'of Japan',
      '令和7年7月14日',
      'R7.7.14',
      'R07/07/14 15:45',
      '令和７年７月１４日（月）15時45分',
      '㋿7年7月14日',
    ],
    ['of Taiwan', '民國114年7月14日', '中華民國114年7月14日', '114年7月14日', '114/07/14'],
    ['of Thailand', '14/07/2568', '2568-07-14', '14 กรกฎาคม 2568', '14 กรกฎาคม พ.ศ. 2568 15:45'],
  ].map(
    ([what, ...cells]): Example => [
      `years ${what}`,
      dates(...cells),
      { days: cells.map(() => 'Jul 14 2025'), question: undefined, undated: { count: 0, first: '' } },
    ],
  ),
  [
    'the first year of an era, and the last one of another',
    dates('令和元年5月2日', '平成31年4月30日'),
    { days: ['May 02 2019', 'Apr 30 2019'] },
  ],
  [
    'day and month are asked also beside a year of Thailand; a short one is no date',
    dates('05/07/2568', '05/07/68'),
    { question: '05/07/2568', undated: { count: 1, first: '05/07/68' } },
  ],
  [
    'quotation marks as databases write them',
    lines(
      '"id","name","email","message"',
      String.raw`"1","Ann \"Bo\" Lee","a@b.ca","so \"she\", he said"`,
      String.raw`"2",\N,"b@b.ca","C:\\dir\\"`,
    ),
    {
      names: ['Ann "Bo" Lee', 'b'],
      messages: ['so "she", he said', 'C:\\dir\\'],
      missing: expect.objectContaining({ name: 1 }),
    },
  ],
  ...[
    ['lists', '{"email":["a@b.ca","b@b.ca"],"name":["Ann","Bo"],"role":["Teacher",null]}'],
    [
      'numbered rows',
      '{"n":2,"email":{"0":"a@b.ca","1":"b@b.ca"},"name":{"0":"Ann","1":"Bo"},"role":{"0":"Teacher","1":""}}',
    ],
  ].map(
    ([what, text = '']): Example => [
      `columns in JSON, as ${what}`,
      text,
      { names: ['Ann', 'Bo'], emails: ['a@b.ca', 'b@b.ca'], roles: ['teacher', 'other'] },
    ],
  ),
  [
    'two lists of people of one length in JSON are no columns',
    '{"joined":["a@b.ca","b@b.ca"],"left":["c@b.ca","d@b.ca"]}',
    { emails: ['a@b.ca', 'b@b.ca', 'c@b.ca', 'd@b.ca'] },
  ],
  ...[
    ['"/Date(1752507912000)/"', '"/Date(1752507912000+0200)/"'],
    ['{"$date":"2025-07-14T15:45:12.000Z"}', '{"$date":"2025-07-14T15:45:12Z"}'],
    ['{"$date":1752507912000}', '{"$date":{"$numberLong":"1752507912000"}}'],
  ].map(
    (written): Example => [
      `dates of programs in JSON: ${written}`,
      `[${written.map((date, at) => `{"email":"p${at}@b.ca","created":${date}}`).join(',')}]`,
      { dates: ['2025-07-14T15:45:12.000Z', '2025-07-14T15:45:12.000Z'] },
    ],
  ),
  [
    'an answer that a form spreads over columns',
    lines('Email,Student,Teacher,Parent', 'a@b.co,Student,,', 'b@b.co,,Teacher,', 'c@b.co,,,Parent'),
    { roles: ['student', 'teacher', 'parent'], unknown: [] },
  ],
  [
    'addresses in columns that are not used, without headings',
    lines('Amara,a@b.co,9,o@b.co,Oak', 'Cy,c@b.co,9,,Oak', 'Di,d@b.co,9,p@b.co,Oak'),
    { emails: ['a@b.co', 'c@b.co', 'd@b.co'], elsewhere: 2 },
  ],
  [
    'addresses in columns that are not used, with headings',
    lines('Email,Owner', 'a@b.co,o@b.co'),
    { emails: ['a@b.co'], elsewhere: 0 },
  ],
  [
    'a question of another language that names its field',
    lines('Кто ответил,Ваша почта для связи', 'o@b.co,a@b.co', 'p@b.co,b@b.co'),
    { columns: { email: 'Ваша почта для связи' }, isGuess: true },
  ],
  [
    'headings in a language of which no word is known',
    lines('Shule,Jina,Barua pepe', 'Lakeside,Amara,a@b.co', ',Bo,b@b.co'),
    {
      counts: [2, 0, 0, 0],
      names: ['a', 'b'],
      unused: ['Shule', 'Jina'],
      columns: { email: 'Barua pepe' },
      isGuess: true,
    },
  ],
  ...[
    ['Amara,,Lakeside', 'Bo,b@b.co,Oak'],
    ['Amara,amara at b.co', 'Bo,b@b.co'],
    ['Amara,amara(at)b.co', 'Bo,b@b.co'],
    ['Amara,amara@b', 'Bo,b@b.co'],
    ['Oak 2,Oak', 'Bo,b@b.co'],
    ['Amara,none', 'Bo,none', 'Cy,c@b.co'],
    ['Amara', 'b@b.co'],
  ].map(
    (people): Example => [
      `a first person without an address is no heading: ${people}`,
      lines(...people),
      { counts: [1, 0, 0, people.length - 1], above: 0 },
    ],
  ),
  ...[
    ['Email,First name,Last name,Source Name', 'a@b.co,Ana,López,BigCommerce'],
    ['Email,First Name,Last Name,Manager’s Name', 'a@b.co,Ana,López,Sam Roe'],
    ['Name (Prefix),Name (First),Name (Last),Email', 'Dr.,Ana,López,a@b.co'],
    ['"First up, what’s your name?",Email', 'Ana López,a@b.co'],
    ['Name (first & last),Email', 'Ana López,a@b.co'],
  ].map(
    ([headings = '', person = '']): Example => [
      `names beside other columns with names: ${headings}`,
      lines(headings, person),
      { names: ['Ana López'] },
    ],
  ),
  [
    'addresses of many people beside those of one who invited them',
    lines('User Email,Invitee Email', 'sam@b.co,c@b.co', 'sam@b.co,d@b.co'),
    { emails: ['c@b.co', 'd@b.co'] },
  ],
  [
    'a role asked for as a job title',
    lines('Email,What is your job title?', 'a@b.co,Teacher', 'b@b.co,Student'),
    { roles: ['teacher', 'student'] },
  ],
  [
    'a column that could be the names is shown',
    lines('Jina,Email', 'Ana López,a@b.co'),
    { names: ['a'], isGuess: true, missing: expect.objectContaining({ name: 1 }) },
  ],
  [
    'an example in a heading is nobody’s address',
    lines('Timestamp,Full name,"Email address (name@school.ca)"', '2025-07-14,Ana,a@b.co'),
    { counts: [1, 0, 0, 0], names: ['Ana'], days: ['Jul 14 2025'] },
  ],
  [
    'an address with its name in parentheses is no heading',
    lines('Ana,School Office (office@b.co)', 'Bo,b@b.co'),
    { emails: ['office@b.co', 'b@b.co'] },
  ],
  ...(
    [
      [['25/07/14 15:45', '25/07/12 10:00'], undefined, ['Jul 14 2025', 'Jul 12 2025']],
      [['25/07/14 15:45', '25/07/12 10:00'], true, ['Jul 25 2014', 'Jul 25 2012']],
      [['26-01-05', '26-02-10'], undefined, ['Jan 05 2026', 'Feb 10 2026']],
      [['25.07.30'], undefined, ['Jul 30 2025']],
      [['21/08/25', '25/07/25'], undefined, ['Aug 21 2025', 'Jul 25 2025']],
      [['21/08/25', '25/07/25'], false, ['Aug 25 2021', 'Jul 25 2025']],
    ] as const
  ).map(
    ([cells, dayFirst, days]): Example => [
      `a year of two digits may come first: ${cells[0]}, ${dayFirst}`,
      dates(...cells),
      { question: cells[0], days: [...days] },
      { answers: { dayFirst } },
    ],
  ),
  ...[
    ['14/08/25', 'Aug 14 2025'],
    ['25/07/2014', 'Jul 25 2014'],
    ['27/07/14', 'Jul 27 2014'],
  ].map(
    ([cell = '', day = '']): Example => [
      `what cannot be a year of two digits is a day: ${cell}`,
      dates(cell, '25/07/25'),
      { question: undefined, days: [day, 'Jul 25 2025'] },
    ],
  ),
  [
    'a column in which one cell cannot begin with its year has days',
    dates('25.10.25', '02.11.25'),
    { question: undefined, days: ['Oct 25 2025', 'Nov 02 2025'] },
  ],
  [
    'words that seem to be known',
    lines('Email,Role,Use case', 'a@b.co,Principal Investigator,Test prep for SAT'),
    {
      roles: ['researcher'],
      first: expect.objectContaining({ guessed: expect.arrayContaining(['useCase']) }),
    },
  ],
  [
    'an address of our own export that only its form takes',
    lines(own, row.replace('amara@example.com', 'ada@school')),
    { emails: ['ada@school'] },
  ],
  [
    'our own export, with a mistyped address',
    lines(own, row.replace('amara@example.com', 'no address')),
    { counts: [0, 0, 0, 1] },
  ],
  ...[
    [
      'First_Name,Last_Name,GuardianEmail,Student_Email',
      'Amara,Okafor,mum@x.co,a@x.co',
      'Bo,Lee,dad@x.co,b@x.co',
    ],
    [
      'Parent/Guardian Name,Parent/Guardian Email,Student Name,Student Email',
      'Mum,mum@x.co,Amara Okafor,a@x.co',
      'Dad,dad@x.co,Bo Lee,b@x.co',
    ],
    ['Assignee Email,Name,Requester email', 'sam@x.co,Amara Okafor,a@x.co', 'kim@x.co,Bo Lee,b@x.co'],
    [
      'Account owner email,Contact email address,Contact Name',
      'sam@x.co,a@x.co,Amara Okafor',
      'kim@x.co,b@x.co,Bo Lee',
    ],
    ['Manager email,Employee email,Name', 'sam@x.co,a@x.co,Amara Okafor', 'kim@x.co,b@x.co,Bo Lee'],
    ['Referrer Email,Signup Email,Name', 'sam@x.co,a@x.co,Amara Okafor', 'kim@x.co,b@x.co,Bo Lee'],
    [
      'Who referred you? (their email),Please type your email address,Name',
      'sam@x.co,a@x.co,Amara Okafor',
      'kim@x.co,b@x.co,Bo Lee',
    ],
    ['Host email,Attendee name,Attendee email', 'sam@x.co,Amara Okafor,a@x.co', 'kim@x.co,Bo Lee,b@x.co'],
    ['Recovery email,School email,Name', 'sam@x.co,a@x.co,Amara Okafor', 'kim@x.co,b@x.co,Bo Lee'],
  ].map(
    ([headings = '', ...people]): Example => [
      `addresses of other people come before those of the people themselves: ${headings}`,
      lines(headings, ...people),
      { emails: ['a@x.co', 'b@x.co'], names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  [
    'where there are no others, the addresses of parents are the people',
    lines('Student name,Parent email', 'Amara,mum@x.co', 'Bo,dad@x.co'),
    { emails: ['mum@x.co', 'dad@x.co'] },
  ],
  ...[
    ['Student name,Parent email', ''],
    ['Student,Parent,Parent Email', 'Ida Poe,'],
    ['Student,Teacher email', ''],
    ['Student first name,Student last name,Guardian email', 'Roe,'],
  ].map(
    ([headings = '', other = '']): Example => [
      `the name of a student is not that of another one whose address it stands beside: ${headings}`,
      lines(headings, `Amara Okafor,${other}ida@x.co`, `Bo Lee,${other}sam@x.co`),
      { names: ['ida', 'sam'], missing: expect.objectContaining({ name: 2 }) },
    ],
  ),
  ...[
    ['ID,开始时间,完成时间,电子邮件,联系人,学校名称', '王小明'],
    ['ID,開始時間,完成時間,電子郵件,姓名,學校名稱', '王小明'],
    ['ID,시작 시간,완료 시간,전자 메일,성함,학교명(필수)', '김철수'],
    ['ID,開始時刻,完了時刻,メール,担当者名,学校名(必須)', '山田太郎'],
  ].map(
    ([headings = '', name = '']): Example => [
      `what Microsoft Forms and its users ask in East Asia: ${headings}`,
      lines(headings, `1,2025/7/14 15:01,2025/7/14 15:05,a@x.co,${name},Oak`),
      { names: [name], organizations: ['Oak'], dates: ['2025-07-14T19:05:00.000Z'] },
    ],
  ),
  ...[
    ['"first","last","email","school"', '"1","Amara","Okafor","a@x.co","Oak"', '"12","Bo","Lee","b@x.co",NA'],
    ['first\tlast\temail\tschool', '1\tAmara\tOkafor\ta@x.co\tOak', '12\tBo\tLee\tb@x.co\tNA'],
  ].map(
    (rows): Example => [
      `rows that R numbers have no heading above their numbers: ${rows[0]}`,
      lines(...rows),
      { names: ['Amara Okafor', 'Bo Lee'], organizations: ['Oak', undefined], unused: ['Column A'] },
    ],
  ),
  ...[
    ['Name,Email,School', '7,a@x.co,Oak,', '8,b@x.co,Elm,'],
    ['ID,Name,Email,School', '7,Amara,a@x.co,Oak,Toronto', '8,Bo,b@x.co,Elm,Paris'],
  ].map(
    (rows): Example => [
      `cells without a heading at the end do not move the others: ${rows[0]}, ${rows[1]}`,
      lines(...rows),
      { emails: ['a@x.co', 'b@x.co'], organizations: ['Oak', 'Elm'] },
    ],
  ),
  ...(
    [
      [['Amara Okafor', 'a@x.co', 'Bo Lee', 'b@x.co'], ['Amara Okafor', 'Bo Lee'], []],
      [['Amara Okafor', '', ' a@x.co\r', '', 'Bo Lee', 'b@x.co'], ['Amara Okafor', 'Bo Lee'], []],
      [
        ['Teachers', 'a@x.co', 'Students', 'b@x.co'],
        ['a', 'b'],
        [1, 3],
      ],
      [
        ['1. Amara Okafor', '- a@x.co', '2. Bo Lee', '- b@x.co'],
        ['a', 'b'],
        [1, 3],
      ],
      [['Name Email', 'a@x.co', 'b@x.co'], ['a', 'b'], []],
    ] as const
  ).map(
    ([rows, names, left]): Example => [
      `names on lines of their own, above the addresses: ${rows.join('|')}`,
      lines(...rows),
      { names: [...names], counts: [2, 0, 0, left.length] },
    ],
  ),
  ...['Email @x.co', 'E-mail  @x.co', 'Email (@x.co)'].map(
    (heading): Example => [
      `a heading that names the domain is nobody's address: ${heading}`,
      lines(`Name,${heading}`, 'Amara Okafor,a@x.co', 'Bo Lee,b@x.co'),
      { names: ['Amara Okafor', 'Bo Lee'], columns: { name: 'Name', email: heading } },
    ],
  ),
  ...[
    ['Student name,Parent name,Parent email', 'Amara,Ida Poe,ida@x.co'],
    ['Student,Parent,Parent email', 'Amara,Ida Poe,ida@x.co'],
    ['Guardian email,Guardian first name,Guardian last name,Student', 'ida@x.co,Ida,Poe,Amara'],
  ].map(
    ([headings = '', person = '']): Example => [
      `a name of the other person whose address it is: ${headings}`,
      lines(headings, person),
      { names: ['Ida Poe'] },
    ],
  ),
  ...[
    ['Full name (as on your profile),Email', 'Amara Okafor,a@x.co'],
    ['What name should we use on the platform?,Email', 'Amara Okafor,a@x.co'],
    ['Student email (consent needed),Teacher email,Name', 'a@x.co,sam@x.co,Amara Okafor'],
    ['School for kids,Name,Email', 'Oak,Amara Okafor,a@x.co'],
  ].map(
    ([headings = '', person = '']): Example => [
      `a part of a word does not turn the question: ${headings}`,
      lines(headings, person),
      {
        names: ['Amara Okafor'],
        emails: ['a@x.co'],
        first: expect.objectContaining(headings.startsWith('School') ? { organization: 'Oak' } : {}),
      },
    ],
  ),
  ...[
    ['School_id,School year,School address', '1,2025/26,1 Oak Rd', undefined],
    ['Which country is your school in?', 'Canada', undefined],
    ['What school year are you in?,Name of your school', 'Year 9,Oak', 'Oak'],
    ['School district ID,School type,Which school do you work at?', '17,Public,Oak', 'Oak'],
    ['Company City,Company Industry,Primary Company', 'Toronto,Schools,Oak', 'Oak'],
    ['Do you work at a school?,Your school', 'Yes,Oak', 'Oak'],
  ].map(
    ([headings = '', cells = '', organization]): Example => [
      `what is asked about a school is not its name: ${headings}`,
      lines(`Email,Name,${headings}`, `a@x.co,Amara,${cells}`),
      {
        first: organization
          ? expect.objectContaining({ organization })
          : expect.not.objectContaining({ organization: expect.anything() }),
      },
    ],
  ),
  ...[
    ['Comments count,Any other comments?', '3,Hello'],
    ['Internal comments,Comments for us', 'call her,Hello'],
    ['Message,Anything else?', '3,Hello'],
  ].map(
    ([headings = '', cells = '']): Example => [
      `what is no message of the person: ${headings}`,
      lines(`Email,Name,${headings}`, `a@x.co,Amara,${cells}`),
      { messages: ['Hello'] },
    ],
  ),
  ...[
    ['Buyer first name,Buyer last name,Buyer email,Attendee first name,Attendee last name,Attendee email'],
    ['Attendee email,Purchaser last name,Purchaser first name,Attendee last name,Attendee first name'],
    ['Buyer name,Buyer email,Attendee name,Attendee email'],
    ["Teacher's name,Email,Student's name"],
    ['Billing Name,Email,Name'],
  ].map(
    ([headings = '']): Example => [
      `a name stands for the address that it shares a word with, or that differs as it does: ${headings}`,
      lines(
        headings,
        ...[
          ['a@x.co', 'Amara', 'Okafor'],
          ['b@x.co', 'Bo', 'Lee'],
        ].map(([email = '', first = '', last = '']) =>
          headings
            .split(',')
            .map((heading) => {
              const isOther = /buyer|purchas|teacher|billing/i.test(heading)
              if (/email/i.test(heading)) return isOther ? 'sam@x.co' : email
              const [one, two] = isOther ? ['Sam', 'Roe'] : [first, last]
              return /first/.test(heading) ? one : /last/.test(heading) ? two : `${one} ${two}`
            })
            .join(','),
        ),
      ),
      { emails: ['a@x.co', 'b@x.co'], names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  ...[
    ['First Name,Email,Course Name', 'Amara,a@x.co,Algebra 1', 'Bo,b@x.co,Algebra 1'],
    ['id,first_name,email,pet_name', '1,Amara,a@x.co,Rex', '2,Bo,b@x.co,Ace'],
    ['Referrer Name,First Name,Email', 'https://x.co/a,Amara,a@x.co', 'https://x.co/b,Bo,b@x.co'],
    ["First name,Email,Your teacher's name", 'Amara,a@x.co,Mr Roe', 'Bo,b@x.co,Ms Fox'],
    ['Name,Email,Billing Name', '#1001,a@x.co,Amara', '#1002,b@x.co,Bo'],
    ['auth,a@x.co,true,Amara', 'auth,b@x.co,true,Bo'],
    ['Toronto,Amara,a@x.co', 'Toronto,Bo,b@x.co'],
    ['a@x.co,Canada,Amara', 'b@x.co,Canada,Bo'],
    ['active,Amara,a@x.co', 'active,Bo,b@x.co'],
    ['Oak,Amara,a@x.co', 'Elm,Bo,b@x.co', 'Oak,Cy,c@x.co'],
  ].map(
    (rows): Example => [
      `what is no name beside one: ${rows[0]}`,
      lines(...rows),
      { names: ['Amara', 'Bo', ...(rows[2]?.startsWith('Oak') ? ['Cy'] : [])] },
    ],
  ),
  ...[
    ['email,ticket_name', 'a@x.co,General', 'b@x.co,General'],
    ['Email,Course name', 'a@x.co,Algebra 1', 'b@x.co,Algebra 1'],
    ['Purchase Email,Item Name', 'a@x.co,Guide', 'b@x.co,Course'],
    ['Email,Lineitem name', 'a@x.co,Guide', 'b@x.co,Course'],
    ['Email,Order name', 'a@x.co,#1001', 'b@x.co,#1002'],
    ['email,name', 'a@x.co,a@x.co', 'b@x.co,b@x.co'],
    ['a@x.co,true', 'b@x.co,true'],
  ].map(
    (rows): Example => [
      `what is no name, where there is none: ${rows[0]}`,
      lines(...rows),
      { names: ['a', 'b'], missing: expect.objectContaining({ name: 2 }) },
    ],
  ),
  [
    'one name comes again among many, and with one address',
    lines(
      'Your first and last name?,Email',
      ...Array.from({ length: 40 }, (_, at) => `Name ${at % 20},p${at}@x.co`),
      ...Array.from({ length: 40 }, () => 'Name 0,p0@x.co'),
    ),
    { columns: expect.objectContaining({ name: 'Your first and last name?' }) },
  ],
  [
    'the names with a space in them, where no heading says which they are',
    lines('Lakeside,Amara Okafor,a@x.co', 'Oak,Bo Lee,b@x.co'),
    { names: ['Amara Okafor', 'Bo Lee'] },
  ],
  [
    'each first name can be chosen with the last name beside it',
    lines(
      'Buyer first name,Buyer last name,Email,Guest last name,Guest first name',
      'Sam,Roe,a@x.co,Okafor,Amara',
    ),
    {
      names: ['Amara Okafor'],
      pairs: ['Guest first name + Guest last name', 'Buyer first name + Buyer last name'],
    },
  ],
  [
    'the halves of a name apart',
    lines('Vorname,Email,Name', 'Jana,a@x.co,Weber'),
    { pairs: ['Vorname + Name'] },
  ],
  ...(
    [
      ['Student_email,Contact_relationship,Contact_email', 'a@x.co,Mother,mum@x.co', ['Contact_email']],
      ['Email,School email', 'a@x.co,A@x.co', []],
      ['Email,School email', 'a@x.co,', []],
      ['Email,School email', ',a@x.co', []],
      ['Email,Second email', 'a@x.co,b@x.co', ['Second email']],
      ['Email,Parent email,Owner', 'a@x.co,mum@x.co,sam@x.co', []],
      ['Name,Email,School email', 'Amara,none,a@x.co', []],
    ] as const
  ).map(
    ([headings, person, rivals]): Example => [
      `other columns that hold addresses, too, and not those of other people: ${headings}, ${person}`,
      lines(headings, person),
      { rivals: [...rivals] },
    ],
  ),
  [
    'the second address of who has no first one, but not that of a parent or an owner',
    lines(
      'Name,Email,Parent email,Owner email,School email',
      'Amara,a@x.co,p@x.co,o@y.co,a@z.co',
      'Bo,,q@x.co,o@y.co,b@z.co',
      'Cy,,r@x.co,o@y.co,',
    ),
    {
      emails: ['a@x.co', 'b@z.co'],
      columns: expect.objectContaining({ email: 'Email + School email' }),
      rivals: ['School email'],
      isGuess: true,
      counts: [2, 0, 0, 1],
    },
  ],
  ...(
    [
      ['Alternate email', true],
      ['Secondary Email', true],
      ['Work email', true],
      ['Your friend’s email', false],
      ['Campaign email', false],
      ['Support email', false],
      ['Admin email', false],
      ['Invited by', false],
    ] as const
  ).map(
    ([heading, isTheirs]): Example => [
      `who has no address has that of this column, if it is theirs: ${heading}`,
      lines(`Name,Email,${heading}`, 'Amara Okafor,a@x.co,s@y.co', 'Bo Li,b@x.co,', 'Cy Young,,c@y.co'),
      { emails: ['a@x.co', 'b@x.co', ...(isTheirs ? ['c@y.co'] : [])] },
    ],
  ),
  ...[
    ['Report owner: sam@x.co', '', 'Email,First Name', 'a@x.co,Amara'],
    ['Email list exported by: sam@x.co', 'Email,Name', 'a@x.co,Amara'],
    ['List of sam@x.co', 'Course: Algebra', 'Email,Name', 'a@x.co,Amara'],
  ].map(
    (rows): Example => [
      `an address in a title is nobody: ${rows[0]}, ${rows[1]}`,
      lines(...rows),
      { counts: [1, 0, 0, 0], emails: ['a@x.co'] },
    ],
  ),
  ...(
    [
      ['Amara Okafor: a@x.co', 'Email,Name', 'b@x.co,Bo', 2, []],
      ['Name: a@x.co', 'Name,Email', 'Bo,b@x.co', 1, ['no email address']],
    ] as const
  ).map(
    ([line, headings, row, count, reasons]): Example => [
      `an address above the headings is not lost as that of a title: ${line}`,
      lines(line, headings, row),
      { counts: [count, 0, 0, reasons.length], reasons: [...reasons], above: 0 },
    ],
  ),
  ...(
    [
      ['What is your name?', 'Please enter your email'],
      ['Wie lautet Ihr Name?', 'Ihre Mailadresse'],
      ['Quel est votre nom complet ?', 'Quelle est votre adresse mail ?'],
      ['¿Cuál es tu nombre completo?', 'Tu correo electrónico'],
      ['1. Nome completo', '2. Correio eletrónico'],
      ['Pytanie 3 - Imię i nazwisko', 'Pytanie 4 - Adres email'],
      ['Fullständigt namn (obligatoriskt)', 'E-postadress (obligatorisk)'],
      ['氏名（必須）', 'メールアドレス（必須）'],
      ['fields.Volledige naam', 'fields.E-mailadres'],
      ['ФИО\n(полностью)', 'Электронная почта\n(рабочая)'],
      ['NOMECOMPLETO', 'INDIRIZZOEMAIL'],
    ] as const
  ).map(
    ([name, email]): Example => [
      `headings with what is around them in forms: ${name}, ${email}`,
      lines(`"${name}","${email}"`, 'Amara Okafor,a@x.co', 'Bo Lee,b@x.co'),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], isGuess: false },
    ],
  ),
  ...['Parent 1: Vorname', 'Vorname (Parent)', 'Name der Mutter', 'Name (Firma)'].map(
    (heading): Example => [
      `what is around a heading makes it something else: ${heading}`,
      lines(`${heading},Email`, 'Ida Zwei,a@x.co', 'Uma Drei,b@x.co'),
      { names: ['a', 'b'] },
    ],
  ),
  ...(
    [
      ['Courriel', 'Prénom', 'Nom', 'Rôle', 'Établissement', 'Remarques', 'Créé le', 'Enseignante'],
      [
        'Mailadresse',
        'Vorname',
        'Nachname',
        'Tätigkeit',
        'Name der Schule',
        'Bemerkungen',
        'Eingang',
        'Dozent',
      ],
      [
        'Correo',
        'Nombre',
        'Apellidos',
        'Cargo',
        'Centro educativo',
        'Observaciones',
        'Enviado el',
        'Docente',
      ],
      [
        'Correio eletrónico',
        'Nome',
        'Sobrenome',
        'Função',
        'Escola',
        'Observações',
        'Data de envio',
        'Professora',
      ],
      [
        'Posta elettronica',
        'Nome',
        'Cognome',
        'Professione',
        'Istituto',
        'Commenti',
        'Data invio',
        'Insegnante',
      ],
      [
        'E-mailadres',
        'Voornaam',
        'Achternaam',
        'Functie',
        'Instelling',
        'Opmerkingen',
        'Ingezonden',
        'Lerares',
      ],
      [
        'Adres email',
        'Imię',
        'Nazwisko',
        'Stanowisko',
        'Uczelnia',
        'Uwagi',
        'Data zgłoszenia',
        'Nauczycielka',
      ],
      ['E-post', 'Förnamn', 'Efternamn', 'Yrke', 'Arbetsplats', 'Övrigt', 'Inskickad', 'Lärare'],
      ['Почта', 'Имя', 'Фамилия', 'Должность', 'Место работы', 'Сообщение', 'Создано', 'Преподаватель'],
      ['メール', '名', '姓', '職業', '所属', '備考', '送信日時', '教員'],
    ] as const
  ).map(
    ([email, first, last, role, school, message, date, teacher]): Example => [
      `headings and answers in other languages: ${email}, ${role}, ${teacher}`,
      lines(
        ['ID', date, email, first, last, role, school, message].join(';'),
        `1;2025-07-14 15:45;a@x.co;Amara;Okafor;${teacher};Oak;Hi`,
        `2;2025-07-15 15:45;b@x.co;Bo;Lee;${teacher};Elm;`,
      ),
      {
        columns: expect.objectContaining({ name: `${first} + ${last}`, organization: school, message }),
        roles: ['teacher', 'teacher'],
        messages: ['Hi', ''],
        days: ['Jul 14 2025', 'Jul 15 2025'],
      },
    ],
  ),
  ...(
    [
      ['Telefon der Schule', '030 1234'],
      ['Webseite der Firma', 'https://x.de'],
      ['Nutzungsbedingungen', 'Ja'],
      ['Dernière modification', '2026-11-02 11:00'],
      ['更新日時', '2026/11/02 11:00'],
      ['最后登录时间', '2026-11-02 11:00'],
      ['修改时间', '2026-11-02 11:00'],
      ['登入時間', '2026-11-02 11:00'],
      ['마지막 로그인', '2026-11-02 11:00'],
      ['수정일', '2026-11-02 11:00'],
      ['Data modyfikacji', '02.11.2026 11:00'],
      ['Güncellenme tarihi', '02.11.2026 11:00'],
      ['Τελευταία σύνδεση', '02/11/2026 11:00'],
      ['آخر تسجيل دخول', '2026-11-02 11:00'],
      ['Comment avez-vous entendu parler de nous ?', 'Enseignant'],
      ['Hoe heb je ons gevonden?', 'Leraar'],
      ['Titel', 'Dr.'],
    ] as const
  ).map(
    ([heading, cell]): Example => [
      `something else in other languages: ${heading}`,
      lines(`Email,Name,${heading}`, `a@x.co,Amara,${cell}`, `b@x.co,Bo,${cell}`),
      { columns: { email: 'Email', name: 'Name' }, unused: [heading] },
    ],
  ),
  [
    'the address of someone else beside one that is optional',
    lines('Parent email,User email (optional)', 'sam@x.co,a@x.co', 'roe@x.co,b@x.co'),
    { emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'the moment of a copy, which all have, and one of each',
    '[{"createdTime":"2026-11-21T00:00:00Z","fields":{"Email":"a@x.co","Date":"2025-07-14"}},' +
      '{"createdTime":"2026-11-21T00:00:00Z","fields":{"Email":"b@x.co","Date":"2025-07-15"}}]',
    { days: ['Jul 14 2025', 'Jul 15 2025'] },
  ],
  [
    'seconds with a fraction, as programs keep them',
    '[{"Username":"u","Attributes":[{"Name":"email","Value":"a@x.co"},{"Name":"name","Value":"Amara"}],' +
      '"UserCreateDate":1752487200.5}]',
    { names: ['Amara'], dates: ['2025-07-14T10:00:00.500Z'] },
  ],
  [
    'the path of a document, which is no name',
    '[{"name":"projects/p/documents/c/1","fields":{"Email":"a@x.co","Nombre completo":"Amara Okafor"}}]',
    { names: ['Amara Okafor'] },
  ],
  [
    'columns of JSON, two of them with addresses',
    '{"Email":["a@x.co","b@x.co"],"Parent email":["p@x.co","q@x.co"],"Name":["Amara","Bo"]}',
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'a blank first cell before a tab in the first row',
    lines('Note\tName\tEmail', '\tAmara\ta@x.co', 'Hi\tBo\tb@x.co'),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
  ],
  ...[
    ['Note\tEmail', '\tAmara <a@x.co>', 'Hi\tBo <b@x.co>'],
    ['Note,School,Name,Email', ' ,Oak,Amara,Amara <a@x.co>', 'Hi,Elm,Bo,Bo <b@x.co>'],
    ['Amara,Amara <a@x.co>', 'Bo,Bo <b@x.co>'],
    ['Amara;Acme, Inc.;Amara <a@x.co>', 'Bo;Acme, Inc.;Bo <b@x.co>'],
  ].map(
    (rows): Example => [
      `names with addresses in a column of a table: ${rows[0]}`,
      lines(...rows),
      { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
    ],
  ),
  [
    'names without headings, beside schools that not all have',
    lines('a@x.co;;Amara Okafor', 'b@x.co;Oak School;Bo Lee'),
    { names: ['Amara Okafor', 'Bo Lee'] },
  ],
  [
    'answers of which nobody has chosen some',
    lines('Student,Email,Teacher,Parent', ',a@x.co,x,'),
    { roles: ['teacher'] },
  ],
  ...['Customer', 'Guest', 'Subscriber'].map(
    (heading): Example => [
      `whether or how often someone is that is no name: ${heading}`,
      lines(`Name,Email,${heading}`, 'Amara,a@x.co,Yes', 'Bo,b@x.co,No', 'Cy,c@x.co,2'),
      { names: ['Amara', 'Bo', 'Cy'], unused: [heading] },
    ],
  ),
  ...[
    'Participant (optional)',
    'Q2: Attendee',
    'Requester',
    'Applicant',
    'Customer',
    'Subscriber',
    'Guest',
    'Invitee',
  ].map(
    (heading): Example => [
      `a word for who came or asked, also with what is around it: ${heading}`,
      lines(`${heading},Email`, 'Amara Okafor,a@x.co', 'Bo Lee,b@x.co'),
      { names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  [
    'the list of a meeting below its own line, which names the host',
    lines(
      'Meeting ID,Topic,Start Time,End Time,User Email,Duration (Minutes),Participants,',
      '812 3456 7890,Beta,07/14/2025 10:00:00 AM,07/14/2025 11:00:00 AM,sam@x.co,60,2,',
      '',
      'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes)',
      'Amara Okafor,a@x.co,07/14/2025 10:01:00 AM,07/14/2025 11:00:00 AM,59',
      'Bo Lee,b@x.co,07/14/2025 10:02:00 AM,07/14/2025 11:00:00 AM,58',
    ),
    { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'headings that come again with more people below are those of one list',
    lines('Name,Email', 'Amara,a@x.co', 'Oak School,', 'Name,Email', 'Bo,b@x.co', 'Cy,c@x.co'),
    { names: ['Amara', 'Bo', 'Cy'], columns: { name: 'Name', email: 'Email' }, above: 0 },
  ],
  [
    'a second row of headings that names as many fields as the first one',
    lines(
      'Respondent ID,Email Address,First Name,What is your role?,About you:,,',
      ',,,Response,Name,Company,Email Address',
      '1,,,Teacher,Amara Okafor,Oak,a@x.co',
      '2,,,Student,Bo Lee,Elm,b@x.co',
    ),
    { emails: ['a@x.co', 'b@x.co'], columns: expect.objectContaining({ role: 'What is your role?' }) },
  ],
  ...[
    ['url', 'https://api.github.com/users/a', 'https://api.github.com/users/b'],
    ['Landing page', 'https://x.co/teachers', 'https://x.co/teachers/'],
    ['Page', '/pilot', '/pilot/'],
    ['Site', 'www.teacher.co', 'WWW.teacher.co/a'],
  ].map(
    ([heading, one, two]): Example => [
      `a web address is no answer: ${one}`,
      lines(`Email,Name,Created,${heading}`, `a@x.co,Amara,2025-07-14,${one}`, `b@x.co,Bo,2025-07-15,${two}`),
      { roles: ['other', 'other'], missing: expect.objectContaining({ role: 2, useCase: 2 }) },
    ],
  ),
  ...[
    ['utm_campaign', 'teacher-beta'],
    ['Form name', 'Teacher waitlist'],
    ['Group', 'Beta testing'],
  ].map(
    ([heading, cell]): Example => [
      `what is the same for all is about the list: ${heading}`,
      lines(`Email,Name,${heading}`, ...['a', 'b', 'c'].map((name) => `${name}@x.co,${name},${cell}`)),
      { roles: ['other', 'other', 'other'], missing: expect.objectContaining({ role: 3, useCase: 3 }) },
    ],
  ),
  ...['utm_campaign', 'Campaign', 'Landing page', 'Form', 'Subject'].map(
    (heading): Example => [
      `what is about how someone came is no answer: ${heading}`,
      lines(`Email,Name,${heading}`, 'a@x.co,Amara,teacher-beta', 'b@x.co,Bo,Teachers July'),
      { unused: [heading] },
    ],
  ),
  [
    'what all answer under a known heading, and two under another',
    lines('Email,I am a…,Interest', 'a@x.co,Teacher,Research', 'b@x.co,Teacher,Research', 'c@x.co,Teacher,'),
    { roles: ['teacher', 'teacher', 'teacher'], useCases: ['research', 'research', 'evaluation'] },
  ],
  [
    'a group before the questions in it',
    lines(
      'about_school/your_name,about_school/email,about_school/school,about_school/end/comments',
      'Amara Okafor,a@x.co,Oak,Hi',
      'Bo Lee,b@x.co,Elm,',
    ),
    { names: ['Amara Okafor', 'Bo Lee'], organizations: ['Oak', 'Elm'] },
  ],
  ...['parent/', 'family/parent/'].map(
    (group): Example => [
      `a group of questions about someone else: ${group}`,
      lines(
        `${group}name,${group}email,child/name,child/email,child/role`,
        'Mum,mum@x.co,Amara Okafor,a@x.co,Student',
        'Dad,dad@x.co,Bo Lee,b@x.co,Teacher',
      ),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], roles: ['student', 'teacher'] },
    ],
  ),
  ...['Title,Role__c', 'Occupation,Which best describes you in relation to us?'].map(
    (headings): Example => [
      `a title that few have, beside a role that all have: ${headings}`,
      lines(`Email,${headings}`, 'a@x.co,Principal,Administrator', 'b@x.co,,Student', 'c@x.co,,Parent'),
      { roles: ['administrator', 'student', 'parent'] },
    ],
  ),
  [
    'a role that few have, beside a column that is not known',
    lines('Email,Role,Kind', 'a@x.co,Teacher,Student', 'b@x.co,,Parent', 'c@x.co,,Parent'),
    { roles: ['teacher', 'other', 'other'] },
  ],
  ...[
    'How can we help?',
    'How may we help you today?',
    'Leave us a message',
    'contact_message',
    'Message__c',
    'Message (optional)',
    'Inquiry',
    'Your enquiry',
    'Customer Note',
  ].map(
    (heading): Example => [
      `what people write is their message: ${heading}`,
      lines(`Name,Email,Date,${heading}`, 'Amara,a@x.co,2025-07-14,I need it in braille'),
      { messages: ['I need it in braille'] },
    ],
  ),
  ...['Message type', 'Last message', 'Error message', 'Welcome message', 'Inquiry type'].map(
    (heading): Example => [
      `what the person did not write is no message: ${heading}`,
      lines(`Name,Email,Date,${heading}`, 'Amara,a@x.co,2025-07-14,Thank you for that'),
      { unused: [heading] },
    ],
  ),
  [
    'the halves of a name beside a name that is the address',
    lines(
      'Given Name,Family Name,Name,Email',
      'Amara,Okafor,amara@x.co,amara@x.co',
      'Bo,Lee,bo@x.co,bo@x.co',
    ),
    { names: ['Amara Okafor', 'Bo Lee'] },
  ],
  [
    'the halves of a name that some have beside a name that is the address of the others',
    lines(
      'Given Name,Family Name,Name,Email',
      'Amara,Okafor,Amara Okafor,a@x.co',
      ',,bo@x.co,bo@x.co',
      ',,cy@x.co,cy@x.co',
    ),
    { names: ['Amara Okafor', 'bo', 'cy'] },
  ],
  ...['Companies', 'Schools', 'Organizations', 'Org'].map(
    (heading): Example => [
      `where people work or study, in other words: ${heading}`,
      lines(`Name,Email,${heading}`, 'Amara,a@x.co,Oak'),
      { organizations: ['Oak'] },
    ],
  ),
  ...['Applied', 'Connected On'].map(
    (heading): Example => [
      `the day of a request in other words: ${heading}`,
      lines(`Name,Email,${heading}`, 'Amara,a@x.co,2025-07-14'),
      { days: ['Jul 14 2025'] },
    ],
  ),
  [
    'the day of a request beside that of a connection',
    lines('Name,Email,Connected On,Date', 'Amara,a@x.co,2025-07-13,2025-07-14'),
    { days: ['Jul 14 2025'] },
  ],
  [
    'the fields of a form by the names that its code has for them',
    lines(
      'form_fields[name],form_fields[email],form_fields[message]',
      'Amara Okafor,a@x.co,Hi',
      'Bo Lee,b@x.co,',
    ),
    { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], messages: ['Hi', ''] },
  ],
  [
    'a quote at the beginning that never closes',
    lines('"Our waitlist', 'a@x.co', 'b@x.co'),
    { emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'people above the headings are in the list, also without a name',
    lines('a@x.co', 'b@x.co', 'Email,Name', 'c@x.co,Cy'),
    { emails: ['a@x.co', 'b@x.co', 'c@x.co'] },
  ],
  [
    'answers in a second row of headings, a column each, marked by their words',
    lines(
      'Respondent ID,Collector ID,Start Date,Your email?,I am a:,,,How would you use it?,,Comments',
      ',,,Open-Ended Response,Student,Teacher,Parent,Teaching,Research,Open-Ended Response',
      '1,7,07/14/2025 09:01:12 AM,a@x.co,,Teacher,,,Research,Hi',
      '2,7,07/15/2025 09:01:12 AM,b@x.co,Student,,,Teaching,,',
      '3,7,07/15/2025 09:01:12 AM,c@x.co,,,Parent,,Research,',
    ),
    {
      counts: [3, 0, 0, 0],
      roles: ['teacher', 'student', 'parent'],
      useCases: ['research', 'teaching', 'research'],
      messages: ['Hi', '', ''],
      columns: expect.objectContaining({
        role: 'I am a: [Student] + Teacher + Parent',
        email: 'Your email?',
      }),
    },
  ],
  [
    'answers in brackets after a long question, and several answers on lines',
    lines(
      'Email,Which of these words describes you best of all? [Student],Which of these words describes you best of all? [Parent],Use case',
      'a@x.co,TRUE,FALSE,"Teaching\nResearch"',
      'b@x.co,FALSE,TRUE,"Research\r\nTeaching"',
    ),
    { roles: ['student', 'parent'], useCases: ['teaching', 'research'] },
  ],
  ...[
    ['How did you hear about us?', 'My teacher', 'A parent'],
    ['Referred by', 'A teacher', ''],
    ['Account type', 'Personal', 'Personal'],
    ['Plan', 'Trial', 'Trial'],
    ['Email type', 'Personal', 'Personal'],
    ['E-mail 1 - Type', 'Personal', 'Personal'],
    ['Address type', 'Personal', 'Personal'],
    ['Phone type', 'Personal', 'Personal'],
    ['Event Type Name', 'Demo', 'Demo'],
    ['Source', 'Other', 'Other'],
    ['Where did you find us?', 'Other', 'Teacher'],
    ['Description', 'Wants a pilot', ''],
    ['Notes', '', 'met at the demo'],
    ['Tags', 'teacher', ''],
  ].map(
    ([heading, one, two]): Example => [
      `words for a role or a use under a heading about something else, or of few people: ${heading}`,
      lines(`Email,Name,${heading}`, `a@x.co,Amara,${one}`, `b@x.co,Bo,${two}`),
      {
        roles: ['other', 'other'],
        columns: expect.not.objectContaining({ role: expect.anything(), useCase: expect.anything() }),
        missing: expect.objectContaining({ role: 2, useCase: 2 }),
      },
    ],
  ),
  ...[
    ['How would you describe yourself?', 'Teacher', 'Student'],
    ['What do you do?', 'I teach as a teacher', 'Student'],
    ['Tags', 'teacher', 'student'],
  ].map(
    ([heading, one, two]): Example => [
      `roles of most people under a heading that is not known: ${heading}`,
      lines(`Email,Name,${heading}`, `a@x.co,Amara,${one}`, `b@x.co,Bo,${two}`),
      { roles: ['teacher', 'student'], isGuess: true },
    ],
  ),
  [
    'uses of most people under a question that is not known',
    lines('Email,How will you work with it?', 'a@x.co,Research', 'b@x.co,Teaching'),
    { useCases: ['research', 'teaching'], isGuess: true },
  ],
  ...[
    ['Collected at,Submitted Page', '2025-07-14 15:45:12,home', 'Collected at'],
    ['Submit Time,Submitted From', '2025-07-14 15:45:12,192.0.2.1', 'Submit Time'],
    ['Verified at,Created', '2025-08-14 15:45:12,2025-07-14 15:45:12', 'Created'],
    ['Last seen,Entry', '2025-08-14 15:45:12,2025-07-14 15:45:12', 'Entry'],
    ['Approved at,Login,Came', '2025-08-14 15:45,2025-08-14 15:45,2025-07-14 15:45', 'Came'],
    ['Joined on', '2025-07-14', 'Joined on'],
    ['Subscribed', '2025-07-14', 'Subscribed'],
    ['Requested', '2025-07-14', 'Requested'],
    ['Registered on', '2025-07-14', 'Registered on'],
    ['Date joined', '2025-07-14', 'Date joined'],
  ].map(
    ([headings, cells, submittedAt]): Example => [
      `the day of the request is under a heading of which it can be: ${headings}`,
      lines(`Email,${headings}`, `a@x.co,${cells}`),
      { columns: expect.objectContaining({ submittedAt }), days: ['Jul 14 2025'] },
    ],
  ),
  [
    'the only dates are those of something else',
    lines(
      'Email,Verified at,Last seen,Attended',
      'a@x.co,2025-07-14 10:00,2025-07-14 10:00,2025-07-14 10:00',
    ),
    { missing: expect.objectContaining({ submittedAt: 1 }) },
  ],
  [
    'marks are no moments',
    lines('Email,Name,Subscribed,Came', 'a@x.co,A,yes,', 'b@x.co,B,no,'),
    { columns: { email: 'Email', name: 'Name' }, undated: { count: 0, first: '' } },
  ],
  ...[
    ['Created at (GMT+02:00)', false],
    ['Created at (UTC-5)', false],
    ['Created at (UTC +0530)', false],
    ['Created at (UTC)', true],
    ['Created at (GMT+00:00)', true],
    ['Submit Date (UTC) - 2', true],
  ].map(
    ([heading, utc]): Example => [
      `a heading that names another zone is not UTC: ${heading}`,
      lines(`Email,${heading}`, 'a@x.co,2025-07-14 02:30:00'),
      { utc: utc === true },
    ],
  ),
  ...[
    '{"records":[{"id":"1","fields":{"Name":"Amara","Email":"a@x.co"}},{"id":"2","fields":{"Email":"b@x.co"}}]}',
    '{"data":[{"id":"1","attributes":{"email":"a@x.co"}},{"id":"2","attributes":{"email":"b@x.co","name":"Bo"}}]}',
    '{"documents":[{"fields":{"name":{"stringValue":"Amara"},"email":{"stringValue":"a@x.co"}}},{"fields":{"email":{"stringValue":"b@x.co"}}}]}',
  ].map(
    (text): Example => [
      `an object that holds an address alone is opened as the others are: ${text.slice(0, 40)}`,
      text,
      { counts: [2, 0, 0, 0], emails: ['a@x.co', 'b@x.co'] },
    ],
  ),
  [
    'an owner’s address in an object is not that of who has one',
    '[{"email":null,"owner":{"email":"o@x.co","id":1}},{"email":"a@x.co","owner":{"email":"o@x.co"}}]',
    { emails: expect.arrayContaining(['a@x.co']) },
  ],
  ...[
    ['Name of your school and city', 'Oak, Toronto'],
    ['School name and address', 'Oak, 1 Oak Rd'],
  ].map(
    ([heading, cell]): Example => [
      `a school with its place is one: ${heading}`,
      lines(`Email,Name,${heading}`, `a@x.co,Amara,"${cell}"`),
      { first: expect.objectContaining({ organization: cell }) },
    ],
  ),
  [
    'a secondary school is nobody else',
    lines('Teacher email,Secondary school email', 'sam@x.co,a@x.co', 'sam@x.co,b@x.co'),
    { emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'a first person without an address, beside a column without a heading, is no second row of headings',
    lines('ID,Name,Email,Role,', ',Amara,,Teacher,hi', '2,Bo,b@x.co,Student,'),
    { counts: [1, 0, 0, 1], roles: ['student'], columns: expect.objectContaining({ role: 'Role' }) },
  ],
  [
    'messages of which some are numbers',
    lines('Name,Email,Comments', 'A,a@x.co,10/10', 'B,b@x.co,5', 'C,c@x.co,great'),
    { messages: ['10/10', '5', 'great'] },
  ],
  [
    'uses under a question about plans',
    lines('Email,Which of these describes what you plan to do?', 'a@x.co,Teaching', 'b@x.co,Research'),
    { useCases: ['teaching', 'research'] },
  ],
  [
    'the addresses of parents, of whom more have one than of the students',
    lines(
      'GuardianEmail,Student_Email,Name',
      ...Array.from({ length: 10 }, (_, at) => `mum${at}@x.co,${at < 7 ? `p${at}@x.co` : ''},P`),
    ),
    { columns: expect.objectContaining({ email: 'Student_Email' }), counts: [7, 0, 0, 3] },
  ],
  ...[
    ['student', 'guardian'],
    ['guardian', 'student'],
    ['invitee', 'host'],
    ['contact', 'owner'],
  ].map(([one, two]): Example => {
    const person = (key: string | undefined, who: string) =>
      `"${key}":{"name":"${who}","email":"${who}@x.co"}`
    const isFirst = two !== 'student'
    const record = (who: string) =>
      isFirst ? `{${person(one, who)},${person(two, 'sam')}}` : `{${person(one, 'sam')},${person(two, who)}}`
    return [
      `two people in one object, of whom one asks: ${one}, ${two}`,
      `{"name":"List","items":[${record('a')},${record('b')},{${person(isFirst ? one : two, 'c')}}]}`,
      { names: ['a', 'b', 'c'], emails: ['a@x.co', 'b@x.co', 'c@x.co'] },
    ]
  }),
  ...[
    '{"user":{"email":"a@x.co","name":"A","created_at":"2020-01-01"},"name":"Form","created_at":"2025-07-14"}',
    '{"name":"Form","created_at":"2025-07-14","guest":{"email":"a@x.co","name":"A"},"host":{"email":"s@x.co","name":"S","created_at":"2020-01-01"}}',
  ].map(
    (record): Example => [
      `an object’s own day, and not its own name, is that of the person in it: ${record.slice(0, 20)}`,
      `[${record}]`,
      { names: ['A'], emails: ['a@x.co'], days: ['Jul 14 2025'] },
    ],
  ),
  [
    'a web address with a handle is no email address',
    lines(
      'Timestamp,Name,Video link,Contact',
      '2025-07-14 10:00,Amara,https://www.youtube.com/@amara.teaches,a@x.co',
      '2025-07-14 10:00,Bo,https://www.tiktok.com/@bo.lee,b@x.co',
    ),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'a web address beside an address is no second person',
    lines('Amara,https://www.tiktok.com/@amara.okafor,a@x.co', 'Bo,https://www.tiktok.com/@bo.lee,b@x.co'),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
  ],
  ...['\u2028', '\u2029', '\v', '\f', '\x85'].flatMap((end): Example[] => [
    [
      `line ends of a word processor or slides: ${JSON.stringify(end)}`,
      ['Name\tEmail', 'Amara\ta@x.co', 'Bo\tb@x.co'].join(end),
      { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
    ],
    [
      `addresses with such line ends: ${JSON.stringify(end)}`,
      `Amara <a@x.co>${end}Bo <b@x.co>\n`,
      { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
    ],
  ]),
  [
    'a sign or a damaged letter is no part of an address',
    lines('Email', 'a@x.co↗', 'b@x.co✅', 'c@x.co®', 'd@x.co´', 'jos\uFFFD@x.co', 'e@x.co', 'f@🐾.ws'),
    { emails: ['a@x.co', 'b@x.co', 'c@x.co', 'e@x.co', 'f@🐾.ws'], counts: [5, 0, 0, 2] },
  ],
  ...[
    'Created by email',
    'Nominated by',
    'Assigned to (email)',
    'Reply-to email',
    'Sales rep email',
    'Coach email',
    'Next of kin email',
    'Mum’s email',
  ].map(
    (heading): Example => [
      `an address of someone else, before that of the person: ${heading}`,
      lines(`${heading},Name,Student email`, 'sam@x.co,Amara,a@x.co', 'roe@x.co,Bo,b@x.co'),
      { emails: ['a@x.co', 'b@x.co'], rivals: [] },
    ],
  ),
  ...[
    'Exported by,sam@x.co',
    'Exported by,,sam@x.co',
    'Owner email,sam@x.co',
    'Teacher:,sam@x.co',
    'Teacher: ,Sam Roe,sam@x.co',
  ].map(
    (title): Example => [
      `a title in several cells is nobody: ${title}`,
      lines(title, '', 'Name,Email,Role', 'Amara,a@x.co,Teacher'),
      { names: ['Amara'], emails: ['a@x.co'] },
    ],
  ),
  ...['Prepared by,sam@x.co', 'Owner:,sam@x.co', 'Reviewed by:,sam@x.co'].map(
    (note): Example => [
      `a note below the rows is nobody: ${note}`,
      lines('Name,Email', 'Amara,a@x.co', '', note),
      { names: ['Amara'], emails: ['a@x.co'], reasons: ['it is a note, not a person of the list'] },
    ],
  ),
  ...[
    ...['Tussenvoegsel', 'Tussenvoegsel(s)', 'Tussenvoegsel (indien van toepassing)', '3. Tussenvoegsel'],
    ...['Uw tussenvoegsel', 'Voorvoegsel'],
  ].map(
    (heading): Example => [
      `a Dutch name of three parts: ${heading}`,
      lines(`Voornaam,${heading},Achternaam,E-mailadres`, 'Jan,de,Vries,j@x.nl', 'Bo,,Lee,b@x.nl'),
      { names: ['Jan de Vries', 'Bo Lee'] },
    ],
  ),
  [
    'a Dutch title is no part of a name',
    lines('Voorvoegsel,Voornaam,Achternaam,E-mailadres', 'Dhr.,Jan,Vries,j@x.nl', 'Mw.,Bo,Lee,b@x.nl'),
    { names: ['Jan Vries', 'Bo Lee'] },
  ],
  [
    'a Dutch last name with what is before it, twice',
    lines('Voornaam,Tussenvoegsel,Achternaam,Voorvoegsel,E-mailadres', 'Jan,de,Vries,de,j@x.nl'),
    { names: ['Jan de Vries'] },
  ],
  [
    'a whole name under “Nom”, beside a question for the first name',
    lines(
      'ID,Heure de début,Heure de fin,Adresse de messagerie,Nom,Heure de la dernière modification,Prénom,École',
      '1,2025-07-14 15:45,2025-07-14 15:47,a@x.co,Amara Okafor,,Amara,Lakeside',
      '2,2025-07-15 15:45,2025-07-15 15:47,b@x.co,LEE Bo,,Bo,Lakeside',
    ),
    { names: ['Amara Okafor', 'LEE Bo'] },
  ],
  [
    'a whole name under “Nombre”, beside a question for the last name',
    lines(
      'Id.,Hora de inicio,Hora de finalización,Correo electrónico,Nombre,Apellidos',
      '1,2025-07-14 15:45,2025-07-14 15:47,a@x.co,Amara Okafor,Okafor',
      '2,2025-07-15 15:45,2025-07-15 15:47,b@x.co,Lee Bo,Lee',
    ),
    { names: ['Amara Okafor', 'Lee Bo'] },
  ],
  ...[
    'Nom de l’élève,Prénom de l’élève,Courriel de l’élève,École',
    'Nom adhérent,Prénom adhérent,Email,École',
    'Legal Surname,Legal Forename,Primary Email,School',
    'Nom de famille de l’élève,Prénom de l’élève,Courriel,École',
    'Nom de famille du participant,Prénom du participant,Courriel du participant,Prénom de l’acheteur',
  ].map(
    (headings): Example => [
      `the halves of a name in other words: ${headings}`,
      lines(headings, 'Okafor,Amara,a@x.co,Odile', 'Lee,Bo,b@x.co,Odile'),
      { names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  [
    'several addresses of one person, as Google Contacts writes them',
    lines('First Name,Last Name,E-mail 1 - Value', 'Amara,Okafor,a@x.co ::: b@x.co', 'Bo,Lee,c@x.co'),
    { emails: ['a@x.co', 'c@x.co'] },
  ],
  ...[
    ['Date de la demande', '2025-07-14'],
    ['Horodateur,Date de la demande', '2025-07-14 10:00,2025-09-01'],
    ['Date de la demande,Heure de fin', '2025-09-01,2025-07-14 10:00'],
  ].map(
    ([headings, cells]): Example => [
      `the day of a request in French: ${headings}`,
      lines(`Nom et prénom,Courriel,${headings}`, `Amara Okafor,a@x.co,${cells}`),
      { names: ['Amara Okafor'], days: ['Jul 14 2025'] },
    ],
  ),
  ...[
    'Contact Name,Student Name,Student Email',
    'Contact Name,Learner,Learner Email',
    'Contact > Name,Student > Name,Student > Primary email',
    'Full Name,Attendee Name,Attendee Email',
  ].map(
    (headings): Example => [
      `the name that shares a word with the address comes before a known one: ${headings}`,
      lines(headings, 'Ida Poe,Amara Okafor,a@x.co', 'Sam Roe,Bo Lee,b@x.co'),
      { names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  ...[
    'Student,Parent 1 name,Parent 1 email,Parent 2 name,Parent 2 email',
    'Student,Parent 1 Name,Parent 1 Email,Phone 2,Parent 2 Email',
    'Parent/Guardian 2,Parent/Guardian 1,Parent/Guardian 1 Email,Student Last,Parent/Guardian 2 Email',
  ].map(
    (headings): Example => [
      `headings of parents alone, with a number: ${headings}`,
      lines(headings, 'Amara,Ida Poe,ida@x.co,Jo Poe,jo@x.co', 'Bo,Sam Roe,sam@x.co,Kim Roe,'),
      { names: ['Ida Poe', 'Sam Roe'], emails: ['ida@x.co', 'sam@x.co'], counts: [2, 0, 0, 0] },
    ],
  ),
  ...[
    ['Nom payeur;Prénom payeur;Email payeur;Nom participant', 'Okafor;Amara;a@x.co;Lee'],
    ['Vorname;Nachname;E-Mail;E-Mail Käufer', 'Amara;Okafor;a@x.co;v@x.co'],
    ['Prénom;Nom;Email;Email acheteur', 'Amara;Okafor;a@x.co;v@x.co'],
    ['Name;Full Name;Email', 'amara;Amara Okafor;a@x.co'],
  ].map(
    ([headings = '', cells = '']): Example => [
      `who pays is someone else, where there is another, and a full name is whole: ${headings}`,
      lines(headings, cells),
      { names: ['Amara Okafor'], emails: ['a@x.co'], rivals: [] },
    ],
  ),
  [
    'the name of a user beside that of who invited them, in JSON',
    JSON.stringify([
      { user: { email: 'a@x.co', name: 'Amara' }, invited_by: { email: 's@x.co', name: 'Sam' } },
      { user: { email: 'b@x.co', name: 'Bo' }, invited_by: { email: 'k@x.co', name: 'Kim' } },
    ]),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'an address among the identifiers of a person, beside their properties in JSON',
    JSON.stringify([
      { distinct_ids: ['a@x.co'], properties: { email: 'a@x.co', name: 'Amara' } },
      { distinct_ids: ['b2', 'b@x.co'], properties: { email: 'b@x.co', name: 'Bo' } },
    ]),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'people in YAML, with quotes around values',
    lines(
      "- name: 'Amara Okafor'",
      '  email: "a@x.co"',
      "  created_at: '2025-07-14T13:33:20Z'",
      '- name: "Bo Lee"',
      '  email: b@x.co',
      '  created_at: 2025-07-15T13:33:20Z',
    ),
    { names: ['Amara Okafor', 'Bo Lee'], days: ['Jul 14 2025', 'Jul 15 2025'] },
  ],
  ...[
    'Student Name,Student Email,Teacher Last Name',
    'Your full name please,Email Address,Homeroom teacher last name',
    'Name,Email Address,Teacher’s Last Name',
  ].map(
    (headings): Example => [
      `a teacher’s last name is nobody’s half: ${headings}`,
      lines(headings, 'Amara Okafor,a@x.co,Poe', 'Bo Lee,b@x.co,Poe'),
      { names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  ...(
    [
      ['Name,Email,Teacher First Name,Teacher Last Name', 'Amara Okafor,a@x.co,Odile,Poe', 'Amara Okafor'],
      ['Your name,Email,Referrer First Name,Referrer Last Name', 'Amara,a@x.co,Odile,Poe', 'Amara'],
      [
        'Student Name,Email,Buyer first name,Buyer last name',
        'Amara Okafor,a@x.co,Odile,Poe',
        'Amara Okafor',
      ],
      ['Nom,Prénom principal,Courriel', 'Okafor,Amara,a@x.co', 'Amara Okafor'],
      ['Last Name,Directory first name,Email', 'Okafor,Amara,a@x.co', 'Amara Okafor'],
      ['Full Name,Email,Teacher First Name', 'Amara Okafor,a@x.co,Odile', 'Amara Okafor'],
      ['Full Name,Email,Homeroom first name', 'Amara Okafor,a@x.co,Odile', 'Amara Okafor'],
      ['Nom complet,Courriel,Prénom du directeur', 'Amara Okafor,a@x.co,Odile', 'Amara Okafor'],
      ['Prénom,Nom de l’enseignant,Courriel', 'Amara,Poe,a@x.co', 'Amara'],
      ['Prénom,Courriel,Nom de la personne qui vous a invité', 'Amara,a@x.co,Poe', 'Amara'],
      [
        'Prénom de l’élève,Nom de l’enseignant,Nom de l’élève,Courriel',
        'Amara,Poe,Okafor,a@x.co',
        'Amara Okafor',
      ],
      ['Student Last Name,Teacher Name,Email', 'Okafor,Odile Poe,a@x.co', 'Okafor'],
      ['Buyer name,Guest first name,Guest last name,Email', 'Odile Poe,Amara,Okafor,a@x.co', 'Amara Okafor'],
      ['Teacher first name,Teacher last name,Email', 'Amara,Okafor,a@x.co', 'Amara Okafor'],
      ['Nom de l’enseignante,Prénom de l’enseignante,Courriel', 'Okafor,Amara,a@x.co', 'Amara Okafor'],
      ['Name,Email,Billing First Name,Billing Last Name', '#1,a@x.co,Amara,Okafor', 'Amara Okafor'],
    ] as const
  ).map(
    ([headings, person, name]): Example => [
      `a name of someone else is nobody’s beside one of the person’s own: ${headings}`,
      lines(headings, person),
      { names: [name] },
    ],
  ),
  ...['Votre nom d’entreprise', 'Votre nom d’établissement'].map(
    (heading): Example => [
      `the name of a school or a company is no last name: ${heading}`,
      lines(`Prénom,${heading},Courriel`, 'Amara,Acme,a@x.co'),
      { names: ['Amara'], organizations: ['Acme'] },
    ],
  ),
  [
    'whole names under “First Name” take nobody’s last name away',
    lines('First Name,Last Name,Email', 'Amara Okafor,Okafor,a@x.co', 'Bo Lee,Lee,b@x.co', 'Cy,Poe,c@x.co'),
    { names: ['Amara Okafor', 'Bo Lee', 'Cy Poe'] },
  ],
  ...[
    'Remarks',
    'Any questions?',
    'Do you have any questions for us?',
    'Questions',
    'Why are you interested?',
    'Why do you want to join the beta?',
    'Why do you want access to Sidenote?',
    'Reason for request',
    'Motivation',
    'Introduce yourself',
    'Feedback',
    'Message to us',
  ].map(
    (heading): Example => [
      `what people write is their message: ${heading}`,
      lines(`Name,Email,Date,${heading}`, 'Amara,a@x.co,2025-07-14,I need it in braille'),
      { messages: ['I need it in braille'] },
    ],
  ),
  [
    'sentences under a heading that is not known are shown, unless there is a message',
    lines('Name,Email,Date,Zest', 'Amara,a@x.co,2025-07-14,I need it in braille'),
    { unused: ['Zest'], isGuess: true },
  ],
  [
    'sentences beside a message',
    lines('Name,Email,Date,Message,Zest', 'Amara,a@x.co,2025-07-14,Hi,I need it in braille'),
    { messages: ['Hi'], isGuess: false },
  ],
  [
    'words under a heading that is not known',
    lines('Name,Email,Date,Zest', 'Amara,a@x.co,2025-07-14,Deep red'),
    { unused: ['Zest'], isGuess: false },
  ],
  ...[
    'Where do you teach?',
    'Where do you work?',
    'Which college do you attend?',
    'College',
    'Employer name',
    'Business name',
    'Place of work',
    'Organisme',
    'Società',
    'Centre de services scolaire',
  ].map(
    (heading): Example => [
      `where people work or study: ${heading}`,
      lines(`Email,${heading}`, 'a@x.co,Lakeside School'),
      { names: ['a'], organizations: ['Lakeside School'] },
    ],
  ),
  ...['College graduation date', 'Business address', 'Are you in college?', 'Direction'].map(
    (heading): Example => [
      `what is no school or company: ${heading}`,
      lines(`Name,Email,${heading}`, 'Amara,a@x.co,Oak'),
      { unused: [heading] },
    ],
  ),
  [
    'a role that is asked for as a “poste”',
    lines('Nom complet,Courriel,Date,Quel est votre poste ?', 'Amara,a@x.co,2025-07-14,Enseignante'),
    { roles: ['teacher'], isGuess: false },
  ],
  ...(
    [
      [
        'Student Name,Student Email,Parent Name,Parent Email,Relationship',
        'Ida Okafor,mum@x.co,Mother',
        'other',
      ],
      ['Name,Email,Emergency contact name,Emergency contact relationship', 'Ida Okafor,Mother', 'other'],
      ['Name,Email,Parent occupation', 'Teacher', 'other'],
      ['Name,Email,What is your mother’s job title?', 'Teacher', 'other'],
      ['Name,Email,Supervisor role,What do you do?', 'Principal,Teacher', 'teacher'],
      ['Name,Email,"Are you a student, teacher or parent?"', 'Parent', 'parent'],
      ['Name,Email,Parent or teacher?', 'Parent', 'parent'],
      ['Parent name,Parent email,Relationship to child', 'Mother', 'parent'],
      ['Parent name,Email,Relationship to child', 'Mother', 'parent'],
      ['Manager name,Manager email,Manager role', 'Teacher', 'teacher'],
    ] as const
  ).map(
    ([headings, cells, role]): Example => [
      `the role of someone else is nobody’s: ${headings}`,
      lines(headings, `Amara,a@x.co,${cells}`),
      { emails: ['a@x.co'], roles: [role] },
    ],
  ),
  ...(
    [
      ['Parent employer,Which school do you attend?', 'Acme,Oak', { organization: 'Oak' }],
      ['Billing company', 'Acme', { organization: 'Acme' }],
      ['Manager comments,Anything else?', 'Good,Hello', { message: 'Hello' }],
      ['Staff comments,Comments for the staff', 'Good,Hello', { message: 'Hello' }],
    ] as const
  ).map(
    ([headings, cells, own]): Example => [
      `the employer and the comments of someone else are nobody’s: ${headings}`,
      lines(`Name,Email,${headings}`, `Amara,a@x.co,${cells}`),
      { first: expect.objectContaining(own) },
    ],
  ),
  ...['Referrer company', 'Manager comments', 'Office comments', 'Comments (staff only)'].map(
    (heading): Example => [
      `nor is anything else in their place: ${heading}`,
      lines(`Name,Email,${heading}`, 'Amara,a@x.co,Acme'),
      { unused: [heading] },
    ],
  ),
  ...[
    ...[
      'Date requested',
      'Requested date',
      'Date of request',
      'Applied on',
      'Date applied',
      'Application date',
    ],
    ...['Join date', 'Joined date', 'Date Subscribed', 'Subscribe Date', 'Member since', 'Opt-in date'],
    ...[
      'Received on',
      'Date of signup',
      'Purchase Date',
      'inserted_at',
      'added_at',
      'Entry Date',
      '回答日時',
    ],
  ].map(
    (heading): Example => [
      `the day of a request under an everyday heading: ${heading}`,
      lines(`Name,Email,${heading}`, 'Amara,a@x.co,2025-07-14'),
      { days: ['Jul 14 2025'], isGuess: false },
    ],
  ),
  [
    'the day of the request comes before that of the account',
    lines('Name,Email,Account created,Date requested', 'Amara,a@x.co,2025-06-01,2025-07-14'),
    { days: ['Jul 14 2025'], isGuess: false },
  ],
  ...[
    'Last_name,First_name,Contact_name,Contact_email,Contact_relationship,Grade,Student_email',
    'Last_name,First_name,Contact_name,Contact_email,Contact_type,Grade,Student_email',
    'student.lastName,student.firstName,contacts.name,contacts.email,contacts.relationship,Grade,student.email',
  ].map(
    (headings): Example => [
      `the address of a contact is not that of the student beside it: ${headings}`,
      lines(
        headings,
        'Okafor,Amara,Ida,mum@x.co,Mother,9,amara@x.org',
        'Lee,Bo,Udo,dad@x.co,Father,9,bo@x.org',
      ),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['amara@x.org', 'bo@x.org'], roles: ['other', 'other'] },
    ],
  ),
  [
    'a contact who is alone',
    lines('Contact_name,Contact_email,Contact_relationship', 'Ida,mum@x.co,Mother'),
    { names: ['Ida'], emails: ['mum@x.co'], roles: ['parent'] },
  ],
  [
    'an owner in a list without headings',
    lines('Owner,sam@x.co', 'Member,a@x.co', 'Member,b@x.co'),
    { emails: ['sam@x.co', 'a@x.co', 'b@x.co'] },
  ],
  ...(
    [
      [
        'a whole name beside its halves in an object',
        '[{"email":"a@x.co","name":{"givenName":"Amara","familyName":"Okafor","fullName":"Amara Okafor"}}]',
        'Amara Okafor',
      ],
      [
        'a name beside its halves and its order in lists, as Google has it',
        '[{"emailAddresses":[{"metadata":{"primary":true},"value":"a@x.co"}],"names":[{"metadata":{"source":{"type":"CONTACT","id":"1"}},"displayName":"Amara Okafor","familyName":"Okafor","givenName":"Amara","displayNameLastFirst":"Okafor, Amara","unstructuredName":"Amara Okafor"}]}]',
        'Amara Okafor',
      ],
      ['a real name beside a handle', 'id,name,real_name,email\n1,amara,Amara Okafor,a@x.co', 'Amara Okafor'],
      [
        'a name in one word of two',
        'username,email,fullname,displayname\nam,a@x.co,Amara Okafor,Am',
        'Amara Okafor',
      ],
      ['a last name first, without headings', '"Okafor, Amara",a@x.co\n"Lee, Bo",b@x.co', 'Okafor, Amara'],
      ['a last name first, of a school', 'LastFirst,Email\n"Okafor, Amara",a@x.co', 'Okafor, Amara'],
      ['the word for who came is the heading', 'Participant,Email\nAmara Okafor,a@x.co', 'Amara Okafor'],
      ['an address in brackets behind the name', 'Email\nAmara Okafor (a@x.co)', 'Amara Okafor'],
      [
        'signs as WordPress writes them',
        'Name,Email\nTom O&#039;Brien &amp; Jo &#x27;B&#x27;,a@x.co',
        "Tom O'Brien & Jo 'B'",
      ],
      ['the same in halves', 'First name,Last name,Email\nTom,O&#39;Brien,a@x.co', "Tom O'Brien"],
    ] as const
  ).map(
    ([what, text, name]): Example => [
      what,
      text,
      { first: expect.objectContaining({ name, email: 'a@x.co' }) },
    ],
  ),
  ...[
    ['Start Time,End Time,Date Scheduled', '2025-07-20 10:00,2025-07-20 11:00,2025-07-14', 'Date Scheduled'],
    ['Order date,Total', '2025-07-14,10', 'Order date'],
    ['Trial end,Renews,Came', '2026-01-14 10:00,2026-01-15 10:00,2025-07-14 10:00', 'Came'],
  ].map(
    ([headings, cells, submittedAt]): Example => [
      `the day of a booking, not that for which it is: ${headings}`,
      lines(`Email,${headings}`, `a@x.co,${cells}`),
      { columns: expect.objectContaining({ submittedAt }), days: ['Jul 14 2025'] },
    ],
  ),
  ...['Type', 'Service'].map(
    (heading): Example => [
      `what was booked is no use case: ${heading}`,
      lines(`Email,Name,${heading}`, 'a@x.co,Amara,Demo', 'b@x.co,Bo,Demo'),
      { missing: expect.objectContaining({ useCase: 2 }) },
    ],
  ),
  [
    'the addresses of who came, not that of who ordered for them',
    lines(
      'Order code,Email address,Attendee name,Attendee email',
      'X1,sam@x.co,Amara Okafor,a@x.co',
      'X1,sam@x.co,Bo Lee,b@x.co',
    ),
    { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], rivals: ['Email address'] },
  ],
  ...(
    [
      [
        ['Parent,,,Student,,', 'First,Last,Email,First,Last,Email'],
        'Mum,Okafor,mum@x.co,Amara,Okafor,a@x.co',
        { email: 'Student Email', name: 'Student First + Student Last' },
        [],
      ],
      [
        ['Student,,Friend,', 'Name,Email,Name,Email'],
        'Amara,a@x.co,Sam,s@x.co',
        { email: 'Student Email', name: 'Student Name' },
        ['Friend Email'],
      ],
      [
        ['Name,Email,Name,Email'],
        'Amara,a@x.co,Sam,s@x.co',
        { email: 'Email', name: 'Name' },
        ['Email (column D)'],
      ],
    ] as const
  ).map(
    ([headings, person, columns, rivals]): Example => [
      `headings that come twice, with groups above or without: ${headings.join(' / ')}`,
      lines(...headings, person),
      { columns: expect.objectContaining(columns), rivals: [...rivals] },
    ],
  ),
  ...(['School', 'School2'] as const).map(
    (again): Example => [
      `a question in two sections of a form: ${again}`,
      lines(
        `Timestamp,Email,I am a...,Your name,School,Your name,${again}`,
        '2025/07/14 3:45:12 PM EST,a@x.co,Teacher,Amara Okafor,Oak,,',
        '2025/07/15 3:45:12 PM EST,b@x.co,Student,,,Bo Lee,Elm',
      ),
      { names: ['Amara Okafor', 'Bo Lee'], organizations: ['Oak', 'Elm'], unused: [] },
    ],
  ),
  [
    'the address in two sections of a form',
    lines('Name,Email,Email', 'Amara,a@x.co,', 'Bo,,b@x.co'),
    { emails: ['a@x.co', 'b@x.co'], rivals: [] },
  ],
  [
    'the same where nobody has signed in, and the address is asked for',
    lines(
      'ID,Completion time,Email,Name,Email2,Name2,School,School2',
      '1,7/14/25 15:45:12,anonymous,,a@x.co,Amara,Oak,',
      '2,7/15/25 15:45:12,anonymous,,b@x.co,Bo,,Elm',
    ),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'], organizations: ['Oak', 'Elm'] },
  ],
  [
    'two lists side by side: nobody gets the school of who is beside them',
    lines('Name,Email,School,Name,Email,School2', 'Amara,a@x.co,Oak,Sam,s@x.co,', 'Bo,b@x.co,,Cy,c@x.co,Elm'),
    { names: ['Amara', 'Bo'], organizations: ['Oak', undefined], rivals: ['Email (column E)'] },
  ],
  [
    'numbers that are part of what headings name',
    lines('Email,Grade 1,Grade 12', 'a@x.co,x,', 'b@x.co,,x'),
    { unused: ['Grade 1', 'Grade 12'] },
  ],
  [
    'addresses under headings that are not known, and not those of other people',
    lines('Name,Email,Reach me at,Reviewer', 'Amara,a@x.co,amara@y.co,sam@x.co', 'Bo,b@x.co,B@x.co,sam@x.co'),
    { rivals: ['Reach me at'] },
  ],
  [
    'people in columns, below each other',
    lines('Field,Person 1,Person 2', 'Name,Amara,Bo', 'Email,a@x.co,b@x.co', 'Role,Teacher,"Student, 9"'),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
  ],
  [
    'an address behind the columns that are read',
    lines(`Name,${','.repeat(500)}Email`, `Amara,${','.repeat(500)}a@x.co`, `Bo,b@x.co`),
    { reasons: expect.arrayContaining(['no email address in its first 500 columns']) },
  ],
  [
    'a name and an address on two lines of a cell, without headings',
    '"Amara Okafor\na@x.co"\tTeacher\n"Bo Lee\r\nb@x.co"\tStudent\n',
    { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
  ],
  [
    'the same under a heading, with what follows',
    lines('Person,Role', '"Amara Okafor\na@x.co",Teacher', '"Bo Lee\nb@x.co\nin Toronto",Student'),
    { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], counts: [2, 0, 0, 0] },
  ],
  [
    'the head of a mail: those to whom it went',
    lines(
      'From: Sam Roe <sam@x.co>',
      'Sent: Monday, July 14, 2025 10:00',
      'To: Amara Okafor <a@x.co>, Bo Lee <b@x.co>,',
      ' Cy <c@x.co>',
      'Cc: Di <d@x.co>',
      'Subject: The list of',
      ' all@x.co',
    ),
    {
      names: ['Amara Okafor', 'Bo Lee', 'Cy', 'Di'],
      emails: ['a@x.co', 'b@x.co', 'c@x.co', 'd@x.co'],
      counts: [4, 0, 0, 0],
    },
  ],
  [
    'the head of a mail below its title',
    lines(
      'The beta list',
      '',
      'From: Sam Roe <sam@x.co>',
      'To: Amara Okafor <a@x.co>, Bo Lee <b@x.co>',
      'Cc: Di <d@x.co>',
      'Subject: The beta list',
      '',
      'Hello',
    ),
    { names: ['Amara Okafor', 'Bo Lee', 'Di'], counts: [3, 0, 0, 0] },
  ],
  ...[
    ['French', 'De : ', 'Envoyé : lundi', 'À : ', 'Objet\u00a0: '],
    ['German', 'Von: ', 'Gesendet: Montag, 14. Juli', 'An: ', 'Betreff: '],
    ['Spanish', 'De: ', 'Enviado: lunes, 14', 'Para: ', 'Asunto: '],
    ['Italian', 'Da: ', 'Inviato: 14', 'A: ', 'Oggetto: '],
    ['Dutch', 'Van: ', 'Verzonden: 14', 'Aan: ', 'Onderwerp: '],
    ['Polish', 'Od: ', 'Wysłano: 14', 'Do: ', 'Temat: '],
    ['of a website', 'de:\t', 'date:\t14', 'à:\t', 'objet:\t'],
  ].map(
    ([what, from, sent, to, about]): Example => [
      `the head of a mail in another language: ${what}`,
      lines(`${from}Sam <s@x.co>`, String(sent), `${to}Amara <a@x.co>; Bo <b@x.co>`, `${about}To all`),
      { names: ['Amara', 'Bo'], counts: [2, 0, 0, 0] },
    ],
  ),
  ...[
    'On Mon, Jul 14, 2025 at 2:45 PM Amara Okafor <a@x.co> wrote:',
    'On Jul 14, 2025, at 2:45\u202fPM, Amara Okafor <a@x.co> wrote:',
    'On Mon, Jul 14, 2025 at 2:45 PM Amara Okafor <a@x.co>\nwrote:',
    '> On Mon, 14 Jul 2025 at 14:45, Amara Okafor <a@x.co> wrote:',
    'Am Mo., 14. Juli 2025 um 14:45 Uhr schrieb Amara Okafor <a@x.co>:',
    'Le lun. 14 juil. 2025 à 14:45, Amara Okafor <a@x.co> a écrit :',
    'El lun, 14 jul 2025 a las 14:45, Amara Okafor (<a@x.co>) escribió:',
    'Il giorno lun 14 lug 2025 alle ore 14:45 Amara Okafor <a@x.co> ha scritto:',
  ].map(
    (line): Example => [
      `who is named above a mail’s answer: ${line}`,
      lines(
        line,
        '> Could I join, please?',
        '',
        line.replace('Amara Okafor', 'Bo Lee').replace('a@', 'b@'),
        '> Me too',
      ),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'] },
    ],
  ),
  [
    'people whose names are words of a mail’s head in another language',
    lines('Van: v@x.co', 'An: n@x.co', 'Do: o@x.co'),
    { emails: ['v@x.co', 'n@x.co', 'o@x.co'], counts: [3, 0, 0, 0] },
  ],
  [
    'a column with several other addresses in a cell is named',
    lines('Name,Email,Others,Message', 'Amara,a@b.co,"x@b.co; y@b.co",Ask x@b.co or y@b.co', 'Bo,b@b.co,,'),
    { emails: ['a@b.co', 'b@b.co'], rivals: ['Others'] },
  ],
  [
    'a column with several other addresses in a cell is counted, too, where there are no headings',
    lines('Amara\ta@b.co\tx@b.co / y@b.co\tx@b.co, y@b.co', 'Bo\tb@b.co\t\t'),
    { emails: ['a@b.co', 'b@b.co'], elsewhere: 1 },
  ],
  [
    'a table as a database client draws it',
    lines(
      ' name  │ email  │ role',
      '───────┼────────┼────────',
      ' Amara │ a@x.co │ Teacher',
      ' Bo    │ b@x.co │ Student',
    ),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
  ],
  [
    'an address twice, and in the code of a website',
    lines('Email', 'a@x.co / a@x.co', 'b&#64;x.co', 'c@x.co / d@x.co'),
    { emails: ['a@x.co', 'b@x.co'], counts: [2, 0, 0, 1] },
  ],
  [
    'the moment of an appointment is not that of the request',
    lines('Email,Starts,Appointment,Came', 'a@x.co,2025-07-20 10:00,2025-07-20 10:00,2025-07-14 10:00'),
    { columns: expect.objectContaining({ submittedAt: 'Came' }) },
  ],
  [
    'a comma that nobody quoted, in rows that would be too long',
    lines(
      'Name,Email,School,Role',
      'Okafor, Amara,a@x.co,Oak,Teacher',
      'Bo Lee,b@x.co,Elm, Toronto,Student',
      'Cy, PhD,c@x.co,Oak, Ottawa,Parent',
      'Di Roe, d@x.co,Oak,Parent',
      'Ed Poe,e@x.co,Oak,Parent,, more',
    ),
    {
      names: ['Okafor, Amara', 'Bo Lee', 'Cy, PhD', 'Di Roe', 'Ed Poe'],
      emails: ['a@x.co', 'b@x.co', 'c@x.co', 'd@x.co', 'e@x.co'],
      roles: ['teacher', 'student', 'parent', 'parent', 'parent'],
    },
  ],
  [
    'a sheet as Google’s charts take it',
    `/*O_o*/\ngoogle.visualization.Query.setResponse(${JSON.stringify({
      version: '0.6',
      table: {
        cols: [
          { id: 'A', label: 'Timestamp', type: 'datetime' },
          { id: 'B', label: 'Email', type: 'string' },
          { id: 'C', label: 'Name', type: 'string' },
        ],
        rows: [
          {
            c: [{ v: 'Date(2025,6,14,15,45,12)', f: '7/14/2025 15:45:12' }, { v: 'a@x.co' }, { v: 'Amara' }],
          },
          { c: [{ v: 'Date(2025,6,5,9,5,0)', f: '7/5/2025 9:05:00' }, { v: 'b@x.co' }, null] },
        ],
      },
    })});`,
    {
      emails: ['a@x.co', 'b@x.co'],
      names: ['Amara', 'b'],
      days: ['Jul 14 2025', 'Jul 05 2025'],
    },
  ],
  [
    'JSON with the names of the columns beside the rows',
    JSON.stringify({
      index: [0, 1],
      columns: ['submitted_at', 'email', 'name', 'occupation'],
      data: [
        ['2025-07-14', 'a@x.co', 'Amara Okafor', 'Nurse'],
        ['2025-07-15', 'b@x.co', 'Bo Lee', 'Teacher'],
      ],
    }),
    {
      columns: { email: 'email', name: 'name', role: 'occupation', submittedAt: 'submitted_at' },
      days: ['Jul 14 2025', 'Jul 15 2025'],
    },
  ],
  [
    'JSON with the columns described beside one row',
    JSON.stringify({
      success: true,
      result: {
        fields: [{ id: 'e', label: 'Work email', type: 'text' }, { name: 'Your name' }, { title: 'School' }],
        records: [['a@x.co', 'Amara', 'Oak']],
      },
    }),
    { columns: { email: 'Work email', name: 'Your name', organization: 'School' }, names: ['Amara'] },
  ],
  [
    'answers of the API of a form, with the questions beside them',
    JSON.stringify({
      page: 1,
      questions: [
        { id: 'q1', type: 'INPUT_TEXT', title: 'Your name', fields: [{ uuid: 'x' }] },
        { id: 'q2', type: 'INPUT_EMAIL', title: 'Email' },
        { id: 'q3', type: 'CHECKBOXES', title: 'I am a' },
      ],
      submissions: ['Amara', 'Bo'].map((name) => ({
        id: name,
        submittedAt: '2025-07-14T15:45:12.000Z',
        responses: [
          { questionId: 'q1', answer: name },
          { questionId: 'q2', answer: `${name}@x.co` },
          { questionId: 'q3', answer: ['Teacher'] },
        ],
      })),
    }),
    {
      counts: [2, 0, 0, 0],
      columns: { email: 'Email', name: 'Your name', role: 'I am a', submittedAt: 'submittedAt' },
      names: ['Amara', 'Bo'],
    },
  ],
  [
    'one answer, as a form sends it to a program',
    JSON.stringify({
      eventType: 'FORM_RESPONSE',
      data: {
        formName: 'Waitlist',
        createdAt: '2025-07-14T15:45:12.000Z',
        fields: [
          { key: 'question_1', label: 'Name', type: 'INPUT_TEXT', value: 'Amara' },
          { key: 'question_2', label: 'Email', type: 'INPUT_EMAIL', value: 'a@x.co' },
          { key: 'question_3', label: 'School', type: 'INPUT_TEXT', value: 'Oak' },
        ],
      },
    }),
    {
      counts: [1, 0, 0, 0],
      columns: { email: 'Email', name: 'Name', organization: 'School', submittedAt: 'createdAt' },
    },
  ],
  [
    'a list of another site in a copy of a browser’s storage',
    JSON.stringify({ theme: 'dark', waitlist: JSON.stringify([{ email: 'a@x.co', name: 'Amara' }]) }),
    { counts: [1, 0, 0, 0], columns: { email: 'email', name: 'name' }, names: ['Amara'] },
  ],
  [
    'answers of a form that a database has as a text',
    JSON.stringify(
      ['Amara', 'Bo'].map((name) => ({
        id: name,
        created_at: '2025-07-14T15:45:12Z',
        data: JSON.stringify({ email: `${name}@x.co`, name, role: 'Teacher' }, null, 2),
      })),
    ),
    {
      counts: [2, 0, 0, 0],
      columns: { email: 'email', name: 'name', role: 'role', submittedAt: 'created_at' },
    },
  ],
  [
    'a form in Arabic',
    lines(
      'طابع زمني,البريد الالكتروني,الاسم الكامل,الدور,المدرسة,الغرض من الاستخدام,ملاحظات',
      '٢٠٢٥/٠٧/١٤ ٣:٤٥:١٢ م,a@x.co,أمارا,معلم,النور,التدريس,مرحبا بكم',
      '٢٠٢٥/٠٧/١٥ ٣:٤٥:١٢ م,b@x.co,بو,ولي أمر,النور,تقييم,',
    ),
    {
      names: ['أمارا', 'بو'],
      roles: ['teacher', 'parent'],
      useCases: ['teaching', 'evaluation'],
      organizations: ['النور', 'النور'],
      messages: ['مرحبا بكم', ''],
      isGuess: false,
    },
  ],
  [
    'a form in Hebrew',
    lines('חותמת זמן,דוא"ל,שם מלא,תפקיד,בית ספר,הערות', '14/07/2025 15:45:12,a@x.co,אמרה,מורה,אורט,שלום'),
    { roles: ['teacher'], organizations: ['אורט'], messages: ['שלום'], isGuess: false },
  ],
  [
    'a form in Korean',
    lines(
      '제출일,이메일,이름,직책,소속 기관,이용 목적,문의 내용',
      '2025. 7. 14,a@x.co,김민수,선생님,중앙고,수업,안녕하세요',
    ),
    {
      roles: ['teacher'],
      useCases: ['teaching'],
      organizations: ['중앙고'],
      messages: ['안녕하세요'],
      days: ['Jul 14 2025'],
    },
  ],
  ...(
    [
      ['Име,Фамилия,Имейл', 'Ана,Кос', 'Ана Кос'],
      ['Prezime,Ime,E-mail', 'Kos,Ana', 'Ana Kos'],
      ['Priezvisko,Meno,E-mail', 'Kosová,Ana', 'Ana Kosová'],
      ['Vardas,Pavardė,El. paštas', 'Ana,Kos', 'Ana Kos'],
      ['Vārds,Uzvārds,E-pasts', 'Ana,Kos', 'Ana Kos'],
      ['ชื่อ,นามสกุล,อีเมล', 'สมชาย,ใจดี', 'สมชาย ใจดี'],
      ['Tanggal,Nama Lengkap,Alamat Email', '14/07/2025,Budi Santoso', 'Budi Santoso'],
      ['Dátum,Név,E-mail-cím', '2025. 07. 14.,Nagy Anna', 'Nagy Anna'],
      ['Marcaj de timp,Nume și prenume,E-mail', '14.07.2025,Ana Pop', 'Ana Pop'],
      ['受付日,氏名,メール', 'R7.7.14,山田太郎', '山田太郎'],
    ] as const
  ).map(
    ([headings, cells, name]): Example => [
      `names, also in halves, in more languages: ${headings}`,
      lines(headings, `${cells},a@x.co`),
      { names: [name], ...(/14/.test(cells) && { days: ['Jul 14 2025'] }) },
    ],
  ),
  ...(
    [
      ['last names alone, whose other half may be under a heading that is not known', 'Lee', true],
      ['whole names under a heading of last names', 'Bo Lee', false],
    ] as const
  ).map(
    ([what, cell, isGuess]): Example => [
      what,
      lines('Nom,Izina,Courriel,Date,Rôle', `${cell},Bo,a@x.co,2025-07-14,Élève`),
      { names: [cell], isGuess },
    ],
  ),
  [
    'rows of another list, whose cells are separated otherwise',
    lines('Name;Email;Role', 'Amara;a@x.co;Teacher', 'Bo,b@x.co,Student', 'Cy\tc@x.co', 'Di Fox'),
    {
      emails: ['a@x.co'],
      reasons: [
        'its cells are not separated as the headings are',
        'its cells are not separated as the headings are',
        'no email address',
      ],
    },
  ],
  [
    'the names of owners and hosts, which are no roles',
    lines(
      'Invitee Name,Invitee Email,User Name,Person - Owner,Date',
      'Amara,a@x.co,Sales Admin,Sam Dean Admin,2025-07-14',
      'Bo,b@x.co,Support Admin,Pat Tutor,2025-07-14',
    ),
    { roles: ['other', 'other'], unused: ['User Name', 'Person - Owner'] },
  ],
  [
    'the role that contacts have beside their organization',
    lines(
      'First Name,Last Name,Organization Name,Organization Title,E-mail 1 - Value',
      'Amara,Okafor,Oak,Teacher,a@x.co',
      'Bo,Lee,Elm,Head of maths,b@x.co',
      'Cy,Fox,Elm,Nurse,c@x.co',
    ),
    {
      roles: ['teacher', 'other', 'other'],
      organizations: ['Oak', 'Elm', 'Elm'],
      unknown: ['Head of maths', 'Nurse'],
    },
  ],
  [
    'a form in Chinese',
    lines('提交时间,姓名,邮箱,身份,单位名称,用途', '2025/7/14 15:45:12,王小明,a@x.co,老师,一中,教学'),
    { roles: ['teacher'], useCases: ['teaching'], organizations: ['一中'] },
  ],
  [
    'use cases in the languages of forms',
    lines(
      'Email,Use case',
      'a@x.co,Dans ma classe',
      'b@x.co,Zum Lernen',
      'c@x.co,Con mis alumnos',
      'd@x.co,Em sala de aula',
      'e@x.co,授業',
      'f@x.co,Évaluer',
    ),
    {
      useCases: ['teaching', 'personal-learning', 'teaching', 'teaching', 'teaching', 'evaluation'],
    },
  ],
  [
    'what someone is not, in the languages of forms',
    lines(
      'Email,Role',
      'a@x.co,Não sou professor',
      'b@x.co,Ik ben geen docent',
      'c@x.co,Jag är inte lärare',
      'd@x.co,Nie jestem już nauczyciel',
      'e@x.co,Я не учитель',
      'f@x.co,Öğretmen değil',
      'g@x.co,Former teacher',
      'h@x.co,Ikke lærer',
      'i@x.co,Teacher',
    ),
    { roles: ['other', 'other', 'other', 'other', 'other', 'other', 'other', 'other', 'teacher'] },
  ],
  [
    'names under a blank heading',
    lines(',Email,Role,', 'Amara Okafor,a@x.co,Teacher,1', 'Bo Lee,b@x.co,Student,2'),
    { names: ['Amara Okafor', 'Bo Lee'], roles: ['teacher', 'student'], isGuess: true },
  ],
  [
    'first and last names under blank headings',
    lines(',,Email', 'Amara,Okafor,amara.okafor@x.co', 'Bo,Lee,bo.lee@x.co'),
    { names: ['Amara Okafor', 'Bo Lee'], isGuess: true },
  ],
  [
    'towns under a blank heading beside names',
    lines('Name,Email,', 'Amara,a@x.co,Toronto', 'Bo,b@x.co,Lyon'),
    { names: ['Amara', 'Bo'], unused: ['Column C'] },
  ],
  ...(
    [
      [
        'of Outlook',
        ['From: Amara Okafor <a@x.co>', 'Sent: Monday, July 14, 2025 2:45 PM'],
        'To: ',
        'Subject: Hi',
      ],
      ['in German', ['Von: Amara Okafor <a@x.co>', 'Gesendet: Montag, 14. Juli 2025'], 'An: ', 'Betreff: Hi'],
      ['printed by Gmail', ['Amara Okafor <a@x.co>', 'Mon, Jul 14, 2025 at 2:45 PM'], 'To: ', ''],
      ['forwarded', ['---------- Forwarded message ---------', 'From: Amara Okafor <a@x.co>'], 'To: ', ''],
    ] as const
  ).map(([words, head, receiver, below]): Example => {
    const mail = [
      ...head,
      `${receiver}Sam Admin <sam@y.co>`,
      below,
      '',
      'Hi, may I have access?',
      'Thanks',
      '',
    ]
    return [
      `those who wrote several mails to one person, ${words}`,
      lines(...mail, ...mail.map((line) => line.replace('Amara Okafor <a@', 'Bo Lee <b@'))),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], counts: [2, 0, 0, 0] },
    ]
  }),
  [
    'names and roles in a cell of JSON, as Supabase keeps them',
    lines(
      'id,email,raw_user_meta_data,created_at',
      '1,a@x.co,"{""full_name"": ""Amara Okafor"", ""role"": ""teacher""}",2025-07-14 13:33:20.1+00',
      '',
      '2,b@x.co,{},2025-07-15 13:33:20.1+00',
      '3,,"{""full_name"": ""Cy""}",2025-07-15 13:33:20.1+00',
    ),
    {
      names: ['Amara Okafor', 'b'],
      roles: ['teacher', 'other'],
      first: expect.objectContaining({ line: 2 }),
    },
  ],
  [
    'answers in a cell of JSON, with the address',
    lines(
      'id,data',
      '1,"{""name"":""Amara"",""email"":""a@x.co""}"',
      '2,"{""name"":""Bo"",""email"":""b@x.co""}"',
    ),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'a message of our own export that is JSON',
    lines(`${own},Message`, `${row},"{""a"": ""b""}"`),
    { messages: ['{"a": "b"}'] },
  ],
  ...(
    [
      [
        'Python',
        "[{'name': 'Amara Okafor', 'email': 'a@x.co', 'is_in': True, 'org': None}, {'name': \"Bo O'Hara\"",
        ", 'email': 'b@x.co'}]",
      ],
      ['rows of Python', "[('Amara Okafor', 'a@x.co', 'teacher'), (\"Bo O'Hara\"", ", 'b@x.co', 'student')]"],
      [
        'a program',
        "module.exports = [\n  { name: 'Amara Okafor', email: 'a@x.co' },\n  { name: 'Bo O\\'Hara'",
        ", email: 'b@x.co', },\n];\n",
      ],
      [
        'a console of MongoDB',
        "{\n _id: ObjectId(\"1\"),\n name: 'Amara Okafor',\n email: 'a@x.co'\n}\n{\n name: \"Bo O'Hara\"",
        ",\n email: 'b@x.co'\n}\n",
      ],
      [
        'jq',
        '{\n "name": "Amara Okafor",\n "email": "a@x.co"\n}\n{\n "name": "Bo O\'Hara"',
        ',\n "email": "b@x.co"\n}\n',
      ],
    ] as const
  ).map(
    ([words, start, end]): Example => [
      `people as they are printed by ${words}`,
      start + end,
      { names: ['Amara Okafor', "Bo O'Hara"], emails: ['a@x.co', 'b@x.co'] },
    ],
  ),
  ...['Title', 'Summary', 'Aanmelder'].map(
    (heading): Example => [
      `names that are in the addresses, under ${heading}`,
      lines(`${heading},Email,Role`, 'Amara Okafor,amara@x.co,Teacher', 'Bo Lee,bo.lee@x.co,Student'),
      { names: ['Amara Okafor', 'Bo Lee'], roles: ['teacher', 'student'], isGuess: true },
    ],
  ),
  [
    'jobs under “Title” are no names',
    lines('Email,Title', 'amara@x.co,Head of Maths', 'bo@x.co,Chief of Staff', 'cy@x.co,Office Lead'),
    { names: ['amara', 'bo', 'cy'] },
  ],
  [
    'the headings of a wiki’s table',
    lines('h2. Waitlist', '||Name||Email||Role||', '|Amara|a@x.co|Teacher|', '|Bo|b@x.co|Student|'),
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
  ],
  [
    'rows between bars, with blank cells',
    lines('Id|Ref|Email|Role|Note', '||a@x.co||', '||b@x.co||'),
    { emails: ['a@x.co', 'b@x.co'], columns: { email: 'Email' } },
  ],
  [
    'a name and a colon before each address',
    lines('Amara Okafor: a@x.co', 'Bo Lee: b@x.co', 'E-mail: c@x.co', 'Parent: d@x.co'),
    { names: ['Amara Okafor', 'Bo Lee', 'c', 'd'] },
  ],
  ...(
    [
      ['Amara Okafor a@x.co', ['Amara Okafor']],
      ['- Amara Okafor a@x.co', ['Amara Okafor']],
      ['1. a@x.co', ['a']],
      ['Amara Okafor a@x.co, Bo Lee b@x.co', ['Amara Okafor', 'Bo Lee']],
      ['Amara Okafor a@x.co; Bo Lee b@x.co;\nCy Diaz c@x.co', ['Amara Okafor', 'Bo Lee', 'Cy Diaz']],
      ['• Amara Okafor <a@x.co>, Bo <b@x.co>\n• Cy c@x.co', ['Amara Okafor', 'Bo', 'Cy']],
      ['Amara Okafor - a@x.co\nBo - b@x.co, Cy c@x.co', ['Amara Okafor', 'Bo', 'Cy']],
    ] as const
  ).map(
    ([text, names]): Example => [`names before addresses in a line: ${text}`, text, { names: [...names] }],
  ),
  [
    'a note of JSON in one row leaves the others as they are',
    lines('Email,Note', 'x,"{""ImportId"": ""Q1""}"', 'a@x.co,new', 'b@x.co,'),
    { emails: ['a@x.co', 'b@x.co'], unused: ['Note'] },
  ],
  [
    'a name on two lines of a cell',
    lines('Name\tEmail', '"Amara\nOkafor"\ta@x.co'),
    { names: ['Amara Okafor'] },
  ],
  [
    'addresses in a chat',
    lines('[14/07/2025, 15:45:12] Amara Okafor: a@x.co', '[15/07/2025, 09:05:00] Bo Lee: b@x.co'),
    { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'what is behind the names and addresses of a typed list is no name',
    lines('1. Amara Okafor (a@x.co) – teacher, Lakeside School', '2. Bo Lee (b@x.co) – student, Acme'),
    { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'] },
  ],
  ...[
    [
      'Date,Time,TimeZone,Name,Email',
      '07/14/2025,15:45:12,PDT,Amara,a@x.co',
      '07/15/2025,9:05 AM,PDT,Bo,b@x.co',
    ],
    ['Bestelldatum;Bestellzeit;E-Mail', '14.07.2025;15:45:12;a@x.co', '15.07.2025;09:05;b@x.co'],
  ].map(
    (rows): Example => [
      `the time in a column beside the day: ${rows[0]}`,
      lines(...rows),
      { dates: ['2025-07-14T19:45:12.000Z', '2025-07-15T13:05:00.000Z'] },
    ],
  ),
  [
    'the day beside how long a visit was',
    lines('Date,Time spent,Email', '2025-07-14,2 hours,a@x.co'),
    { days: ['Jul 14 2025'], unused: ['Time spent'] },
  ],
  ...[
    '14. 7. 2025 3:45 odp.',
    '14. 7. 2025, 03:45 pop.',
    '2025. 07. 14. du. 3:45',
    '2025. július 14., hétfő du. 3:45',
    '14.07.25, 03:45 пп',
    '14/07/2025, 3:45 PTG',
    '14 Jul 2025 pada 3:45 PTG',
    '14.7.2025, 3:45 m.d.',
    '14 يوليو 2025 في 3:45 م',
    'dilluns, 14 de juliol del 2025, a les 15:45',
  ].map(
    (cell): Example => [
      `the afternoon of other languages: ${cell}`,
      dates(`"${cell}"`),
      { dates: ['2025-07-14T19:45:00.000Z'] },
    ],
  ),
  [
    '50,000 rows',
    lines('Email', ...Array.from({ length: 50_000 }, (_, at) => `p${at}@example.com`)),
    { counts: [50_000, 0, 0, 0] },
  ],
  [
    'lines without an address above and below addresses are left out by themselves',
    'To: Ann Lee <ann@x.co>, Bo Ray <bo@x.co>\nCc: undisclosed-recipients:;\nBcc:\nThanks,\nSam\n',
    { emails: ['ann@x.co', 'bo@x.co'], names: ['Ann Lee', 'Bo Ray'], counts: [2, 0, 0, 4] },
  ],
  [
    'an empty line of a mail’s head between others',
    'To: Ann Lee <ann@x.co>, Bo Ray <bo@x.co>\nCc:\nBcc: Di Kay <di@x.co>\n',
    { names: ['Ann Lee', 'Bo Ray', 'Di Kay'], counts: [3, 0, 0, 1] },
  ],
  [
    'a greeting above addresses, and how many there are',
    'Hi all,\nann@x.co, bo@x.co; cy@x.co\n3 recipients\n',
    { emails: ['ann@x.co', 'bo@x.co', 'cy@x.co'], counts: [3, 0, 0, 2] },
  ],
  [
    'a grid of a web page, each cell in a line of its own',
    'Name\nEmail\nRole\n\nAnn Lee\nann@x.co\nTeacher\n\nBo\nbo@x.co\nStudent\n',
    { names: ['Ann Lee', 'Bo'], roles: ['teacher', 'student'], counts: [2, 0, 0, 0] },
  ],
  [
    'a grid without headings',
    'Teacher\nAnn Lee\nann@x.co\nStudent\nBo Ray\nbo@x.co\nParent\nCy Fox\ncy@x.co\n',
    {
      names: ['Ann Lee', 'Bo Ray', 'Cy Fox'],
      roles: ['teacher', 'student', 'parent'],
      counts: [3, 0, 0, 0],
      isGuess: true,
    },
  ],
  [
    'words at the same distance above two addresses are no names',
    'Hi Sam,\nplease add\nann@x.co\nThanks\nKim\nbo@x.co\n',
    { names: ['ann', 'bo'], counts: [2, 0, 0, 4] },
  ],
  [
    'a role’s name is a role',
    lines(
      'username,first_name,last_name,role_name,email',
      'jp,Joseph,Ray,Parent,jp@x.co',
      'tt,Tammy,Lee,Teacher,tt@x.co',
      'ss,Sammy,Fox,Student,ss@x.co',
    ),
    { names: ['Joseph Ray', 'Tammy Lee', 'Sammy Fox'], roles: ['parent', 'teacher', 'student'] },
  ],
  [
    'answers beside their questions, each called a value',
    JSON.stringify(
      ['Lakeside', 'Hill High'].map((school, at) => ({
        email: `p${at}@x.co`,
        answers: [
          { question_value: 'What is your role?', optional: false, answer_value: 'Teacher' },
          { question_value: 'School', optional: false, answer_value: school },
        ],
      })),
    ),
    { roles: ['teacher', 'teacher'], organizations: ['Lakeside', 'Hill High'] },
  ],
  [
    'the key of another table is no organization, and no name',
    lines(
      'email,name,company,district',
      'a@x.co,58da8c5da7a7ab1e3b2b5a3c,0b5e6d2c-9a3f-4c1e-8d7a-2f6b1c9e4a10,4fd43cc56d11340000000005',
      'b@x.co,58da8d5da7a7ab1e3b2b5a3c,7c1f0a9e-1b2c-4d3e-9f8a-6b5c4d3e2f1a,4fd43cc56d11340000000005',
    ),
    { names: ['a', 'b'], organizations: [undefined, undefined] },
  ],
  [
    'a mark before a cell, by which a spreadsheet takes it for a text',
    lines('Name,Email,Created', '\x1fAnn,\x1fann@x.co,\x1f2025-11-03'),
    { names: ['Ann'], emails: ['ann@x.co'], days: ['Nov 03 2025'] },
  ],
  [
    'curled quotation marks around cells below plain headings, also after spaces',
    lines('Name, Email, School', '“Ann, Lee”, “ann@x.co”, “Lakeside”', '“Bo”, “bo@x.co”, “Hill, High”'),
    { names: ['Ann, Lee', 'Bo'], organizations: ['Lakeside', 'Hill, High'] },
  ],
  [
    'a line of words in curled quotation marks in a message',
    lines('Name,Email,Message', 'Ann,a@b.co,"We say:', '“Why”, “How”', 'and “What”"', 'Bo,b@b.co,Hi'),
    { names: ['Ann', 'Bo'], messages: ['We say:\n“Why”, “How”\nand “What”', 'Hi'] },
  ],
  [
    'a status of approval, as of events',
    lines('Email,Approval Status', 'a@x.co,Approved', 'b@x.co,Rejected'),
    { statuses: ['approved', 'rejected'], columns: { status: 'Approval Status' } },
  ],
  [
    'a status of approval with words of another tool is named',
    lines('email,approval_status', 'a@x.co,approved', 'b@x.co,pending_approval'),
    { statuses: ['pending', 'pending'], undecided: { count: 1, first: 'approved' } },
  ],
  [
    'a column of times that names the zone of both',
    lines('Email,Purchase Date,Purchase Time (UTC timezone)', 'a@x.co,2025-11-03,09:00'),
    { dates: ['2025-11-03T09:00:00.000Z'], utc: true },
  ],
  ...[
    ['UTC', '2025-11-03T09:00:00.000Z'],
    ['+01:00', '2025-11-03T08:00:00.000Z'],
    ['Europe/London', '2025-11-03T14:00:00.000Z'],
  ].map(
    ([timezone = '', date = '']): Example => [
      `dates with their zone beside them, as PHP has them: ${timezone}`,
      JSON.stringify([
        { email: 'a@x.co', created_at: { date: '2025-11-03 09:00:00.000000', timezone_type: 3, timezone } },
      ]),
      { dates: [date], undated: { count: 0, first: '' } },
    ],
  ),
  ...[
    [
      'Carimbo de data/hora;Endereço de email;Qual é seu nome completo?',
      'Você é:;Em qual escola você trabalha?;Para que pretende usar?;Quer nos contar mais alguma coisa?',
      'Eva Lind;Professora;Em sala de aula;Olá',
    ],
    [
      'Sygnatura czasowa;Adres email;Imię i nazwisko',
      'Kim jesteś?;Nazwa szkoły;Do czego chcesz używać?;Uwagi',
      'Eva Lind;Nauczyciel(ka);Lekcje;Cześć',
    ],
    [
      'Zaman damgası;E-posta adresi;Adınız ve soyadınız',
      'Göreviniz nedir?;Okulunuzun adı;Ne amaçla kullanacaksınız?;Eklemek istedikleriniz',
      'Eva Lind;Matematik öğretmeni;Derslerimde kullanmak için;Selam',
    ],
    [
      'Časová značka;E-mailová adresa;Vaše jméno a příjmení',
      'Jste:;Název školy;K čemu chcete službu využít?;Vzkaz pro nás',
      'Eva Lind;Učitelka na ZŠ;Ve výuce;Ahoj',
    ],
    [
      'Informazioni cronologiche;Indirizzo email;Nome e cognome',
      'Chi sei?;Scuola di appartenenza;Come pensi di utilizzarlo?;Altro da aggiungere?',
      'Eva Lind;Docente di liceo;In classe;Ciao',
    ],
    [
      'Horodateur;Adresse email;Nom et prénom',
      'Vous êtes...;Établissement scolaire;Quel usage prévoyez-vous ?;Un message à nous transmettre ?',
      'Eva Lind;Professeure des écoles;Pour mes cours;Salut',
    ],
    [
      'Zeitstempel;E-Mail-Adresse;Wie heißt du?',
      'Was trifft auf dich zu?;An welcher Schule arbeitest du?;Wofür möchtest du es nutzen?;Möchtest du uns noch etwas sagen?',
      'Eva Lind;Grundschullehrerin;Matheunterricht;Hallo',
    ],
    [
      'Tidstämpel;E-postadress;För- och efternamn',
      'Jag är;Vilken skola arbetar du på?;Hur tänker du använda tjänsten?;Övriga kommentarer',
      'Eva Lind;Gymnasielärare;I undervisningen;Hej',
    ],
    [
      'Tidsstempel;Mailadresse;Fulde navn',
      'Jeg er;Skole/arbejdsplads;Hvad vil du bruge det til?;Bemærkninger',
      'Eva Lind;Lærer;I undervisningen;Hej',
    ],
    [
      'Tidsmerke;E-postadresse;Fullt navn',
      'Hvem er du?;Skole eller arbeidssted;Hva skal du bruke det til?;Noe annet du vil si?',
      'Eva Lind;Lærer i ungdomsskolen;I undervisningen;Hei',
    ],
    [
      'Aikaleima;Sähköpostiosoite;Nimesi',
      'Olen;Koulu tai yritys;Mihin käyttäisit palvelua?;Muuta kerrottavaa',
      'Eva Lind;Opettaja;Opetuksessa;Hei',
    ],
    [
      'Időbélyeg;E-mail-cím;Teljes név',
      'Ön:;Iskola neve;Mire szeretné használni?;Megjegyzés',
      'Eva Lind;Tanárnő;Tanításhoz;Szia',
    ],
    [
      'Marcaj de timp;Adresă de email;Nume și prenume',
      'Sunteți:;Școala;Cum veți folosi platforma?;Observații',
      'Eva Lind;Învățătoare;La clasă;Salut',
    ],
    [
      'Χρονική σήμανση;Διεύθυνση email;Ονοματεπώνυμο',
      'Ποια είναι η ιδιότητά σας;Σχολείο;Πώς σκοπεύετε να το χρησιμοποιήσετε;Σχόλια',
      'Μαρία Παπά;Εκπαιδευτικός;Στην τάξη;Γεια',
    ],
    [
      'Отметка времени;Адрес электронной почты;Как вас зовут?',
      'Кто вы?;Место работы или учёбы;Для чего планируете использовать?;Что ещё хотите сообщить?',
      'Юлия Петрова;Учитель математики;На уроках;Привет',
    ],
    [
      'Позначка часу;Електронна адреса;Ваше ім’я та прізвище',
      'Хто ви?;Заклад освіти;Як плануєте використовувати?;Коментар',
      'Олена Коваль;Вчителька;На уроках;Вітаю',
    ],
    [
      'タイムスタンプ;メールアドレス;お名前（フルネーム）',
      'ご職業・お立場;学校名または会社名;どのような目的で利用したいですか？;ご意見・ご要望など',
      '山田花子;中学校教員;授業で使いたい;よろしく',
    ],
    [
      '타임스탬프;이메일 주소;성함을 입력해 주세요',
      '어떤 일을 하시나요?;소속 학교 또는 회사;사용 목적은 무엇인가요?;남기고 싶은 말',
      '김민수;초등교사;수업에 활용;안녕하세요',
    ],
    [
      '時間戳記;電子郵件地址;您的姓名',
      '您的身分是？;任職學校／公司;您打算如何使用？;其他想說的話',
      '陳美玲;國中老師;課堂教學;你好',
    ],
    [
      '提交时间;2、您的邮箱：;1、您的姓名：',
      '3、您的身份：;4、您所在的学校：;5、您打算如何使用本平台？;6、其他想说的话：',
      '陈美玲;中学教师;课堂教学;你好',
    ],
    [
      'طابع زمني;عنوان البريد الإلكتروني;ما اسمك الكامل؟',
      'ما هو دورك؟;اسم المدرسة أو الشركة;كيف ستستخدمه؟;ملاحظات أخرى',
      'سارة أحمد;معلمة لغة عربية;في التدريس;مرحبا',
    ],
    [
      'חותמת זמן;כתובת אימייל;מה שמך המלא?',
      'מה תפקידך?;באיזה בית ספר את/ה?;לאיזו מטרה?;הערות נוספות',
      'דנה לוי;מורה למתמטיקה;הוראה בכיתה;שלום',
    ],
    [
      'टाइमस्टैम्प;ईमेल पता;आपका पूरा नाम',
      'आप कौन हैं?;विद्यालय का नाम;आप इसका उपयोग किसलिए करेंगे?;टिप्पणी',
      'आशा शर्मा;शिक्षिका;कक्षा में पढ़ाने के लिए;नमस्ते',
    ],
    [
      'ประทับเวลา;ที่อยู่อีเมล;ชื่อ-นามสกุล',
      'ท่านเป็น;โรงเรียน/มหาวิทยาลัย;วัตถุประสงค์ในการใช้งาน;ข้อเสนอแนะ',
      'สมชาย ใจดี;ครูคณิตศาสตร์;ใช้สอนในห้องเรียน;สวัสดี',
    ],
    [
      'Dấu thời gian;Địa chỉ email;Họ và tên của bạn',
      'Bạn là ai?;Trường / công ty;Bạn dự định sử dụng để làm gì?;Góp ý khác',
      'Trần Lan;Giảng viên;Giảng dạy trên lớp;Chào',
    ],
    [
      'Stempel waktu;Alamat Email;Nama lengkap',
      'Anda adalah;Nama sekolah;Untuk apa Anda akan menggunakannya?;Pesan',
      'Siti Aminah;Guru SMA;Mengajar di kelas;Halo',
    ],
    [
      'Vremenska oznaka;Adresa e-pošte;Ime i prezime',
      'Vi ste:;Naziv škole;Za što ćete koristiti?;Napomena',
      'Ana Horvat;Nastavnica;U nastavi;Hvala',
    ],
    [
      'Временска ознака;Имејл адреса;Име и презиме',
      'Ко сте Ви?;Назив школе;За шта ћете користити?;Напомена',
      'Ана Јовић;Наставница;У настави;Хвала',
    ],
    [
      'Časovni žig;E-poštni naslov;Ime in priimek',
      'Kdo ste?;Šola;Za kaj boste uporabljali?;Opombe',
      'Ana Novak;Učiteljica;Pri pouku;Hvala',
    ],
    [
      'Časová pečiatka;E-mailová adresa;Meno a priezvisko',
      'Ste:;Názov školy;Na čo ho chcete využiť?;Poznámka',
      'Ana Nová;Učiteľka;Na vyučovaní;Vďaka',
    ],
    [
      'Клеймо за време;Имейл адрес;Име и фамилия',
      'Вие сте;Училище;За какво ще го използвате?;Забележка',
      'Ана Петрова;Учителка;В часовете;Благодаря',
    ],
    [
      'Ajatempel;E-posti aadress;Ees- ja perekonnanimi',
      'Olen;Kool;Milleks kasutate?;Märkused',
      'Anu Tamm;Õpetaja;Tunnis;Aitäh',
    ],
    [
      'Laika zīmogs;E-pasta adrese;Vārds uzvārds',
      'Jūs esat;Skola;Kam izmantosiet?;Piezīmes',
      'Anna Ozola;Skolotāja;Stundās;Paldies',
    ],
    [
      'Laiko žyma;El. pašto adresas;Vardas ir pavardė',
      'Jūs esate;Mokykla;Kam naudosite?;Pastabos',
      'Ona Kazlienė;Mokytoja;Pamokose;Ačiū',
    ],
    [
      'Marca de temps;Adreça electrònica;Nom i cognoms',
      'Ets:;Centre educatiu;Per a què ho faràs servir?;Comentaris',
      'Anna Puig;Professora;A classe;Gràcies',
    ],
    [
      'Denbora-zigilua;Helbide elektronikoa;Izen-abizenak',
      'Zu zara;Ikastetxea;Zertarako erabiliko duzu?;Oharrak',
      'Ane Etxe;Irakaslea;Ikasgelan;Eskerrik asko',
    ],
    [
      'مهر زمانی;نشانی ایمیل;نام و نام خانوادگی',
      'شما کیستید؟;نام مدرسه;برای چه استفاده می‌کنید؟;توضیحات',
      'سارا احمدی;معلم;تدریس;ممنون',
    ],
    ['টাইমস্ট্যাম্প;ইমেল ঠিকানা;পুরো নাম', 'আপনি কে?;বিদ্যালয়ের নাম;কী কাজে ব্যবহার করবেন?;মন্তব্য', 'আশা দাস;শিক্ষক;পড়ানো;ধন্যবাদ'],
  ].map(([who = '', what = '', answers = '']): Example => {
    const [name = '', role, use, message = ''] = answers.split(';')
    return [
      `the questions of a form in another language: ${who}`,
      lines(`${who};${what}`, `14.07.2025 15:45:12;a@x.co;${name};${role};Oak;${use};${message}`),
      {
        names: [name],
        roles: ['teacher'],
        useCases: ['teaching'],
        organizations: ['Oak'],
        messages: [message],
        dates: ['2025-07-14T19:45:12.000Z'],
      },
    ]
  }),
  ...(
    [
      ['大学院生', 'student'],
      ['研究生', 'student'],
      ['小学校の先生', 'teacher'],
      ['ソフトウェアエンジニア', 'developer'],
      ['副校长', 'administrator'],
      ['대학교수', 'teacher'],
      ['Hochschullehrer', 'teacher'],
      ['Lehramtsstudentin', 'student'],
      ['Lycéenne', 'student'],
      ['Doktorand', 'researcher'],
      ['Tutor legal', 'parent'],
      ['Erziehungsberechtigte', 'parent'],
      ['นักศึกษา', 'student'],
      ['高校生の保護者', 'other'],
      ['学生ではありません', 'other'],
      ['Anne', 'other'],
      ['teacher@school.ca', 'other'],
    ] as const
  ).map(
    ([role, value]): Example => [
      `a role in words of other languages: ${role}`,
      lines('Email,Role,Name', `a@x.co,${role},Anne Lee`),
      { roles: [value], names: ['Anne Lee'], unknown: value === 'other' ? [role] : [] },
    ],
  ),
  ...(
    [
      ['自分の学習のため', 'personal-learning'],
      ['学校全体で', 'institutional'],
      ['卒業論文', 'research'],
      ['システム連携', 'integration'],
      ['お試し', 'evaluation'],
      ['Bildungsforschung', 'research'],
      ['Kennenlernen', 'evaluation'],
      ['Révisions du bac', 'personal-learning'],
      ['To learn more about it', 'evaluation'],
    ] as const
  ).map(
    ([use, value]): Example => [
      `a use case in words of other languages: ${use}`,
      lines('Email,Use case', `a@x.co,${use}`),
      { useCases: [value] },
    ],
  ),
  ...[
    ['生徒氏名,保護者氏名,保護者メールアドレス,学校名', '太郎,花子,a@x.co,青葉中', '花子', '青葉中'],
    [
      '担当者氏名,学校名,学校住所,学校電話番号,メールアドレス,生徒数',
      '花子,青葉中,東京,03,a@x.co,30',
      '花子',
      '青葉中',
    ],
    [
      '姓名,身份证号,邮箱,学校地址,学校电话,公司规模',
      '美玲,110101199001011234,a@x.co,北京,010,100',
      '美玲',
      undefined,
    ],
    [
      'お子様のお名前,保護者のお名前,メールアドレス,ご希望日時',
      '太郎,花子,a@x.co,2025/08/01 10:00',
      '花子',
      undefined,
    ],
    ['이름,이메일,학교 주소,개인정보 이용 목적 동의', '김민수,a@x.co,서울,동의', '김민수', undefined],
    [
      'Email,Name,Role at your school,What will your school use it for?',
      'a@x.co,Amara,Teacher,Teaching',
      'Amara',
      undefined,
    ],
    [
      'Ihr Name;Ihre E-Mail;In welcher Rolle nutzen Sie es?;Wofür wollen Sie es nutzen?',
      'Eva;a@x.co;Lehrkraft;Test',
      'Eva',
      undefined,
    ],
  ].map(
    ([heads = '', person = '', name = '', organization]): Example => [
      `questions that have words of another field in them: ${heads}`,
      lines(heads, person),
      {
        names: [name],
        organizations: [organization],
        columns: expect.not.objectContaining({ submittedAt: expect.anything() }),
        roles: [/Role|Rolle/.test(heads) ? 'teacher' : 'other'],
        unknown: [],
      },
    ],
  ),
  [
    'the API by which someone subscribed is no use case',
    lines('email,origin,Subscribe Method', 'a@x.co,api,API', 'b@x.co,api,API'),
    { useCases: ['evaluation', 'evaluation'], missing: expect.objectContaining({ useCase: 2 }) },
  ],
  [
    'what someone writes about themselves is no use case',
    lines('Name,Email,Bio', 'Amara,a@x.co,Teaching for years', 'Bo,b@x.co,Research at Oak'),
    { useCases: ['evaluation', 'evaluation'], unused: ['Bio'] },
  ],
  [
    'a role in JSON by its code and its label',
    JSON.stringify([{ email: 'a@x.co', role: { code: 'T', label: 'Teacher' }, company: { code: 'OAK' } }]),
    { roles: ['teacher'], organizations: ['OAK'] },
  ],
  [
    'the number of a student and the address of a parent mark no role',
    lines('First,Last,Student ID,Student Email,Parent Email', 'Amara,Okafor,1,a@x.co,mum@x.co'),
    { roles: ['other'], emails: ['a@x.co'], missing: expect.objectContaining({ role: 1 }) },
  ],
  [
    'who joined a meeting, below its own line with its host',
    lines(
      'Topic,ID,Host name,Host email,Start time,End time,Participants',
      'Beta,812 3456,Sam Poe,sam@us.co,07/18/2025 03:00:00 PM,07/18/2025 04:00:00 PM,2',
      '',
      'Name (original name),Email,Join time,Leave time,Guest',
      'Amara Okafor,a@x.co,07/18/2025 03:01:00 PM,07/18/2025 03:59:00 PM,Yes',
      'Bo Lee,b@x.co,07/18/2025 03:02:00 PM,07/18/2025 03:59:00 PM,Yes',
    ),
    { names: ['Amara Okafor', 'Bo Lee'], dates: ['2025-07-18T19:01:00.000Z', '2025-07-18T19:02:00.000Z'] },
  ],
  [
    'a report of a meeting in sections, between tabs',
    utf16(
      lines(
        '1. Summary',
        'Meeting title\tBeta',
        'Attended participants\t2',
        '',
        '2. Participants',
        'Name\tFirst Join\tLast Leave\tEmail\tParticipant ID (UPN)\tRole',
        'Amara Okafor\t7/18/25, 3:01:12 PM\t7/18/25, 4:00:12 PM\ta@x.co\ta@x.co\tPresenter',
        'Bo Lee\t7/18/25, 3:02:12 PM\t7/18/25, 4:00:12 PM\tb@x.co\tb@x.co\tAttendee',
        '',
        '3. In-Meeting Activities',
        'Name\tJoin Time\tLeave Time\tDuration\tEmail\tRole',
        'Amara Okafor\t7/18/25, 3:01:12 PM\t7/18/25, 4:00:12 PM\t58m\ta@x.co\tPresenter',
      ),
    ),
    { names: ['Amara Okafor', 'Bo Lee'], counts: [2, 0, 0, 3], unknown: ['Presenter', 'Attendee'] },
  ],
  [
    'users of a learning platform, with seconds since 1970',
    lines('username,firstname,lastname,email,institution,timecreated', 'ann,Ann,Lee,a@x.co,Oak,1752507912'),
    { dates: ['2025-07-14T15:45:12.000Z'], organizations: ['Oak'], isGuess: false },
  ],
  [
    'three rows of headings, the last one in JSON',
    lines(
      'RecordedDate,ResponseId,RecipientEmail,Q1,Q2,Q3',
      'Recorded Date,Response ID,Recipient Email,What is your full name?,What is your email?,Which best describes you?',
      '"{""ImportId"":""recordedDate""}","{""ImportId"":""_recordId""}","{""ImportId"":""recipientEmail""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}","{""ImportId"":""QID3""}"',
      '2025-07-14 09:45:13,R_1,,Amara Okafor,a@x.co,Teacher',
    ),
    { names: ['Amara Okafor'], emails: ['a@x.co'], roles: ['teacher'], counts: [1, 0, 0, 1], above: 1 },
  ],
  [
    'groups of a board, each with its headings and a total',
    lines(
      'Waitlist,,,',
      'New requests,,,',
      'Name,Status,Email,Role',
      'Amara,New,a@x.co,Teacher',
      ',,,',
      'Done,,,',
      'Name,Status,Email,Role',
      'Bo,Done,b@x.co,Parent',
    ),
    { names: ['Amara', 'Bo'], roles: ['teacher', 'parent'], counts: [2, 0, 0, 2] },
  ],
  [
    'rows in quotation marks beside a blank column',
    lines('"Name,Email,Role",', '"Amara,a@x.co,Teacher",', '"Bo,b@x.co,Student",'),
    { names: ['Amara', 'Bo'], roles: ['teacher', 'student'] },
  ],
  [
    'links in the table of a wiki',
    lines('||Name||Email||Role||', '|Amara|[a@x.co|mailto:a@x.co]|Teacher|', '|Bo|[mailto:b@x.co]|Student|'),
    { emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
  ],
  [
    'people of a file of settings below other lines',
    lines(
      ...['title = "Waitlist"', '', '[[people]]', 'name = "Amara"', 'email = "a@x.co"'],
      ...['applied = 2025-07-14T19:45:12Z', '', '[[people]]', 'name = "Bo"', 'email = "b@x.co"'],
    ),
    { names: ['Amara', 'Bo'], first: expect.objectContaining({ submittedAt: '2025-07-14T19:45:12.000Z' }) },
  ],
  [
    'documents as a shell prints them, with words below',
    "[\n  { _id: ObjectId('64b1'), name: 'Amara', email: 'a@x.co', visits: Long('3') },\n  { _id: ObjectId('64b2'), name: 'Bo', email: 'b@x.co' }\n]\nType \"it\" for more\n",
    { names: ['Amara', 'Bo'] },
  ],
  [
    'the date of an account in what is kept about it',
    JSON.stringify({
      Resources: [
        { emails: [{ value: 'a@x.co', primary: true }], meta: { created: '2025-07-14T19:45:12Z' } },
        { emails: [{ value: 'b@x.co', primary: true }], meta: { created: '2025-07-15T19:45:12Z' } },
      ],
    }),
    { dates: ['2025-07-14T19:45:12.000Z', '2025-07-15T19:45:12.000Z'] },
  ],
  ...[
    ['From: Amara Okafor <a@x.co>', 'Sent: Monday, July 14, 2025 3:45 PM'],
    ['---------- Forwarded message ---------', 'From: Amara Okafor <a@x.co>', 'Date: Mon, Jul 14, 2025'],
    ['Begin forwarded message:', '', 'From: Amara Okafor <a@x.co>', 'Date: July 14, 2025 at 3:45:12 PM EDT'],
    [
      ...[
        'Delivered-To: sam@y.co',
        'Received: by 2002 for <sam@y.co>;',
        '        Mon, 14 Jul 2025 12:45:14 -0700',
      ],
      ...['Return-Path: <bounce@x.co>', 'Authentication-Results: mx; spf=pass smtp.mailfrom=a@x.co'],
      ...['DKIM-Signature: v=1; i=@x.co;', '        h=to:subject', 'MIME-Version: 1.0'],
      ...['From: Amara Okafor <a@x.co>', 'Date: Mon, 14 Jul 2025 15:45:12 -0400', 'Message-ID: <CAF@x.co>'],
    ],
  ].map(
    (head): Example => [
      `who wrote a mail to one person: ${head[0]}`,
      lines(...head, 'Subject: Access', 'To: Sam Poe <sam@y.co>', '', 'Hi, I teach at Oak.'),
      { names: ['Amara Okafor'], emails: ['a@x.co'], counts: [1, 0, 0, 0] },
    ],
  ),
  [
    'mails of a mailbox, with names beyond ASCII',
    lines(
      ...['From 18376@xxx Mon Jul 14 13:33:20 +0000 2025', 'Delivered-To: sam@y.co'],
      ...['From: =?UTF-8?Q?Jos=C3=A9?= =?utf-8*es?q?_N=C3=BA=C3=B1ez?= <j@x.co>', 'To: Sam <sam@y.co>'],
      ...['Message-ID: <1@x.co>', 'Subject: =?UTF-8?B?QWNjZXNz?=', '', 'Hello', ''],
      ...['From 18377@xxx Tue Jul 15 13:33:20 +0000 2025', 'From: =?iso-8859-1?B?Qm8gTOll?= <b@x.co>'],
      ...['To: Sam <sam@y.co>', 'Message-ID: <2@x.co>', 'Subject: Access', '', 'Hello'],
    ),
    { names: ['José Núñez', 'Bo Lée'], emails: ['j@x.co', 'b@x.co'], counts: [2, 0, 0, 0] },
  ],
  [
    'what looks like a word of RFC 2047, and is none',
    lines(
      ...['From: =?x?B?!?= <a@x.co>', 'To: Sam <sam@y.co>', 'Message-ID: <1@x.co>', 'Subject: Access'],
      ...['', 'Hello'],
    ),
    { names: ['=?x?B?!?='], emails: ['a@x.co'] },
  ],
  [
    'answers of a form in a mail as it was saved',
    lines(
      ...['Return-Path: <no-reply@y.co>', 'From: Forms <no-reply@y.co>', 'To: sam@us.co', 'Subject: New'],
      ...['Message-ID: <abc@y.co>', '', 'name: Amara Okafor', 'email: a@x.co', 'role: Teacher'],
    ),
    { names: ['Amara Okafor'], roles: ['teacher'], counts: [1, 0, 0, 0] },
  ],
  ...[
    ['You have a new submission', '', 'Name', 'Amara', 'Email', 'a@x.co', 'School', '', 'Role', 'Teacher'],
    [
      'Name',
      'Amara',
      '',
      'Email',
      'a@x.co',
      '',
      'I am a',
      'Teacher',
      '',
      'Name',
      'Bo',
      '',
      'Email',
      'b@x.co',
    ],
  ].map(
    (rows): Example => [
      `answers in the lines below their questions: ${rows[0]}`,
      lines(...rows),
      { first: expect.objectContaining({ name: 'Amara', email: 'a@x.co', role: 'teacher' }), reasons: [] },
    ],
  ),
  [
    'the words of a mail’s head are nobody’s name',
    lines('To: a@x.co, b@x.co', 'From: sam@us.co'),
    { names: ['a', 'b', 'sam'] },
  ],
  [
    'a name behind its address',
    'a@x.co (Amara Okafor), b@x.co (Bo Lee), c@x.co (work)',
    { names: ['Amara Okafor', 'Bo Lee', 'c'] },
  ],
  [
    'someone of an address book without an address, before others',
    'Amara Okafor; Bo Lee <b@x.co>; c@x.co',
    { names: ['Bo Lee', 'c'], reasons: ['“Amara Okafor” is not one email address'] },
  ],
  [
    'the boxes of a list of tasks',
    lines('- [x] Amara Okafor (a@x.co)', '- [ ] Bo Lee (b@x.co)'),
    { names: ['Amara Okafor', 'Bo Lee'] },
  ],
  ...(
    [
      ['14 ก.ค. 68', '2025-07-14T16:00:00.000Z'],
      ['14 تموز 2025', '2025-07-14T16:00:00.000Z'],
      ['14 juli 2025 15:45 uur', '2025-07-14T19:45:00.000Z'],
      ['14. 7. 2025 v 15.45 hod.', '2025-07-14T19:45:00.000Z'],
      ['14.07.2025 r., godz. 15:45', '2025-07-14T19:45:00.000Z'],
      ['14 июл 2025, 15:45:12 МСК', '2025-07-14T12:45:12.000Z'],
      ['Thứ Hai, 14/07/2025', '2025-07-14T16:00:00.000Z'],
      ['20250714194512.0Z', '2025-07-14T19:45:12.000Z'],
      ['١٤‏/٧‏/٢٠٢٥ ٣:٤٥:١٢ م', '2025-07-14T19:45:12.000Z'],
      ['14/07/2025 3:45:12 p. m.', '2025-07-14T19:45:12.000Z'],
      ['lundi 14 juillet 2025 à 15 h 45', '2025-07-14T19:45:00.000Z'],
    ] as const
  ).map(
    ([written, date]): Example => [
      `a date as people and directories write it: ${written}`,
      `Email\tDate\na@x.co\t${written}\n`,
      { dates: [date], undated: { count: 0, first: '' } },
    ],
  ),
  ...['3 days ago', 'Q3 2025', '14 VII 2025', '1.75251E+12', '۱۴۰۴/۰۴/۲۳'].map(
    (written): Example => [
      `a date that is not read is counted: ${written}`,
      `Email\tDate\na@x.co\t${written}\n`,
      { dates: ['2026-11-25T15:00:00.000Z'], undated: { count: 1, first: written } },
    ],
  ),
  ...(
    [
      ['ID;Ώρα έναρξης;Ώρα ολοκλήρωσης;Email', '1;14.7.2025 15:40;14.7.2025 15:45;a@x.co'],
      ['المعرّف;وقت البدء;وقت الانتهاء;البريد الإلكتروني', '1;14.7.2025 15:40;14.7.2025 15:45;a@x.co'],
      [
        '开始答题时间;结束答题时间;Q1_您的姓名;Q2_您的邮箱',
        '2025-07-14 15:40;2025-07-14 15:45;陈美玲;a@x.co',
      ],
      ['Prénom;Nom;Adresse email;Connecté le', 'Eva;Petit;a@x.co;14 juil. 2025 15:45'],
      ['Vorname;Nachname;Email;Verbunden am', 'Eva;Klein;a@x.co;14. Juli 2025 15:45'],
    ] as const
  ).map(
    ([heads, person]): Example => [
      `the moments of tools in another language: ${heads}`,
      lines(heads, person),
      { dates: ['2025-07-14T19:45:00.000Z'], emails: ['a@x.co'] },
    ],
  ),
  [
    'the name of an organization in JSON, beside its short one',
    JSON.stringify([{ email: 'a@x.co', organization: { id: 1, name: 'Oak', slug: 'oak', url: 'oak.ca' } }]),
    { organizations: ['Oak'] },
  ],
  [
    'rooms and names that are words for roles and use cases',
    lines('Name;Email;Raum', 'Anne Parent;a@x.co;Aula', 'Papa Diop;b@x.co;Studio', 'Guro Dahl;c@x.co;Aula'),
    {
      names: ['Anne Parent', 'Papa Diop', 'Guro Dahl'],
      columns: { name: 'Name', email: 'Email' },
      missing: expect.objectContaining({ role: 3, useCase: 3 }),
    },
  ],
  ...[
    ['Amara Okafor / a@x.co / teacher', 'Bo Lee / b@x.co / student'],
    ['Amara Okafor · a@x.co · teacher', 'Bo Lee · b@x.co · student'],
    ['Amara Okafor (Teacher) – a@x.co', 'Bo Lee (Student) – b@x.co'],
    ['Amara Okafor (Teacher): a@x.co', 'Bo Lee (Student): b@x.co'],
    ['a@x.co – Amara Okafor (Teacher)', 'b@x.co – Bo Lee (Student)'],
    ['1) Amara Okafor: a@x.co, teacher, Oak', '2) Bo Lee: b@x.co, student, Elm'],
    ['- [Amara Okafor](mailto:a@x.co), teacher', '- [Bo Lee](mailto:b@x.co?subject=Hi), student'],
    ['**Name:** Amara Okafor', '**Email:** a@x.co', '**Role:** Teacher', '', '**Name:** Bo Lee'].concat([
      '**Email:** b@x.co',
      '**Role:** Student',
    ]),
  ].map(
    (people): Example => [
      `a typed list with names and roles: ${people[0]}`,
      lines(...people),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
    ],
  ),
  ...[
    ['a@x.co -> Amara Okafor', 'b@x.co -> Bo Lee'],
    ['a@x.co = Amara Okafor', 'b@x.co = Bo Lee'],
    ['☐ Amara Okafor a@x.co', '☑ Bo Lee b@x.co'],
    ['👉 Amara Okafor – a@x.co', '✔️ Bo Lee – b@x.co'],
    ['#1 Amara Okafor a@x.co', '#2 Bo Lee b@x.co'],
    ['a) Amara Okafor, a@x.co', 'b) Bo Lee, b@x.co'],
    ['i. Amara Okafor, a@x.co', 'ii. Bo Lee, b@x.co'],
    ['[12/11/26, 14:03:22] Amara Okafor: a@x.co, math', '[12/11/26, 14:05:01] Bo Lee: b@x.co, and art'],
    [
      'From: Amara Okafor <a@x.co>',
      'Sent: Thursday, November 12, 2026 10:00 AM',
      'Subject: Access',
      '',
      'I teach.',
      '',
      'From: Bo Lee <b@x.co>',
      'Sent: Friday, November 13, 2026 10:00 AM',
    ],
  ].map(
    (people): Example => [
      `names of a typed list: ${people[0]}`,
      lines(...people),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], counts: [2, 0, 0, 0] },
    ],
  ),
  ...[
    ['Summary,Issue key,Reporter,Reporter Email', 'Access for Amara,AC-1,Amara Okafor,a@x.co'],
    ['Subject,Sender,Sender address', 'Access for Amara,Amara Okafor,a@x.co'],
    ['Student_Number,Lastfirst,Grade_Level,Student_Email', '100,Amara Okafor,9,a@x.co'],
  ].map(
    ([heads = '', person = '']): Example => [
      `the name under the headings of a tool: ${heads}`,
      lines(heads, person),
      { names: ['Amara Okafor'], emails: ['a@x.co'] },
    ],
  ),
  ...[
    ['Amara Okafor', 'Email: a@x.co', 'Role: teacher', '', 'Bo Lee', 'Email: b@x.co', 'Role: student'],
    [
      '## Amara Okafor',
      '- Email: a@x.co',
      '- Role: Teacher',
      '## Bo Lee',
      '- Email: b@x.co',
      '- Role: Student',
    ],
    ['Here they are:', '', '1. **Amara Okafor**', '   - **Email:** a@x.co', '   - **Role:** Teacher'].concat([
      '2. **Bo Lee**',
      '   - **Email:** b@x.co',
      '   - **Role:** Student',
    ]),
  ].map(
    (people): Example => [
      `names above the answers: ${people[0]}`,
      lines(...people),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
    ],
  ),
  [
    'what a website writes above the answers of a form is no name',
    lines(
      'New request',
      'Email: a@x.co',
      'Role: teacher',
      '',
      'New request',
      'Email: b@x.co',
      'Role: student',
    ),
    { names: ['a', 'b'], roles: ['teacher', 'student'] },
  ],
  [
    'a mail with a list, of which no line says to whom it went',
    lines(
      'From: sam@x.co',
      'Date: 12 Nov 2026',
      'Subject: our list',
      '',
      'Name,Email',
      'Amara Okafor,a@x.co',
    ),
    { names: ['Amara Okafor'], emails: ['a@x.co'] },
  ],
  [
    'addresses below the name of a group are nobody of that name',
    lines('Teachers: a@x.co, b@x.co', 'Students: c@x.co, d@x.co'),
    { names: ['a', 'b', 'c', 'd'] },
  ],
  [
    'letters with marks, as web pages write them',
    lines('Name,Email,School', 'Andr&eacute; Gro&szlig;,a@x.co,Lyc&eacute;e &Oslash;st &copy;'),
    { names: ['André Groß'], organizations: ['Lycée Øst &copy;'] },
  ],
  ...[
    ['Nom;Prénom;Courriel mère;Courriel père;Courriel élève', 'Okafor;Amara;m@x.co;p@x.co;a@x.co'],
    ['Nom;Prénom;Courriel répondant 1;Courriel scolaire', 'Okafor;Amara;m@x.co;a@x.co'],
    ['Élève;Mail mère;Mail père;Mail élève', 'Amara Okafor;m@x.co;p@x.co;a@x.co'],
    ['Aluno;E-mail do responsável;E-mail do aluno', 'Amara Okafor;m@x.co;a@x.co'],
    ['Nome completo;E-mail da mãe;E-mail do pai;E-mail institucional', 'Amara Okafor;m@x.co;p@x.co;a@x.co'],
    ['Estudiante;Correo acudiente;Correo estudiante', 'Amara Okafor;m@x.co;a@x.co'],
    ['Nazwisko;Imię;E-mail matki;E-mail ojca;E-mail ucznia', 'Okafor;Amara;m@x.co;p@x.co;a@x.co'],
    ['Roepnaam;Achternaam;E-mail moeder;E-mail vader;E-mail leerling', 'Amara;Okafor;m@x.co;p@x.co;a@x.co'],
    ['Förnamn;Efternamn;E-post vårdnadshavare;E-post elev', 'Amara;Okafor;m@x.co;a@x.co'],
    ['ФИО;Почта мамы;Почта папы;Почта ученика', 'Amara Okafor;m@x.co;p@x.co;a@x.co'],
  ].map(
    ([heads = '', person = '']): Example => [
      `the students of a school’s list, whose parents’ addresses come first: ${heads}`,
      lines(heads, person, person.replace('Amara', 'Bo').replaceAll('@', '2@')),
      { names: ['Amara Okafor', 'Bo Okafor'], emails: ['a@x.co', 'a2@x.co'], rivals: [] },
    ],
  ),
  [
    'a country is nobody’s parent',
    lines('Nombre;Correo país;Correo', 'Ana López;a@x.co;'),
    { names: ['Ana López'], emails: ['a@x.co'] },
  ],
  [
    'the short word for what is between two names',
    lines('Roepnaam;Tussenv;Achternaam;E-mail', 'Anne;de;Vries;a@x.co', 'Jan;;Bakker;b@x.co'),
    { names: ['Anne de Vries', 'Jan Bakker'] },
  ],
  ...[
    ['givenName,displayName,mail', 'Amara,Amara Okafor,a@x.co', 'Bo,,b@x.co'],
    ['First name,Last name,Email', 'Amara,Amara Okafor,a@x.co', 'Bo,,b@x.co'],
  ].map(
    (all): Example => [
      `a first name is not written twice: ${all[0]}`,
      lines(...all),
      { names: ['Amara Okafor', 'Bo'] },
    ],
  ),
  [
    'French job titles under the heading that the form of address has, too',
    lines('Titre,Prénom,Nom,Titre,Courriel', 'Mme,Eva,Petit,Enseignante,a@x.co', 'M.,Luc,Roy,,b@x.co'),
    { names: ['Eva Petit', 'Luc Roy'], roles: ['teacher', 'other'] },
  ],
  [
    'French words for uses and roles',
    lines(
      'Courriel;Vous êtes;Utilisation prévue',
      'a@x.co;Direction d’école;Préparation de cours',
      'b@x.co;Étudiante;Pour mes études',
      'c@x.co;Étudiant;Mémoire de maîtrise',
    ),
    {
      roles: ['administrator', 'student', 'student'],
      useCases: ['teaching', 'personal-learning', 'research'],
    },
  ],
  ...[
    ['09:15:22 From Amara Okafor to Everyone: a@x.co', '09:16:02 From Bo Lee to Everyone: b@x.co, hi'],
    ['09:15:22\t From  Amara Okafor : a@x.co', '09:16:02\t From  Bo Lee  to  Sam Fox(Privately) : b@x.co'],
    ['09:15:22 From Amara Okafor to Everyone:', '\ta@x.co', '09:16:02 From Bo Lee to Everyone:', '\tb@x.co'],
    ['14/07/2025, 09:15 - Amara Okafor: a@x.co', '14/07/2025, 09:16 - Bo Lee: b@x.co'],
    ['7/14/25, 9:15 AM - Amara Okafor: a@x.co', '7/14/25, 9:16 PM - Bo Lee: b@x.co'],
    ['14/7/25, 9:15 a. m. - Amara Okafor: a@x.co', '14/7/25, 9:16 p. m. - Bo Lee: b@x.co'],
    ['[14/07/2025, 09:15:22] Amara Okafor: a@x.co', '[14/07/2025, 09:16:02] ~ Bo Lee: b@x.co'],
    [
      '2026-11-12 09:15:22 From Amara Okafor to Everyone:\r',
      '\ta@x.co\r',
      '2026-11-12 09:16:02 From Bo Lee to Sam Fox(Direct Message):\r',
      '\tb@x.co\r',
    ],
  ].map(
    (chat): Example => [
      `the chat of a meeting: ${chat[0]}`,
      lines(...chat),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'] },
    ],
  ),
  [
    'who says nothing of an address in the chat of a meeting is left out with its line',
    lines(
      '09:15:22 From Amara Okafor to Everyone:',
      '\ta@x.co',
      '09:16:02 From Bo Lee to Everyone:',
      '\thi',
      '09:17:02 From Cy Fox to Everyone:',
      '\tc@x.co',
    ),
    {
      names: ['Amara Okafor', 'Cy Fox'],
      reasons: ['“09:16:02 From Bo Lee to Everyone: hi” is not one email address'],
    },
  ],
  ...['\n', '\r\n'].map(
    (end): Example => [
      `cards with a blank line between: ${JSON.stringify(end)}`,
      ['Amara Okafor', 'Teacher, Oak School', '+1 416 555 1234', 'a@x.co', '', 'Bo Lee']
        .concat(['Student, Elm School', '+1 416 555 1235', 'b@x.co', ''])
        .join(end),
      { names: ['Amara Okafor', 'Bo Lee'], roles: ['teacher', 'student'], reasons: [] },
    ],
  ),
  ...[
    ['• Amara Okafor (a@x.co) - teacher', '• Bo Lee (b@x.co) - student'],
    ['Amara Okafor <a@x.co> – Teacher – Oak', 'Bo Lee <b@x.co> – Student – Elm'],
    [
      'Name         Email  Role',
      '----         -----  ----',
      'Amara Okafor a@x.co teacher',
      'Bo Lee       b@x.co student',
    ],
  ].map(
    (people): Example => [
      `a role behind the address of a typed list: ${people[0]}`,
      lines(...people),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
    ],
  ),
  [
    'a school between a name and its address stays with the name',
    lines('Amara Okafor - Oak <a@x.co>', 'Bo Lee - Elm <b@x.co>'),
    { names: ['Amara Okafor - Oak', 'Bo Lee - Elm'] },
  ],
  [
    'a cell of a console that is blank',
    lines(
      'Name         Email  Role',
      '------------ ------ -------',
      'Amara Okafor        teacher',
      'Bo Lee       b@x.co student',
    ),
    { names: ['Bo Lee'], reasons: ['no email address', 'no email address'] },
  ],
  [
    'answers as Japanese forms mail them',
    lines('氏名：山田花子', 'メールアドレス：a@x.co', '職業：教員', '', '氏名：佐藤太郎').concat(
      lines('メールアドレス：b@x.co', '職業：学生'),
    ),
    { names: ['山田花子', '佐藤太郎'], emails: ['a@x.co', 'b@x.co'], roles: ['teacher', 'student'] },
  ],
  [
    'an hour and minutes as they are written in Canada',
    dates('2026-11-12 9 h 15 min', '2026-11-13 15 h 15 min 22 s', '2026-11-14 15 h 15'),
    {
      dates: ['2026-11-12T14:15:00.000Z', '2026-11-13T20:15:22.000Z', '2026-11-14T20:15:00.000Z'],
      undated: { count: 0, first: '' },
    },
  ],
  ...[
    'Nachname, Vorname',
    'Vorname / Nachname',
    'Vor-/Nachname',
    'Apellidos y nombre',
    'Apellido(s) y nombre(s)',
    'Cognome, nome',
    'Sobrenome, nome',
    'Achternaam, voornaam',
    'Nazwisko i imię',
    'Příjmení a jméno',
    'Efternamn, förnamn',
    'Sukunimi ja etunimi',
    'Soyadı, adı',
    'Фамилия Имя Отчество',
    'Επώνυμο, όνομα',
    'Prezime i ime',
    'Nombre completo del estudiante',
    'Nome do aluno',
    'Nome dello studente',
    'Naam leerling',
    'Name Schüler/in',
    'Ansprechperson',
    'Contact person',
  ].map(
    (heading): Example => [
      `whole names under a heading of both halves, or of whose they are: ${heading}`,
      `Nr\t${heading}\tE-Mail\n1\tOkafor, Amara\ta@x.co\n2\tLee, Bo\tb@x.co\n`,
      { names: ['Okafor, Amara', 'Lee, Bo'], emails: ['a@x.co', 'b@x.co'] },
    ],
  ),
  [
    'headings in two languages',
    lines(
      'School Board / Conseil scolaire,School / École,Prénom / First name,Nom / Last name,Email / Courriel',
      'TDSB,Oak,Amara,Okafor,a@x.co',
    ),
    { names: ['Amara Okafor'], organizations: ['Oak'], emails: ['a@x.co'] },
  ],
  [
    'an old address before the new one',
    lines('Name,Old email,New email', 'Amara,old@x.co,a@x.co', 'Bo,oldbo@x.co,b@x.co'),
    { emails: ['a@x.co', 'b@x.co'], rivals: [] },
  ],
  ...[
    ['Date received', 'Board / School'],
    ['Enrollment date', 'School board'],
    ['Reçu le', 'Commission scolaire'],
    ['Datum/Uhrzeit', 'Schulname'],
    ['Registrierungsdatum', 'Bildungseinrichtung'],
    ['Fecha y hora', 'Nombre del centro'],
    ['Fecha de solicitud', 'Unidad educativa'],
    ['Cadastrado em', 'Faculdade'],
    ['Data di registrazione', 'Ente di appartenenza'],
    ['Registratiedatum', 'Instelling'],
    ['Data zgłoszenia', 'Placówka'],
    ['Дата заявки', 'ВУЗ'],
    ['申込日', '勤務校'],
  ].map(
    ([date, school]): Example => [
      `a day and a school under their headings: ${date}, ${school}`,
      lines(
        `Name;Email;${date};${school}`,
        'Ana López;a@x.co;2025-07-14;Oak',
        'Bo Lee;b@x.co;2025-07-15;Elm',
      ),
      { days: ['Jul 14 2025', 'Jul 15 2025'], organizations: ['Oak', 'Elm'] },
    ],
  ),
  ...[
    'Given Names;Surname',
    'Christian name;Surname',
    'contact_firstname;contact_lastname',
    'Vorname Schüler;Nachname Schüler',
    'Wie ist Ihr Vorname?;Wie ist Ihr Nachname?',
    'Tu nombre;Tus apellidos',
    '¿Cuál es tu nombre?;¿Cuáles son tus apellidos?',
    'Nombre del alumno;Apellidos del alumno',
    'Nome alunno;Cognome alunno',
    'Qual o seu nome?;Qual o seu sobrenome?',
    'Imię ucznia;Nazwisko ucznia',
    'Имя ученика;Фамилия ученика',
    'Tilltalsnamn;Efternamn',
    'Krstné meno;Priezvisko',
    'Tên;Họ',
    'What name should we use?;Last name',
    'Badge name;Surname',
  ].map(
    (heads): Example => [
      `the halves of a name under headings that say more: ${heads}`,
      lines(`${heads};E-Mail;Nr`, 'Amara;Okafor;a@x.co;1', 'Bo;Lee;b@x.co;2'),
      { names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  ...[
    'Coach name;Coach email;Child name;Child email',
    'Parent name;Parent email;Counselor name;Counselor email;Child name;Child email',
    'Name of coach;Email of coach;Name of child;Email of child',
    'Coach;Coach email;Child First Name;Child Last Name;Child Email',
  ].map((heads): Example => {
    const own = heads.includes('Last') ? 'Amara;Okafor;a@x.co' : 'Amara Okafor;a@x.co'
    const others = heads.split(';').slice(0, -own.split(';').length)
    const row = [...others.map((head) => (/mail/.test(head) ? 'o@y.co' : 'Ida Fox')), own].join(';')
    const second = row.replace('Amara', 'Bo').replace('a@', 'b@').replace('o@', 'p@').replace('Ida', 'Ivo')
    return [
      `a child’s name with a child’s address, beside others: ${heads}`,
      lines(heads, row, second),
      { names: ['Amara Okafor', 'Bo Okafor'], emails: ['a@x.co', 'b@x.co'] },
    ]
  }),
  [
    'the sign-in address of who has no other one',
    lines(
      'userPrincipalName,displayName,mail',
      'amara@x.co,Amara Okafor,',
      'b@x.co,Bo Lee,bo@x.co',
      'c@x.co,Cy Fox,cy@x.co',
    ),
    { emails: ['amara@x.co', 'bo@x.co', 'cy@x.co'], names: ['Amara Okafor', 'Bo Lee', 'Cy Fox'] },
  ],
  [
    'sign-in addresses where nobody has another one',
    lines('DisplayName,Mail,UserPrincipalName', 'Amara Okafor,,a@x.co', 'Bo Lee,,b@x.co'),
    { emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'who was invited, not their hosts',
    lines(
      'User Name,User Email,Invitee Name,Invitee Email',
      'Sam,s@y.co,Amara,a@x.co',
      'Pat,p@y.co,Bo,b@x.co',
    ),
    { emails: ['a@x.co', 'b@x.co'], names: ['Amara', 'Bo'] },
  ],
  [
    'an attendee’s name beside the halves of who ordered',
    lines(
      'First name,Last name,Email,Attendee name,Attendee email',
      'Sam,Host,sam@y.co,Amara Okafor,a@x.co',
      'Sam,Host,sam@y.co,Bo Lee,b@x.co',
    ),
    { emails: ['a@x.co', 'b@x.co'], names: ['Amara Okafor', 'Bo Lee'] },
  ],
  [
    'half a name under the heading of a whole one, with its other half',
    lines('Student name,Last name,Student email', 'Amara,Okafor,a@x.co', 'Bo,Lee,b@x.co'),
    { names: ['Amara Okafor', 'Bo Lee'] },
  ],
  ...[
    ['Slack', 'Amara Okafor  9:15 AM', 'Hi, please add me: a@x.co', 'Bo Lee  9:17 AM', 'me too b@x.co'],
    ['Discord', 'Amara Okafor — Today at 9:15 AM', 'a@x.co', 'Bo Lee — 11/12/2026 9:17 AM', 'b@x.co'],
    ['Google Chat', 'Amara Okafor, 9:15 AM', 'a@x.co', 'Bo Lee, Yesterday 9:17 AM', 'b@x.co'],
    ['Teams', '[9:15 AM] Amara Okafor', 'a@x.co', '[11/12 9:17 AM] Bo Lee', 'b@x.co, thanks'],
    ['Telegram', 'Amara Okafor, [12.11.2026 9:15]', 'a@x.co', '', 'Bo Lee, [12.11.2026 9:17]', 'b@x.co'],
  ].map(
    ([chat, ...said]): Example => [
      `who wrote an address in a chat: ${chat}`,
      lines(...said),
      { names: ['Amara Okafor', 'Bo Lee'], emails: ['a@x.co', 'b@x.co'], counts: [2, 0, 0, 0] },
    ],
  ),
  [
    'a title with a time above a list is nobody’s name',
    lines('Workshop — Friday 9:15 AM', 'a@x.co', 'b@x.co'),
    { emails: ['a@x.co', 'b@x.co'], names: expect.not.arrayContaining(['Workshop']) },
  ],
  [
    'what was booked is no use case',
    lines('Contact Name,Contact Email,Booking Type', 'Amara,a@x.co,Demo', 'Bo,b@x.co,Trial'),
    { columns: expect.not.objectContaining({ useCase: expect.anything() }) },
  ],
  ...['Aangemeld op', 'Anmäld', 'วันที่ลงทะเบียน'].map(
    (heading): Example => [
      `a day under its heading: ${heading}`,
      lines(`Name;Email;${heading}`, 'Amara;a@x.co;2026-11-12'),
      { days: ['Nov 12 2026'] },
    ],
  ),
  [
    'a message with two addresses is nobody’s',
    lines('[9:15 AM] Amara Okafor', 'a@x.co and b@x.co'),
    { names: expect.not.arrayContaining(['Amara Okafor']) },
  ],
  ...[
    ['a@x.co, b@x.co and c@x.co', ['a', 'b', 'c']],
    ['Ann Day <a@x.co> und Bo Lee <b@x.co>', ['Ann Day', 'Bo Lee']],
    [
      'Please add Bo Lee (a@x.co), Cy Fox (b@x.co) and Di Roe (c@x.co) today.',
      ['Please add Bo Lee', 'Cy Fox', 'Di Roe'],
    ],
  ].map(
    ([text, names]): Example => [
      `people with a word between them: ${text}`,
      String(text),
      { names: names as string[] },
    ],
  ),
  [
    'a hash of Ruby',
    '[{"id"=>1, :name=>"Amara", :email=>"a@x.co", :role=>nil}, {"id"=>2, :name=>"Bo", :email=>"b@x.co"}]',
    { names: ['Amara', 'Bo'], emails: ['a@x.co', 'b@x.co'] },
  ],
  [
    'a year of Thailand under a heading that says more than day',
    lines('ชื่อ-นามสกุล,อีเมล,วันที่สมัคร', 'สมชาย ใจดี,a@x.co,14/7/2568'),
    { days: ['Jul 14 2025'] },
  ],
  [
    'both parents of each child: whose address stays out is said',
    lines(
      'Parent 1 Name,Parent 1 Email,Parent 2 Name,Parent 2 Email',
      'Amara,a@x.co,Bo,b@x.co',
      'Cy,c@x.co,,',
    ),
    { emails: ['a@x.co', 'c@x.co'], rivals: ['Parent 2 Email'] },
  ],
  ...['Langname;Vorname;Kürzel;E-Mail Adresse', 'sn;givenName;uid;mail'].map(
    (heads): Example => [
      `the halves of a name as directories call them: ${heads}`,
      lines(heads, 'Okafor;Amara;OKA;a@x.co', 'Lee;Bo;LEE;b@x.co'),
      { names: ['Amara Okafor', 'Bo Lee'] },
    ],
  ),
  ...[
    'true',
    'yes',
    'Y',
    'x',
    '1',
    'checked',
    'selected',
    'wahr',
    'vrai',
    'verdadero',
    'ja',
    'oui',
    'sí',
    '✓',
    '☑',
  ].map(
    (yes): Example => [
      `what marks an answer in a column of its own: ${yes}`,
      lines('Email,Teacher,Student', `a@x.co,${yes},`, `b@x.co,,${yes}`),
      { roles: ['teacher', 'student'] },
    ],
  ),
  ...['false', 'no', 'N', '0', 'unchecked', 'falsch', 'faux', 'falso', 'nein', 'non', '☐', '✗'].map(
    (no): Example => [
      `what leaves an answer open in a column of its own: ${no}`,
      lines('Email,Teacher,Student', `a@x.co,x,${no}`, `b@x.co,${no},x`),
      { roles: ['teacher', 'student'] },
    ],
  ),
  ...[
    ...[
      '-',
      '—',
      '?',
      '...',
      'n/a',
      'NA',
      'k. A.',
      'null',
      'nil',
      'None',
      'undefined',
      'anonymous',
      '\\N',
      '#REF!',
      '#N/A',
    ],
    ...[
      '#NV',
      '[empty]',
      '(blank)',
      '<not set>',
      '(no value)',
      '[unknown]',
      '(leer)',
      '(vide)',
      '(en blanco)',
      '(vuoto)',
      '(vazio)',
    ],
  ].map(
    (nothing): Example => [
      `what tools write for nothing: ${nothing}`,
      lines('Name,Email,School', `Ann,a@x.co,${nothing}`, 'Bo,b@x.co,Oak'),
      { organizations: [undefined, 'Oak'] },
    ],
  ),
  ...[
    ...['not a teacher', 'no teacher', 'never a teacher', 'ex teacher', 'former teacher', 'pas enseignant'],
    ...[
      'kein Lehrer',
      'nicht Lehrer',
      'não professor',
      'niet leraar',
      'geen leraar',
      'inte lärare',
      'ikke lærer',
    ],
    ...['nie nauczyciel', 'не учитель', 'öğretmen değil', '教師ではない', '教師以外', '不是老师'],
  ].map(
    (denial): Example => [
      `a role that is denied is asked for: ${denial}`,
      lines('Email,Role', `a@x.co,${denial}`, 'b@x.co,Student', 'c@x.co,Student'),
      { unknown: [denial] },
    ],
  ),
  ...['a', 'b', 'div', 'em', 'font', 'i', 'p', 'span', 'strong', 'td', 'u'].map(
    (tag): Example => [
      `an address between tags of a web page: ${tag}`,
      lines('Name,Email', `Ann,<${tag} class=x>a@x.co</${tag}>`),
      { emails: ['a@x.co'] },
    ],
  ),
]

for (const [words, content, shown, options] of examples)
  test(words, async () => {
    expect(await preview(content, options)).toMatchObject(shown)
  })

/** How a ZIP begins: 26 bytes of its first file's head, the file's name, and what follows it. */
const zip = (name: string) =>
  Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26, 20), Buffer.from(`${name}UT\x05\0`)])

type Refused = [what: string, content: string | Buffer, words: string | RegExp]

test.each<Refused>([
  ['headings only', lines(own), 'The file has headings and no rows. Add the rows, or choose another file.'],
  ['a spreadsheet', Buffer.from('PK\x03\x04x'), /^This is a spreadsheet file, .* File > Save As > CSV UTF-8/],
  ['an older spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /older Excel file, or one with a password/],
  ['nothing', '', 'This file is empty. Choose another one.'],
  ['white space', ' \n \n', 'This file is empty. Choose another one.'],
  ['a spreadsheet as Excel packs it', zip('[Content_Types].xml'), /^This is a spreadsheet file, /],
  [
    'a spreadsheet as LibreOffice packs it',
    zip('mimetypeapplication/vnd.oasis'),
    /^This is a spreadsheet file, /,
  ],
  ['a spreadsheet that begins with its links', zip('_rels/.rels'), /^This is a spreadsheet file, /],
  ['an export in a ZIP', zip('subscribed_members_export_5f2e.csv'), /^This is a compressed file\. Unpack it/],
  ['an export in a folder of a ZIP', zip('Export-19f2/PK'), /^This is a compressed file\./],
  ['a packed list', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), /^This is a compressed file\./],
  ['a list packed by bzip2', 'BZh91AY&SY', /^This is a compressed file\./],
  ['a list packed by Zstandard', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 4]), /^This is a compressed file\./],
  ['a database of one file', 'SQLite format 3\0a@b.co', /^This is a copy of a database, not a list\./],
  ['a PDF', '%PDF-1.7', /^This is a PDF, not a list\. Choose a CSV file/],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /^This is a picture, not a list\./],
  ['a web page', '<!DOCTYPE html><p>', /^This is a web page, not a list\./],
  ['the code of a table', '<meta charset="utf-8"><table><tr>', /^This is a web page, not a list\./],
  ['the code of a part of a page', '<div class="list"><table>\n<tr>', /^This is a web page, not a list\./],
  ['the code of a row', '<tr>\n<td>a@b.co', /^This is a web page, not a list\./],
  ['XML of a namespace', '<ns:people xmlns:ns="u"><email>a@b.co', /^This is a web page, not a list\./],
  ['XML', '<?xml version="1.0"?><p>', /^This is an XML file, not a list\./],
  ['RTF', '{\\rtf1 a@b.co}', /^This is a text document, not a list\./],
  ...[
    "INSERT INTO users (name, email) VALUES ('Amara', 'a@x.co');",
    '-- of today\n-- all\nCREATE TABLE users (email text);',
    'COPY public.users (name, email) FROM stdin;\nAmara\ta@x.co\n',
    '-- MySQL dump 10.13\n--\n',
    '--\n-- PostgreSQL database dump\n',
    "-- Adminer 4.8.1 MySQL 8.0.30 dump\n\nSET NAMES utf8;\nINSERT INTO `users` VALUES\n(1,\t'A',\t'a@b.co');",
    "PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nINSERT INTO users VALUES(1,'A','a@b.co');",
    "USE [db]\nGO\nINSERT [dbo].[Users] VALUES (1, N'A', N'a@b.co')",
    "DROP TABLE IF EXISTS users;\nINSERT INTO users VALUES (1,'a@b.co');",
    "INSERT IGNORE INTO users VALUES (1,'a@b.co');",
    "-- ----\n-- Host: x\n/*!40101 SET NAMES utf8 */;\nINSERT INTO users VALUES (1,'a@b.co');",
  ].map((text) => ['a database', text, /^This is a copy of a database, not a list\./] satisfies Refused),
  ['an address book', 'version: 1\n\ndn: cn=Amara,mail=a@b.co\n', /^This is an address book as LDIF, not/],
  ...[
    'Array\n(\n  [0] => Array',
    "array (\n  0 =>\n  array (\n    'email' => 'a@b.co',",
    'array(1) {\n  [0]=>\n  array(1) {\n    ["email"]=>\n    string(6) "a@b.co"',
    '#<User id: 1, email: "a@b.co">',
    '[#<User id: 1, email: "a@b.co">]',
  ].map(
    (text) =>
      ['what a console shows', text, /^This is what a program has printed, not a list\./] satisfies Refused,
  ),
  ['a contact', 'BEGIN:VCARD\r\n', /^This is a contact or a calendar, not a list\./],
])('what cannot be read is named, with what to do: %s', async (_, content, words) => {
  await expect(preview(content)).rejects.toThrow(words)
})
