import { expect, test, vi } from 'vitest'
import { decisions } from '@/domain/invitations/list'
import { generateInvitationCode, type InvitationRequest } from '@/domain/invitations/record'
import { sampleRequest } from './sample-requests'

/** Random bytes are a system boundary: this stub returns the given ones, then counts up. */
function stubBytes(...first: number[]): void {
  let next = 0
  const getRandomValues = (array: Uint8Array) => {
    for (let index = 0; index < array.length; index += 1) array[index] = first.shift() ?? next++ % 252
    return array
  }
  vi.stubGlobal('crypto', { getRandomValues })
}

test('a code is 8 characters of A-Z and 0-9', () => {
  for (let count = 0; count < 500; count += 1) {
    expect(generateInvitationCode(new Set())).toMatch(/^[A-Z0-9]{8}$/)
  }
})

test('every character is equally likely', () => {
  const counts = new Map<string, number>()
  const codes = 9000
  for (let count = 0; count < codes; count += 1) {
    for (const character of generateInvitationCode(new Set())) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
  }
  const expected = (codes * 8) / 36
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(counts.size).toBe(36)
  // 35 degrees of freedom: 90 is exceeded by chance less than once in a million runs.
  expect(chiSquare).toBeLessThan(90)
})

test('bytes beyond the largest multiple of 36 are thrown away, not folded', () => {
  stubBytes(252, 253, 254, 255, 0, 1, 35, 36)
  expect(generateInvitationCode(new Set())).toBe('AB9AABCD')
})

test('a code that is taken is not given again', () => {
  stubBytes(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1)
  expect(generateInvitationCode(new Set(['AAAAAAAA']))).toBe('BBBBBBBB')
})

test('no code looks like a number, which a spreadsheet would change', () => {
  const digits = [26, 26, 27, 28, 29, 30, 31, 32]
  const power = [27, 28, 29, 30, 31, 4, 27, 28]
  stubBytes(...digits, ...power, ...Array(8).fill(0))
  expect(generateInvitationCode(new Set())).toBe('AAAAAAAA')
})

test('two requests that are approved together never get one code', () => {
  stubBytes(...Array(16).fill(0), ...Array(8).fill(1))
  const members = ['1', '2'].map((id) => ({ value: sampleRequest({ id }), request: sampleRequest({ id }) }))
  const changes = decisions(members, new Set(['1', '2']), 'approved', new Date())
  expect(changes.map(({ to }) => (to as InvitationRequest).invitationCode)).toEqual(['AAAAAAAA', 'BBBBBBBB'])
})
