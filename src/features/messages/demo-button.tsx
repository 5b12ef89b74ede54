import type { ReactNode } from 'react'
import { DialogButton } from '@/components/dialog/dialog-button'
import type { DemoType } from '@/domain/messages/email-api'
import { chosenDemo, demoDialogId } from './messages'

type DemoButtonProps = {
  /** What the visitor wants to see; it is sent with the request. */
  readonly type: DemoType
  readonly className?: string
  readonly children: ReactNode
}

/** Opens the demo dialog, which the page renders once (DemoDialog). */
export function DemoButton({ type, ...button }: DemoButtonProps) {
  return <DialogButton dialog={demoDialogId} value={type} onClick={() => chosenDemo.set(type)} {...button} />
}
