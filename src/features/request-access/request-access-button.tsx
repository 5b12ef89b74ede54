import type { ReactNode } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import { requestDialogId } from './request-dialog-store'

type RequestAccessButtonProps = { readonly className?: string; readonly children?: ReactNode }

/** Opens the access-request dialog. */
export function RequestAccessButton({ children = 'Request Access', ...button }: RequestAccessButtonProps) {
  return (
    <DialogButton dialog={requestDialogId} {...button}>
      {children}
    </DialogButton>
  )
}
