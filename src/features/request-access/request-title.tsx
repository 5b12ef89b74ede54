import { requestTitleId } from './request-dialog-store'

/** The heading of the form. */
export function RequestTitle() {
  return <h2 id={requestTitleId}>Request Early Access</h2>
}
