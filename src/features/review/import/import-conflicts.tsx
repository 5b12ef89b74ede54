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
