import { csvFileName, toCsv } from './invitation-csv'
import type { InvitationRequest } from './invitation-request'

/** Hands the requests to the browser as a CSV file to save, in the order given. */
export function downloadCsv(requests: readonly InvitationRequest[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(requests)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = csvFileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the blob after the click; a minute is enough for the largest list.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
