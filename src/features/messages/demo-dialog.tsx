import { Dialog } from '@/components/dialog/dialog'
import { DialogWaiting } from '@/components/dialog/dialog-waiting'
import { laterForm } from '@/components/form/later-form'
import { demoDialogId } from './messages'

const DemoBody = laterForm({
  load: async () => (await import('./demo-body')).DemoBody,
  dialog: {
    id: demoDialogId,
    waiting: (
      <DialogWaiting
        dialog={demoDialogId}
        title={<h2 id="demo-title">Request a Demo</h2>}
        introId="demo-intro"
      />
    ),
  },
})

/** The demo dialog (specification, section 4), closed. A page with a DemoButton renders it once. */
export function DemoDialog() {
  return (
    <Dialog id={demoDialogId} className="dlg-full" labelledBy="demo-title" describedBy="demo-intro">
      <DemoBody />
    </Dialog>
  )
}
