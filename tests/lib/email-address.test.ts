import { expect, test } from 'vitest'
import { cleanAddress, holdsSeveralAddresses, isEmailAddress } from '@/lib/email-address'

test.each([
  'amara@riverside.ca',
  'zoë@école.example',
  '田中@例え.テスト',
  'smile🙂@riverside.ca',
  "o'neil+ask@a-b.co",
  `${'a'.repeat(241)}@riverside.ca`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  ['no at', 'amara.riverside.ca'],
  ['no dot in the domain', 'amara@riverside'],
  ['a space', 'amara okafor@riverside.ca'],
  ['a no-break space', 'amara\u00a0okafor@riverside.ca'],
  ['a full-width comma', 'amara，okafor@riverside.ca'],
  ['an ideographic full stop', 'amara@riverside。ca'],
  ['a zero-width space', 'amara@river\u200bside.ca'],
  ['half a character', 'amara\ud83d@riverside.ca'],
  ['255 characters', `${'a'.repeat(242)}@riverside.ca`],
])('%s makes it none', (_, text) => {
  expect(isEmailAddress(text)).toBe(false)
})

const invisible = [
  '\u00ad',
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  '\u2060',
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
  '\ufeff',
  // Also an Arabic letter mark, and the signs that choose a glyph.
  ...['\u061c', '\u034f', '\ufe0e', '\ufe0f'],
  // And the place of a picture, which dictation leaves; a blank of braille; control characters.
  ...['\ufffc', '\ufff9', '\u2800', '\u0007', '\u0086', '\u007f'],
]

test.each([
  ['jean‑luc@school‐board.ca', 'jean-luc@school-board.ca'],
  ['o’neil@school.ca', "o'neil@school.ca"],
  ['‘jane@school.ca’', 'jane@school.ca'],
  ['Jane O’Neil <jane@school.ca>', 'jane@school.ca'],
])('%s has the signs of a text, not of an address: %s is meant', (text, address) => {
  expect(cleanAddress(text)).toBe(address)
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  ...invisible.map((sign) => `${sign}ja${sign}ne@school${sign}.ca${sign}`),
  ' jane@school.ca\n',
  '\u00a0jane@school.ca\u3000',
  'jane @ school. ca',
  'jane@sch ool.ca',
  'jane@school.ca,',
  'jane@school.ca;',
  'jane@school.ca.',
  'jane＠school.ca',
  'jane@school。ca',
  'mailto:jane@school.ca',
  'MAILTO:jane@school.ca?subject=Hello&cc=amara@riverside.ca',
  '<jane@school.ca>',
  'Jane Doe <jane@school.ca>',
  '"Doe, Jane" <jane@school.ca>;',
  'jane@school.ca <mailto:jane@school.ca>',
  '[jane@school.ca](mailto:jane@school.ca)',
  'jane@school.ca, Jane@school.ca;',
  'jane@school.ca jane@school.ca',
  'jane@school.ca - jane@school.ca',
  'jane@school.ca – Jane@School.ca',
  'jane@school.ca',
  // As input methods and tools of East Asia write it.
  'ｊａｎｅ＠ｓｃｈｏｏｌ．ｃａ',
  'jane@school.ca，',
  'jane@school.ca；',
  'jane@school.ca、',
  '＜jane@school.ca＞',
  '﹤jane﹫school﹒ca﹥﹔',
  // With a name, a label or a note that a sign sets apart.
  '(jane@school.ca)',
  'jane@school.ca (Jane Doe)',
  'jane@school.ca, Jane Doe',
  'jane@school.ca\tRiverside',
  'jane@school.ca\nRiverside',
  'Email: jane@school.ca',
  '“jane@school.ca”',
  "'jane@school.ca'",
  // A spreadsheet's mark of a text.
  "'jane@school.ca",
  "Jane <'jane@school.ca>",
  'jane@school.ca!',
  'jane@\nschool.ca',
  'jane@school.c a',
  // In other quotation marks and brackets, in a list, in code, and with the rest of a sentence.
  ...['«jane@school.ca»', '„jane@school.ca“', '‹jane@school.ca›', '「jane@school.ca」', '【jane@school.ca】'],
  ...['{jane@school.ca}', '`jane@school.ca`', '*jane@school.ca*', '• jane@school.ca', '- jane@school.ca'],
  ...['📧jane@school.ca', '✉️ jane@school.ca', '📩 Email: jane@school.ca', 'jane@school.ca 👋🏽'],
  ...['jane@school.ca:', 'jane@school.ca…', 'jane@school.ca’', 'jane@school.ca﹐', 'jane@school﹒ca'],
  ...[
    'mailto://jane@school.ca',
    '&lt;jane@school.ca&gt;',
    'Jane &lt;jane@school.ca&gt;',
    "'jane@school.ca'.",
  ],
  // The comma, semicolon, full stop and question mark of Arabic, Urdu and Hindi.
  ...['،', '؛', '۔', '؟', '।'].map((sign) => `jane@school.ca${sign}`),
])('%j is the address jane@school.ca', (text) => {
  expect(cleanAddress(text)).toBe('jane@school.ca')
  expect(holdsSeveralAddresses(text)).toBe(false)
})

