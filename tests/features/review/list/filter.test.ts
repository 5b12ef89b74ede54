import { expect, onTestFinished, test } from 'vitest'
import type { InvitationRequest } from '@/domain/invitations/record'
import {
  applyFilter,
  filterWords,
  isFiltering,
  nextSort,
  noFilter,
  orderWords,
  parseFilter,
  writeFilter,
} from '@/features/review/list/filter'
import { filterNames, filterOf, fold, repeatedAddresses } from '@/features/review/list/filters'
import { sampleRequest } from '../../../domain/invitations/sample-requests'

const now = new Date(2025, 6, 16, 12)
/** What a filter finds in a list. What else it has to know is given to it here alone. */
const narrowed = (list: readonly InvitationRequest[], change: Partial<typeof noFilter>, today = now) =>
  applyFilter(list, { ...noFilter, ...change }, today)
const at = (day: number, hour = 9) => new Date(2025, 6, day, hour).toISOString()
const etienne = sampleRequest({
  id: '1',
  name: 'Étienne Gagné',
  email: 'e@bois.example',
  status: 'approved',
  submittedAt: at(16),
})
const amara = sampleRequest({
  id: '2',
  name: 'amara',
  organization: 'ＷＥＳＴＢＡＹ',
  role: 'student',
  submittedAt: at(15),
})
const zoe = sampleRequest({
  id: '3',
  name: 'Zoë',
  useCase: 'research',
  message: 'Proofs, please.',
  organization: '',
  submittedAt: at(9),
})
const odd = sampleRequest({
  id: '4',
  name: 'Bo',
  status: 'waitlisted',
  role: '__proto__',
  submittedAt: 'soon',
})
const all = [etienne, amara, zoe, odd]
const ids = (change: Partial<typeof noFilter>) => narrowed(all, change).map(({ id }) => id)

test.each([
  ['etienne', ['1']],
  ['GAGNE', ['1']],
  ['gagné', ['1']],
  ['westbay', ['2']],
  ['bois.example', ['1']],
  ['proofs', ['3']],
  ['  zoe   proofs ', ['3']],
  ['zoe westbay', []],
  ['constructor', []],
  ['', ['1', '2', '3', '4']],
])('a search finds in name, email, organization and message without case and accents: %j', (query, found) => {
  expect(ids({ query })).toEqual(found)
})

test.each([
  ['Łukasz', 'lukasz'],
  ['Đorđe', 'dorde'],
  ['Ægir', 'aegir'],
  ['Œuvre', 'oeuvre'],
  ['Işık', 'isik'],
  ['İpek', 'ipek'],
  ['Þóra', 'thora'],
  ['Eyðun', 'eydun'],
  ['Søren', 'soren'],
  ['Weiß', 'weiss'],
  ['O’Brien', "o'brien"],
  ["O'Brien", 'o’brien'],
  ['O`Brien', 'O´Brien'],
  ['“Bob”', '"bob"'],
  ['jean\u2011luc', 'jean-luc'],
  ['jean–luc', 'jean-luc'],
  ['zero\u200Bwidth', 'zerowidth'],
  ['ana\u00ADmaria', 'anamaria'],
  ['ＷＩＤＥ', 'wide'],
])('a search finds %s as %s', (name, query) => {
  const list = [sampleRequest({ name })]
  expect(narrowed(list, { query })).toEqual(list)
})

test.each(['mailto:jd@a.example', 'Jane Doe <jd@a.example>', 'jd@a.example,', ' JD@A.EXAMPLE '])(
  'a pasted address finds its requests: %s',
  (query) => {
    const list = [sampleRequest({ name: 'J.', email: 'jd@a.example' }), sampleRequest({ id: '2' })]
    expect(narrowed(list, { query })).toEqual(list.slice(0, 1))
  },
)

test.each([
  'p1@a.ca, p2@a.ca',
  'p1@a.ca p2@a.ca',
  'P1@A.ca; p2@a.ca;',
  'p1@a.ca  p2@a.ca ',
  'Person 1 <p1@a.ca>, Person 2 <p2@a.ca>',
  '"Lee, Person" <p1@a.ca>; <p2@a.ca>',
  'mailto:p1@a.ca, mailto:p2@a.ca',
])('several pasted addresses find all their requests: %s', (query) => {
  const list = [0, 1, 2, 3].map((id) => sampleRequest({ id: `${id}`, email: `p${id}@a.ca` }))
  expect(narrowed(list, { query })).toEqual(list.slice(1, 3))
})

