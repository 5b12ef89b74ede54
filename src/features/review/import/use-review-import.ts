import { useCallback } from 'react'
import { inverse } from '@/domain/invitations/list'
import { invitationAudit, invitationNotes } from '@/domain/invitations/side'
import { invitationStorage } from '@/domain/invitations/storage'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import type { useReviewUndo } from '@/features/review/recent'
import { useChanges, useRestore } from '@/features/review/use-invitations'
import type { useReviewNews } from '@/features/review/use-review-news'
import { countRequests } from '@/features/review/words'
import { toast } from '@/lib/toast'
import type { ImportFile } from './import-file'
import { type ImportPlan, importChanges } from './import-plan'

/**
 * What a change of the whole list needs of the page: where it can be undone, where it is said, and
 * that its outcome is no news.
 */
export type ChangeTools = {
  readonly remember: ReturnType<typeof useReviewUndo>['remember']
  readonly announce: (sentence: string) => void
  readonly quietly: ReturnType<typeof useReviewNews>
}

/** The two ways to take a file in. Both reject with StorageError, and then nothing is written. */
export function useReviewImport({ remember, announce, quietly }: ChangeTools) {
  const change = useChanges()
  const restore = useRestore()

  const bringIn = useCallback(
    async (file: ImportFile, plan: ImportPlan, lines: ReadonlySet<number>) => {
      const changes = importChanges(plan, lines, invitationStorage.values())
      const { made, refused } = await quietly(() => change(changes))
      const added = new Set(made.flatMap(({ id, from }) => (from === undefined ? [id] : [])))
      const { notes, leftOut } = addNotes(plan, added)
      const words = `${countRequests(added.size)} added, ${made.length - added.size} changed.`
      const said = [
        words,
        ...(refused.length > 0 ? [`${countRequests(refused.length)} changed meanwhile and left alone.`] : []),
        ...(leftOut > 0
          ? [`${leftOut === 1 ? 'A note' : `${leftOut} notes`} did not fit in the storage.`]
          : []),
      ]
      announce(said.join(' '))
      if (leftOut > 0) toast.error(said.join(' '))
      else toast.success(words)
      const subject = countRequests(made.length)
      invitationAudit.add([{ action: 'imported', before: file.kind, after: subject }])
      const undo = async () => {
        // A request that got a note since would leave it behind, where nobody finds it.
        const here = invitationNotes.read()
        const untouched = made.filter(({ id }) => !added.has(id) || here.get(id)?.text === notes.get(id))
        const back = await quietly(() => change(inverse(untouched)))
        for (const { id } of back.made) if (notes.has(id)) invitationNotes.write(id, '')
        const kept = made.length - back.made.length
        invitationAudit.add([
          { action: 'import undone', before: subject, after: countRequests(back.made.length) },
        ])
        return kept > 0
          ? `The import is undone, but for ${countRequests(kept)} changed since.`
          : 'The import is undone.'
      }
      remember({ mark: 'other', subject, verb: 'imported', undo })
    },
    [change, remember, announce, quietly],
  )

  const replaceAll = useCallback(
    async (texts: StoredTexts) => {
      const before = await quietly(() => restore({ texts }))
      announce('The backup stands in place of everything that was here.')
      toast.success('The backup is restored.')
      invitationAudit.add([{ action: 'restored', before: 'the list here', after: 'the backup' }])
      const undo = async () => {
        const undone = before && (await quietly(() => restore({ texts: before, expected: texts })))
        if (!undone) return 'Something came or changed since the restore, so it was not undone.'
        invitationAudit.add([{ action: 'restore undone', before: 'the backup', after: 'the list before' }])
        return 'Everything is as it was before the restore.'
      }
      remember({ mark: 'other', subject: 'The backup', verb: 'restored', undo })
    },
    [restore, remember, announce, quietly],
  )

  return { bringIn, replaceAll }
}

/**
 * Takes in the notes about requests that were added, under the ids that these got here. One that
 * does not fit is left out and counted.
 */
function addNotes(
  plan: ImportPlan,
  added: ReadonlySet<string>,
): { readonly notes: ReadonlyMap<string, string>; readonly leftOut: number } {
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
