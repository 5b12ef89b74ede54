import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { DialogSheet } from '@/components/ui/dialog-sheet'
import { nextRequestIntent, requestDialogId, requestIntent, requestTitleId } from './request-dialog-store'
import { RequestTitle } from './request-title'

const retryAfterMs = 1000

/** Whether the form's code could not be had. */
let lost = false
const watchers = new Set<() => void>()

function setLost(value: boolean): void {
  lost = value
  for (const watcher of watchers) watcher()
}

function watchLost(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The form's code: at once in the prerenderer, on intent in the browser. Without a connection it is tried again at the next sign. */
async function loadForm(
  intent: Promise<unknown>,
): Promise<{ default: typeof import('./request-form').RequestForm }> {
  await intent
  setLost(false)
  try {
    const { RequestForm } = await import('./request-form')
    return { default: RequestForm }
  } catch {
    setLost(true)
    const pause = new Promise((resolve) => setTimeout(resolve, retryAfterMs))
    return loadForm(Promise.all([nextRequestIntent(), pause]))
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
      <FormLost />
    </Dialog>
  )
}

/** Says that the form's code could not be had, under the fields, which keep what was typed. Its button needs no action: every touch is a sign. */
function FormLost() {
  const shown = useSyncExternalStore(
    watchLost,
    () => lost,
    () => false,
  )
  return (
    shown && (
      <div className="error-box dlg-lost" role="alert">
        <div>
          <p>The form could not be loaded. Check your connection; what you typed stays here.</p>
          <button type="button" className="quiet">
            Try again
          </button>
        </div>
      </div>
    )
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
