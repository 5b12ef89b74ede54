import { useEffect, useState } from 'react'
import { DialogSheet, useDialogOpen } from '@/components/dialog/dialog'
import { DraftNote } from '@/components/form/draft'
import { countedAnswers, type FieldSpec } from '@/components/form/fields'
import { FormFields } from '@/components/form/form-fields'
import { FormFrame } from '@/components/form/form-frame'
import { type SiteForm, useSiteForm } from '@/components/form/use-site-form'
import { site } from '@/config/site'
import { reviewTime } from '@/content/contact'
import { answerNames, mapAnswers } from '@/domain/invitations/answers'
import type { InvitationRequest } from '@/domain/invitations/record'
import { requestSchema } from '@/domain/invitations/request-file'
import { attempt, moduleWith } from '@/lib/attempt'
import { longDate } from '@/lib/dates'
import { useTimeout } from '@/lib/listen'
import { capitalized } from '@/lib/text'
import { requestDialogId } from './request-access-button'
import { RequestEnd } from './request-end'
import { HandOver, type RequestCopies, RequestSuccess, UnstoredRequest } from './request-success'

const fields = mapAnswers((answer, name): FieldSpec => {
  const { kind, label, question, required } = answer
  return {
    ...answer,
    label: question ?? label,
    ...(question && { alias: label.toLowerCase() }),
    ...(kind === 'address' && { type: 'email' }),
    autoFocus: name === answerNames[0],
    optional: !required,
  }
})

const nextSteps = [
  'Tell us how you would use it.',
  `Email us a copy: a person reads it within ${reviewTime}.`,
  'If you are selected, we email you an eight-character code.',
]

/** Milliseconds that copies of a submitted request can be taken: the next person may come. */
const takenMs = 5 * 60_000

const loadSubmission = () => moduleWith('submitRequest', import('./request-submission'))

/** Stores the request. It goes on when the dialog is closed, and reopening shows how it ended. */
export default function RequestForm() {
  const form = useSiteForm({
    name: 'request',
    schema: requestSchema,
    fields,
    send: async (request, draft) => {
      const { submitRequest } = await loadSubmission().catch(() => {
        throw new Error('Failed to submit request') // Specification, section 8: the default message.
      })
      return submitRequest(request, draft)
    },
  })
  const copies = form.error instanceof UnstoredRequest ? form.error.copies : undefined

  /** Of the request that was just stored: they can be taken when its success is gone, too. */
  const [taken, setTaken] = useState<RequestCopies>()
  useTimeout(() => setTaken(undefined), taken && takenMs, taken)
  // Closed before it was stored, the dialog has not shown its success.
  const open = useDialogOpen(requestDialogId)
  useTimeout(() => form.empty(), form.sent && !open ? takenMs : undefined, form.sent)

  if (form.sent) {
    const { message, copies } = form.sent
    const over = () => {
      setTaken(copies)
      form.empty()
    }
    return <RequestSuccess message={message} copies={copies} onClosed={over} />
  }
  return (
    <DialogSheet name="request" title="Request Access" steps={nextSteps}>
      <RequestIntro form={form} copies={taken} />
      <FormFrame form={form} aria-labelledby="request-title">
        <FormFields
          form={form}
          summary={false}
          more={copies && 'Email us a copy, and your request still reaches us.'}
          actions={copies && <HandOver copies={copies} />}
        />
        <RequestEnd form={form} />
      </FormFrame>
      {!copies && (
        <p className="dlg-fine">
          Saved in this browser only, where anyone who uses it can read it; Safari deletes it after seven days
          of browsing without a visit. Email us a copy after you submit, so that we see it.
        </p>
      )}
    </DialogSheet>
  )
}

type RequestIntroProps = { readonly form: SiteForm; readonly copies: RequestCopies | undefined }

/** Below the heading: what the form asks for or that a draft came back, and an earlier request. */
function RequestIntro({ form, copies }: RequestIntroProps) {
  const earlier = useEarlierRequest()
  const note = earlier && <EarlierRequestNote {...earlier} hasCopies={!!copies} />
  return (
    <div className="dlg-intro">
      <DraftNote form={form} id="request-intro">
        {note ?? <span>{`${countedAnswers(fields)}. Short is fine.`}</span>}
      </DraftNote>
      {form.draft.restored && note && <p className="mt-1 basis-full">{note}</p>}
      {copies && (
        <>
          <p className="mt-2 mb-1 basis-full">A copy of the request that was just submitted here:</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2.5">
            <HandOver copies={copies} />
          </div>
        </>
      )}
    </div>
  )
}

type EarlierRequest = Pick<InvitationRequest, 'status' | 'submittedAt'>

/** The newest request in this browser, kept current. */
function useEarlierRequest(): EarlierRequest | undefined {
  const [earlier, setEarlier] = useState<EarlierRequest>()
  const open = useDialogOpen(requestDialogId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening asks anew for lost code.
  useEffect(() => {
    let end = () => {}
    let isShown = true
    loadSubmission().then(
      ({ invitationStorage: storage }) => {
        if (!isShown) return
        const look = () => setEarlier(attempt(() => storage.read().requests[0]))
        end = storage.subscribe(look)
        look()
      },
      () => {}, // A courtesy, never an error.
    )
    return () => {
      isShown = false
      end()
    }
  }, [open])
  return earlier
}

type EarlierRequestNoteProps = EarlierRequest & { readonly hasCopies: boolean }

/**
 * Its date and what was decided here, or what is left to do. Never the code or whose it was: others
 * use this browser.
 */
function EarlierRequestNote({ status, submittedAt, hasCopies }: EarlierRequestNoteProps) {
  const date = new Date(submittedAt)
  return (
    <>
      {status !== 'pending' && <b>{`${capitalized(status)}. `}</b>}
      {Number.isNaN(date.getTime()) ? (
        <span>There is an earlier request in this browser.</span>
      ) : (
        <span>
          <span>A request in this browser was submitted on </span>
          <time dateTime={date.toISOString()}>{longDate(date)}</time>
          <span>.</span>
        </span>
      )}
      {status === 'pending' && !hasCopies && (
        <span>
          {' It reached us only if you emailed a copy. No copy sent? '}
          <a href={`mailto:${site.contactEmail}`}>Write to us</a>.
        </span>
      )}
    </>
  )
}
