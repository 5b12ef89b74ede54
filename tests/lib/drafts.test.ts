import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, readDraft, writeDraft } from '@/lib/drafts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

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
  expect(localStorage).toHaveLength(0)
})

test('a draft is forgotten after a week', () => {
  vi.useFakeTimers({ now: new Date('2025-03-01T12:00:00Z') })
  writeDraft('request', { name: 'Amara' })
  vi.setSystemTime(new Date('2025-03-08T11:59:00Z'))
  expect(readDraft('request')).toEqual({ name: 'Amara' })
  vi.setSystemTime(new Date('2025-03-08T12:01:00Z'))
  expect(readDraft('request')).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '{"savedAt":1}', `{"savedAt":${Date.now()},"fields":{"name":7}}`])(
  'stored text that is no draft (%s) is none',
  (text) => {
    localStorage.setItem('draft:request', text)
    expect(readDraft('request')).toBeUndefined()
  },
)

/** Another tab of the same browser: what is stored for all tabs is there, what this tab keeps for itself is not. */
const anotherTab = () => sessionStorage.clear()

test('a reload brings back what was typed in this tab, and a new tab what was typed last', () => {
  writeDraft('request', { name: 'Amara' })
  localStorage.setItem('draft:request', JSON.stringify({ savedAt: Date.now(), fields: { name: 'Noor' } }))
  expect(readDraft('request')).toEqual({ name: 'Amara' })
  anotherTab()
  expect(readDraft('request')).toEqual({ name: 'Noor' })
})

test('a form that is sent leaves alone what another tab has written since', () => {
  writeDraft('request', { name: 'Amara' })
  localStorage.setItem('draft:request', JSON.stringify({ savedAt: Date.now(), fields: { name: 'Noor' } }))
  clearDraft('request')
  clearDraft('request')
  writeDraft('request', {})
  expect(readDraft('request')).toBeUndefined()
  anotherTab()
  expect(readDraft('request')).toEqual({ name: 'Noor' })
})

test('a tab that had no draft takes none from another', () => {
  localStorage.setItem('draft:request', JSON.stringify({ savedAt: Date.now(), fields: { name: 'Sana' } }))
  writeDraft('request', {})
  anotherTab()
  expect(readDraft('request')).toEqual({ name: 'Sana' })
})

test('when storage fills up while somebody types, an older draft does not outlive the newer one', () => {
  writeDraft('request', { name: 'A' })
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  writeDraft('request', { name: 'Amara' })
  set.mockRestore()
  clearDraft('request')
  expect(localStorage).toHaveLength(0)
})

test('a draft that was only read is forgotten, too, but not what has become of it elsewhere', () => {
  writeDraft('request', { name: 'Amara' })
  anotherTab()
  expect(readDraft('request')).toEqual({ name: 'Amara' })
  clearDraft('request')
  expect(localStorage).toHaveLength(0)
})

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
