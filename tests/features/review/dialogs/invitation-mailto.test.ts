import { expect, test } from 'vitest'
import { invitationMailto } from '@/features/review/dialogs/codes-dialog'
import { sampleRequest } from '../../../domain/invitations/sample-requests'

const site = { name: 'Sidenote', url: 'https://sidenote.example' }
const mailto = (fields: { name?: string; email?: string }) =>
  invitationMailto(sampleRequest(fields), 'AB12CD34', site)

const bodyOf = (address: string) => new URL(address).searchParams.get('body') ?? ''

test('the message is addressed to the person and carries the code and the way in', () => {
  expect(mailto({})).toMatch(
    /^mailto:amara@school\.example\?subject=Your%20Sidenote%20invitation%20code&body=/,
  )
  const body = bodyOf(mailto({}))
  expect(body).toMatch(/^Hello Amara Osei,\r\n/)
  expect(body).toContain('Your invitation code: AB12CD34\r\n')
  expect(body).toContain('reply to this email and include your code')
  // The request form promises it, and the terms demand it, before an account is opened.
  expect(body).toContain('If you are under 18, a parent must agree first: ask them to reply, too.')
  expect(body).toMatch(/https:\/\/sidenote\.example$/)
})

test('line breaks and lone surrogates in a name do not break the message', () => {
  expect(bodyOf(mailto({ name: ' A\r\nBcc: x\u0000 \uD800 ' }))).toMatch(/^Hello A Bcc: x \uFFFD,\r\n/)
  expect(bodyOf(mailto({ name: '\n' }))).toMatch(/^Hello,\r\n/)
})

test('a name of nothing that is seen is left out of the greeting, and so is what turns its direction', () => {
  expect(bodyOf(mailto({ name: '\u200B' }))).toMatch(/^Hello,\r\n/)
  expect(bodyOf(mailto({ name: 'Dee\u202Elortnoc' }))).toMatch(/^Hello Deelortnoc,\r\n/)
})

test.each(['a@b.example,x@y.example', 'no address', ''])(
  'what is not one plain address is left for the sender to fill in: %j',
  (email) => {
    expect(mailto({ email })).toMatch(/^mailto:\?subject=/)
  },
)

test('unusual but single addresses stay whole', () => {
  expect(mailto({ email: ' a+b&c%d?=x@ex.example ' })).toMatch(/^mailto:a%2Bb%26c%25d%3F%3Dx@ex\.example\?/)
  expect(decodeURIComponent(mailto({ email: 'zoë@bücher.example' }))).toMatch(/^mailto:zoë@bücher\.example\?/)
  expect(() => mailto({ email: '\uD800@b.example' })).not.toThrow()
})