test.each([
  ['<ann@a.ca>', ['1', '6']],
  // It may go on: each letter that is typed is a search.
  ['ann@a.ca', ['1', '4', '5', '6']],
  ['ann@a.ca.', ['1', '4', '5', '6']],
  ['ann@a.c', ['1', '4', '5', '6']],
  ['Ann ann@a.ca', ['1', '4', '5', '6']],
  ['Ann <ann@a.ca>, bo@b.ca', ['1', '6', '7']],
  ['brien@a.ca', []],
  ['ann@a, bo@b.ca', ['1', '2', '3', '4', '5', '6', '7']],
  ['ann@a', ['1', '2', '3', '4', '5', '6']],
])('a whole address is no part of another one, alone and among several: %s', (query, found) => {
  const emails = [
    'ann@a.ca',
    'joann@a.ca',
    'x+ann@a.ca',
    'ann@a.ca.example',
    'ann@a.cat',
    'c@c.ca',
    'bo@b.ca',
    "o'brien@a.ca",
  ]
  const list = emails.map((email, at) =>
    sampleRequest({
      id: `${at + 1}`,
      name: [0, 1, 4].includes(at) ? 'Jo Ann' : 'Cy',
      email,
      message: at === 5 ? 'I work with ann@a.ca.' : 'Hello',
    }),
  )
  expect(narrowed(list, { query }).map(({ id }) => id)).toEqual(found)
})

test('an address with other words finds what has them all', () => {
  const list = ['1', '2'].map((id) => sampleRequest({ id, name: `Ann ${id}`, email: `p${id}@a.ca` }))
  expect(narrowed(list, { query: 'ann p1@a.ca' })).toEqual(list.slice(0, 1))
  expect(narrowed(list, { query: 'p1@a.ca 2' })).toEqual([])
})

test('names sort as they are searched: Ł beside L, Æ beside A', () => {
  const names = ['Zoe', 'Łukasz', 'Lena', 'Ægir', 'Adam', 'Đorđe', 'Max'].map((name, id) =>
    sampleRequest({ id: String(id), name }),
  )
  const sort = { column: 'name', direction: 'ascending' } as const
  expect(narrowed(names, { sort }).map(({ name }) => name)).toEqual([
    'Adam',
    'Ægir',
    'Đorđe',
    'Lena',
    'Łukasz',
    'Max',
    'Zoe',
  ])
})

test.each(['name', 'organization', 'email', 'role', 'useCase'] as const)(
  'numbers in a %s sort as numbers',
  (column) => {
    const texts = ['Grade 10', 'Grade 2', 'École 20', 'ecole 3', '１２ Rue', '9 Rue', 'Grade 2 B']
    const list = texts.map((text, id) => sampleRequest({ id: String(id), [column]: text }))
    const sort = { column, direction: 'ascending' } as const
    expect(narrowed(list, { sort }).map((request) => request[column])).toEqual([
      '9 Rue',
      '１２ Rue',
      'ecole 3',
      'École 20',
      'Grade 2',
      'Grade 2 B',
      'Grade 10',
    ])
  },
)

test('the words for the order by status say which end the pending ones are at: it is not by letters', () => {
  const all = (['rejected', 'pending', 'approved'] as const).map((status, at) =>
    sampleRequest({ id: `${at}`, status }),
  )
  for (const direction of ['ascending', 'descending'] as const) {
    const sort = { column: 'status', direction } as const
    const statuses = narrowed(all, { sort }).map(({ status }) => status)
    const end = ['first', '', 'last'][statuses.indexOf('pending')]
    expect(orderWords(sort)).toBe(`by status, pending ${end}`)
  }
})

test('each filter has its own parameter, narrows the list, and says so in words', () => {
  for (const key of ['parameter', 'label'] as const) {
    const words = filterNames.map((name) => filterOf(name)[key])
    expect(words).toEqual([...new Set(words)])
  }
  for (const name of filterNames) {
    const { options, parameter, label, wordsFor, any } = filterOf(name)
    const words = [any, ...options.map((option) => option.label)]
    expect(new Set(words).size, name).toBe(words.length)
    for (const { value } of options) {
      const filter = { ...noFilter, [name]: value }
      expect(isFiltering(filter)).toBe(true)
      expect(writeFilter(filter, new URLSearchParams()).get(parameter)).toBe(value)
      expect(parseFilter(new URLSearchParams({ [parameter]: value }))).toEqual(filter)
      expect(filterWords(filter)).toEqual([`${label.toLowerCase()} ${wordsFor(value)}`])
      const left = narrowed(all, filter).length
      expect(left, `${name} ${value} leaves out none of the four requests above`).toBeLessThan(all.length)
    }
    const finds = ({ value }: { readonly value: string }) => narrowed(all, { [name]: value }).length > 0
    expect(options.some(finds), `no option of ${name} finds one of the four requests above`).toBe(true)
    // These take any value, from lists that other tools made; a value that is none filters nothing.
    if (!['status', 'role', 'useCase'].includes(name))
      expect(
        parseFilter(new URLSearchParams({ [parameter]: 'rubbish' })),
        `wordsFor of ${name} is not empty for what is no option`,
      ).toEqual(noFilter)
  }
})

