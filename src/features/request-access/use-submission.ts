import { useCallback, useState } from 'react'
import type { CheckedRequest } from '@/domain/invitations/schema'
import { prepareCopies, submitRequest } from './request-later'

/** How the access request stands (specification, section 4, "Request modal"). */
export type Submission =
  | { readonly kind: 'idle' | 'submitting' }
  | {
      readonly kind: 'success'
      readonly message: string
      readonly request: CheckedRequest
      readonly id: string
    }
  | { readonly kind: 'error'; readonly message: string; readonly request: CheckedRequest; readonly at: Date }

/** A submission that goes on when the dialog is closed. `submit` resolves to whether the request was stored, and never rejects. */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ kind: 'idle' })

  const submit = useCallback(async (request: CheckedRequest): Promise<boolean> => {
    setSubmission({ kind: 'submitting' })
    prepareCopies()
    try {
      const { message, requestId } = await submitRequest(request)
      setSubmission({ kind: 'success', message, request, id: requestId })
      return true
    } catch (error) {
      const message = (error instanceof Error && error.message) || 'An error occurred'
      setSubmission({ kind: 'error', message, request, at: new Date() })
      return false
    }
  }, [])
  const reset = useCallback(() => setSubmission({ kind: 'idle' }), [])

  return { submission, submit, reset }
}
