import { Check, Copy, type LucideIcon, X } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import type { InvitationRequest } from '@/domain/invitations/record'
import { shortName } from '@/features/review/format'
import { type RowLayout, rowClasses } from './row-classes'

export type RowActions = {
  readonly open: (id: string) => void
  /** A control of the row has got the focus. */
  readonly follow: (id: string) => void
  readonly decide: (id: string, decision: 'approved' | 'rejected') => void
  /** Selects the row or not; with `through`, all from the one before, too. */
  readonly toggle: (id: string, through: boolean) => void
  readonly copyCode: (id: string) => void
}

export type RowButtonsProps = {
  readonly request: InvitationRequest
  readonly current: boolean
  /** True for two seconds after its code was copied. */
  readonly copied: boolean
  readonly layout: RowLayout
  readonly actions: RefObject<RowActions>
}

export function RowButtons({ request, current, copied, layout, actions }: RowButtonsProps) {
  const { id, status, invitationCode } = request
  const name = shortName(request)
  const { button, copy, icon, word } = rowClasses[layout]
  if (status === 'approved' && invitationCode) {
    return (
      <RowButton
        className={`${copy} text-muted`}
        Icon={copied ? Check : Copy}
        iconClass={icon}
        wordClass={word}
        word={copied ? 'Copied!' : 'Copy code'}
        aria-label={copied ? 'Copied!' : `Copy code of ${name}`}
        onClick={() => actions.current.copyCode(id)}
      />
    )
  }
  if (status !== 'pending') return null
  return (
    <>
      <RowButton
        className={`${button} ${current ? chosenButton : ''}`}
        Icon={Check}
        iconClass={current ? icon : `${icon} text-hint`}
        wordClass={word}
        word="Approve"
        aria-label={`Approve ${name}`}
        onClick={() => actions.current.decide(id, 'approved')}
      />
      <RowButton
        className={`${button} ${current ? 'before:border-ink! before:bg-ground' : ''}`}
        Icon={X}
        iconClass={`${icon} text-correction`}
        wordClass={word}
        word="Reject"
        aria-label={`Reject ${name}`}
        onClick={() => actions.current.decide(id, 'rejected')}
      />
    </>
  )
}

const chosenButton = 'text-on-ink before:border-ink! before:bg-ink forced-color-adjust-none'

type RowButtonProps = ComponentProps<'button'> & {
  readonly Icon: LucideIcon
  readonly iconClass: string
  readonly word: string
  readonly wordClass: string
}

function RowButton({ Icon, iconClass, word, wordClass, className = '', ...props }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`relative isolate inline-flex items-center justify-center gap-1.5 text-note
        before:absolute before:-z-1 before:rounded-control before:border-line hover:before:border-ink
        ${className}`}
      {...props}
    >
      <Icon className={`shrink-0 ${iconClass}`} strokeWidth={2.5} aria-hidden="true" />
      <span className={wordClass}>{word}</span>
    </button>
  )
}
