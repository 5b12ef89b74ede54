import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { roles, useCases } from '@/domain/invitations/answers'
import type { InvitationRequest } from '@/domain/invitations/record'
import { backupFormat, backupVersion, sha256, toCsv } from '@/features/review/export'
import { type ImportFile, readImport } from '@/features/review/import/import-file'
import { checkImport } from '@/features/review/import/import-plan'
import { noAnswers } from '@/features/review/import/import-table'
import { addressIn } from '@/lib/tables/cells'
import { sampleRequest } from '../../../domain/invitations/sample-requests'

const now = new Date('2026-11-25T15:00:00.000Z')
const folder = join(import.meta.dirname, 'files')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const readBytes = (bytes: Uint8Array) => readImport([{ name: 'list.csv', bytes }])
const newIn = (file: ImportFile) => checkImport(file, { now }).plan.fresh.map(({ request }) => request)

const amara = { name: 'Amara Okafor', email: 'amara.okafor@example.com' }
const whole = { ...amara, role: 'teacher', organization: 'Lakeside School', useCase: 'teaching' }
const local = '2025-07-14T19:45:12.000Z'
const utc = '2025-07-14T15:45:12.000Z'

/** What each file of another tool, or of a spreadsheet that saved our export, gives. */
const files: Readonly<Record<string, readonly object[]>> = {
  'airtable.csv': [{ ...whole, submittedAt: '2025-07-14T19:45:00.000Z' }],
  'google-forms.csv': [
    { ...whole, message: 'Grade 9 maths', submittedAt: '2025-07-14T20:45:12.000Z' },
    {
      name: 'Liu Wei',
      role: 'student',
      useCase: 'personal-learning',
      submittedAt: '2025-07-15T14:02:51.000Z',
    },
  ],
  'google-sheets-us.csv': [{ ...whole, submittedAt: local }],
  'hubspot.csv': [{ ...amara, organization: 'Lakeside School', submittedAt: '2025-07-14T19:45:00.000Z' }],
  'mailchimp.csv': [{ ...amara, role: 'other', useCase: 'evaluation', submittedAt: utc }],
  'own-blank-rows.csv': [{ ...whole, submittedAt: utc }],
  'own-duplicate-rows.csv': [{ ...whole, submittedAt: utc }],
  'own-excel-ansi-1252.csv': [
    { name: 'José Núñez', organization: 'Collège Étienne' },
    { name: 'Zoë Müller', organization: 'Universität Köln' },
  ],
  'own-excel-de-semicolon.csv': [{ ...whole, submittedAt: utc }],
  'own-labels.csv': [whole, { name: 'Amara Okafor', email: 'b@example.com', useCase: 'personal-learning' }],
  'own-title-row.csv': [{ ...whole, submittedAt: utc }],
  'tally.csv': [{ ...whole, submittedAt: local }],
  'typeform.csv': [{ ...amara, role: 'teacher', submittedAt: utc }],
}

test.each(Object.entries(files))('%s', async (name, expected) => {
  const requests = newIn(await readBytes(new Uint8Array(readFileSync(join(folder, name)))))
  expect(requests).toHaveLength(expected.length)
  expect(requests).toMatchObject(expected)
})

test('of the dates that spreadsheets and people write, only real ones are read', async () => {
  const file = await readBytes(new Uint8Array(readFileSync(join(folder, 'own-dates.csv'))))
  const { plan, questions } = checkImport(file, { now })
  const dated = plan.fresh.filter(({ precision }) => precision > 0)
  const undated = plan.fresh.filter(({ precision }) => precision === 0)
  expect(questions?.unclearDate).toBe('05/07/2025 15:45')
  expect(dated.map(({ request }) => request.submittedAt.slice(0, 10))).toEqual(
    // The dots of another row prove how dots are read; slashes come in both orders.
    dated.map(({ request: { name } }) =>
      name === 'uk-ambiguous' ? '2025-05-07' : name === 'de-ambiguous' ? '2025-07-05' : '2025-07-14',
    ),
  )
  expect(undated.map(({ request }) => request.name)).toEqual([
    ...['excel-serial', 'excel-serial-int', 'unix', 'unix-ms', 'zero', 'one', 'text-with-number', 'season'],
    ...['year', 'relative', 'hashes', 'dash', 'jan-feb-trap', 'feb-30-slash', 'time-only', 'future'],
    ...['minus-in-text', 'month-only'],
  ])
  const elsewhere = ['own-dates.csv', 'libreoffice-en.csv', 'libreoffice-de.csv']
  expect(readdirSync(folder).sort()).toEqual([...elsewhere, ...Object.keys(files)].sort())
})

