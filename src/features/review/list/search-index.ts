import type { InvitationRequest } from '@/domain/invitations/record'

/** What searching, sorting and counting need of a request, worked out once a record. */
type Facts = {
  /** All searchable text, folded. */
  text?: string
  /** Epoch milliseconds of the submission; NaN when no date can be read. */
  time?: number
  /** The local day of the submission: `2025-07-16`, or the empty text. */
  day?: string
  /** The address, folded, by which duplicates are found. */
  address?: string
}

const facts = new WeakMap<InvitationRequest, Facts>()

function factsOf(request: InvitationRequest): Facts {
  let known = facts.get(request)
  if (!known) {
    known = {}
    facts.set(request, known)
  }
  return known
}

/**
 * Text as it is compared: without case and diacritics (`Étienne` is `etienne`, full-width letters
 * are plain ones). Plain ASCII, which most texts are, is only lowered.
 */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
  if (/^[\x00-\x7F]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
}

/** Name, e-mail, organization and message, folded, a line each. */
export function searchText(request: InvitationRequest): string {
  const known = factsOf(request)
  known.text ??= fold(`${request.name}\n${request.email}\n${request.organization ?? ''}\n${request.message}`)
  return known.text
}

/** Epoch milliseconds of the submission; NaN when no date can be read. */
export function submittedTime(request: InvitationRequest): number {
  const known = factsOf(request)
  known.time ??= Date.parse(request.submittedAt)
  return known.time
}

/**
 * The reader's local day of the submission as `2025-07-16`; the empty text when no date can be
 * read.
 */
export function submittedDay(request: InvitationRequest): string {
  const known = factsOf(request)
  if (known.day === undefined) {
    const time = submittedTime(request)
    known.day = Number.isNaN(time) ? '' : dayKey(new Date(time))
  }
  return known.day
}

/** A local day as `2025-07-16`. */
export function dayKey(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The address by which requests of one person are found; the empty text is nobody's. */
export function addressKey(request: InvitationRequest): string {
  const known = factsOf(request)
  known.address ??= fold(request.email.trim())
  return known.address
}

/** The requests of each address that has more than one. */
export function duplicatesByAddress(
  requests: readonly InvitationRequest[],
): ReadonlyMap<string, readonly InvitationRequest[]> {
  const first = new Map<string, InvitationRequest>()
  const groups = new Map<string, InvitationRequest[]>()
  for (const request of requests) {
    const key = addressKey(request)
    if (key === '') continue
    const group = groups.get(key)
    const earlier = first.get(key)
    if (group) group.push(request)
    else if (earlier) groups.set(key, [earlier, request])
    else first.set(key, request)
  }
  return groups
}

/** Requests prepared in one idle moment: a few milliseconds of work. */
const batch = 250

/**
 * Works out the search texts of all requests in idle moments, so that no keystroke has to. Returns
 * the function that stops it.
 */
export function prepareSearch(requests: readonly InvitationRequest[]): () => void {
  let next = 0
  let timer: ReturnType<typeof setTimeout>
  const work = () => {
    for (const request of requests.slice(next, next + batch)) searchText(request)
    next += batch
    if (next < requests.length) timer = setTimeout(work)
  }
  timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}
