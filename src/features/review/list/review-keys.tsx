import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Decision } from '@/domain/invitations/list'
import type { InvitationRequest } from '@/domain/invitations/record'
import { Key } from '@/features/review/controls'
import { isInArea, ReviewDialog } from '@/features/review/dialogs/modal'
import type { Review } from '@/features/review/use-review'
import { createSetting } from '@/lib/json-storage'
import { useListen } from '@/lib/listen'
import { useStore } from '@/lib/store'
import type { Selection } from './action-bars'
import type { Cursor, Place } from './use-cursor'

type ReviewCommands = {
  readonly shown: readonly InvitationRequest[]
  readonly selection: Selection
  readonly cursor: Cursor
  readonly review: Review
  /** The request whose details are open. */
  readonly opened: InvitationRequest | undefined
  readonly place: Place
  /** True while a dialog is open over the page: keys belong to it. */
  readonly blocked: boolean
  readonly open: (id: string) => void
  readonly onSearch: () => void
  readonly onHelp: () => void
}

/**
 * What the keys do: they act on the request that the details show; without details, `a` and `r` on
 * the selected rows, or else on the current one. Returns what decides the selected rows.
 */
export function useReviewCommands(commands: ReviewCommands) {
  const { shown, selection, cursor, review, opened, place, blocked, open } = commands
  const { selected, toggle, clear } = selection
  const { index, choose } = cursor
  const current = opened ?? shown[index]

  const move = (step: 1 | -1) => {
    const beside = step > 0 ? place.next : place.previous
    if (opened) return beside && open(beside.id)
    const next = shown[index < 0 ? 0 : Math.min(Math.max(index + step, 0), shown.length - 1)]
    if (next) choose(next.id, true)
  }
  const decideSelected = (ids: readonly string[], decision: Decision) => {
    const acted = new Set(selected.map(({ id }) => id))
    selection.drop(acted)
    // Refused by the browser, it is tried again with the same rows.
    void review.decideAll(ids, decision).then((isDone) => isDone || selection.takeBack(acted))
  }
  const decide = (decision: Decision) => {
    const chosen = opened ? [] : selected
    const pending = chosen.filter(({ status }) => status === 'pending').map(({ id }) => id)
    if (pending.length > 0) decideSelected(pending, decision)
    else if (chosen.length > 0)
      review.announce('None of the selected requests is pending. Press Escape to clear the selection.')
    else if (current?.status === 'pending') void review.decide(current.id, decision)
  }
  useReviewKeys(blocked, {
    j: () => move(1),
    k: () => move(-1),
    a: () => decide('approved'),
    r: () => decide('rejected'),
    x: () => current && toggle(current.id),
    c: () => current && review.copyCode(current.id),
    u: review.undoLast,
    Enter: () => current && open(current.id),
    '/': commands.onSearch,
    '?': commands.onHelp,
    '؟': commands.onHelp, // Arabic, Persian and Urdu.
    ...(selected.length > 0 && !opened && { Escape: clear }),
  })
  return decideSelected
}

const setting = createSetting('invitationReviewKeys')

/** Whether single keys are commands; they can be switched off (WCAG 2.1.4). */
export const useKeysOn = (): boolean => useStore(setting, undefined) !== 'off'

/** They may repeat, and be pressed as fast as one can. */
const moving = ['j', 'k']

/** Milliseconds within which the same key is one press: a second one would decide the next row. */
const samePressMs = 150

/** A letter of another script than ours. Latin ones (ą, æ, ı) come from AltGr and dead keys. */
const foreignLetter = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u

/**
 * The key that is meant: letters without case, for Caps Lock, and where a layout has no Latin
 * letters (Cyrillic, Greek, Hebrew) the letter at its place on a Latin keyboard. Shift and a letter
 * is no command.
 */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const isLatin = /^[a-z]$/i.test(key)
  if (!isLatin && !foreignLetter.test(key)) return key
  if (shiftKey) return ''
  const letter = isLatin ? key : /^Key([A-Z])$/.exec(code)?.[1]
  return letter?.toLowerCase() ?? ''
}

/** Single keys, but in fields and dialogs. */
function useReviewKeys(blocked: boolean, keys: Readonly<Record<string, () => void>>) {
  const on = useKeysOn()
  const last = useRef({ key: '', at: 0, isCommand: false })

  useListen(on ? 'document' : undefined, 'keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const key = keyOf(event)
    const command = Object.hasOwn(keys, key) ? keys[key] : undefined
    // A key pressed right after Escape can be here before the dialog's `close` event.
    const closed = command && blocked && document.querySelector('.rv dialog:not([open])')
    if (closed) {
      flushSync(() => closed.dispatchEvent(new Event('close')))
      const now = new KeyboardEvent('keydown', event)
      if (!closed.isConnected && !document.activeElement?.dispatchEvent(now)) event.preventDefault()
      return
    }
    // Another key in between, in a dialog too, makes it another press.
    const again = key === last.current.key && event.timeStamp - last.current.at < samePressMs
    // Held down, it types nothing into the field that it has led to.
    const isHeld = event.repeat && last.current.isCommand && !moving.includes(key)
    last.current = { key, at: event.timeStamp, isCommand: isHeld }
    if (isHeld) event.preventDefault()
    if (!command || (event.repeat && !moving.includes(key))) return
    if (isField(event.target) || !isInArea(event) || blocked) return
    // Enter presses what has the focus.
    if (key === 'Enter' && event.target !== document.body) return
    event.preventDefault()
    last.current.isCommand = true
    if (!again || moving.includes(key)) command()
  })
}

const fields = 'input:not([type="checkbox"], [type="button"]), textarea, select, [role="textbox"]'
/** Alt+T leads to the toasts in the middle of a word, too. */
const toasts = '[data-sonner-toaster], [data-sonner-toast]'

/** Where keys type or choose something. A checkbox is no such field. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(`${fields}, ${toasts}`))

const commands = [
  [['/'], 'Search'],
  [['j', 'k'], 'Next and previous request'],
  [['Enter'], 'Open the details'],
  [['a'], 'Approve the request, or the selected ones'],
  [['r'], 'Reject the request, or the selected ones'],
  [['x'], 'Select the request'],
  [['c'], 'Copy the invitation code of an approved request'],
  [['u'], 'Undo the last action'],
  [['Escape'], 'Close the details, or clear the selection'],
  [['?'], 'Show this list'],
] as const

export function ReviewKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const on = useKeysOn()
  return (
    <ReviewDialog
      id="review-keys"
      title="Keyboard shortcuts"
      text="They work everywhere on this page except in fields and dialogs."
      className="max-w-140"
      onClose={onClose}
    >
      <dl className={`my-4 border-t border-hair ${on ? '' : 'text-muted'}`}>
        {commands.map(([keys, words]) => (
          <div key={words} className="flex min-h-9 items-center border-b border-hair max-[20rem]:block">
            <dt className="w-28 shrink-0 max-xs:w-22">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="rv-check mt-0.5"
          checked={on}
          onChange={({ target }) => setting.set(target.checked ? undefined : 'off')}
        />
        <span>
          <b>Use keyboard shortcuts.</b>{' '}
          <span className="text-muted">Turn off if you use voice control or a screen reader.</span>
        </span>
      </label>
    </ReviewDialog>
  )
}
