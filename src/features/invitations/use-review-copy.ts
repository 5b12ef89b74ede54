import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/lib/toast'
import type { InvitationRequest } from './invitation-request'
import { copyText } from './review-copy'

/** Milliseconds that 'Copied!' stands (specification, section 9). */
const confirmationMs = 2000

/** Copies the code of an approved request without showing it. The id of the request stands for two seconds after that. */
export function useReviewCopy(
  requests: readonly InvitationRequest[],
): readonly [string | undefined, (id: string) => void] {
  const [copied, setCopied] = useState<{ readonly id: string }>()
  const list = useRef(requests)
  useEffect(() => {
    list.current = requests
  }, [requests])
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = useCallback(async (id: string) => {
    const code = list.current.find((request) => request.id === id)?.invitationCode
    if (!code) return
    if (await copyText(code)) setCopied({ id })
    else toast.error('The browser did not allow copying. View storage shows the code.')
  }, [])
  return [copied?.id, copy]
}
