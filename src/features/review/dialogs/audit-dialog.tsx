import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { downloadAudit } from '@/features/review/export'
import { fullFormat, StoredDate, shortText } from '@/features/review/format'
import { useInvitationAudit } from '@/features/review/use-invitations'
import { thousands } from '@/lib/dates'
import { DialogFoot, ReviewDialog, ScrollBox } from './modal'

const id = 'audit-log'

/** What administrators did in this browser: the last 1,000 actions, and all of them as a file. */
export function ReviewAuditDialog({ onClose }: { readonly onClose: () => void }) {
  const entries = useInvitationAudit()
  const [format] = useState(fullFormat)
  return (
    <ReviewDialog
      id={id}
      title="Audit log"
      text={
        entries.length === 0
          ? 'No actions in this browser yet.'
          : `Actions in this browser, newest first. ${thousands(entries.length)} ${entries.length === 1 ? 'entry' : 'entries'}; the last 1,000 are kept.`
      }
      onClose={onClose}
    >
      {entries.length > 0 && (
        <>
          <ScrollBox label="Entries" className="border-t-line border-ink">
            <RuledTable label={{ by: `${id}-title` }} className="text-note">
              <TableHead
                columns={['Time', 'Action', 'Request', 'Before', 'After']}
                className="max-md:sr-only"
                cell="sticky top-0 bg-ground py-2 pr-4 text-muted shadow-ruled"
              />
              <TableBody>
                {entries.map(({ at, action, id: request = '', name = '', before, after }, place) => (
                  <TableRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
                    key={`${at} ${request} ${place}`}
                    className="grid-cols-[auto_1fr] gap-x-3"
                  >
                    <TableCell className="col-span-full text-muted">
                      <StoredDate text={at} format={format} />
                    </TableCell>
                    <TableCell heading>{shortText(action)}</TableCell>
                    <TableCell className="wrap-anywhere">{shortText(name) || '—'}</TableCell>
                    <TableCell>{shortText(before)}</TableCell>
                    <TableCell>
                      {after && (
                        <span className="md:hidden" aria-hidden="true">
                          {'→ '}
                        </span>
                      )}
                      <span>{shortText(after)}</span>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </RuledTable>
          </ScrollBox>
          <DialogFoot>
            <Button variant="line" onClick={() => downloadAudit(entries)}>
              <Download className="ico" aria-hidden="true" />
              <span>Download the log</span>
            </Button>
          </DialogFoot>
        </>
      )}
    </ReviewDialog>
  )
}
