import { type InvitationChange, inverse, parseValues } from '@/domain/invitations/list'
import { invitationAudit, invitationNotes } from '@/domain/invitations/notes-and-log'
import { type InvitationRequest, listKey, toInvitationRequest } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { countOf, countRequests, shortName } from '@/features/review/format'
import { type Review, sayWithdrawn } from '@/features/review/use-review'
import { attempt } from '@/lib/attempt'
import { thousands } from '@/lib/dates'
import { isFull, storedJson } from '@/lib/json-storage'
import { addressIn, wordsOf } from '@/lib/tables/cells'
import type { Table } from '@/lib/tables/table'
import { toast } from '@/lib/toast'
import { type Columns, importFields } from './import-columns'
import type { ImportFile } from './import-file'
import { checkImport, type ImportPlan, importChanges } from './import-plan'
import type { ImportRecord } from './import-table'

const log = (action: string, before: string, after: string) =>
  invitationAudit.add([{ action, before, after }])

/** In the log, the history of a request is found by its name, too. */
const logNames = (changes: readonly InvitationChange[]) =>
  invitationAudit.add(
    changes.flatMap(({ id, from, to }) => {
      const [old, fresh] = [toInvitationRequest(from), toInvitationRequest(to)]
      const [before, after] = [old ? shortName(old) : '', fresh ? shortName(fresh) : '']
      return before && after && before !== after
        ? [{ action: 'renamed', id, name: after, before, after }]
        : []
    }),
  )

/**
 * Adds the new records, those conflicting ones of these `lines`, and the notes that are missing
 * here. Resolves to the requests that got a code in it; rejects with StorageError.
 */
export async function importRecords(
  { change, announce, remember }: Review,
  { name }: ImportFile,
  plan: ImportPlan,
  lines: ReadonlySet<number>,
): Promise<readonly InvitationRequest[]> {
  const changes = importChanges(plan, lines, invitationStorage.values())
  const { made, refused } = await change(() => invitationStorage.change(changes))
  const added = new Set(made.flatMap(({ id, from }) => (from === undefined ? [id] : [])))
  const refusedIds = new Set(refused.map(({ id }) => id))
  // While another tab is waited for, the list is cleared, and notes are written. A request that is
  // lost, as in a damaged list, has left its note.
  const listed = new Set(invitationStorage.read().requests.map(({ id }) => id))
  const noted = invitationNotes.read()
  const isWanted = (id: string) => listed.has(id) && !refusedIds.has(id)
  const { notes, typed, unsaved } = addNotes(new Map([...plan.notes].filter(([id]) => isWanted(id))))
  const late = [...notes.keys()].filter((id) => !added.has(id)).length
  const counts = `${thousands(added.size)} added, ${thousands(made.length - added.size)} changed`
  const all = [
    `${countRequests(added.size)} added, ${thousands(made.length - added.size)} changed.`,
    plan.left.length > 0 && `${thousands(plan.left.length)} left out.`,
    late > 0 && `${countOf(late, 'note')} added.`,
    refused.length > 0 &&
      `${countRequests(refused.length)} had changed in the meantime and stayed as before.`,
    typed > 0 && `${countOf(typed, 'note')} left out: another is here.`,
    unsaved > 0 && `${countOf(unsaved, 'note')} did not fit in the storage.`,
  ]
  const sentences = all.filter(Boolean).join(' ')
  if (unsaved > 0 || refused.length > 0) toast.error(sentences)
  else toast.success(made.length > 0 || late === 0 ? sentences : `${countOf(late, 'note')} added.`)
  announce(sentences)
  const subject = made.length > 0 ? countRequests(made.length) : countOf(notes.size, 'note')
  logNames(made)
  const noteCount = late > 0 ? `, ${countOf(late, 'note')} added` : ''
  log('imported', name, `${counts}, ${thousands(plan.left.length)} left out${noteCount}`)
  const undo = async () => {
    // A request that got a note since is left alone: without it, nobody would find the note.
    const hasItsNote = (id: string) =>
      invitationNotes.textOf(id) === (notes.get(id) ?? noted.get(id)?.text ?? '')
    const isUntouched = ({ id }: InvitationChange) => !added.has(id) || hasItsNote(id)
    const back = await change(() => invitationStorage.change(inverse(made), isUntouched))
    const gone = new Set(back.made.map(({ id }) => id))
    const stale = [...notes.keys()].filter((id) => hasItsNote(id) && (gone.has(id) || !added.has(id)))
    for (const id of stale) invitationNotes.write(id, '')
    logNames(back.made)
    log('import undone', subject, countRequests(back.made.length))
    const left = made.length - back.made.length
    const keptNotes = [...notes.keys()].filter((id) => !added.has(id) && !stale.includes(id)).length
    const staying = [left > 0 && countRequests(left), keptNotes > 0 && countOf(keptNotes, 'note')]
    const kept = staying.filter(Boolean).join(' and ')
    const but = kept ? `, except for ${kept} that changed since` : ''
    const undone =
      kept && gone.size + stale.length === 0
        ? `Nothing was undone: ${kept} changed since.`
        : `The import is undone${but}.`
    // Undo is pressed at the foot of the window; the status line may be above it.
    if (kept) toast.error(undone)
    return `${undone} ${sayWithdrawn(back.made)}`.trim()
  }
  remember({ subject, verb: 'imported', undo })
  const stored = new Set(made.map(({ id }) => id))
  const chosen = plan.conflicting.filter(({ line }) => lines.has(line))
  const coded = codedOf([...plan.fresh, ...chosen], plan.uncoded)
  return coded.filter(({ id }) => stored.has(id))
}

