import type { ReactNode } from 'react'
import { DialogButton } from '@/components/dialog/dialog'

/** Id of the one access-request dialog; buttons name it in `commandfor`. */
export const requestDialogId = 'request-dialog'

type RequestAccessButtonProps = { readonly className?: string; readonly children?: ReactNode }

export function RequestAccessButton({ children = 'Request Access', ...button }: RequestAccessButtonProps) {
  return (
    <DialogButton dialog={requestDialogId} {...button}>
      {children}
    </DialogButton>
  )
}