test('on a day without midnight the days before it begin with theirs, and the next day is another one', () => {
  const zone = String(process.env.TZ)
  onTestFinished(() => {
    process.env.TZ = zone
  })
  process.env.TZ = 'America/Santiago'
  const today = new Date('2025-09-07T15:00:00-03:00')
  const found = (date: string, submittedAt: string) =>
    narrowed([sampleRequest({ submittedAt })], { date }, today).length
  expect(found('7d', '2025-09-01T00:30:00-04:00')).toBe(1)
  expect(found('7d', '2025-08-31T23:30:00-04:00')).toBe(0)
  expect(found('2025-09-07', '2025-09-08T00:30:00-03:00')).toBe(0)
})

test('the address of one request finds the others, also where its domain is written in ASCII', () => {
  const list = [
    sampleRequest({ id: '1', email: 'ina@müller.example' }),
    sampleRequest({ id: '2', email: 'ina@xn--mller-kva.example' }),
  ]
  for (const { email: query } of list) expect(narrowed(list, { query })).toHaveLength(2)
  expect(narrowed(list, { query: 'ina@muller' })).toHaveLength(1)
})

test('filters narrow by status, role, use case and date, together', () => {
  expect(ids({ status: 'pending' })).toEqual(['2', '3'])
  expect(ids({ status: 'waitlisted' })).toEqual(['4'])
  expect(ids({ role: 'student' })).toEqual(['2'])
  expect(ids({ role: '__proto__' })).toEqual(['4'])
  expect(ids({ useCase: 'research', status: 'pending' })).toEqual(['3'])
  expect(ids({ date: 'today' })).toEqual(['1'])
  expect(ids({ date: '7d' })).toEqual(['1', '2'])
  expect(ids({ date: '30d' })).toEqual(['1', '2', '3'])
  const ahead = sampleRequest({ id: '5', submittedAt: at(19) })
  expect(narrowed([ahead], { date: '7d' })).toEqual([])
  expect(ids({ date: '2025-07-09' })).toEqual(['3'])
})

test('columns sort in both directions, blank cells and unreadable dates last', () => {
  const by = (
    column: 'name' | 'organization' | 'status' | 'submitted',
    direction: 'ascending' | 'descending',
  ) => ids({ sort: { column, direction } })
  expect(by('name', 'ascending')).toEqual(['2', '4', '1', '3'])
  expect(by('name', 'descending')).toEqual(['3', '1', '4', '2'])
  expect(by('organization', 'ascending').at(-1)).toBe('3')
  expect(by('organization', 'descending').at(-1)).toBe('3')
  expect(by('submitted', 'ascending')).toEqual(['3', '2', '1', '4'])
  expect(by('submitted', 'descending')).toEqual(['1', '2', '3', '4'])
  expect(narrowed(all, noFilter)).toBe(all)
})

test('the address holds the filter, and gives it back', () => {
  const filter = {
    ...noFilter,
    query: 'a b',
    status: 'pending',
    role: 'student',
    useCase: 'teaching',
    date: '7d',
    sort: { column: 'name', direction: 'descending' },
  } as const
  const params = writeFilter(filter, new URLSearchParams('keep=1'))
  expect(params.toString()).toBe('keep=1&q=a+b&status=pending&role=student&use=teaching&date=7d&sort=-name')
  expect(parseFilter(params)).toEqual(filter)
  expect(writeFilter(noFilter, params).toString()).toBe('keep=1')
  const long = { ...noFilter, query: 'ж'.repeat(201) }
  expect(writeFilter(long, params).toString()).toBe('keep=1')
})

