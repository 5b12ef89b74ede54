import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Conflict } from '@/domain/invitations/import-plan'
import { displayName, shortText, statusLabel } from '@/features/review/words'

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
  /** The lines whose record of the file is chosen. */
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
    <table className="rv-import-table">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Name</th>
          <th scope="col">What differs</th>
          <th scope="col">Keep</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ line, here, differences }) => (
          <tr key={line}>
            <td>{line}</td>
            <th scope="row">{shortText(displayName(here))}</th>
            <td>
              {differences.map(({ field, here: ours, theirs: other }) => (
                <span key={field} className="rv-import-difference">
                  {describe(field, ours, other)}
                </span>
              ))}
            </td>
            <td>
              <fieldset className="segmented">
                <legend className="vh">{`Keep for ${shortText(displayName(here))}`}</legend>
                <label>
                  <input
                    type="radio"
                    name={`keep-${line}`}
                    checked={!theirs.has(line)}
                    onChange={() => choose(line, false)}
                  />
                  <span>This one</span>
                </label>
                <label>
                  <input
                    type="radio"
                    name={`keep-${line}`}
                    checked={theirs.has(line)}
                    onChange={() => choose(line, true)}
                  />
                  <span>The file’s</span>
                </label>
              </fieldset>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Codes are not shown in a preview. */
function describe(field: string, here: string, theirs: string): string {
  if (field === 'invitationCode') return 'Another invitation code'
  if (field === 'status')
    return `Here ${statusLabel(here).toLowerCase()}, in the file ${statusLabel(theirs).toLowerCase()}`
  return `${fieldLabels[field] ?? field}: here ${quoted(here)}, in the file ${quoted(theirs)}`
}

const quoted = (text: string): string => (text === '' ? 'nothing' : `“${shortText(text)}”`)

/** Records that a list of the preview shows. */
export const listedRecords = 200

type RecordsProps = {
  readonly Icon: LucideIcon
  readonly none: string
  readonly lines: readonly (readonly [line: number, name: string, text: string])[]
}

/** Records of one kind, a line each, or the sentence that there are none. */
export function Records({ Icon, none, lines }: RecordsProps) {
  if (lines.length === 0) return <Empty Icon={Icon}>{none}</Empty>
  return (
    <>
      <table className="rv-import-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Record</th>
            <th scope="col">
              <span className="vh">What it says</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, listedRecords).map(([line, name, text]) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">{shortText(name)}</th>
              <td>{shortText(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Rest count={lines.length - listedRecords} />
    </>
  )
}

/** How many records follow those that are listed. */
export function Rest({ count }: { readonly count: number }) {
  return count > 0 && <p className="rv-import-note">{`and ${count.toLocaleString('en-CA')} more`}</p>
}

/** That there is nothing of a kind. */
export function Empty({
  Icon,
  children,
}: {
  readonly Icon: RecordsProps['Icon']
  readonly children: ReactNode
}) {
  return (
    <p className="rv-import-none">
      <Icon className="ico" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
