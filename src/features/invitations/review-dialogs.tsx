import { lazy, Suspense } from 'react'
import type { InvitationRequest } from './invitation-request'
import { invitationStorage } from './invitation-storage'
import { ReviewClearDialog } from './review-clear-dialog'
import { ReviewCodeDialog } from './review-code-dialog'
import type { ChangeTools } from './use-review-import'

const ReviewImportDialog = lazy(async () => ({
  default: (await import('./review-import-dialog')).ReviewImportDialog,
}))
const ReviewAuditDialog = lazy(async () => ({
  default: (await import('./review-audit-dialog')).ReviewAuditDialog,
}))

const ReviewCodesDialog = lazy(async () => ({
  default: (await import('./review-codes-dialog')).ReviewCodesDialog,
}))
const ReviewKeysDialog = lazy(async () => ({
  default: (await import('./review-keys-dialog')).ReviewKeysDialog,
}))
const ReviewStorageDialog = lazy(async () => ({
  default: (await import('./review-storage-dialog')).ReviewStorageDialog,
}))

/** The dialog that is open because somebody asked for it; those of the codes open by themselves. */
export type DialogName = 'none' | 'clear' | 'storage' | 'keys' | 'audit' | 'import'

type ReviewDialogsProps = ChangeTools & {
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

/** The dialogs of the review. Those that are seldom needed load when they are asked for. */
export function ReviewDialogs(props: ReviewDialogsProps) {
  const { open, onClose, requests, codes, onCodesClose, onClear, keysOn, onKeys, ...tools } = props
  return (
    <>
      <ReviewCodeDialog approved={codes.length === 1 ? codes[0] : undefined} onClose={onCodesClose} />
      <ReviewClearDialog open={open === 'clear'} onConfirm={onClear} onClose={onClose} />
      <Suspense>
        {codes.length > 1 && <ReviewCodesDialog approved={codes} onClose={onCodesClose} />}
        {open === 'storage' && <ReviewStorageDialog raw={invitationStorage.raw()} onClose={onClose} />}
        {open === 'keys' && <ReviewKeysDialog on={keysOn} onSwitch={onKeys} onClose={onClose} />}
        {open === 'audit' && <ReviewAuditDialog onClose={onClose} />}
        {open === 'import' && <ReviewImportDialog requests={requests} onClose={onClose} {...tools} />}
      </Suspense>
    </>
  )
}
