import { lazy, Suspense } from 'react'
import type { InvitationRequest } from './invitation-request'
import { invitationStorage } from './invitation-storage'
import { ReviewClearDialog } from './review-clear-dialog'
import { ReviewCodeDialog } from './review-code-dialog'
import { ReviewCodesDialog } from './review-codes-dialog'
import { ReviewKeysDialog } from './review-keys-dialog'
import { ReviewStorageDialog } from './review-storage-dialog'
import type { ImportTools } from './use-review-import'

const ReviewImportDialog = lazy(async () => ({
  default: (await import('./review-import-dialog')).ReviewImportDialog,
}))
const ReviewAuditDialog = lazy(async () => ({
  default: (await import('./review-audit-dialog')).ReviewAuditDialog,
}))

const none: readonly InvitationRequest[] = []

/** The dialog that is open because somebody asked for it; those of the codes open by themselves. */
export type DialogName = 'none' | 'clear' | 'storage' | 'keys' | 'audit' | 'import'

type ReviewDialogsProps = ImportTools & {
  readonly open: DialogName
  readonly onClose: () => void
  readonly requests: readonly InvitationRequest[]
  /** The requests just approved, whose codes wait to be shown. */
  readonly codes: readonly InvitationRequest[]
  readonly onCodesClose: () => void
  readonly onClear: () => void
  readonly keysOn: boolean
  readonly onKeys: (on: boolean) => void
}

/** The dialogs of the review. Import and audit log load when they are asked for. */
export function ReviewDialogs(props: ReviewDialogsProps) {
  const { open, onClose, requests, codes, onCodesClose, onClear, keysOn, onKeys, remember, say } = props
  return (
    <>
      <ReviewCodeDialog approved={codes.length === 1 ? codes[0] : undefined} onClose={onCodesClose} />
      <ReviewCodesDialog approved={codes.length > 1 ? codes : none} onClose={onCodesClose} />
      <ReviewStorageDialog
        open={open === 'storage'}
        raw={open === 'storage' ? invitationStorage.raw() : null}
        onClose={onClose}
      />
      <ReviewClearDialog open={open === 'clear'} onConfirm={onClear} onClose={onClose} />
      <ReviewKeysDialog open={open === 'keys'} on={keysOn} onSwitch={onKeys} onClose={onClose} />
      <Suspense>
        {open === 'audit' && <ReviewAuditDialog onClose={onClose} />}
        {open === 'import' && (
          <ReviewImportDialog requests={requests} onClose={onClose} remember={remember} say={say} />
        )}
      </Suspense>
    </>
  )
}
