import { Download } from 'lucide-react'
import type { Said } from '@/features/review/use-review'
import { countRequests } from '@/features/review/words'
import { isFiltering, noFilter, orderWords, type ReviewFilter } from './filter'

type ReviewLineProps = {
  readonly filter: ReviewFilter
  readonly shown: number
  readonly total: number
  /** It is read out together with the counts. */
  readonly said: Said
  readonly keysOn: boolean
  readonly onReset: (filter: ReviewFilter) => void
  readonly onExport: () => void
  readonly onHelp: () => void
}

/** The line over the list: how much it shows, in which order, what was just done, and the keys. */
export function ReviewLine({
  filter,
  shown,
  total,
  said,
  keysOn,
  onReset,
  onExport,
  onHelp,
}: ReviewLineProps) {
  const filtering = isFiltering(filter)
  return (
    <div className="rv-line">
      <p role="status">
        {total > 0 && (
          <span>
            {`${filtering ? `${shown.toLocaleString('en-CA')} of ` : ''}${countRequests(total)}${shown > 1 ? `, ${orderWords(filter.sort)}` : ''}.`}
          </span>
        )}
        {said.words && <span className={said.shown ? 'rv-said' : 'vh'}>{` ${said.words}`}</span>}
      </p>
      {filtering && shown > 0 && (
        <span className="rv-line-acts">
          <button type="button" className="rv-quiet" onClick={onExport}>
            <Download className="ico" aria-hidden="true" />
            <span>{`Export these ${shown.toLocaleString('en-CA')}`}</span>
          </button>
          <button
            type="button"
            className="rv-quiet"
            onClick={() => onReset({ ...noFilter, sort: filter.sort })}
          >
            Clear the filters
          </button>
        </span>
      )}
      {total > 0 && <ReviewKeysHint on={keysOn} onHelp={onHelp} />}
    </div>
  )
}

/** The commands in short; the whole list stands behind the button. */
function ReviewKeysHint({ on, onHelp }: { readonly on: boolean; readonly onHelp: () => void }) {
  return (
    <div className="rv-keys">
      {on && (
        <>
          <span>
            <kbd>j</kbd>
            <kbd>k</kbd> move
          </span>
          <span>
            <kbd>a</kbd> approve
          </span>
          <span>
            <kbd>r</kbd> reject
          </span>
          <span>
            <kbd>x</kbd> select
          </span>
          <span className="rv-keys-wide">
            <kbd>Enter</kbd> details
          </span>
          <span className="rv-keys-wide">
            <kbd>c</kbd> copy code
          </span>
        </>
      )}
      <button type="button" className="rv-quiet" aria-haspopup="dialog" onClick={onHelp}>
        {on ? 'All keys' : 'Keys are off'}
      </button>
    </div>
  )
}
