import type { ReactNode } from 'react'
import { knowsCommands } from '@/lib/invoker-commands'
import { chooseDemoType, type DemoType, demoDialogId, openDemoDialog } from './demo-dialog-store'

type DemoButtonProps = {
  /** What the visitor wants to see; it is sent with the request. */
  readonly type: DemoType
  readonly className?: string
  readonly children: ReactNode
}

/** Opens the demo dialog, which the page renders once ({@link DemoDialog}). It opens before the app is there, too. */
export function DemoButton({ type, className = 'btn', children }: DemoButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      value={type}
      onClick={(event) => {
        // Safari does not focus a clicked button, and the dialog gives the focus back to whatever had it.
        event.currentTarget.focus({ preventScroll: true })
        chooseDemoType(type)
        if (!knowsCommands()) openDemoDialog()
      }}
      {...{ command: 'show-modal', commandfor: demoDialogId }}
    >
      {children}
    </button>
  )
}
