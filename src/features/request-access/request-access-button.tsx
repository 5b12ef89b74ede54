import type { ComponentProps } from 'react'
import { DialogButton } from '@/components/dialog/dialog'

/** Id of the one access-request dialog; buttons name it in `commandfor`. */
export const requestDialogId = 'request-dialog'

export function RequestAccessButton({ children = 'Request Access', ...button }: ComponentProps<'button'>) {
  return (
    <DialogButton dialog={requestDialogId} {...button}>
      {children}
    </DialogButton>
  )
}
