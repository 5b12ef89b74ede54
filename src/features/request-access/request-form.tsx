import { useEffect, useRef, useState } from 'react'
import { useDialogOpen } from '@/components/ui/use-dialog-open'
import { closeRequestDialog, requestDialogId } from './request-dialog-store'
import { RequestFields } from './request-fields'
import { RequestSuccess } from './request-success'
import { useSubmission } from './use-submission'

/** Milliseconds after which the dialog closes by itself when a request was submitted (specification, section 9). */
const closeAfterMs = 3000

/** The inside of the access-request dialog in all its states. The submission goes on when the dialog is closed, and reopening shows how it stands. */
export function RequestForm() {
  const open = useDialogOpen(requestDialogId)
  const { submission, submit, reset } = useSubmission()
  const submitted = submission.kind === 'success'
  const [held, setHeld] = useState(false)

  const seen = useRef(false)
  useEffect(() => {
    if (!submitted || open || !seen.current) return
    seen.current = false
    setHeld(false)
    reset()
  }, [submitted, open, reset])
  useEffect(() => {
    if (!submitted || !open) return
    seen.current = true
    if (held) return
    const timer = setTimeout(closeRequestDialog, closeAfterMs)
    return () => clearTimeout(timer)
  }, [submitted, open, held])

  if (submission.kind === 'success') return <RequestSuccess {...submission} open={open} onHold={setHeld} />
  return <RequestFields submission={submission} submit={submit} />
}
