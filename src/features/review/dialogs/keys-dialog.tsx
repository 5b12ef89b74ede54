import { Key } from '@/features/review/controls'
import { ReviewDialog } from './modal'

const commands = [
  [['/'], 'Search'],
  [['j', 'k'], 'Next and previous request'],
  [['Enter'], 'Open the details'],
  [['a'], 'Approve the request, or the selected ones'],
  [['r'], 'Reject the request, or the selected ones'],
  [['x'], 'Select the request'],
  [['c'], 'Copy the invitation code of an approved request'],
  [['u'], 'Undo the last decision'],
  [['Escape'], 'Close the details, or clear the selection'],
  [['?'], 'Show this list'],
] as const

type ReviewKeysDialogProps = {
  readonly on: boolean
  readonly onSwitch: (on: boolean) => void
  readonly onClose: () => void
}

/** All single keys, and the switch that turns them off (WCAG 2.1.4). */
export function ReviewKeysDialog({ on, onSwitch, onClose }: ReviewKeysDialogProps) {
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
          <div key={words} className="flex min-h-9 items-center border-b border-hair">
            <dt className="w-28 shrink-0">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="rv-check"
          checked={on}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        <span>Use keyboard shortcuts. (Turn off if you use voice control or a screen reader.)</span>
      </label>
    </ReviewDialog>
  )
}
