import type { ReactNode } from 'react'
import { useFailedButton } from '@/components/form/use-failed-button'

/** How a form with an e-mail stands. */
export type SendingState = 'idle' | 'sending' | 'failed'

type MessageEndProps = {
  readonly state: SendingState
  readonly label: string
  readonly sendingLabel: string
  /** What stands beside the buttons. */
  readonly line: ReactNode
  /** Another button. */
  readonly children?: ReactNode
}

/** The end of a form that is sent by e-mail: its button, disabled while it is sending, and a line that says how things stand. */
export function MessageEnd({ state, label, sendingLabel, line, children }: MessageEndProps) {
  const sending = state === 'sending'
  const button = useFailedButton(state === 'failed')

  return (
    <div className="dlg-end field-full">
      <button type="submit" className="btn max-sm:w-auto! max-sm:grow" ref={button} disabled={sending}>
        {sending ? sendingLabel : label}
      </button>
      {children}
      <p>{line}</p>
      <p className="vh" role="status">
        {sending && <span>{sendingLabel}</span>}
      </p>
    </div>
  )
}
