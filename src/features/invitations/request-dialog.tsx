import { lazy, Suspense } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { DialogSheet } from '@/components/ui/dialog-sheet'
import { nextRequestIntent, requestDialogId, requestIntent, requestTitleId } from './request-dialog-store'
import { RequestTitle } from './request-title'

const retryAfterMs = 1000

/** The form's code: at once in the prerenderer, on intent in the browser. Without a connection it is tried again at the next sign. */
async function loadForm(
  intent: Promise<void>,
): Promise<{ default: typeof import('./request-form').RequestForm }> {
  await intent
  try {
    const { RequestForm } = await import('./request-form')
    return { default: RequestForm }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
    return loadForm(nextRequestIntent())
  }
}

const RequestForm = lazy(() => loadForm(requestIntent()))

/** One element for ever: a new one would make React throw the prerendered form away while its code is on the way. */
const content = (
  <Suspense fallback={<Waiting />}>
    <RequestForm />
  </Suspense>
)

/**
 * The access-request dialog of every page (specification, section 4, "Request modal"), closed. Its form stands in the prerendered HTML and can be filled in
 * before its code is there. It belongs outside the router: a changing context would take the form's HTML away, too.
 */
export function RequestDialog() {
  return (
    <Dialog id={requestDialogId} className="dlg-full" labelledBy={requestTitleId} describedBy="request-intro">
      {content}
    </Dialog>
  )
}

/** Pages that come without HTML show this until the form is there. */
function Waiting() {
  return (
    <DialogSheet dialog={requestDialogId} title={<RequestTitle />} margin={null}>
      <p className="dlg-intro dlg-wait" id="request-intro">
        The form is on its way.
      </p>
    </DialogSheet>
  )
}