/**
 * Replaces everything by a backup, or rejects with StorageError and changes nothing. Resolves to
 * the requests that got a code in it.
 */
export async function restoreBackup(
  { change, announce, remember }: Review,
  file: ImportFile,
): Promise<readonly InvitationRequest[]> {
  const { texts, coded } = restoreTexts(file, new Date())
  const here = [...invitationStorage.values().values()]
  const theirs = parseValues(texts.get(listKey) ?? null).values
  const takeBack = await change(() =>
    orSmaller(
      () => invitationStorage.restore(texts),
      // Without escapes, as a long list may have been stored.
      () => invitationStorage.restore(new Map([...texts, [listKey, JSON.stringify(theirs)]])),
    ),
  )
  toast.success('The backup is restored.')
  const voided = sayWithdrawn(replacement(here, theirs))
  announce(`The backup has replaced everything that was here. ${voided}`.trim())
  log('restored', 'the list here', 'the backup')
  const undo = async () => {
    // What was logged since takes room, too.
    const isBack = await change(() =>
      orSmaller(takeBack, () => {
        invitationAudit.makeRoom()
        return takeBack()
      }),
    )
    if (!isBack) {
      const refused = 'Something changed after the restore, so it cannot be undone.'
      toast.error(refused)
      return refused
    }
    log('restore undone', 'the backup', 'the list before')
    return `Everything is as it was before the restore. ${sayWithdrawn(replacement(theirs, here))}`.trim()
  }
  remember({ subject: 'The backup', verb: 'restored', undo })
  return coded
}

/** The work, or where the storage is full, another one that takes less room. */
const orSmaller = <T>(work: () => Promise<T>, smaller: () => Promise<T>): Promise<T> =>
  work().catch((error) => {
    if (!isFull(error)) throw error
    return smaller()
  })

/** The changes that replace a list by another one, by the codes in them. */
function replacement(from: readonly unknown[], to: readonly unknown[]): readonly InvitationChange[] {
  const codeOf = (value: unknown) => toInvitationRequest(value)?.invitationCode ?? ''
  const kept = new Map(to.map((value) => [codeOf(value), value]))
  return from.map((value) => ({ id: '', from: value, to: kept.get(codeOf(value)) }))
}

