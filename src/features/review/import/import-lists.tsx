import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { displayName, shortText, statusLabel } from '@/features/review/format'
import { capitalized } from '@/lib/text'
import type { BadRecord, ImportRecord } from './import-file'
import type { Conflict, Difference } from './import-plan'

export const listedRecords = 200

type RecordsProps = {
  /** Records of one kind. */
  readonly records: readonly (ImportRecord | Conflict | BadRecord)[]
  /** Lines of the conflicts in which the file's record is kept. */
  readonly theirs: ReadonlySet<number>
  readonly onChoose: (theirs: ReadonlySet<number>) => void
}

/** The first records of a kind. For a conflict, the reader chooses which one is kept. */
export function Records({ records, theirs, onChoose }: RecordsProps) {
  const differ = records.some((record) => 'here' in record)
  const choose = (line: number, file: boolean) => {
    const next = new Set(theirs)
    if (file) next.add(line)
    else next.delete(line)
    onChoose(next)
  }
  return (
    <RuledTable label={{ caption: differ ? 'Records that differ' : 'Records' }} className="text-note">
      <TableHead
        columns={differ ? ['Line', 'Name', 'What differs', 'Keep'] : ['Line', 'Record', unseenHeading]}
        className="max-md:sr-only"
        cell="py-2 pr-4 text-small text-muted"
      />
      <TableBody>
        {records.slice(0, listedRecords).map((record) => (
          <TableRow key={record.line} className="grid-cols-[auto_1fr] gap-y-2">
            <TableCell className="w-9">{record.line}</TableCell>
            <TableCell heading className={second}>
              {nameOf(record)}
            </TableCell>
            <TableCell className={second}>{describe(record)}</TableCell>
            {'here' in record && (
              <TableCell className={second}>
                <fieldset className="segmented whitespace-nowrap">
                  <legend className="sr-only">{`Keep for ${nameOf(record)}`}</legend>
                  {[false, true].map((file) => (
                    <label key={String(file)}>
                      <input
                        type="radio"
                        name={`keep-${record.line}`}
                        checked={theirs.has(record.line) === file}
                        onChange={() => choose(record.line, file)}
                      />
                      <span>{file ? 'The file’s' : 'This one'}</span>
                    </label>
                  ))}
                </fieldset>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </RuledTable>
  )
}

const unseenHeading = (
  <span key="text" className="sr-only">
    What it says
  </span>
)
/** On phones the number of the line is before the rest. */
const second = 'col-start-2 wrap-anywhere'

function nameOf(record: ImportRecord | Conflict | BadRecord): string {
  if ('reason' in record) return 'Stays out'
  return shortText(displayName('here' in record ? record.here : record.request))
}

function describe(record: ImportRecord | Conflict | BadRecord) {
  if ('reason' in record) return shortText(record.reason)
  if (!('here' in record)) return shortText(record.request.email)
  return record.differences.map((difference) => (
    <span key={difference.field} className="block">
      {differenceWords(difference)}
    </span>
  ))
}

const fieldLabels: Readonly<Record<string, string>> = { useCase: 'use case', submittedAt: 'submitted' }

/** Codes are not shown in a preview. */
function differenceWords({ field, here, theirs }: Difference): string {
  if (field === 'invitationCode') return 'Another invitation code'
  if (field === 'status')
    return `Here ${statusLabel(here).toLowerCase()}, in the file ${statusLabel(theirs).toLowerCase()}`
  return `${capitalized(fieldLabels[field] ?? field)}: here ${quoted(here)}, in the file ${quoted(theirs)}`
}

const quoted = (text: string): string => (text === '' ? 'nothing' : `“${shortText(text)}”`)
