import type { ReactNode } from 'react'

type DialogButtonProps = {
  readonly dialog: string
  readonly className?: string
  readonly value?: string
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** Opens a dialog by `command`, also before the app; in older browsers the boot script does it. */
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