test.each([
  ...['', 'sort=__proto__', 'sort=-', 'date=yesterday', 'date=constructor', 'date=2025-02-30'],
  ...['role=+', 'use=%20', 'status=%20', 'date=%20'],
])('what cannot be understood in the address filters nothing: %s', (search) => {
  expect(parseFilter(new URLSearchParams(search))).toEqual(noFilter)
})

test('an order alone filters nothing', () => {
  expect(isFiltering({ ...noFilter, sort: { column: 'name', direction: 'ascending' } })).toBe(false)
  expect(isFiltering({ ...noFilter, query: ' ' })).toBe(false)
  expect(isFiltering({ ...noFilter, role: 'other' })).toBe(true)
})

test('a press on a heading sorts by it, a second one turns it round', () => {
  const byName = nextSort(noFilter.sort, 'name')
  expect(byName).toEqual({ column: 'name', direction: 'ascending' })
  expect(nextSort(byName, 'name').direction).toBe('descending')
  expect(nextSort(byName, 'submitted').direction).toBe('descending')
})

test('duplicates are found by address, whatever its case', () => {
  const twin = sampleRequest({ id: '9', email: ' E@BOIS.example ' })
  const blank = ['7', '8'].map((id) => sampleRequest({ id, email: '' }))
  expect([...repeatedAddresses([...all.slice(0, 2), twin, ...blank])]).toEqual(['e@bois.example'])
})

test('addresses that differ in an accent are two; what is not seen makes none', () => {
  const emails = ['josé@école.ca', 'jose@ecole.ca', '\u200B', '\u200B']
  const requests = emails.map((email, index) => sampleRequest({ id: `${index}`, email }))
  expect(repeatedAddresses(requests).size).toBe(0)
})

test.each([
  ['Lee، Ann', 'Ann Lee'],
  ['Ann、Lee', 'Ann Lee'],
  ['(Ann Lee)', 'Ann Lee'],
  ['فاطمه', 'فاطمہ'],
  ['احمد', 'ٱحمد'],
  ['फरहान', 'फ़रहान'],
  ['たなか', 'タナカ'],
  ['タナカ', 'たなか'],
  ['гудзь', 'Ґудзь'],
])('a search for %s finds %s', (query, name) => {
  const list = [sampleRequest({ name })]
  expect(narrowed(list, { query })).toEqual(list)
})

test.each(['Gagné, Étienne', '"Étienne Gagné"', '« Étienne Gagné »'])('a name is found as %s', (query) => {
  const list = [sampleRequest({ name: 'Étienne Gagné' }), sampleRequest({ id: '2', name: 'Amara' })]
  expect(narrowed(list, { query })).toEqual(list.slice(0, 1))
})

test('marks that are letters are not folded away, accents and points are', () => {
  expect(fold('राम')).not.toBe(fold('रीमा'))
  expect(fold('กิน')).not.toBe(fold('กน'))
  for (const [marked, plain] of [
    ['é', 'e'],
    ['й', 'и'],
    ['ά', 'α'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['Kɔfi Ɗan Ɓala Ƙande Ƴar Əliyev Aŋa', 'kofi dan bala kande yar eliyev ana'],
    ['ΚΩΣ', fold('Κώστας').slice(0, 3)],
    ['كريمي منى', fold('کریمی منی')],
    ['فاطمة محمـــد', 'فاطمه محمد'],
    ['Room ١٢ ۴', 'room 12 4'],
    ['צ׳רלי ארה״ב', `צ'רלי ארה"ב`],
    ['Ɖeladem Aɣe Ʋɔnu Aɲa Aʒa Ǝbi Nɨla Ʉtu Ⱥle Ⱦu', 'deladem age vonu ana aza ebi nila utu ale tu'],
    ['Marcel·lí Gaŀla 让·雷诺 アン・リー', fold('marcelli galla 让雷诺 アンリー')],
    ['Qurʾān ʿAlī Miꞌkmaq ʔaq ˀam', `qur'an 'ali mi'kmaq 'aq 'am`],
    ['Қанат Ғани Ңөүұә Ҳоҷӣ', 'канат гани ноууа хочи'],
    ['5″ 5‶ ‵a‹b› 1˗2⁃3', `5" 5" 'a'b' 1-2-3`],
  ])
    expect(fold(marked ?? '')).toBe(plain)
})

test('unusual texts are folded without errors', () => {
  expect(fold('ＡＢＣ ß Ø')).toBe('abc ss o')
  expect(fold('a\u0301'.repeat(50))).toBe('a'.repeat(50))
  expect(fold('\uD800')).toBe('\uD800')
  expect(fold('\u200B\u200B')).toBe('')
})
