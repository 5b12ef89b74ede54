import {
  answerOf,
  roleLabel,
  roles,
  searchedNames,
  useCaseLabel,
  useCases,
} from '@/domain/invitations/answers'
import { type InvitationRequest, once, statuses, submittedTime } from '@/domain/invitations/record'
import { formatDay, startOfDay, statusLabel } from '@/features/review/format'
import { attempt } from '@/lib/attempt'
import { dayKey, dayOf } from '@/lib/dates'
import { addressesIn, cleanAddress, isEmailAddress } from '@/lib/email-address'
import { listWords } from '@/lib/text'

type Filter = {
  /** Its parameter in the address. */
  readonly parameter: string
  /** What it narrows the list by. */
  readonly label: string
  /** The option that filters nothing. */
  readonly any: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** A value in words, also one from the address that is no option; empty if it is none. */
  readonly wordsFor: (value: string) => string
  /** Whether a request passes, for a value that is not empty. */
  readonly test: (value: string, now: Date) => (request: InvitationRequest) => boolean
}

const dates = [
  { value: 'today', label: 'Today' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
]

/**
 * The filters, in the order in which they are shown. The filter bar, the number on its button, the
 * address, the list and the words for a list without a match are all made from these.
 */
export const filters = {
  status: {
    parameter: 'status',
    label: 'Status',
    any: 'Total',
    options: statuses.map((value) => ({ value, label: statusLabel(value) })),
    wordsFor: statusLabel,
    test: (status) => (request) => request.status === status,
  },
  role: {
    parameter: 'role',
    label: 'Role',
    any: 'Any role',
    options: roles,
    wordsFor: roleLabel,
    test: (role) => (request) => request.role === role,
  },
  useCase: {
    parameter: 'use',
    label: 'Use case',
    any: 'Any use case',
    options: useCases,
    wordsFor: useCaseLabel,
    test: (useCase) => (request) => request.useCase === useCase,
  },
  /** `today`, `7d`, `30d`, or a day: `2025-07-16`. */
  date: {
    parameter: 'date',
    label: 'Date',
    any: 'Any date',
    options: dates,
    wordsFor: dateWords,
    test: testDate,
  },
} as const satisfies Readonly<Record<string, Filter>>

export type FilterName = keyof typeof filters
export const filterNames = Object.keys(filters) as readonly FilterName[]

export const filterOf = (name: FilterName): Filter => filters[name]

function dateWords(date: string): string {
  const known = dates.find(({ value }) => value === date)
  if (known) return known.label
  const day = dayOf(date)
  // Some browsers take February 30 for March 2.
  return /^\d{4}-\d\d-\d\d$/.test(date) && dayKey(day) === date ? formatDay(day) : ''
}

/** The days count by the reader's calendar, today included. */
function testDate(date: string, now: Date): (request: InvitationRequest) => boolean {
  const [, days] = /^(7|30)d$/.exec(date) ?? []
  const last = days || date === 'today' ? now : dayOf(date)
  const from = startOfDay(last, days ? 1 - Number(days) : 0).getTime()
  const to = startOfDay(last, 1).getTime()
  return (request) => {
    const time = submittedTime(request)
    return time >= from && time < to
  }
}

/** What keyboards have several of, or Unicode does not take apart, by what it is compared as. */
const variants: Readonly<Record<string, string>> = {
  ...{ a: 'ⱥ', b: 'ɓ', c: 'ȼ', d: 'đðɗɖ', e: 'ɛəǝɇ', f: 'ƒ', g: 'ɣǥ', h: 'ħ', i: 'ıɨɩ', k: 'ƙĸ', l: 'łƚɬ' },
  ...{ n: 'ŋɲ', o: 'øɔɵ', t: 'ŧⱦ', u: 'ʉʊ', v: 'ʋ', y: 'ƴ', z: 'ʒƶ', ae: 'æ', oe: 'œ', ss: 'ß', th: 'þ' },
  ...{ σ: 'ς', а: 'ә', г: 'ґғ', к: 'қ', н: 'ң', о: 'ө', у: 'үұ', х: 'ҳһ', ч: 'ҷ' },
  ...{ ی: 'يى', ک: 'ك', ه: 'ةہە', ا: 'ٱ', '': 'ـ·‧・' },
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩', (digit, at) => [at, digit + '۰۱۲۳۴۵۶۷۸۹'.charAt(at)])),
  ...{ "'": '‘’‚‛′‵ʹʻʼʽʾʿˀˈꞌʔ‹›׳', '"': '“”„‟«»״', '-': '−˗⁃' },
}
const plain: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(variants).flatMap(([text, signs]) => Array.from(signs, (sign) => [sign, text])),
)
const replaced = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

