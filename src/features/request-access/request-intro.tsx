import { useEffect, useState } from 'react'
import { DraftNote } from '@/components/form/draft-note'
import type { SiteForm } from '@/components/form/use-site-form'
import { type InvitationRequest, listKey } from '@/domain/invitations/record'
import { attempt } from '@/lib/attempt'
import { longDate } from '@/lib/dates'

/** Under the heading: what the form asks for, or that a draft came back; and an earlier request. */
export function RequestIntro({ form }: { readonly form: SiteForm }) {
  const earlier = useEarlierRequest()
  const note = earlier && <EarlierRequestNote {...earlier} />
  return (
    <div className="dlg-intro">
      <DraftNote form={form} id="request-intro">
        <p id="request-intro">
          {note ?? <span>Five answers we need, one we would like. Short sentences are fine.</span>}
        </p>
      </DraftNote>
      {form.draft.restored && note && <p className="mt-1 basis-full">{note}</p>}
    </div>
  )
}

type EarlierRequest = Pick<InvitationRequest, 'status' | 'submittedAt'>

/** The newest request in this browser, kept current. Without any, no code is loaded. */
function useEarlierRequest(): EarlierRequest | undefined {
  const [earlier, setEarlier] = useState<EarlierRequest>()
  useEffect(() => {
    if (!attempt(() => localStorage.getItem(listKey))) return
    let end = () => {}
    import('./request-submission').then(
      ({ invitationStorage: storage }) => {
        const look = () => setEarlier(storage.read().requests[0])
        end = storage.subscribe(look)
        look()
      },
      () => {}, // A courtesy, never an error.
    )
    return () => end()
  }, [])
  return earlier
}

/** Its date and status. Never the code, and not whose it was: others may use this browser, too. */
function EarlierRequestNote({ status, submittedAt }: EarlierRequest) {
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
          <time dateTime={date.toISOString()}>{longDate(date)}</time>
          <span>.</span>
        </span>
      )}
    </>
  )
}