test.each(['libreoffice-en.csv', 'libreoffice-de.csv'])(
  'our export, saved by a spreadsheet: %s',
  async (name) => {
    const row = (each: Partial<InvitationRequest>) => sampleRequest({ message: 'Hello', ...each })
    const [day, decided] = ['2025-07-1', { invitationCode: 'ABCD1234', updatedAt: local }]
    const here = [
      row({
        id: '1',
        ...whole,
        email: 'amara@example.com',
        status: 'approved',
        ...decided,
        submittedAt: `${day}4T13:33:20.000Z`,
      }),
      row({
        id: '2',
        name: 'José Núñez',
        email: 'jose@example.com',
        role: 'student',
        organization: '007',
        useCase: 'personal-learning',
        submittedAt: `${day}5T09:02:51.123Z`,
      }),
      row({
        id: '3',
        name: '=SUM(A1)',
        email: 'formula@example.com',
        role: 'other',
        organization: 'a;"=1+1;',
        useCase: 'evaluation',
        submittedAt: `${day}6T10:00:00.000Z`,
      }),
      row({
        id: '4',
        name: 'Li 1E10',
        email: 'li@example.com',
        role: 'developer',
        organization: '1E10',
        useCase: 'integration',
        status: 'rejected',
        submittedAt: `${day}7T10:00:00.000Z`,
      }),
      row({
        id: '5',
        name: 'Zoé Müller',
        email: 'zoe@example.com',
        role: 'parent',
        organization: 'Two, and a half',
        useCase: 'research',
        submittedAt: `${day}8T22:30:00.000Z`,
      }),
    ]
    const file = await readBytes(new Uint8Array(readFileSync(join(folder, name))))
    const { plan, isGuess } = checkImport(file, { now, requests: here })
    expect([isGuess, plan.fresh.length, plan.same.length, plan.left.length]).toEqual([false, 0, 3, 0])
    // What the spreadsheet changed is shown.
    expect(plan.conflicting.flatMap(({ differences }) => differences)).toEqual([
      { field: 'organization', here: '007', theirs: '7' },
      { field: 'organization', here: '1E10', theirs: '1.00E+10' },
    ])
  },
)

const cell = fc.oneof(
  fc.constantFrom(
    '',
    'a@b.ca',
    'A@b.ca',
    'c@d.ca',
    'Teacher',
    'week 7',
    '05/07/2025',
    '"',
    '=1',
    '-',
    'Email',
    '\0',
  ),
  fc.string({ maxLength: 12 }),
)

test('every line of a file is in exactly one list', async () => {
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 })
  const options = [false, true]
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom(...',;\t'),
      fc.constantFrom(...options),
      async (cells, delimiter, answer) => {
        const quoted = cells.map((row) =>
          row.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter),
        )
        const file = await readBytes(
          bytesOf([['Name', 'Email', 'Role', 'Date'].join(delimiter), ...quoted].join('\n')),
        ).catch(() => undefined)
        if (!file) return
        const answers = { ...noAnswers, withoutUndated: answer, withRepeated: answer }
        const here = [sampleRequest({ email: 'a@b.ca' })]
        const { fresh, same, conflicting, left } = checkImport(file, { now, requests: here }, answers).plan
        const lines = [...fresh, ...same, ...conflicting, ...left].map(({ line }) => line)
        expect(lines.sort((a, b) => a - b)).toEqual(file.table?.rows.map(({ line }) => line))
      },
    ),
    { numRuns: 300 },
  )
})