/** The backup's texts; its list without what is left out. */
export function restoreTexts(file: ImportFile, now: Date) {
  const texts = file.texts ?? new Map<string, string>()
  const { fresh, uncoded } = checkImport(file, { now }).plan
  const list = JSON.stringify(fresh.map(({ value }) => value))
  const saved = parseValues(texts.get(listKey) ?? null)
  const asSaved = !saved.unreadable && JSON.stringify(saved.values) === list
  const restored: StoredTexts = asSaved ? texts : new Map([...texts, [listKey, storedJson(JSON.parse(list))]])
  return { texts: restored, coded: codedOf(fresh, uncoded) }
}

/** The requests of these lines, which got a code in this import. */
const codedOf = (records: readonly ImportRecord[], uncoded: ReadonlySet<number>) =>
  records.flatMap(({ line, request }) => (uncoded.has(line) ? [request] : []))

/** Writes the notes. Those that do not fit are counted, and those where another one is here. */
function addNotes(wanted: ReadonlyMap<string, string>) {
  const notes = new Map<string, string>()
  let typed = 0
  for (const [id, text] of wanted) {
    try {
      if (invitationNotes.textOf(id) === '') {
        invitationNotes.write(id, text)
        notes.set(id, text)
      } else typed += 1
    } catch {
      // The storage is full. The requests are there.
    }
  }
  return { notes, typed, unsaved: wanted.size - notes.size - typed }
}

/** Which columns an admin chose, by all headings of a file. It holds no rows and no people. */
const memoryKey = 'reviewImportColumns'
const most = 20

const keyOf = (headings: readonly string[]): string =>
  headings
    .map((heading) => wordsOf(heading.slice(0, 100)))
    .join('|')
    .slice(0, 2000)

function remembered(): Readonly<Record<string, unknown>> {
  return { ...Object(attempt(() => JSON.parse(localStorage.getItem(memoryKey) ?? '{}'))) }
}

/**
 * The columns with what was chosen for the same headings before: a form's weekly export needs no
 * second answer. It counts while the column of the address holds any. What a newer build recognizes
 * counts, too, where nobody has chosen another column or none, `[]`.
 */
export function knownColumns({ headings, hasHeadings, rows }: Table, found: Columns): Columns | undefined {
  if (!hasHeadings) return undefined
  const stored = remembered()[keyOf(headings)]
  if (typeof stored !== 'object' || stored === null) return undefined
  const isPlace = (at: unknown) => typeof at === 'number' && at in headings
  const isWhole = Object.entries(stored).every(
    ([field, places]) => field in importFields && Array.isArray(places) && places.every(isPlace),
  )
  const chosen: Columns = isWhole ? stored : {}
  const used = Object.values(chosen).flat()
  const free = Object.entries(found).filter(([, places]) => !places.some((at) => used.includes(at)))
  const all = Object.entries({ ...Object.fromEntries(free), ...chosen })
  const columns: Columns = Object.fromEntries(all.filter(([, places]) => places.length > 0))
  const [email = -1] = columns.email ?? []
  return rows.some(({ cells }) => addressIn(cells[email] ?? '') !== '') ? columns : undefined
}

/**
 * Remembers what was chosen for these headings instead of what was found; all lists without any
 * would share their columns. A storage that is full is no matter.
 */
export function rememberColumns({ headings, hasHeadings }: Table, found: Columns, columns: Columns): void {
  if (!hasHeadings) return
  const { [keyOf(headings)]: _, ...others } = remembered()
  const none = Object.fromEntries(Object.keys(found).map((field) => [field, []]))
  const chosen = Object.entries({ ...none, ...columns }).filter(
    ([field, places]) => `${places}` !== `${Reflect.get(found, field)}`,
  )
  const all = [...Object.entries(others), [keyOf(headings), Object.fromEntries(chosen)]].slice(-most)
  attempt(() => localStorage.setItem(memoryKey, JSON.stringify(Object.fromEntries(all))))
}
