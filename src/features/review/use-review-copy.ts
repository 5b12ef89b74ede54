import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import { toast } from '@/lib/toast'
import { copyText } from './copy'
import { shortName } from './words'

/** Milliseconds that 'Copied!' stands (specification, section 9). */
const confirmationMs = 2000

/** Copies the code of an approved request without showing it, and says so. The id of the request stands for two seconds after that. */
export function useReviewCopy(
  requests: readonly InvitationRequest[],
  say: (sentence: string) => void,
): readonly [string | undefined, (id: string) => void] {
  const [copied, setCopied] = useState<{ readonly id: string }>()
  const list = useRef(requests)
  useLayoutEffect(() => {
    list.current = requests
  }, [requests])
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), confirmationMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = useCallback(
    async (id: string) => {
      const request = list.current.find((each) => each.id === id)
      if (!request?.invitationCode) return
      // The same sentence is read out again only when it was gone in between.
      say('')
      if (await copyText(request.invitationCode)) {
        setCopied({ id })
        say(`Code of ${shortName(request)} copied.`)
      } else toast.error('The browser did not allow copying. View storage shows the code.')
    },
    [say],
  )
  return [copied?.id, copy]
}
