import { expect, test } from 'vitest'
import {
  addedEntry,
  clearedEntry,
  decidedEntry,
  formatEntry,
  isJournalKey,
  isRequestEntryKey,
  parseEntry,
} from '@/domain/invitations/journal'
import { sampleRequest } from './sample-requests'

const request = sampleRequest({ id: 'a:b', extra: { deep: [1] } })
const entries = [
  addedEntry(request),
  decidedEntry({ ...request, status: 'approved', invitationCode: 'ABCD1234' }),
  decidedEntry({ ...request, status: 'rejected' }),
  clearedEntry(['id:1', 'json:42']),
  clearedEntry([]),
]

test('an entry is read as it was written, ids with colons too', () => {
  for (const entry of entries) expect(parseEntry(entry.key, formatEntry(entry))).toEqual(entry)
})

test('all keys begin with the key of the list, and only those of a clear hold no part of a request', () => {
  expect(entries.every(({ key }) => key.startsWith('invitationRequests:') && isJournalKey(key))).toBe(true)
  expect(entries.map(({ key }) => isRequestEntryKey(key))).toEqual([true, true, true, false, false])
  for (const key of ['invitationRequests', 'invitationRequests:quarantine:1', 'theme', '']) {
    expect(isJournalKey(key)).toBe(false)
  }
})

test('decisions about one request share a key, two requests with one id do not', () => {
  expect(decidedEntry(request).key).toBe(decidedEntry({ ...request, name: 'x' }).key)
  expect(addedEntry(request).key).not.toBe(addedEntry(request).key)
})

test.each([
  ['added', '{"id":7}'],
  ['added', 'junk'],
  ['decided', 'null'],
  ['decided', '[]'],
  ['decided', '{"status":"approved","updatedAt":"2026"}'],
  ['decided', '{"status":"approved","updatedAt":"2026","invitationCode":7}'],
  ['decided', '{"status":"waitlisted","updatedAt":"2026"}'],
  ['decided', '{"status":"rejected"}'],
  ['cleared', '{}'],
  ['quarantine', '[]'],
])('what is no entry is passed over: %s with %s', (kind, text) => {
  expect(parseEntry(`invitationRequests:${kind}:1`, text)).toBeUndefined()
})
