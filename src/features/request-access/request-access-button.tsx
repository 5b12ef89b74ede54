import type { ReactNode } from 'react'
import { knowsCommands } from '@/lib/invoker-commands'
import { openRequestDialog, requestDialogId } from './request-dialog-store'

type RequestAccessButtonProps = { readonly className?: string; readonly children?: ReactNode }

/** Opens the access-request dialog, also before the app is there: `command` is the browser's own. */
export function RequestAccessButton({
  className = 'btn',
  children = 'Request Access',
}: RequestAccessButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => {
        // Safari does not focus a clicked button, and the dialog gives the focus back to whatever had it.
        event.currentTarget.focus({ preventScroll: true })
        if (!knowsCommands()) openRequestDialog()
      }}
      {...{ command: 'show-modal', commandfor: requestDialogId }}
    >
      {children}
    </button>
  )
}
