import { inverse } from '@/domain/invitations/list'
import { invitationAudit, invitationNotes } from '@/domain/invitations/notes-and-log'
import { invitationStorage } from '@/domain/invitations/storage'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { countRequests } from '@/features/review/format'
import type { Review } from '@/features/review/use-review'
import { toast } from '@/lib/toast'
import type { ImportFile } from './import-file'
import { type ImportPlan, importChanges } from './import-plan'

const log = (action: string, before: string, after: string) =>
  invitationAudit.add([{ action, before, after }])

/** Adds the new records, and the conflicting ones of these `lines`. Rejects with StorageError. */
export async function importRecords(
  { change, announce, remember }: Review,
  file: ImportFile,
  plan: ImportPlan,
  lines: ReadonlySet<number>,
): Promise<void> {
  const changes = importChanges(plan, lines, invitationStorage.values())
  const { made, refused } = await change(() => invitationStorage.change(changes))
  const added = new Set(made.flatMap(({ id, from }) => (from === undefined ? [id] : [])))
  const { notes, leftOut } = addNotes(plan, added)
  const words = `${countRequests(added.size)} added, ${made.length - added.size} changed.`
  const all = [
    words,
    refused.length > 0 && `${countRequests(refused.length)} changed meanwhile and left alone.`,
    leftOut > 0 && `${leftOut === 1 ? 'A note' : `${leftOut} notes`} did not fit in the storage.`,
  ]
  const sentences = all.filter(Boolean).join(' ')
  announce(sentences)
  if (leftOut > 0) toast.error(sentences)
  else toast.success(words)
  const subject = countRequests(made.length)
  log('imported', file.kind, subject)
  const undo = async () => {
    // A request that got a note since is left alone: without it, nobody would find the note.
    const here = invitationNotes.read()
    const untouched = made.filter(({ id }) => !added.has(id) || here.get(id)?.text === notes.get(id))
    const back = await change(() => invitationStorage.change(inverse(untouched)))
    for (const { id } of back.made) if (notes.has(id)) invitationNotes.write(id, '')
    log('import undone', subject, countRequests(back.made.length))
    const left = made.length - back.made.length
    return `The import is undone${left > 0 ? `, but for ${countRequests(left)} changed since` : ''}.`
  }
  remember({ subject, verb: 'imported', undo })
}

/** Replaces everything by a backup, or rejects with StorageError and changes nothing. */
export async function restoreBackup(
  { change, announce, remember }: Review,
  texts: StoredTexts,
): Promise<void> {
  const before = await change(() => invitationStorage.restore(texts))
  announce('The backup stands in place of everything that was here.')
  toast.success('The backup is restored.')
  log('restored', 'the list here', 'the backup')
  const undo = async () => {
    const undone = before && (await change(() => invitationStorage.restore(before, texts)))
    if (!undone) return 'Something came or changed since the restore, so it was not undone.'
    log('restore undone', 'the backup', 'the list before')
    return 'Everything is as it was before the restore.'
  }
  remember({ subject: 'The backup', verb: 'restored', undo })
}

/** Imports the notes about the added requests, under the ids that these got here. */
function addNotes(plan: ImportPlan, added: ReadonlySet<string>) {
  const notes = new Map<string, string>()
  let leftOut = 0
  for (const { request, note } of plan.fresh) {
    if (note === undefined || !added.has(request.id)) continue
    try {
      invitationNotes.write(request.id, note)
      notes.set(request.id, note)
    } catch {
      leftOut += 1
    }
  }
  return { notes, leftOut }
}
