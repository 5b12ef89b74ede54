import { expect, test } from 'vitest'
import { addedEntry, clearedEntry, decidedEntry, type JournalEntry } from '@/domain/invitations/journal'
import { parseList } from '@/domain/invitations/list'
import { memberName, mergeJournal } from '@/domain/invitations/merge'
import { sampleRequest } from './sample-requests'

const membersOf = (values: readonly unknown[]) => parseList(JSON.stringify(values)).members

/** The values after the merge; a second merge has to change nothing. */
function merge(values: readonly unknown[], journal: readonly JournalEntry[]) {
  const { members, changed } = mergeJournal(membersOf(values), journal)
  expect(mergeJournal(members, journal)).toEqual({ members, changed: false })
  return { values: members.map(({ value }) => value), changed }
}

const first = sampleRequest({ id: '1' })
const approved = sampleRequest({ id: '1', status: 'approved', updatedAt: '2026', invitationCode: 'ABCD1234' })
const rejected = sampleRequest({ id: '1', status: 'rejected', updatedAt: '2025' })

test('without a journal the list stays as it is', () => {
  const members = membersOf([first, 42])
  expect(mergeJournal(members, [])).toEqual({ members, changed: false })
})

test('a request that the list lacks is appended, one that it has is not', () => {
  expect(merge([42], [addedEntry(first)])).toEqual({ values: [42, first], changed: true })
  expect(merge([approved], [addedEntry(first)])).toEqual({ values: [approved], changed: false })
})

test('two requests under one id both stay, the second under the next free id', () => {
  const other = sampleRequest({ id: '1', name: 'Ben Achterberg' })
  expect(merge([first, sampleRequest({ id: '2' })], [addedEntry(other)])).toEqual({
    values: [first, sampleRequest({ id: '2' }), { ...other, id: '3' }],
    changed: true,
  })
})

test('a decision is applied to a pending request, and its fields unknown to the site stay', () => {
  const pending = { ...first, extra: [1] }
  expect(merge([pending], [decidedEntry(approved)])).toEqual({
    values: [{ ...approved, extra: [1] }],
    changed: true,
  })
  expect(merge([approved], [decidedEntry(approved)])).toEqual({ values: [approved], changed: false })
  expect(merge([42], [decidedEntry(approved)])).toEqual({ values: [42], changed: false })
})

test('of two decisions the one in the journal stands, later or not, and a rejected request has no code', () => {
  expect(merge([approved], [decidedEntry(rejected)])).toEqual({ values: [rejected], changed: true })
  expect(merge([rejected], [decidedEntry(approved)]).values).toEqual([approved])
  const otherCode = { ...approved, invitationCode: 'OTHER123' }
  expect(merge([otherCode], [decidedEntry(approved)]).values).toEqual([approved])
})

test('a status that something else stored is left alone', () => {
  const waitlisted = sampleRequest({ id: '1', status: 'waitlisted' })
  expect(merge([waitlisted], [decidedEntry(approved)])).toEqual({ values: [waitlisted], changed: false })
})

test('cleared members go, those added later stay', () => {
  const later = sampleRequest({ id: '2' })
  const names = membersOf([first, 42, { note: 'x' }]).map(memberName)
  expect(
    merge(
      [first, 42, { note: 'x' }, { note: 'y' }],
      [clearedEntry(names), addedEntry(first), addedEntry(later)],
    ),
  ).toEqual({
    values: [{ note: 'y' }, later],
    changed: true,
  })
})

test('a decision about a request that is added by the same journal is applied', () => {
  expect(merge([], [decidedEntry(approved), addedEntry(first)]).values).toEqual([approved])
})
