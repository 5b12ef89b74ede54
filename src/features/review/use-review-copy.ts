import { useCallback, useRef, useState } from 'react'
import { invitationStorage } from '@/domain/invitations/storage'
import { copyHiddenText } from '@/lib/clipboard'
import { toast } from '@/lib/toast'
import { shortName } from './words'

/** Milliseconds that 'Copied!' is shown (specification, section 9). */
const confirmationMs = 2000

/** Copies the code of an approved request without showing it, and announces that. For two seconds it returns the id of the request. */
export function useReviewCopy(
  announce: (sentence: string) => void,
): readonly [string | undefined, (id: string) => void] {
  const [copied, setCopied] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const copy = useCallback(
    async (id: string) => {
      const request = invitationStorage.read().requests.find((each) => each.id === id)
      if (!request?.invitationCode) return
      // The same sentence is read out again only when it was gone in between.
      announce('')
      if (!(await copyHiddenText(request.invitationCode))) {
        toast.error('The browser did not allow copying. View storage shows the code.')
        return
      }
      setCopied(id)
      announce(`Code of ${shortName(request)} copied.`)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(undefined), confirmationMs)
    },
    [announce],
  )
  return [copied, copy]
}
