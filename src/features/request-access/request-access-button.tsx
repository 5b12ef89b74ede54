import type { ReactNode } from 'react'
import { DialogButton } from '@/components/dialog/dialog-button'
import { openDialog } from '@/components/dialog/open-dialog'
import { fillForm } from '@/lib/form-fields'

/** Id of the one access-request dialog; buttons name it in `commandfor`. */
export const requestDialogId = 'request-dialog'

/** Id of the heading that names the dialog, in whatever state it is. */
export const requestTitleId = 'request-title'

/** Opens the dialog. A name or e-mail that is not empty replaces what is in its field. */
export function openRequestDialog(values: { readonly name?: string; readonly email?: string } = {}): void {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()))
  openDialog(requestDialogId)
  fillForm('request', document.querySelector(`#${requestDialogId} form`), given)
}

type RequestAccessButtonProps = { readonly className?: string; readonly children?: ReactNode }

/** Opens the access-request dialog. */
export function RequestAccessButton({ children = 'Request Access', ...button }: RequestAccessButtonProps) {
  return (
    <DialogButton dialog={requestDialogId} {...button}>
      {children}
    </DialogButton>
  )
}
