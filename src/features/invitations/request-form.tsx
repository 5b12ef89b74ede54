import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDialogOpen } from '@/components/ui/use-dialog-open'
import { QueryProvider } from '@/lib/query'
import { closeRequestDialog, requestDialogId } from './request-dialog-store'
import { RequestFields } from './request-fields'
import { prepareSubmission, submitRequest } from './request-later'
import type { CheckedRequest } from './request-schema'
import { RequestSuccess } from './request-success'

/** Milliseconds after which the dialog closes by itself when a request was submitted (specification, section 9). */
const closeAfterMs = 3000

/** The inside of the access-request dialog in all its states. */
export function RequestForm() {
  return (
    <QueryProvider>
      <RequestState />
    </QueryProvider>
  )
}

/** Idle, submitting, success or error. The submission goes on when the dialog is closed, and reopening shows how it stands. */
function RequestState() {
  const client = useQueryClient()
  const open = useDialogOpen(requestDialogId)
  const { status, data, error, mutateAsync, reset } = useMutation({
    mutationFn: (request: CheckedRequest) => submitRequest(request),
    onSuccess: () => client.invalidateQueries({ queryKey: ['invitation-requests'] }),
  })
  const submitted = status === 'success'

  useEffect(prepareSubmission, [])

  const seen = useRef(false)
  useEffect(() => {
    if (!submitted || open || !seen.current) return
    seen.current = false
    reset()
  }, [submitted, open, reset])
  useEffect(() => {
    if (!submitted || !open) return
    seen.current = true
    const timer = setTimeout(closeRequestDialog, closeAfterMs)
    return () => clearTimeout(timer)
  }, [submitted, open])

  if (submitted) return <RequestSuccess message={data.message} open={open} />
  return (
    <RequestFields
      state={status === 'pending' ? 'submitting' : status}
      failure={error ? error.message || 'An error occurred' : undefined}
      submit={mutateAsync}
    />
  )
}
