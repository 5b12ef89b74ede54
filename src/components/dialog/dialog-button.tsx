import type { ReactNode } from 'react'

type DialogButtonProps = {
  /** Id of the dialog that it opens. */
  readonly dialog: string
  readonly className?: string
  readonly value?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/**
 * Opens a dialog that the page renders elsewhere, also before the app is there: `command` is the
 * browser's own, and the boot script carries it out where the browser does not know it.
 */
export function DialogButton({ dialog, className = 'btn', ...button }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: dialog }}
      {...button}
    />
  )
}
