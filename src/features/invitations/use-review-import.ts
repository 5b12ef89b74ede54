import { useCallback } from 'react'
import { toast } from '@/lib/toast'
import { invitationAudit } from './invitation-audit'
import { inverse } from './invitation-changes'
import type { ImportFile } from './invitation-import'
import { type ImportPlan, importChanges } from './invitation-import-plan'
import { invitationNotes } from './invitation-notes'
import type { StoredTexts } from './invitation-snapshot'
import { invitationStorage } from './invitation-storage'
import { countRequests } from './review-words'
import { useChanges, useRestore } from './use-invitations'
import type { useReviewUndo } from './use-review-undo'

/** What an import needs of the page: where it can be undone, and where it is said. */
export type ImportTools = {
  readonly remember: ReturnType<typeof useReviewUndo>['remember']
  readonly say: (sentence: string) => void
}

/** The two ways to take a file in. Both reject with StorageError, and then nothing is written. */
export function useReviewImport({ remember, say }: ImportTools) {
  const change = useChanges()
  const restore = useRestore()

  const bringIn = useCallback(
    async (file: ImportFile, plan: ImportPlan, lines: ReadonlySet<number>) => {
      const changes = importChanges(plan, lines, invitationStorage.values(), file.kind)
      const { made, refused } = await change(changes)
      const notes = addNotes(file, new Set(made.filter(({ from }) => from === undefined).map(({ id }) => id)))
      const added = made.filter(({ from }) => from === undefined).length
      const words = `${countRequests(added)} added, ${made.length - added} changed.`
      say(
        refused.length > 0
          ? `${words} ${countRequests(refused.length)} changed meanwhile and left alone.`
          : words,
      )
      toast.success(words)
      const subject = countRequests(made.length)
      invitationAudit.add([{ action: 'imported', before: file.kind, after: subject }])
      const undo = async () => {
        const back = await change(inverse(made))
        for (const id of notes) invitationNotes.write(id, '')
        invitationAudit.add([
          { action: 'import undone', before: subject, after: countRequests(back.made.length) },
        ])
        return back.refused.length > 0
          ? `The import is undone, but for ${countRequests(back.refused.length)} changed since.`
          : 'The import is undone.'
      }
      remember({ mark: 'other', subject, verb: 'imported', undo })
    },
    [change, remember, say],
  )

  const replaceAll = useCallback(
    async (texts: StoredTexts) => {
      const before = await restore(texts)
      say('The backup stands in place of everything that was here.')
      toast.success('The backup is restored.')
      invitationAudit.add([{ action: 'restored', before: 'the list here', after: 'the backup' }])
      const undo = async () => {
        await restore(before)
        invitationAudit.add([{ action: 'restore undone', before: 'the backup', after: 'the list before' }])
        return 'Everything is as it was before the restore.'
      }
      remember({ mark: 'other', subject: 'The backup', verb: 'restored', undo })
    },
    [restore, remember, say],
  )

  return { bringIn, replaceAll }
}

/** Takes in the notes about requests that were added. One that does not fit is left out. Returns the ids of those taken in. */
function addNotes(file: ImportFile, added: ReadonlySet<string>): readonly string[] {
  return [...file.notes].flatMap(([id, { text }]) => {
    if (!added.has(id)) return []
    try {
      invitationNotes.write(id, text)
      return [id]
    } catch {
      return []
    }
  })
}