/** Nearly every text is, and of ten thousand each further step takes milliseconds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
const isAscii = (text: string): boolean => /^[\x00-\x7F]*$/.test(text)

/**
 * Text for comparison, as people type what they read: without accents, case, invisible characters
 * and typographic marks. `Łukasz O’Brien` is `lukasz o'brien`.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.replaceAll('`', "'").toLowerCase()
  return (
    text
      // Taken apart, the acute accent would be a space, and two primes would be two marks.
      .replace(/[´`]/g, "'")
      .replace(/[″‶]/g, '"')
      .normalize('NFKD')
      // Other marks are letters: vowels of Devanagari, Thai and Tamil; not its point, the nukta.
      .replace(/(?=\p{M})[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Cyrl}\u093C]|[\p{Cf}\p{DI}]/gu, '')
      // Katakana are typed as hiragana.
      .replace(/[\u30A1-\u30F6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
      .toLowerCase()
      .replace(/\p{Pd}/gu, '-')
      .replace(replaced, (mark) => plain[mark] ?? mark)
  )
}

/**
 * A test for each word of a search, also of `Lee, Ann` and `"Ann Lee"`. A pasted `mailto:` link or
 * `Name <address>` is its address, and of several addresses any will do, whatever is beside them.
 */
export function searchTests(query: string): readonly ((request: InvitationRequest) => boolean)[] {
  const pasted = cleanAddress(query)
  // An address that was taken from more is not being typed any more.
  const typed = query.trim().replace(/\.$/, '')
  if (isEmailAddress(pasted)) return [wordTest(keyOf(pasted), pasted !== typed)]
  const addresses = addressesIn(pasted).map((address) => wordTest(address, true))
  if (addresses.length > 1) return [(request) => addresses.some((test) => test(request))]
  return fold(query)
    .split(/[\s,;"،、()]+/)
    .filter(Boolean)
    .map((word) => wordTest(word, false))
}

/**
 * Whether a request has this word. All that is found may be approved, so `ann@…` is not found in
 * `joann@…`, and an address that `isWhole` not in a longer one: `a@b.ca` in `a@b.cat`.
 */
function wordTest(text: string, isWhole: boolean): (request: InvitationRequest) => boolean {
  const word = fold(text)
  if (!isEmailAddress(word)) return (request) => searchText(request).includes(word)
  const sign = String.raw`[\p{L}\p{N}]`
  const plain = word.replace(/[.*+?^${}|/]/g, '\\$&')
  const end = isWhole ? String.raw`(?!-|\.?${sign})` : ''
  // An apostrophe may be a quotation mark, but not behind a letter: `o'brien@…`.
  const found = new RegExp(`(?<![._%+-]|${sign}'?)${plain}${end}`, 'u')
  // Quicker, and mostly the answer.
  return (request) => searchText(request).includes(word) && found.test(searchText(request))
}

export const searchText = once((request) =>
  fold([...searchedNames.map((name) => request[name] ?? ''), addressKey(request)].join('\n')),
)

/** `Search requests by name, email, organization and message`: it begins with what is seen. */
export const searchLabel = `Search requests by ${listWords(searchedNames.map((name) => answerOf(name).label.toLowerCase()))}`

/**
 * The key by which requests from one address are found; empty without an address. Accents stay:
 * with other ones it is another address.
 */
export const addressKey = once(({ email }) => keyOf(email))

function keyOf(email: string): string {
  if (isAscii(email)) return email.trim().toLowerCase()
  const key = email
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
  // The form's field writes a domain in ASCII, a list as people do.
  return key.replace(
    /(?<=@)(?=[^@]*[^\0-\x7f])[^@\s/?#:\\]+$/,
    (domain) => attempt(() => new URL(`http://${domain}`).hostname) ?? domain,
  )
}

export function groupBy(
  requests: readonly InvitationRequest[],
  read: (request: InvitationRequest) => string,
): Map<string, InvitationRequest[]> {
  const groups = new Map<string, InvitationRequest[]>()
  for (const request of requests) {
    const value = read(request)
    const group = groups.get(value)
    if (group) group.push(request)
    else groups.set(value, [request])
  }
  return groups
}

export function repeatedAddresses(requests: readonly InvitationRequest[]): ReadonlySet<string> {
  const groups = [...groupBy(requests, addressKey)]
  const repeated = groups.filter(([address, { length }]) => address !== '' && length > 1)
  return new Set(repeated.map(([address]) => address))
}
