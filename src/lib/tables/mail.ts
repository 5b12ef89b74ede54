import { attempt } from '@/lib/attempt'
import { addressesIn } from '@/lib/email-address'
import { addressIn } from './cells'
import { mostRows, type Table } from './table'

// What mail adds to a list, and lists that forms send by mail.

const from = 'From|Sender|Reply-To|Von|De|Da|Van|Från|Fra|Od'
/** A line with an address that is not the sender's. */
const otherAddress = new RegExp(`^(?!(?:${from})[ \\u00a0\\u202f]?:).*@`, 'im')

/** Lines of a mail's head with a heading of these, and what is folded below. */
const headed = (words: string) =>
  new RegExp(`^(?:${words})[ \\u00a0\\u202f]?:.*(?:[\\r\\n]+[ \\t].*){0,50}[\\r\\n]*`, 'gim')
const to = headed('To|An|À|Para|A|Aan|Till|Til|Do')
const about =
  'Sent|Date|Subject|Gesendet|Datum|Betreff|Envoyé|Objet|Enviado|Fecha|Asunto|Assunto|Inviato|Data|Oggetto|' +
  'Verzonden|Onderwerp|Skickat|Ämne|Sendt|Dato|Emne|Wysłano|Temat'
/** What mail servers have written above it. A blank line below begins the body. */
const servers = headed(
  '(?:ARC|Auth\\w+|Delivered|DKIM|In|List|Message|Return|X)-[\\w-]+|Received\\S*|References',
)
/** With it, a mailbox begins each mail (RFC 4155). */
const mailStart = /^From \S+ \w{3} \w{3} [ \d]\d \d\d:.*[\r\n]+/gm
/** The lines that say nothing about those to whom it went. */
const sent = headed(`${from}|${about}`)
/** Without these, `Van: v@b.ca` and `An: a@b.ca` are people. */
const proof = headed(`To|${about}`)

/** Above an answer in a mail: `On Jul 14, 2025, at 2:45 PM, Amara <a@b.ca> wrote:` */
const answered = new RegExp(
  '^[> ]*\\p{L}.{4,60}\\d[:.h]\\d\\d(?:[ \\u202f]?[AP]\\.?M\\b\\.?| Uhr schrieb)?,? +' +
    '([^<>(]{1,100}?) ?\\(?<([^<>\\s]{1,64}@[^<>\\s]{1,254})>\\)?(?:\\s[\\p{L} ]{1,30})?:\\s*$',
  'gimu',
)

/** Words beyond ASCII in the head of a mail: `=?UTF-8?Q?Jos=C3=A9?=` (RFC 2047, 2). */
const encodedWord =
  /=\?([\w-]{1,40})(?:\*[\w-]*)?\?([BQ])\?([^?\s]*)\?=(?:\s+(?==\?[\w-]{1,40}(?:\*[\w-]*)?\?[BQ]\?))?/gi
const bytesOf = (run: string) => Uint8Array.from(run, (letter) => letter.charCodeAt(0))
const plain = (run: string) =>
  run.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
const decodeWord = (word: string, charset: string, coding: string, run: string) =>
  attempt(() => {
    const bytes = /b/i.test(coding) ? atob(run) : plain(run.replaceAll('_', ' '))
    return new TextDecoder(charset).decode(bytesOf(bytes))
  }) ?? word

/**
 * A text without what mail adds: `>` before each line that is quoted, all but the person above an
 * answer, and, where its source was saved, `=C3=A9` for letters beyond ASCII and the ends of lines
 * that were cut (RFC 2045, 6.7).
 */
