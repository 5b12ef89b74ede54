import { roomInList, type StorageMeter } from '@/domain/invitations/notes-and-log'
import { thousands } from '@/lib/dates'
import { useTimeout } from '@/lib/listen'
import { toast } from '@/lib/toast'
import { QuietButton } from './controls'
import { saveBackup } from './export'
import { errorText, momentWords, readDate } from './format'
import { useInvitationNotes, useInvitations, useStorageMeter, useToday } from './use-invitations'

const cells = 20
/** Milliseconds after a change before the storage is measured, which reads all of it. */
const restMs = 400

/** In the bar: how full the storage is, and when the last backup was made. */
export function ReviewMeter() {
  const { data: list, dataUpdatedAt } = useInvitations()
  const notes = useInvitationNotes()
  const { data: meter, refetch } = useStorageMeter()
  const today = useToday()

  // Also after a Refresh or a deleted copy: the list is read again, and may be the same.
  useTimeout(refetch, restMs, dataUpdatedAt)
  useTimeout(refetch, restMs, notes)

  const backup = readDate(meter.lastBackup ?? '')
  const room = rounded(roomInList(meter, list.requests.length))
  return (
    <dl
      className="order-3 flex min-h-11 w-full min-w-0 flex-wrap items-center justify-between gap-x-3 text-note
        @5xl/bar:order-none @5xl/bar:flex-1 @5xl/bar:justify-end @5xl/bar:gap-x-7"
    >
      <div className={`${fact} @max-5xl/bar:min-h-8`}>
        <dt className="text-muted @max-5xl/bar:sr-only">Storage</dt>
        <dd className={fact}>
          <Used meter={meter} isFull={room === 0} />
          <span className="text-muted @max-7xl/bar:hidden">
            {room === 0 ? 'no room for more' : `room for about ${thousands(room)} more`}
          </span>
        </dd>
      </div>
      <div className={fact}>
        <dt className="text-muted">Last backup</dt>
        <dd className={fact}>
          <span>{backup ? momentWords(backup, today) : 'none yet'}</span>
          {list.requests.length > 0 && (
            <QuietButton className="print:hidden" onClick={backUp}>
              Back up now
            </QuietButton>
          )}
        </dd>
      </div>
    </dl>
  )
}

const fact = 'flex flex-wrap items-center gap-x-3 whitespace-nowrap'
const square =
  'size-2 border-r border-b border-field data-on:bg-current forced-colors:data-on:bg-[CanvasText]'

const backUp = () =>
  saveBackup().then(
    (name) => toast.success(`Saved as ${name}`),
    (error) => toast.error(errorText(error)),
  )

type UsedProps = { readonly meter: StorageMeter; readonly isFull: boolean }

function Used({ meter: { used, quota, nearlyFull }, isFull }: UsedProps) {
  const words = `${megabytes(used)} of ${megabytes(quota)} MB`
  const on = used === 0 ? 0 : Math.max(Math.round((used / quota) * cells), 1)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: meter cannot be drawn as squares */}
      <span
        className={`flex w-21 flex-wrap border-t border-l border-field ${nearlyFull ? 'text-correction' : ''}`}
        role="meter"
        aria-label="Storage used"
        aria-valuemin={0}
        aria-valuemax={quota}
        aria-valuenow={Math.min(used, quota)}
        aria-valuetext={words}
      >
        {Array.from({ length: cells }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares have no other name
          <i key={index} className={square} data-on={index < on || undefined} />
        ))}
      </span>
      <span>{words}</span>
      {nearlyFull && <strong className="text-correction">{isFull ? 'Full' : 'Nearly full'}</strong>}
    </>
  )
}

/** Anything above zero is at least a tenth. */
const megabytes = (units: number): string => Math.max(units / 2 ** 20, units > 0 ? 0.1 : 0).toFixed(1)

/** To two digits: the average is a guess. */
export const rounded = (count: number): number => {
  const unit = 10 ** Math.max(Math.floor(Math.log10(Math.max(count, 1))) - 1, 0)
  return Math.floor(count / unit) * unit
}
