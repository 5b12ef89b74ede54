import { RestoredNote } from '@/components/form/restored-note'
import { useEarlierRequest } from './use-earlier-request'

type RequestIntroProps = {
  readonly restored: boolean
  readonly sending: boolean
  readonly onDiscard: () => void
}

/** What stands under the heading: what the form asks for, or that a draft came back; and an earlier request, if there is one. */
export function RequestIntro({ restored, sending, onDiscard }: RequestIntroProps) {
  const earlier = useEarlierRequest()
  const note = earlier && <EarlierRequestNote {...earlier} />
  return (
    <div className="dlg-intro">
      {restored ? (
        <>
          <RestoredNote id="request-intro" disabled={sending} onDiscard={onDiscard} />
          {note && <p className="dlg-row">{note}</p>}
        </>
      ) : (
        <p id="request-intro">
          {note ?? <span>Five answers we need, one we would like. Short sentences are fine.</span>}
        </p>
      )}
    </div>
  )
}

type EarlierRequestNoteProps = { readonly status: string; readonly submittedAt: string }

/** Its date and status. Never the code, and not whose it was: others may use this browser, too. */
function EarlierRequestNote({ status, submittedAt }: EarlierRequestNoteProps) {
  const date = new Date(submittedAt)
  const word = status.charAt(0).toUpperCase() + status.slice(1)
  return (
    <>
      <b>{word}.</b>{' '}
      {Number.isNaN(date.getTime()) ? (
        <span>A request was made in this browser before.</span>
      ) : (
        <span>
          <span>A request was made in this browser on </span>
          <time dateTime={date.toISOString()}>{date.toLocaleDateString('en-CA', { dateStyle: 'long' })}</time>
          <span>.</span>
        </span>
      )}
    </>
  )
}