test('brackets in the cells of a table are no JSON', async () => {
  const { type, table } = await readBytes(bytesOf('Name,Email,Role\n"[","]",""'))
  expect([type, table?.rows.length]).toEqual(['CSV', 1])
})

test('nobody with an address is lost above a row that looks like headings', async () => {
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const quoted = cells.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
      const lines = cells.flatMap((row, at) => (row.some((each) => addressIn(each) !== '') ? [at + 1] : []))
      const table = (await readBytes(bytesOf(quoted.join('\n'))).catch(() => undefined))?.table
      // Lines that hold addresses and nothing else are cut up, and counted anew.
      if (!table || table.headings.length === 1) return
      // The lines of a list on its side are its columns: there, the addresses are looked for.
      const isHead = (row: readonly string[]) => table.headings.includes(row[0]?.trim() ?? '')
      const isOnSide = lines.some((line) => isHead(cells[line - 1] ?? []))
      const addresses = cells.flatMap((row) => row.slice(1).map(addressIn)).filter(Boolean)
      const kept = table.rows.flatMap((row) => (isOnSide ? row.cells.map(addressIn) : `${row.line}`))
      expect(kept).toEqual(expect.arrayContaining(isOnSide ? addresses : lines.map(String)))
    }),
    { numRuns: 300 },
  )
})

test('a person above a heading without addresses is one of a list that does not lie on its side', async () => {
  expect(await peopleOf('"AD","","c@d.ca"\n"Email",""')).toEqual(['AD <c@d.ca>'])
})

test('two addresses in quotation marks above one heading are in the list', async () => {
  expect(await peopleOf('"c@x.org","a@x.org"\n"Email"\n";!"')).toEqual(['c <c@x.org>'])
})

test('a quote that nobody doubled takes in no other row', async () => {
  const words = fc.stringMatching(/^[a-m]{1,3}$/) // "na" and "nil" would be nothing.
  // Whether it is pasted, or in a file whose program quotes nothing.
  const odd = fc
    .tuple(words, words, words)
    .map(([a, b, c]) => [`"${a}" ${b}`, `${a} "${b}"`, `${a} 5" ${b}`, `"${a}" ${b} "${c}`, a])
    .chain((all) => fc.constantFrom(...all))
    .map((text) => ({ text, cell: text }))
  const ruled = words.map((word) => ({ text: `"${word}",\n`, cell: `"""${word}"",\n"` }))
  const cells = fc.array(fc.oneof(odd, ruled), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(cells, fc.constantFrom(...',;\t'), async (messages, delimiter) => {
      const rows = messages.map(({ cell }, at) => [`P${at}`, `p${at}@x.co`, cell])
      const lines = [['Name', 'Email', 'Message'], ...rows].map((row) => row.join(delimiter))
      const people = newIn(await readBytes(bytesOf(lines.join('\n'))))
      expect(people.map(({ email }) => email)).toEqual(rows.map(([, email]) => email))
      expect(people.map(({ message }) => message)).toEqual(messages.map(({ text }) => text.trim()))
    }),
    { numRuns: 300 },
  )
})

test('what is exported comes home as it was', async () => {
  const text = fc.string({ minLength: 1, maxLength: 20 }).map((each) => each.toWellFormed().trim())
  const request = fc.record({
    name: text.filter((each) => each !== ''),
    email: fc.constantFrom('a@b.ca', 'José@schule.example', 'plus+one@x.example', "o'neil@x.example"),
    role: fc.constantFrom(...roles.map(({ value }) => value)),
    organization: text,
    useCase: fc.constantFrom(...useCases.map(({ value }) => value)),
    status: fc.constantFrom('pending', 'rejected'),
    submittedAt: fc
      .date({ min: new Date('2000-01-03T00:00:00Z'), max: now, noInvalidDate: true })
      .map((date) => date.toISOString()),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(request, { minLength: 1, maxLength: 6, selector: ({ submittedAt }) => submittedAt }),
      async (fields) => {
        const list = fields.map((each, at) => sampleRequest({ ...each, id: String(at + 1) }))
        const file = await readBytes(bytesOf(toCsv(list)))
        const { fresh, same, conflicting, left } = checkImport(file, { now, requests: list }).plan
        expect([fresh, conflicting, left, same.length]).toEqual([[], [], [], list.length])
        const columns = ['name', 'email', 'role', 'useCase', 'status', 'submittedAt'] as const
        const pick = (each: (typeof list)[number]) => columns.map((column) => each[column])
        const home = newIn(file).map(pick).sort()
        expect(home).toEqual(list.map(pick).sort())
      },
    ),
    { numRuns: 200 },
  )
})

