import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { useDialogOpen } from '@/components/ui/use-dialog-open'
import { isResent, standsInForm, subscribeOutbox } from '@/domain/messages/unsent'
import { useLater, whenTyped } from '@/lib/use-later'
import { useMutationResult } from '@/lib/use-mutation-result'
import { closeDemoDialog, demoDialogId, demoIntent } from './demo-dialog-store'
import { DemoFields } from './demo-fields'
import { DemoSuccess } from './demo-success'

/** Milliseconds after which the dialog closes by itself when a request was sent, and after which a closed one is reset (specification, section 9). */
const closeAfterMs = 3000
const resetAfterMs = 200

const loadChecks = () => import('./demo-checks')
const loadSending = () => import('./demo-sending')

/**
 * The demo dialog (specification, section 4), closed. A page with a {@link DemoButton} renders it once. Its fields stand in the
 * page's HTML; the code that checks and sends them comes at the first sign of intent.
 */
export function DemoDialog() {
  return (
    <Dialog id={demoDialogId} className="dlg-full" labelledBy="demo-title" describedBy="demo-intro">
      <DemoState />
    </Dialog>
  )
}

/** Idle, submitting, success, or idle again with what went wrong. A request that is on its way goes on when the dialog is closed. */
function DemoState() {
  const open = useDialogOpen(demoDialogId)
  const { loaded: checks, fetchNow: fetchChecks } = useLater(loadChecks, demoIntent)
  const { loaded, fetchNow: fetchSending } = useLater(loadSending, whenTyped)
  const sending = useMutationResult(loaded?.mutation)
  const status = sending?.status ?? 'idle'
  const resent = useSyncExternalStore(
    subscribeOutbox,
    () => isResent('demo'),
    () => false,
  )
  /** Every new number is a new, empty form. */
  const [sheet, setSheet] = useState(0)

  const form = useRef<HTMLFormElement>(null)
  const reset = () => {
    // Also while a submit waits for its code.
    if (status === 'pending' || form.current?.matches('[aria-busy="true"]')) return
    loaded?.mutation.reset()
    setSheet((number) => number + 1)
  }
  const resetClosed = useEffectEvent(reset)

  const wasOpen = useRef(false)
  useEffect(() => {
    if (open || !wasOpen.current) {
      wasOpen.current ||= open
      return
    }
    const timer = setTimeout(() => {
      wasOpen.current = false
      resetClosed()
    }, resetAfterMs)
    return () => clearTimeout(timer)
  }, [open])

  const succeeded = useEffectEvent(() => {
    if (!open) reset()
  })
  useEffect(() => {
    if (status === 'success') succeeded()
  }, [status])

  useEffect(() => {
    if (status !== 'success' || !open) return
    const timer = setTimeout(closeDemoDialog, closeAfterMs)
    return () => clearTimeout(timer)
  }, [status, open])

  if (sending?.status === 'success') return <DemoSuccess {...sending.data} open={open} />
  return (
    <DemoFields
      key={sheet}
      form={form}
      checks={checks}
      fetchChecks={fetchChecks}
      fetchSending={fetchSending}
      state={resent || status === 'pending' ? 'sending' : 'idle'}
      failure={sending?.error ? sending.error.message || 'An error occurred' : undefined}
      onDiscard={() => {
        standsInForm('demo', undefined)
        reset()
      }}
      focusFirst={sheet > 0 && open}
    />
  )
}
