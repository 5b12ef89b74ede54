import { expect, test, vi } from 'vitest'
import { answers, csvColumns } from '@/domain/invitations/answers'
import { toCsv } from '@/features/review/export'
import { readImport } from '@/features/review/import/import-file'
import { checkImport } from '@/features/review/import/import-plan'
import words from '@/features/review/import/import-words.json'
import { wordsOf } from '@/lib/tables/cells'
import { ann } from '../../../domain/invitations/sample-requests'

test.each([
  ['the label of an option', 'Primary school', 'primary'],
  ['a label in other letters', 'PRIMARY SCHOOL', 'primary'],
  ['the option itself', 'primary', 'primary'],
  ['another text', 'Night school', 'Night school'],
])(
  'a choice of which no words of other tools are known is read by its labels: %s',
  async (_, cell, stored) => {
    const options = [{ value: 'primary', label: 'Primary school' }]
    const choice = { ...answers.organization, kind: 'choice', options }
    vi.spyOn(answers, 'organization', 'get').mockReturnValue(Object(choice))
    const bytes = new TextEncoder().encode(`Name,Email,Organization\nAnn,ann@x.example,${cell}`)
    const file = await readImport([{ name: 'list.csv', bytes }])
    const [ann] = checkImport(file, { now: new Date() }).plan.fresh
    expect(ann?.request.organization).toBe(stored)
  },
)

test('our own export is read by its headings, also where other tools call another field so', async () => {
  const column = csvColumns.find(({ field }) => field === 'organization')
  if (!column) throw new Error('The export has no organization')
  vi.spyOn(column, 'heading', 'get').mockReturnValue('Comments')
  const bytes = new TextEncoder().encode(toCsv([ann]))
  const file = await readImport([{ name: 'list.csv', bytes }])
  const [person] = checkImport(file, { now: new Date() }).plan.fresh
  expect(person?.request).toMatchObject({ organization: ann.organization, message: '' })
})

test('no heading that is known stands for two fields', () => {
  const fieldOf = new Map<string, string>()
  const twice = Object.entries(words.headings).flatMap(([field, names]) =>
    names.split(', ').flatMap((name) => {
      const key = wordsOf(name).replaceAll(' ', '')
      const other = fieldOf.get(key)
      fieldOf.set(key, field)
      return other && other !== field ? `${name}: ${other} and ${field}` : []
    }),
  )
  expect(fieldOf.size).toBeGreaterThan(500)
  expect(twice, 'headings in src/features/review/import/import-words.json').toEqual([])
})
