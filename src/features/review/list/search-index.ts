import { answerOf, searchedNames } from '@/domain/invitations/answers'
import { type InvitationRequest, once } from '@/domain/invitations/record'
import { cleanAddress, isEmailAddress } from '@/lib/email-address'
import { listWords } from '@/lib/text'

/** What keyboards have several of, or Unicode does not take apart, by what it is compared as. */
const variants: Readonly<Record<string, string>> = {
  ...{ b: 'ɓ', d: 'đðɗ', e: 'ɛə', f: 'ƒ', h: 'ħ', i: 'ı', k: 'ƙ', l: 'ł', n: 'ŋ', o: 'øɔ', t: 'ŧ', y: 'ƴ' },
  ...{ ae: 'æ', oe: 'œ', ss: 'ß', th: 'þ', σ: 'ς', ی: 'يى', ک: 'ك', ه: 'ة', '': 'ـ' },
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩', (digit, at) => [at, digit + '۰۱۲۳۴۵۶۷۸۹'.charAt(at)])),
  ...{ "'": '‘’‚‛′‵ʹʻʼˈ‹›׳', '"': '“”„‟«»״', '-': '−˗⁃' },
}
const plain: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(variants).flatMap(([text, signs]) => Array.from(signs, (sign) => [sign, text])),
)
const replaced = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')

/**
 * Text for comparison, as people type what they read: without accents, case, invisible characters
 * and typographic marks. `Łukasz O’Brien` is `lukasz o'brien`.
 */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
  if (/^[\x00-\x7F]*$/.test(text)) return text.replaceAll('`', "'").toLowerCase()
  return (
    text
      // Taken apart, the acute accent would be a space, and two primes would be two marks.
      .replace(/[´`]/g, "'")
      .replace(/[″‶]/g, '"')
      .normalize('NFKD')
      // Other marks are letters: vowels of Devanagari, Thai and Tamil.
      .replace(/(?=\p{M})[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Cyrl}]|[\p{Cf}\p{DI}]/gu, '')
      .toLowerCase()
      .replace(/\p{Pd}/gu, '-')
      .replace(replaced, (mark) => plain[mark] ?? mark)
  )
}

/**
 * The words of a search, also of `Lee, Ann` and `"Ann Lee"`. A pasted `mailto:` link or
 * `Name <address>` is its address.
 */
export function searchTerms(query: string): readonly string[] {
  const address = cleanAddress(query)
  const text = isEmailAddress(address) ? address : query
  return fold(text)
    .split(/[\s,;"]+/)
    .filter(Boolean)
}

/** The answers that are searched, folded, a line each. */
export const searchText = once((request) => fold(searchedNames.map((name) => request[name] ?? '').join('\n')))

/** `Search name, email, organization, and message` */
export const searchLabel = `Search ${listWords(searchedNames.map((name) => answerOf(name).label.toLowerCase()))}`

/**
 * The key by which requests from one address are found; empty without an address. Accents stay:
 * with other ones it is another address.
 */
export const addressKey = once(({ email }) =>
  email
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase(),
)

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
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const request of requests) {
    const address = addressKey(request)
    if (address === '') continue
    if (seen.has(address)) repeated.add(address)
    else seen.add(address)
  }
  return repeated
}