export function mailText(text: string): string {
  const isSaved = /^Message-ID:/im.test(text.slice(0, 10_000))
  const written = isSaved
    ? text
        .replace(mailStart, '')
        .replace(servers, (lines) => (/\n\r?\n$/.test(lines) ? '\n' : ''))
        .replace(encodedWord, decodeWord)
    : text
  const isQuoted = written.startsWith('>') && !/^(?!>).*\S/m.test(written)
  const bare = (isQuoted ? written.replace(/^[> ]*> ?/gm, '') : written).replace(answered, '$1 <$2>')
  // In JSON, it is what someone wrote.
  const isSource =
    !/^\s*[[{]/.test(bare) &&
    !/^.{77}/m.test(bare) &&
    /=[C-F][\dA-F]=[89AB][\dA-F]/.test(bare) &&
    !/=(?![\dA-F]{2}|\r?\n)/.test(bare)
  if (!isSource) return bare
  return bare
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (run) => new TextDecoder().decode(bytesOf(plain(run))))
}

/** The label of `Label: answer`, as forms mail it, of `label = "answer"`, or of two cells. */
const labelBefore =
  /^\s{0,20}(?:[-*•]\s{1,9})?\*{0,2}(\p{L}[^:：=\t,;|@]{0,59}?)\*{0,2}\s{0,9}(?:[:：](?!\/\/)\*{0,2}[ \t]*|= ?|[\t|])/u

/** The line above a person in a file of settings: `[user1]`, `[[users]]`. */
const section = /^\[{1,2}[\w .-]+\]{1,2}\s*$/

/** A name above its person's answers: `Amara Okafor`, `## Amara Okafor`, `1. **Amara Okafor**`. */
const titleAlone = /^\s*((?:#{1,6} |\d{1,3}[.)] )?\*{0,2})(\p{L}[\p{L}\p{M}.'’ -]{1,60}?)\*{0,2}\s*$/u

/** Lines between people, and the last one, as databases write them, too. */
const ruled = /^\s*(?:[-–—_=*]{2,}(?: \d+\. row \*+)?\s*|-\[ RECORD \d+ \][-+]*\s*|\d+ rows? in set \(.*)?$/

/**
 * Answers below each other, as forms send them by mail: a label that comes again begins the next
 * person. Undefined for any other text.
 */
export function readForms(
  text: string,
  headingScore: (cells: readonly string[]) => number,
  isHeadingOf: (field: 'email' | 'message', heading: string) => boolean,
): Table | undefined {
  const headings: string[] = []
  const found: { line: number; cells: string[] }[] = []
  let last = -1
  const lines = text.split(/\r\n?|\n/, mostRows + 1)
  if (lines.length > mostRows) return undefined
  const labelIn = (line: string) => labelBefore.exec(line.slice(0, 200)) ?? []
  const titleAt = (at: number) => {
    const [, mark, name] = titleAlone.exec(lines[at]?.slice(0, 100) ?? '') ?? []
    const isAbove = labelIn(lines[at + 1] ?? '').length > 0 && headingScore([name ?? '']) === 0
    return isAbove && (mark || !lines[at - 1]?.trim()) ? name : undefined
  }
  const known = lines.slice(0, 1000).findIndex((line) => headingScore([labelIn(line)[1] ?? '']) > 0)
  // The same words above each, or words above one alone, are what a website writes.
  const titles = () => new Set(lines.map((_, at) => titleAt(at)).filter(Boolean))
  const areTitled = titleAt(known - 1) !== undefined && titles().size > 1
  const areAlone = lines.length < 1000 && known < 0
  for (const [at, line] of lines.entries()) {
    const isSection = section.test(line) && (line[1] === '[' || section.test(lines[0] ?? ''))
    if (isSection || ruled.test(line)) continue
    // `Name`, with the answer in the next line.
    const canBe = areAlone && (found.length > 0 || lines[at + 1]?.trim())
    const isLabel = canBe && /^[^,;|\t@]{1,60}$/.test(line) && headingScore([line]) > 0
    const title = areTitled ? titleAt(at) : undefined
    const [start = '', named = ''] = title ? ['', 'Name'] : isLabel ? [line, line.trim()] : labelIn(line)
    // YAML has quotes around values.
    const value = title ?? line.slice(start.length).replace(/^(["'])(.*)\1\s*$/, '$2')
    const label = value.includes('\t') ? '' : named
    const row = found.at(-1)
    const place = headings.indexOf(label)
    const isMessage = isHeadingOf('message', headings[last] ?? '')
    const isMore = isMessage ? place < 0 : row?.cells[place] !== undefined
    // The first label and known ones begin a person, not "Phone" again, nor "Note" in a message.
    if (label === '' || (isMore && place !== 0 && headingScore([label]) <= 0)) {
      // An answer may be below its label, or go on. In another one, an address would be lost.
      const isEmail = isHeadingOf('email', headings[last] ?? '') && !row?.cells[last]?.trim()
      if (line.includes('@') && !isMessage && !isEmail) return undefined
      if (!row) continue
      row.cells[place < 0 ? last : place] += `\n${place < 0 ? line : value}`
      continue
    }
    if (value.includes('@') && !isHeadingOf('email', label) && !isHeadingOf('message', label))
      return undefined
    last = place >= 0 ? place : headings.push(label) - 1
    if (headings.length > 100) return undefined
    if (!row || row.cells[last] !== undefined) found.push({ line: at + 1, cells: [] })
    const cells = found.at(-1)?.cells ?? []
    cells[last] = value
  }
  const email = headings.findIndex((heading) => isHeadingOf('email', heading))
  const isEach = found.every(({ cells }) => addressIn(cells[email] ?? '') !== '')
  if (found.length === 0 || headingScore(headings) < 2 || !isEach) return undefined
  const rows = found.map(({ line, cells }) => ({ line, cells: headings.map((_, at) => cells[at] ?? '') }))
  return { headings, rows, above: 0, hasHeadings: true }
}

/**
 * Of a mail, the text that names its people, and the one in which the answers of a form are; of
 * any other text, the text itself. Line ends stay, by which rows are counted.
 */
export function openMail(written: string): { readonly list: string; readonly answers: string } {
  const head = written.slice(0, 10_000)
  const begin = head.search(sent)
  const isHead = begin >= 0 && head.indexOf('@') > begin && head.search(proof) >= 0
  const isMail = isHead && head.search(to) >= 0
  // On a website, the headings are a column.
  const endsOf = (lines: string) => lines.replace(/[^\r\n]+/g, '')
  // What is above its head is its title.
  const mail = isMail ? endsOf(written.slice(0, begin)) + written.slice(begin) : written
  const [, body = ''] = isMail ? (/\S[^\S\n]*\n[^\S\n]*\n([\s\S]*)/.exec(mail) ?? []) : []
  const read = body.includes('@') ? mail : mail.slice(0, mail.length - body.length)
  const receivers = (written.length < 2 ** 20 && written.match(to)) || []
  // Of mails to one person, those who wrote them are the list; the others are words.
  const isAlone = isMail && !body.includes('@') && !/^b?cc:.*@/im.test(head)
  const isToOne = (isAlone || receivers.length > 1) && addressesIn(receivers.join('\n')).length === 1
  // Some programs leave out to whom: then each address is behind `From:`.
  const isFrom = isHead && !isMail && !otherAddress.test(written)
  const isThread = isToOne || isFrom
  const people = isThread
    ? written.replace(to, endsOf).replace(/^[^@\r\n]+$/gm, '')
    : read.replace(sent, endsOf)
  const list = isThread || isMail ? people.replaceAll(':\t', ': ') : written
  return { list, answers: isMail && body.includes('@') ? body : written }
}
