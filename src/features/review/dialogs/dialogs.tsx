import type { InvitationRequest } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import { ReviewImportDialog } from '@/features/review/import/import-dialog'
import { ReviewAuditDialog } from './audit-dialog'
import { type ClearTools, ReviewClearDialog } from './clear-dialog'
import { ReviewCodeDialog, ReviewCodesDialog } from './codes-dialog'
import { ReviewKeysDialog } from './keys-dialog'
import { ReviewStorageDialog } from './storage-dialog'

/** The dialog that is open because the reader asked for it. Those of the codes open themselves. */
export type DialogName = 'none' | 'clear' | 'storage' | 'keys' | 'audit' | 'import'

type ReviewDialogsProps = {
  readonly tools: ClearTools
  readonly open: DialogName
  readonly onClose: () => void
  readonly codes: readonly InvitationRequest[]
  readonly onCodesClose: () => void
  readonly onCleared: () => void
  readonly keysOn: boolean
  readonly onKeys: (on: boolean) => void
}

export function ReviewDialogs(props: ReviewDialogsProps) {
  const { open, onClose, codes, onCodesClose, onCleared, keysOn, onKeys, tools } = props
  const [code] = codes
  return (
    <>
      {code && codes.length === 1 && <ReviewCodeDialog approved={code} onClose={onCodesClose} />}
      {codes.length > 1 && <ReviewCodesDialog approved={codes} onClose={onCodesClose} />}
      {open === 'clear' && <ReviewClearDialog onCleared={onCleared} onClose={onClose} {...tools} />}
      {open === 'storage' && <ReviewStorageDialog raw={invitationStorage.raw()} onClose={onClose} />}
      {open === 'keys' && <ReviewKeysDialog on={keysOn} onSwitch={onKeys} onClose={onClose} />}
      {open === 'audit' && <ReviewAuditDialog onClose={onClose} />}
      {open === 'import' && <ReviewImportDialog onClose={onClose} {...tools} />}
    </>
  )
}
