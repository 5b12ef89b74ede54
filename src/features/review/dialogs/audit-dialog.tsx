import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { downloadAudit } from '@/features/review/export'
import { useInvitationAudit } from '@/features/review/use-invitations'
import { StoredDate, shortText } from '@/features/review/words'
import { thousands } from '@/lib/dates'
import { DialogFoot, ReviewDialog, ScrollBox } from './modal'

const id = 'audit-log'

/** What administrators did in this browser: the last 1,000 actions, and all of them as a file. */
export function ReviewAuditDialog({ onClose }: { readonly onClose: () => void }) {
  const entries = useInvitationAudit()
  return (
    <ReviewDialog
      id={id}
      title="Audit log"
      text={
        entries.length === 0
          ? 'Nothing has been done in this browser yet.'
          : `What was done in this browser, newest first: ${thousands(entries.length)} of at most 1,000 entries.`
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
                cell="sticky top-0 bg-ground py-2 pr-4 text-muted shadow-[inset_0_-1px_var(--hair)]"
              />
              <TableBody>
                {entries.map(({ at, action, id: request = '', name = '', before, after }, place) => (
                  <TableRow
                    // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
                    key={`${at} ${request} ${place}`}
                    className="max-md:grid-cols-[auto_auto_1fr] max-md:gap-x-2"
                  >
                    <TableCell className="max-md:col-span-full max-md:row-start-2 max-md:text-muted">
                      <StoredDate text={at} />
                    </TableCell>
                    <TableCell heading className="max-md:row-start-1">
                      {action}
                    </TableCell>
                    <TableCell className="max-md:col-span-2 max-md:row-start-1 max-md:wrap-anywhere">
                      {shortText(name) || '—'}
                    </TableCell>
                    <TableCell className="max-md:row-start-3">{before}</TableCell>
                    <TableCell className="max-md:row-start-3 max-md:not-empty:before:content-['→_'_/_'']">
                      {after}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </RuledTable>
          </ScrollBox>
          <DialogFoot>
            <Button look="line" onClick={() => downloadAudit(entries)}>
              <Download className="ico" aria-hidden="true" />
              <span>Download the log</span>
            </Button>
          </DialogFoot>
        </>
      )}
    </ReviewDialog>
  )
}
