import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortText } from '@/features/review/words'

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