test.each([
  'jane@school.ca amara@riverside.ca',
  'jane@school.ca,amara@riverside.ca',
  'jane@school.ca; amara@riverside.ca',
  'Jane <jane@school.ca>, Amara <amara@riverside.ca>',
  'amara@riverside.ca <jane@school.ca>',
  'jane@school.ca/amara@riverside.ca',
  'jane@school.ca | amara@riverside.ca',
  'jane@school.ca&amara@riverside.ca',
  'jane@school.ca·amara@riverside.ca',
  'jane@school.ca،amara@riverside.ca',
  'jane@school.ca؛ amara@riverside.ca',
])('%j holds two addresses and stays as it is', (text) => {
  expect(holdsSeveralAddresses(text)).toBe(true)
  expect(cleanAddress(text)).toBe(text)
})

test.each(['jane@school.ca、amara@riverside.ca', 'mailto:jane@school.ca,amara@riverside.ca'])(
  '%j holds two addresses and keeps both',
  (text) => {
    expect(holdsSeveralAddresses(text)).toBe(true)
    expect(cleanAddress(text)).toBe('jane@school.ca,amara@riverside.ca')
  },
)

test.each(['\u200b', '—', '★', '\\'])('two addresses with only %j between them are two', (sign) => {
  expect(holdsSeveralAddresses(`jane@school.ca${sign}amara@riverside.ca`)).toBe(true)
})

test('a copied link is decoded; what is no escape stays', () => {
  expect(cleanAddress('mailto:jane%2Bnews@school.ca?subject=Hi%20there')).toBe('jane+news@school.ca')
  expect(cleanAddress('mailto:zo%C3%AB@school.ca')).toBe('zoë@school.ca')
  expect(cleanAddress('mailto:100%jane@school.ca')).toBe('100%jane@school.ca')
})

// Joined or cut, each of these could be another person's address.
test.each([
  'jane@school.ca Jane Doe',
  'jane@school.ca or call',
  'jane@school.edu - office',
  'jane@school.co uk',
  'jane@school.ca. Thanks',
  'Hello. jane@school.ca',
  'jane,doe@school.ca',
  'Doe, Jane jane@school.ca',
])('%j is a mistake, and stays as it is', (text) => {
  expect(cleanAddress(text)).toBe(text)
  expect(isEmailAddress(text)).toBe(false)
})

test('a hostile text of a million signs is read in no time', () => {
  for (const sign of ['a', '@', 'a@', ' ', 'a ', '(', '<a@', '. '])
    expect(isEmailAddress(cleanAddress(sign.repeat(1e6 / sign.length)))).toBe(false)
})

test.each(['Jane Doe', 'Jane jane@school.ca', 'school.ca.', 'a@b@c', '', 'Jane <3'])(
  '%j is no one address and stays as it is',
  (text) => {
    expect(holdsSeveralAddresses(text)).toBe(false)
    expect(cleanAddress(text)).toBe(text)
  },
)

test.each(['sam@b.ca\u0085Sam', 'sam@b.ca\u001dSam'])('a sign that separates joins no words: %j', (text) => {
  expect(cleanAddress(text)).not.toBe('sam@b.caSam')
})

test('signs without end are read in time', () => {
  for (const sign of ['.', '’', '*'])
    for (const text of [`${sign.repeat(200_000)}a@b.co`, `a@b${sign.repeat(200_000)}c`])
      expect(holdsSeveralAddresses(text)).toBe(false)
})
