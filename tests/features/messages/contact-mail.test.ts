import { expect, test } from 'vitest'
import { contactMailHref } from '@/features/messages/contact-mail'
import { mailtoMax } from '@/lib/email-address'

const bodyOf = (href: string) => new URL(href).searchParams.get('body')

test('a subject and a message are in the address whole, with line breaks as mail programs write them', () => {
  const href = contactMailHref('Seats & prices', 'Two lines,\nboth kept.')
  expect(href).toBe(
    'mailto:hello@sidenote.example?subject=Seats%20%26%20prices&body=Two%20lines%2C%0D%0Aboth%20kept.',
  )
})

test('an empty form gives only the address', () => {
  expect(contactMailHref('', '')).toBe('mailto:hello@sidenote.example')
})

test.each([
  ['Latin letters', 'a'],
  ['accents', 'é'],
  ['Chinese', '学'],
  ['characters of two units', '🎓'],
])('a long message in %s is cut to what Windows hands on, and the cut is marked', (_script, letter) => {
  const href = contactMailHref(letter.repeat(300), letter.repeat(20_000))
  expect(href.length).toBeLessThanOrEqual(mailtoMax)
  expect(href.length).toBeGreaterThan(mailtoMax * 0.9)
  expect(bodyOf(href)).toMatch(/…$/)
})

test('a cut leaves no half of a character', () => {
  for (const start of ['', 'a']) {
    const href = contactMailHref(`${start}${'🎓'.repeat(100)}`, `${start}${'🎓'.repeat(20_000)}`)
    expect(decodeURIComponent(href)).not.toContain('\ufffd')
  }
})
