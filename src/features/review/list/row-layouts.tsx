import { Check, Copy, type LucideIcon, X } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import type { Decision } from '@/domain/invitations/list'
import type { InvitationRequest, InvitationStatus } from '@/domain/invitations/record'
import { shortName } from '@/features/review/format'

/** How a row is laid out, by the list's width: a line, a block, or one with buttons below. */
export type RowLayout = 'table' | 'block' | 'stack'

/** The least widths of the list, in rem, for these layouts. */
export const layoutFor = (width: number): RowLayout =>
  width >= 53.75 ? 'table' : width >= 38.75 ? 'block' : 'stack'

/** In rem, and known ahead, so that no row has to be measured. */
export function rowHeight(layout: RowLayout, status: InvitationStatus): number {
  if (layout === 'stack') return status === 'pending' ? 10.75 : 7.5
  return layout === 'table' ? 2.75 : 6.625
}

/** Columns that a narrow table leaves out. */
export const seen = { organization: '@max-7xl/list:hidden', useCase: '@max-6xl/list:hidden' }

const cell = 'content-center truncate pe-3'
const plain = 'before:inset-x-1 before:inset-y-1 before:border-transparent'
/** A focus outline that stays in its row. */
export const innerRing =
  'focus-visible:-outline-offset-4 focus-visible:[box-shadow:inset_0_0_0_6px_var(--marker)]'
const tableButton = `min-h-11 min-w-11 px-2.5 font-medium ${plain} ${innerRing}`
const block = {
  box: 'absolute top-1 start-0 w-mar',
  mark: 'absolute top-14 start-0 w-mar',
  status: 'row-start-3 col-start-1 truncate font-semibold',
  role: 'row-start-3 col-start-2 truncate',
  useCase: 'row-start-3 col-start-3 truncate',
  icon: 'size-4.5',
  word: '',
}
const blockButton = 'min-h-11 px-3.5 font-semibold before:inset-0 before:border-hair-strong'
const blockButtons = 'row-start-2 row-end-4 col-start-5 flex gap-2 ps-4'

export const rowClasses = {
  table: {
    row: 'grid-cols-(--columns)',
    box: 'relative',
    mark: 'content-center',
    name: `${cell} flex items-center gap-1.5 ps-inset`,
    email: `${cell} text-muted`,
    role: cell,
    organization: `${cell} ${seen.organization}`,
    useCase: `${cell} ${seen.useCase}`,
    status: `${cell} font-semibold`,
    when: cell,
    duplicate: '@max-7xl/list:sr-only',
    buttons: 'flex',
    copyPlace: 'flex',
    button: tableButton,
    copy: tableButton,
    icon: 'size-4 @max-5xl/list:size-5',
    word: '@max-5xl/list:hidden',
  },
  block: {
    ...block,
    row: `grid-cols-[auto_fit-content(30%)_fit-content(40%)_minmax(0,1fr)_max-content]
      grid-rows-[2.75rem_1.375rem_1.375rem] items-center pt-1 pe-out ps-content text-base`,
    name: 'col-span-4 flex min-w-0 items-center gap-2',
    email: 'row-start-2 col-span-4 -mt-1.5 truncate text-muted',
    organization: 'rv-own-line row-start-3 col-start-4 truncate',
    when: 'col-start-5 ps-4 text-end text-note',
    duplicate: '',
    buttons: blockButtons,
    copyPlace: blockButtons,
    button: blockButton,
    copy: `min-h-11 px-3.5 font-medium ${plain}`,
  },
  stack: {
    ...block,
    row: `grid-cols-[auto_fit-content(50%)_minmax(0,1fr)] content-start items-center pt-1 pe-out ps-content
      text-note`,
    // With a phone's text at 200 % there is room for the name alone; the details have the time.
    name: 'col-span-full flex min-w-0 items-center gap-2 pe-26 max-[20rem]:pe-0',
    email: 'row-start-2 col-span-full -mt-1.5 truncate text-muted',
    organization: 'row-start-4 col-span-full truncate in-data-approved:pe-26',
    when: 'absolute top-4 end-out max-[20rem]:hidden',
    duplicate: 'sr-only',
    buttons: 'row-start-5 col-span-full flex gap-2 pt-2',
    copyPlace: 'absolute end-0 bottom-1',
    button: `${blockButton} flex-1 max-[20rem]:px-1 max-[20rem]:*:[svg]:hidden`,
    copy: `min-h-11 pe-out ps-4 font-medium ${plain}`,
  },
}

export type RowActions = {
  readonly open: (id: string) => void
  /** A control of the row has got the focus, or was pressed. */
  readonly follow: (id: string) => void
  readonly decide: (id: string, decision: Decision) => void
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
        aria-label={`Approve ${name}’s request`}
        onClick={() => actions.current.decide(id, 'approved')}
      />
      <RowButton
        className={`${button} ${current ? 'before:border-ink! before:bg-ground' : ''}`}
        Icon={X}
        iconClass={`${icon} text-correction`}
        wordClass={word}
        word="Reject"
        aria-label={`Reject ${name}’s request`}
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
      className={`relative isolate inline-flex items-center justify-center gap-1.5 text-note select-none
        before:absolute before:-z-1 before:rounded-control before:border-line hover:before:border-ink
        print:hidden ${className}`}
      {...props}
    >
      <Icon className={`shrink-0 ${iconClass}`} strokeWidth={2.5} />
      <span className={wordClass}>{word}</span>
    </button>
  )
}
