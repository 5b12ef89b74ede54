import { expect, test } from 'vitest'
import { leftOutCsv } from '@/features/review/export'
import { readImport } from '@/features/review/import/import-file'
import { checkImport } from '@/features/review/import/import-plan'

const read = async (text: string) => {
  const file = await readImport([{ name: 'list.csv', bytes: new TextEncoder().encode(text) }])
  const { plan, questions } = checkImport(file, { now: new Date('2026-11-25T15:00:00.000Z') })
  return { again: leftOutCsv(file.headings, plan.left, file.table?.hasHeadings), plan, questions }
}

test('rows that are left out twice have their reason once', async () => {
  const first = await read('Name,Email\nAnn,a@b.co\nCyd,not one\nDee,d@b.co e@b.co\n')
  expect(first.plan.left).toHaveLength(2)
  const second = await read(first.again)
  expect(second.again).toBe(first.again)
  // An address in a reason is no other column of addresses.
  expect(second.questions?.rivals).toEqual([])
})

test('rows of a list without headings get none, and come in once they are corrected', async () => {
  const first = await read('Ann,a@b.co\nCyd,not one\nDee,d@b.co\n')
  expect(first.again).toMatch(/^\uFEFFCyd,not one,/)
  const { plan } = await read(first.again.replace('not one', 'cyd@b.co'))
  expect(plan.fresh.map(({ request }) => [request.name, request.email])).toEqual([['Cyd', 'cyd@b.co']])
  expect(plan.fresh[0]?.request.message ?? '').toBe('')
})
