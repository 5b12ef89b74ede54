import { RuledTable, TableBody, TableCell, TableHead, TableRow } from '@/components/ui/ruled-table'
import { displayName, shortText, statusLabel } from '@/features/review/words'
import type { Conflict } from './import-plan'

const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  role: 'Role',
  organization: 'Organization',
  useCase: 'Use case',
  message: 'Message',
  submittedAt: 'Submitted',
  status: 'Status',
}

type ReviewImportConflictsProps = {
  readonly conflicts: readonly Conflict[]
  readonly theirs: ReadonlySet<number>
  readonly onChoose: (theirs: ReadonlySet<number>) => void
}

/** Records that are here already, but not the same: what differs, and which one is kept. */
export function ReviewImportConflicts({ conflicts, theirs, onChoose }: ReviewImportConflictsProps) {
  const choose = (line: number, file: boolean) => {
    const next = new Set(theirs)
    if (file) next.add(line)
    else next.delete(line)
    onChoose(next)
  }
  return (
    <RuledTable label={{ caption: 'Records that differ' }} className="text-note">
      <TableHead {...head} columns={['Line', 'Name', 'What differs', 'Keep']} />
      <TableBody>
        {conflicts.slice(0, listedRecords).map(({ line, here, differences }) => (
          <TableRow key={line} className={row}>
            <TableCell>{line}</TableCell>
            <TableCell heading className={second}>
              {shortText(displayName(here))}
            </TableCell>
            <TableCell className={second}>
              {differences.map(({ field, here: ours, theirs: other }) => (
                <span key={field} className="block">
                  {describe(field, ours, other)}
                </span>
              ))}
            </TableCell>
            <TableCell className={second}>
              <fieldset
                className="segmented whitespace-nowrap *:[label]:min-h-11! *:[label]:px-3!
                *:[label]:text-note! max-md:mt-2"
              >
                <legend className="sr-only">{`Keep for ${shortText(displayName(here))}`}</legend>
                {[false, true].map((file) => (
                  <label key={String(file)}>
                    <input
                      type="radio"
                      name={`keep-${line}`}
                      checked={theirs.has(line) === file}
                      onChange={() => choose(line, file)}
                    />
                    <span>{file ? 'The file’s' : 'This one'}</span>
                  </label>
                ))}
              </fieldset>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </RuledTable>
  )
}

/** On phones the number of the line stands before the rest. */
const head = { className: 'max-md:sr-only', cell: 'py-2 pr-3.5 text-small text-muted' }
const row = 'max-md:grid-cols-[36px_1fr]'
const second = 'max-md:col-start-2 wrap-anywhere'

/** Codes are not shown in a preview. */
function describe(field: string, here: string, theirs: string): string {
  if (field === 'invitationCode') return 'Another invitation code'
  if (field === 'status')
    return `Here ${statusLabel(here).toLowerCase()}, in the file ${statusLabel(theirs).toLowerCase()}`
  return `${fieldLabels[field] ?? field}: here ${quoted(here)}, in the file ${quoted(theirs)}`
}

const quoted = (text: string): string => (text === '' ? 'nothing' : `“${shortText(text)}”`)

export const listedRecords = 200

export type RecordLine = { readonly line: number; readonly name: string; readonly text: string }

export function Records({ lines }: { readonly lines: readonly RecordLine[] }) {
  const columns = [
    'Line',
    'Record',
    <span key="text" className="sr-only">
      What it says
    </span>,
  ]
  return (
    <RuledTable label={{ caption: 'Records' }} className="text-note">
      <TableHead {...head} columns={columns} />
      <TableBody>
        {lines.slice(0, listedRecords).map(({ line, name, text }) => (
          <TableRow key={line} className={row}>
            <TableCell>{line}</TableCell>
            <TableCell heading className={second}>
              {shortText(name)}
            </TableCell>
            <TableCell className={second}>{shortText(text)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </RuledTable>
  )
}
