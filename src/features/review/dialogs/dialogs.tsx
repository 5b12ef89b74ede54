import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import { invitationStorage } from '@/domain/invitations/storage'
import type { ChangeTools } from '@/features/review/import/use-review-import'
import { toast } from '@/lib/toast'
import { ReviewClearDialog } from './clear-dialog'
import { ReviewCodeDialog, ReviewCodesDialog } from './codes-dialog'

const ReviewImportDialog = partOf(
  async () => (await import('@/features/review/import/import-dialog')).ReviewImportDialog,
)
const ReviewAuditDialog = partOf(async () => (await import('./audit-dialog')).ReviewAuditDialog)
const ReviewKeysDialog = partOf(async () => (await import('./keys-dialog')).ReviewKeysDialog)
const ReviewStorageDialog = partOf(async () => (await import('./storage-dialog')).ReviewStorageDialog)

/**
 * The dialog that is open because the reader asked for it; those of the codes open by themselves.
 */
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

/**
 * The dialogs of the review. Those that are seldom needed load when they are asked for; without its
 * code one is closed again, and a toast says so. Those of the codes, which are shown once, are
 * always here.
 */
export function ReviewDialogs(props: ReviewDialogsProps) {
  const { open, onClose, requests, codes, onCodesClose, onClear, keysOn, onKeys, ...tools } = props
  const onMissing = () => {
    toast.error(
      navigator.onLine
        ? 'This could not be loaded. Try again; if it does not come, load the page again.'
        : 'You are offline, and this part of the page is not on your device yet.',
    )
    onClose()
  }
  const part = { onClose, onMissing }
  return (
    <>
      <ReviewCodeDialog
        approved={codes.length === 1 ? codes[0] : undefined}
        // It also closes to make room for the dialog of several.
        onClose={() => codes.length === 1 && onCodesClose()}
      />
      <ReviewClearDialog open={open === 'clear'} onConfirm={onClear} onClose={onClose} />
      {codes.length > 1 && <ReviewCodesDialog approved={codes} onClose={onCodesClose} />}
      {open === 'storage' && <ReviewStorageDialog raw={invitationStorage.raw()} {...part} />}
      {open === 'keys' && <ReviewKeysDialog on={keysOn} onSwitch={onKeys} {...part} />}
      {open === 'audit' && <ReviewAuditDialog {...part} />}
      {open === 'import' && <ReviewImportDialog requests={requests} {...part} {...tools} />}
    </>
  )
}

/** Milliseconds after which the code of a part that could not be loaded is asked for again. */
const againMs = 30_000

/**
 * A part of the page whose code is loaded when it is first drawn; until then there is nothing in
 * its place. When it cannot be loaded, the rest stands: `onMissing` is called, and as long as the
 * part is still wanted, the next try comes half a minute later. (React.lazy would keep the failure
 * for ever and throw it, and the error page would take the place of the whole admin area.)
 */
export function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Code: ComponentType<Props> | undefined
  return function Part(props: Props & { readonly onMissing?: () => void }) {
    const [tries, setTries] = useState(0)
    const missing = useEffectEvent(() => props.onMissing?.())

    // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once
    useEffect(() => {
      if (Code) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isOver = false
      const next = () => !isOver && setTries((count) => count + 1)
      load().then(
        (code) => {
          Code = code
          next()
        },
        () => {
          if (isOver) return
          timer = setTimeout(next, againMs)
          missing()
        },
      )
      return () => {
        isOver = true
        clearTimeout(timer)
      }
    }, [tries])

    return Code && <Code {...props} />
  }
}