test('stored words that look like a mail’s come home as they were', async () => {
  const coded = 'I am =?utf-8?Q?Zo=C3=AB?=, caf=C3=A9'
  const list = [sampleRequest({ name: 'Zo =?utf-8?Q?Zo=C3=AB?=', message: coded })]
  const entries = { invitationRequests: JSON.stringify(list) }
  const made = { format: backupFormat, version: backupVersion, sha256: await sha256(JSON.stringify(entries)) }
  for (const text of [
    toCsv(list),
    JSON.stringify(list, null, 1),
    JSON.stringify({ ...made, entries }),
    JSON.stringify({ ...made, entries }, null, 1),
  ]) {
    const file = await readBytes(bytesOf(text))
    expect(file.checksum ?? 'matches').toBe('matches')
    expect(checkImport(file, { now, requests: list }).plan.same, text).toHaveLength(1)
  }
})

test.each([
  ['a million values', `[${'{},'.repeat(600_000)}{}]`, /more than a million values/],
  ['a million values in lines', '{"email":"a@b.ca"}\n{}\n'.repeat(600_000), /more than a million values/],
  ['a thousand brackets, each in another', `[${'['.repeat(1000)}${']'.repeat(1000)}]`, /damaged/],
])('JSON of more than people have is refused before a parser has it: %s', async (_, text, words) => {
  const parse = vi.spyOn(JSON, 'parse')
  await expect(readBytes(bytesOf(text))).rejects.toThrow(words)
  expect(parse.mock.calls.filter(([given]) => given === text)).toEqual([])
})

test('signs in the texts of JSON are no values, and no brackets', async () => {
  const message = String.raw`:-[ , \" [ \\`.repeat(2000)
  const people = [1, 2].map((at) => `{"email":"p${at}@b.ca","message":"${message}"}`)
  expect((await readBytes(bytesOf(`[${people}]`))).table?.rows).toHaveLength(2)
  expect((await readBytes(bytesOf(people.join('\n')))).table?.rows).toHaveLength(2)
})

/** The people of a list: name, address and date. */
const peopleOf = async (text: string) =>
  newIn(await readBytes(bytesOf(text))).map(({ name, email }) => `${name} <${email}>`)

test.each([
  ['Email Address\n amara@x.org\nbo@x.org', ['amara <amara@x.org>', 'bo <bo@x.org>']],
  ['Members\n<amara@x.org>\n<bo@x.org>', ['amara <amara@x.org>', 'bo <bo@x.org>']],
  ['Email\n  Amara <amara@x.org>\n  Bo <bo@x.org>', ['Amara <amara@x.org>', 'Bo <bo@x.org>']],
  ['Emails\n a@x.org, bo@x.org, kim@x.org', ['a <a@x.org>', 'bo <bo@x.org>', 'kim <kim@x.org>']],
  ['Participants\n a@x.org, bo@x.org', ['a <a@x.org>', 'bo <bo@x.org>']],
])('a heading above addresses is nobody: %j', async (text, people) => {
  expect(await peopleOf(text)).toEqual(people)
})

test.each([
  'Amara\n Okafor <amara@x.org>, Bo Li <bo@x.org>, Kim Ko <kim@x.org>',
  'From: x@y.org\nTo: Amara Okafor\n <amara@x.org>, Bo Li <bo@x.org>,\n Kim Ko <kim@x.org>\nSubject: hi\n',
  'Amara Okafor\n<amara@x.org>\nBo Li\n<bo@x.org>\nKim Ko\n<kim@x.org>',
])('a name that is folded above its address is that person’s: %j', async (text) => {
  expect(await peopleOf(text)).toEqual([
    'Amara Okafor <amara@x.org>',
    'Bo Li <bo@x.org>',
    'Kim Ko <kim@x.org>',
  ])
})

