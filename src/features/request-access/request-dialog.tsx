import { openDialog } from '@/components/dialog/dialog'
import { dialogForm } from '@/components/form/late-form'
import { givenFields } from '@/lib/form-fields'
import { matchRoute } from '@/routes/match'
import { requestDialogId } from './request-access-button'

/** The request modal (section 4). Outside the router: a changed context would discard its HTML. */
export const RequestDialog = dialogForm(
  'request',
  'Request Access',
  async () => (await import('./request-form')).RequestForm,
  () => !matchRoute(location.pathname)?.row.admin,
)

/** Opens the dialog. A name or email that is not empty replaces what is in its field. */
export function openRequestDialog(values: { readonly name?: string; readonly email?: string } = {}): void {
  const fields = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()))
  openDialog(requestDialogId)
  givenFields.set({ form: 'request', fields })
}
