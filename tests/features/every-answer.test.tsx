import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { categories } from '@/content/pages/gdpr'
import { privacy } from '@/content/pages/privacy'
import { requestData } from '@/content/policy'
import { answerNames, answerOf, csvColumns, requiredNames } from '@/domain/invitations/answers'
import { createRequest, toInvitationRequest } from '@/domain/invitations/record'
import { parseRequestFile, requestFile, requestSchema } from '@/domain/invitations/request-file'
import { openRequestDialog, RequestDialog } from '@/features/request-access/request-dialog'
import { requestMailto } from '@/features/request-access/request-mail'
import { toCsv } from '@/features/review/export'
import { recognizeColumns } from '@/features/review/import/import-columns'
import { readImport } from '@/features/review/import/import-file'
import { checkImport } from '@/features/review/import/import-plan'
import { searchText } from '@/features/review/list/filters'
import { countWord } from '@/lib/text'
import { on, valuesOf } from '../domain/invitations/sample-requests'
import { openList, signInForEachTest } from '../support/review'
import { user } from '../support/visitor'

const cases = answerNames.map((name) => [name, ...valuesOf(name)] as const)
const input = Object.fromEntries(cases.map(([name, stored]) => [name, stored]))
const record = createRequest('1', requestSchema.parse(input), new Date(on(16)))

signInForEachTest()

// The form's late code is read from the disk once, so that no test waits for a slow disk.
beforeAll(() => import('@/features/request-access/request-form'), 60_000)

test('the form has a field for each answer, with its label, in the order of src/domain/invitations/answers.ts', async () => {
  render(<RequestDialog />)
  openRequestDialog()
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByLabelText('Name')
  const fields = answerNames.map((name) => {
    const { label, question = label } = answerOf(name)
    return dialog.getByLabelText((text) => text.startsWith(question))
  })
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(answerNames)
  for (const field of fields) expect(field.closest('form')).toBe(fields[0]?.closest('form'))
})

test('the form counts the answers that it asks for', async () => {
  render(<RequestDialog />)
  openRequestDialog()
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByLabelText('Name')
  const [needed, all] = [countWord(requiredNames.length), answerNames.length]
  const wanted = countWord(all - requiredNames.length)
  expect(
    dialog.getByText(new RegExp(`^${needed} answers are required, ${wanted} (?:is|are) optional`, 'i')),
  ).toBeVisible()
  for (const name of requiredNames)
    expect(dialog.getByText(/^Still needed: /)).toHaveTextContent(String(answerOf(name).required))
})

test.each(answerNames)('a required %s that is missing is a mistake, an optional one is not', (name) => {
  const { error } = requestSchema.safeParse({ ...input, [name]: '' })
  expect(error !== undefined).toBe(answerOf(name).required !== false)
})

test.each(answerNames)(
  'the legal pages say that %s is collected (requestData in src/content/policy.ts)',
  (name) => {
    const words = requestData.find(({ answer }) => answer === name)?.words ?? '?'
    // Said as yes or no: the pages are too long for a message.
    const why = `"${words}" is not there: its kind has to be Identity or Communication`
    expect(JSON.stringify(privacy).includes(words), `the privacy policy: ${why}`).toBe(true)
    const lower = JSON.stringify(categories).toLowerCase()
    expect(lower.includes(words.toLowerCase()), `the GDPR page: ${why}`).toBe(true)
  },
)

test('each column of the CSV file has a place of its own, and the first seven are the specification’s', () => {
  const places = answerNames.flatMap((name) => answerOf(name).csv?.place ?? [])
  const all = [6, 7, ...places]
  expect(
    all.filter((place, at) => all.indexOf(place) !== at),
    'places that two columns have (6 is Status, 7 Submitted At)',
  ).toEqual([])
  const headings = csvColumns.map(({ heading }) => heading)
  expect(headings.slice(0, 7)).toEqual('Name,Email,Role,Organization,Use Case,Status,Submitted At'.split(','))
})

test.each(csvColumns.map(({ heading }) => heading))(
  'docs/import.md has a row for the column %s',
  (heading) => {
    const row = `| ${heading} | `
    const rows = readFileSync('docs/import.md', 'utf8').split('\n')
    expect(
      rows.some((line) => line.startsWith(row)),
      `docs/import.md lacks a row that begins with "${row}"`,
    ).toBe(true)
  },
)

test.each(answerNames)('%s is in the CSV file and the search exactly if the list says so', (name) => {
  const { csv, searched } = answerOf(name)
  const only = { ...record, [name]: 'quixotic' }
  expect(toCsv([only]).includes('quixotic')).toBe(csv !== undefined)
  expect(searchText(only).includes('quixotic')).toBe(searched === true)
})

test.each(cases)('%s is stored and is in both copies for the visitor', (name, stored, read) => {
  expect(record).toHaveProperty(name, stored)
  expect(parseRequestFile(requestFile(record).text)).toHaveProperty(name, stored)
  const long = { ...record, message: `${record.message}${' and more'.repeat(400)}` }
  const mail = requestMailto(long, { name: 'Sidenote', contactEmail: 'team@sidenote.example' })
  expect(decodeURIComponent(mail)).toContain(read)
})

test.each(cases)('another %s is a difference for an import', async (name, _stored, _read, other) => {
  const bytes = new TextEncoder().encode(JSON.stringify([{ ...record, [name]: other }]))
  const file = await readImport([{ name: 'list', bytes }])
  const { conflicting } = checkImport(file, { requests: [record], now: new Date() }).plan
  expect(conflicting.flatMap(({ differences }) => differences).map(({ field }) => field)).toEqual([name])
})

test('an import finds each column of the CSV file again, and each answer in it', async () => {
  const headings = csvColumns.map(({ heading }) => heading)
  expect(new Set(headings).size).toBe(headings.length)
  const bytes = new TextEncoder().encode(toCsv([record]))
  const file = await readImport([{ name: 'list.csv', bytes }])
  if (!file.table) throw new Error('The file is no table')
  const fields = csvColumns.map(({ field }) => field)
  const found = Object.keys(recognizeColumns(file.table).columns).sort()
  expect(found, 'src/features/review/import reads each column that is exported').toEqual(fields.toSorted())
  const [person] = checkImport(file, { now: new Date(on(17)) }).plan.fresh
  const answers = fields.filter((field) => field !== 'submittedAt').map((field) => [field, record[field]])
  expect(person?.request).toMatchObject(Object.fromEntries(answers))
})

test.each(cases)('a record whose %s is no text is not taken for a request', (name) => {
  expect(toInvitationRequest({ ...record, [name]: 7 })).toBeUndefined()
})

test('the admin reads each answer in the details', async () => {
  await openList([record])
  await user.click(await screen.findByRole('button', { name: record.name }))
  const details = await screen.findByRole('dialog', { name: record.name })
  for (const [, , read] of cases) expect(details).toHaveTextContent(read)
})
