import type { ComponentProps } from 'react'
import { DialogButton } from '@/components/dialog/dialog'
import { dialogForm } from '@/components/form/late-form'
import type { DemoType } from '@/domain/messages/message-schemas'
import { chosenDemo, demoDialogId } from './demo-type'

type DemoButtonProps = Omit<ComponentProps<'button'>, 'type'> & { readonly type: DemoType }

/** The dialog of specification, section 4. A page with a DemoButton renders it once. */
export const DemoDialog = dialogForm('demo', 'Request a Demo', () => import('./demo-body'))

export function DemoButton({ type, ...button }: DemoButtonProps) {
  return <DialogButton dialog={demoDialogId} value={type} onClick={() => chosenDemo.set(type)} {...button} />
}
