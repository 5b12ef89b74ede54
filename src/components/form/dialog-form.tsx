import type { ComponentType } from 'react'
import { Dialog } from '@/components/dialog/dialog'
import { DialogSheet } from '@/components/dialog/dialog-sheet'
import { lateForm } from './late-form'

type DialogFormOptions = {
  readonly id: string
  readonly titleId: string
  readonly introId: string
  readonly title: string
  readonly load: () => Promise<ComponentType>
}

/** A closed dialog with a form whose code comes once someone is there and the browser is idle. */
export function dialogForm({ id, titleId, introId, title, load }: DialogFormOptions) {
  const waiting = (
    <DialogSheet dialog={id} title={<h2 id={titleId}>{title}</h2>} margin={null}>
      <p className="dlg-intro min-h-110" id={introId}>
        Loading the form.
      </p>
    </DialogSheet>
  )
  const Form = lateForm(id, load, { waiting, inDialog: true })
  return () => (
    <Dialog id={id} className="dlg-full" labelledBy={titleId} describedBy={introId}>
      <Form />
    </Dialog>
  )
}
