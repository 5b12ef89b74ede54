import { Dialog } from '@/components/dialog/dialog'
import { DialogWaiting } from '@/components/dialog/dialog-waiting'
import { laterForm } from '@/components/form/later-form'
import { requestDialogId, requestTitleId } from './request-access-button'

const RequestForm = laterForm({
  load: async () => (await import('./request-form')).RequestForm,
  dialog: {
    id: requestDialogId,
    waiting: (
      <DialogWaiting
        dialog={requestDialogId}
        title={<h2 id={requestTitleId}>Request Early Access</h2>}
        introId="request-intro"
      />
    ),
  },
})

/** On every page, outside the router: a changed context above it would throw its HTML away. */
export function RequestDialog() {
  return (
    <Dialog id={requestDialogId} className="dlg-full" labelledBy={requestTitleId} describedBy="request-intro">
      <RequestForm />
    </Dialog>
  )
}
