import { Download } from 'lucide-react'
import { downloadAudit } from '@/features/review/export'
import { as } from '@/features/review/list/row'
import { useInvitationAudit } from '@/features/review/use-invitations'
import { formatFully, readDate, shortText } from '@/features/review/words'
import { ReviewDialog } from './modal'

const id = 'audit-log'

/** What administrators did in this browser: the last 1,000 actions, and all of them as a file. */
export function ReviewAuditDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: entries = [] } = useInvitationAudit()
  return (
    <ReviewDialog id={id} title="Audit log" described onClose={onClose}>
      <p id={`${id}-text`} className="rv-dlg-text">
        {entries.length === 0
          ? 'Nothing has been done in this browser yet.'
          : `What was done in this browser, newest first: ${entries.length.toLocaleString('en-CA')} of at most 1,000 entries.`}
      </p>
      {entries.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
          <section className="rv-audit" aria-label="Entries" tabIndex={0}>
            <table {...as.table}>
              <thead {...as.rowgroup}>
                <tr {...as.row}>
                  <th {...as.columnheader} scope="col">
                    Time
                  </th>
                  <th {...as.columnheader} scope="col">
                    Action
                  </th>
                  <th {...as.columnheader} scope="col">
                    Request
                  </th>
                  <th {...as.columnheader} scope="col">
                    Before
                  </th>
                  <th {...as.columnheader} scope="col">
                    After
                  </th>
                </tr>
              </thead>
              <tbody {...as.rowgroup}>
                {entries.map(({ at, action, id: request = '', name = '', before, after }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: entries of one moment have no other name
                  <tr {...as.row} key={`${at} ${request} ${place}`}>
                    <td {...as.cell}>
                      <time dateTime={at}>{formatTime(at)}</time>
                    </td>
                    <th {...as.rowheader} scope="row">
                      {action}
                    </th>
                    <td {...as.cell}>{shortText(name) || '—'}</td>
                    <td {...as.cell}>{before}</td>
                    <td {...as.cell}>{after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className="rv-dlg-foot">
            <button type="button" className="btn btn-line" onClick={() => downloadAudit(entries)}>
              <Download className="ico" aria-hidden="true" />
              <span>Download the log</span>
            </button>
          </div>
        </>
      )}
    </ReviewDialog>
  )
}

function formatTime(at: string): string {
  const date = readDate(at)
  return date ? formatFully(date) : at
}
