import { openDialog } from '@/components/dialog/dialog'
import { dialogForm } from '@/components/form/late-form'
import { type Fields, givenFields } from '@/lib/form-fields'
import { matchRoute } from '@/routes/match'
import { requestDialogId } from './request-access-button'

/** The request modal (section 4). Outside the router: a changed context would discard its HTML. */
export const RequestDialog = dialogForm(
  'request',
  'Request Access',
  () => import('./request-form'),
  () => !matchRoute(location.pathname)?.row.admin,
)

/** Opens the dialog. What is given replaces what is in its field. */
export function openRequestDialog(fields: Fields = {}): void {
  openDialog(requestDialogId)
  givenFields.set({ form: 'request', fields })
}
