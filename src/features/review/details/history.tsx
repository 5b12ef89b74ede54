import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import type { AuditEntry } from '@/domain/invitations/notes-and-log'
import type { InvitationRequest } from '@/domain/invitations/record'
import { QuietButton } from '@/features/review/controls'
import { DialogFoot, ReviewDialog, ScrollBox } from '@/features/review/dialogs/modal'
import { auditCsv, downloadCsv } from '@/features/review/export'
import {
  formatDay,
  fullFormat,
  momentWords,
  readDate,
  relativeDay,
  reviewDueDay,
  StoredDate,
  shortName,
  shortText,
  statusLabel,
} from '@/features/review/format'
import { addressKey } from '@/features/review/list/filters'
import { useInvitationAudit, useInvitations, useToday } from '@/features/review/use-invitations'
import { thousands } from '@/lib/dates'
import { capitalized } from '@/lib/text'

export const detailHeading = 'mt-4 mb-2 font-text text-note font-semibold tracking-normal'

export function Due({ text }: { readonly text: string }) {
  const today = useToday()
  const submitted = readDate(text)
  if (!submitted) return null
  const day = reviewDueDay(submitted)
  const when = relativeDay(day, today)
  if (!when) return null
  const words =
    when === 'today' ? 'due today' : `${when === 'past' ? 'was ' : ''}due ${formatDay(day, today)}`
  return <span className="ml-2 font-normal text-muted">{`reply ${words}`}</span>
}

type SameAddressProps = {
  readonly request: InvitationRequest
  readonly onOpen: (id: string) => void
  readonly onFind: (query: string) => void
}

export function SameAddress({ request, onOpen, onFind }: SameAddressProps) {
  const { data } = useInvitations()
  const today = useToday()
  const address = addressKey(request)
  const isSame = (other: InvitationRequest) => other.id !== request.id && addressKey(other) === address
  const others = address === '' ? [] : data.requests.filter(isSame)
  if (others.length === 0) return <span>No other requests from this address</span>
  return (
    <span className="flex flex-wrap gap-x-4">
      {others.slice(0, 3).map((other) => (
        <QuietButton key={other.id} low className="text-start" onClick={() => onOpen(other.id)}>
          <span className="whitespace-normal">
            <span>{`${shortText(statusLabel(other.status))}, `}</span>
            <StoredDate text={other.submittedAt} format={(date) => formatDay(date, today)} />
          </span>
        </QuietButton>
      ))}
      <QuietButton onClick={() => onFind(request.email.trim())}>Search for this address</QuietButton>
    </span>
  )
}

const shown = 12

/** What happened to a request, newest first: from the audit log, else from the record. */
export function ReviewHistory({ request }: { readonly request: InvitationRequest }) {
  const entries = useInvitationAudit()
  const today = useToday()
  // The id may have been another person's, whose import was undone.
  const names = new Set([shortName(request)])
  const isAbout = ({ id, name, action, before }: AuditEntry) => {
    if (id !== request.id || (name !== undefined && !names.has(name))) return false
    if (action === 'renamed') names.add(before)
    return true
  }
  const logged = entries.filter(isAbout)
  const left = logged.length - shown
  const isDecided =
    request.updatedAt !== undefined &&
    request.updatedAt !== request.submittedAt &&
    !logged.some(({ after }) => after === request.status)
  const lines: readonly { readonly at?: string | undefined; readonly text: string }[] = [
    ...logged
      .slice(0, shown)
      .map(({ at, action, before, after }) => ({ at, text: describe(action, before, after) })),
    ...(left > 0
      ? [{ text: `${thousands(left)} earlier ${left === 1 ? 'change is' : 'changes are'} in the audit log.` }]
      : []),
    ...(isDecided ? [{ at: request.updatedAt, text: `Decided: ${shortText(request.status)}` }] : []),
    { at: request.submittedAt, text: 'Request received: pending' },
  ]
  return (
    <>
      <h3 className={detailHeading}>History</h3>
      <ol className="text-note">
        {lines.map(({ at, text }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment have no other name
            key={`${at} ${place}`}
            className="relative py-0.5 pl-5"
          >
            <svg className="absolute inset-y-0 left-0 h-full w-3 [stroke-width:2]" aria-hidden="true">
              <line
                x1="5"
                x2="5"
                y1={place === 0 ? 13 : 0}
                y2={place === lines.length - 1 ? 13 : '100%'}
                stroke="var(--hair-strong)"
              />
              <circle
                cx="5"
                cy="13"
                r="4"
                fill={place === 0 ? 'var(--marker)' : 'var(--raised)'}
                stroke="var(--ink)"
              />
            </svg>
            {at !== undefined && (
              <StoredDate text={at} format={(date) => momentWords(date, today)} className="mr-2 text-muted" />
            )}{' '}
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function describe(action: string, before: string, after: string): string {
  if (action === 'note')
    return after === 'no note' ? 'Note removed' : before === 'no note' ? 'Note added' : 'Note changed'
  if (action === 'undone') return `Decision undone: ${shortText(after)} again`
  if (before === after) return shortText(action)
  return `${capitalized(shortText(action))}: was ${shortText(before)}`
}

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
          : `Actions in this browser, newest first. ${thousands(entries.length)}\u00a0${entries.length === 1 ? 'entry' : 'entries'}; the last 1,000 are kept.`
      }
      onClose={onClose}
    >
      {entries.length > 0 && (
        <>
          <ScrollBox aria-label="Entries" className="border-t-line border-ink">
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
                    className="grid-cols-[auto_auto_minmax(0,1fr)] gap-x-3"
                  >
                    <TableCell className="col-span-full text-muted md:whitespace-nowrap">
                      <StoredDate text={at} format={format} />
                    </TableCell>
                    <TableCell heading>{shortText(action)}</TableCell>
                    <TableCell className="wrap-anywhere max-md:col-span-2">
                      {shortText(name) || '—'}
                    </TableCell>
                    <TableCell className="max-md:col-start-2">{shortText(before)}</TableCell>
                    <TableCell className="max-md:-ml-2">
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
            <Button variant="line" onClick={() => downloadCsv('invitation_audit_log.csv', auditCsv(entries))}>
              <Download className="ico" />
              <span>Download the log</span>
            </Button>
          </DialogFoot>
        </>
      )}
    </ReviewDialog>
  )
}
