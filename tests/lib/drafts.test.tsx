import { expect, test, vi } from 'vitest'
import { clearDraft, draftMark, draftSentAt, endDraft, readDraft, writeDraft } from '@/lib/drafts'

test('a draft is read as it was written, under a key of its own', () => {
  writeDraft('request', { name: 'Amara' })
  writeDraft('contact', { name: 'Noor' })
  expect(readDraft('request')).toEqual({ name: 'Amara' })
  clearDraft('request')
  expect(readDraft('request')).toBeUndefined()
  expect(readDraft('contact')).toEqual({ name: 'Noor' })
})

test('a draft without fields is none', () => {
  writeDraft('request', { name: 'Amara' })
  writeDraft('request', {})
  expect(sessionStorage).toHaveLength(0)
})

test('a draft stays in its tab: nothing of it is stored for the next person at the computer', () => {
  writeDraft('request', { name: 'Amara' })
  expect(localStorage).toHaveLength(0)
  localStorage.setItem('draft:contact', JSON.stringify({ savedAt: Date.now(), fields: { name: 'Noor' } }))
  expect(readDraft('contact')).toBeUndefined()
})

test.each(['', '{', 'null', '7', '[]', '{}', '{"name":7}', '{"fields":{"name":"Amara"}}'])(
  'stored text that is no draft (%s) is none',
  (text) => {
    sessionStorage.setItem('draft:request', text)
    expect(readDraft('request')).toBeUndefined()
  },
)

test('where storage is full or blocked a draft lives as long as the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  expect(() => writeDraft('request', { name: 'Amara' })).not.toThrow()
  expect(readDraft('request')).toEqual({ name: 'Amara' })
  expect(() => clearDraft('request')).not.toThrow()
  expect(readDraft('request')).toBeUndefined()
})

test('that a draft was sent is remembered for 14 days, and of its text nothing', () => {
  vi.useFakeTimers()
  writeDraft('request', { name: 'Amara' })
  const mark = draftMark('request')
  endDraft('request', draftMark('request'))
  expect(Object.entries({ ...localStorage, ...sessionStorage })).toEqual([
    [`sent:${mark}`, String(Date.now())],
  ])
  vi.advanceTimersByTime(14 * 24 * 3_600_000 - 1)
  endDraft('contact', draftMark('contact'))
  expect(draftSentAt(mark)).toBeDefined()
  vi.advanceTimersByTime(1)
  endDraft('contact', draftMark('contact'))
  expect(draftSentAt(mark)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('a damaged note of when a draft was sent is none', () => {
  writeDraft('request', { name: 'Amara' })
  localStorage.setItem(`sent:${draftMark('request')}`, 'yesterday')
  expect(draftSentAt(draftMark('request'))).toBeUndefined()
})

test('two texts that differ in one sign of one block are two drafts', () => {
  writeDraft('request', { name: 'Amara 🙂' })
  const mark = draftMark('request')
  writeDraft('request', { name: 'Amara 🙁' })
  expect(draftMark('request')).not.toBe(mark)
})