test.each([
  ['> Name,Email,Role\n> Amara Okafor,amara@x.org,Teacher', ['Amara Okafor <amara@x.org>']],
  ['> Amara Okafor <amara@x.org>\n> Bo Li <bo@x.org>', ['Amara Okafor <amara@x.org>', 'Bo Li <bo@x.org>']],
  [
    '> From: Pat <pat@y.org>\n> To: Amara <amara@x.org>, Bo <bo@x.org>\n> Subject: hi',
    ['Amara <amara@x.org>', 'Bo <bo@x.org>'],
  ],
  ['Name,Email,School\nJos=C3=A9 N=C3=BA=C3=B1ez,jose@x.org,=C3=89co=\nle', ['José Núñez <jose@x.org>']],
  [
    `Name,Email,Message\nCaf=C3=A9,cafe@x.org,${'=C3=A9 is what my program shows. '.repeat(3)}`,
    ['Caf=C3=A9 <cafe@x.org>'],
  ],
  ['Name,Email,Link\nJos\u00e9,jose@x.org,/a?b=C3&c=A9', ['José <jose@x.org>']],
])('a list that a mail program has quoted or coded is read as it was: %j', async (text, people) => {
  expect(await peopleOf(text)).toEqual(people)
})

test('the rows below the head of a mail have the numbers of their lines', async () => {
  const head =
    'From: Pat <pat@y.org>\nTo: amara@y.org\nSubject: The list\nDate: Mon, 14 Jul 2025 15:45:12 +0000'
  const { plan } = checkImport(
    await readBytes(bytesOf(`${head}\nContent-Type: text/csv\n\nName,Email,Role\nBo,bo@x.org,Teacher\n`)),
    { now },
  )
  expect(plan.fresh.map(({ line, request }) => [line, request.name])).toEqual([[8, 'Bo']])
})

test('emailed requests in one text are read as a file each', async () => {
  const [first, second] = ['amara', 'bo'].map((name, id) => ({
    format: 'sidenote-request',
    version: 1,
    request: { ...sampleRequest(), id: `17525${id}`, name, email: `${name}@x.org` },
  }))
  for (const text of [
    `${JSON.stringify(first)}\n\n${JSON.stringify(second, null, 2)}`,
    JSON.stringify([first, second]),
  ])
    expect(await peopleOf(text)).toEqual(['amara <amara@x.org>', 'bo <bo@x.org>'])
})

test('numbered headings of any language are headings', async () => {
  const list = '1. Ime i prezime;2. Adresa e-pošte;3. Uloga\nAmara Okafor;amara@x.org;Nastavnik\n'
  expect((await readBytes(bytesOf(list))).headings).toEqual([
    '1. Ime i prezime',
    '2. Adresa e-pošte',
    '3. Uloga',
  ])
  const survey = '序号,来源,1、您的姓名：,2、您的邮箱：\n1,手机提交,王伟,wang@x.org\n2,链接,李娜,li@x.org\n'
  expect(await peopleOf(survey)).toEqual(['王伟 <wang@x.org>', '李娜 <li@x.org>'])
})

test('a person who is here and stands in a list twice is one person, in whichever order', async () => {
  const here = [
    { ...sampleRequest(), name: 'Amara', email: 'amara@x.org', submittedAt: '2025-07-14T19:45:12.000Z' },
  ]
  const rows = ['2025-08-20 10:00:00,Amara,amara@x.org', '2025-07-14 15:45:12,Amara,amara@x.org']
  for (const order of [rows, rows.toReversed()]) {
    const file = await readBytes(bytesOf(['Submission Date,Name,Email', ...order].join('\n')))
    const { plan } = checkImport(file, { now, requests: here })
    expect([plan.fresh.length, plan.left.length]).toEqual([0, 1])
  }
})
