import { Check, Files, Plus, TriangleAlert } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PenMark } from '@/components/ui/pen-mark'
import { TabList, TabPanel } from '@/components/ui/tabs'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { DialogFoot } from '@/features/review/dialogs/modal'
import { countRequests, formatFully, readDate, shortText } from '@/features/review/format'
import { noRequests, useInvitations } from '@/features/review/use-invitations'
import { thousands } from '@/lib/dates'
import type { ImportFile } from './import-file'
import { listedRecords, Records } from './import-lists'
import { type ImportPlan, planImport, restoreTexts } from './import-plan'

type ReviewImportPreviewProps = {
  readonly picked: File
  readonly file: ImportFile
  /** `lines` names the conflicts whose record of the file was chosen. */
  readonly onAdd: (plan: ImportPlan, lines: ReadonlySet<number>) => void
  readonly onReplace: (texts: StoredTexts) => void
  readonly onCancel: () => void
}

const kinds: Readonly<Record<ImportFile['kind'], string>> = {
  backup: 'Backup',
  request: 'Request file',
  list: 'List of records',
  csv: 'CSV file',
}

/** New, same, conflicting and bad records of a file, with a choice for each conflict. */
export function ReviewImportPreview(props: ReviewImportPreviewProps) {
  const { picked, file, onAdd, onReplace, onCancel } = props
  const { data: { requests } = { requests: noRequests } } = useInvitations()
  const plan = useMemo(() => planImport(file, requests, new Date()), [file, requests])
  const { fresh, same, conflicting, bad, uncoded } = plan
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  const base = useId()
  const [tab, setTab] = useState(conflicting.length > 0 ? 'Conflicting' : fresh.length > 0 ? 'New' : 'Same')
  const lists = [
    { id: 'New', Icon: Plus, records: fresh, empty: 'The file holds nothing new.' },
    { id: 'Same', Icon: Check, records: same, empty: 'No record of the file is here already.' },
    { id: 'Conflicting', Icon: Files, records: conflicting, empty: 'No record differs from the one here.' },
    { id: 'Bad', Icon: TriangleAlert, records: bad, empty: 'Every record can be read.' },
  ].map((list) => ({
    ...list,
    label: `${thousands(list.records.length)} ${list.id}`,
    panel: `${base}-${list.id}`,
  }))
  const actions = [
    fresh.length > 0 && `Add ${thousands(fresh.length)}`,
    theirs.size > 0 && `${fresh.length > 0 ? 'change' : 'Change'} ${thousands(theirs.size)}`,
  ].filter(Boolean)
  const made = readDate(file.madeAt)
  const newCodes = useMemo(
    () => Math.max(uncoded.size, file.texts ? planImport(file, [], new Date()).uncoded.size : 0),
    [file, uncoded],
  )
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet bg-sheet px-3 py-2.5 text-note">
        <p className="min-w-0 grow basis-50 leading-snug wrap-anywhere *:block">
          <strong>{shortText(picked.name)}</strong>
          <span className="text-muted">
            {`${kinds[file.kind]}, ${formatSize(picked.size)}, ${countRequests(file.records.length + file.bad.length)}`}
            {made && <span>{`, made ${formatFully(made)}`}</span>}
          </span>
        </p>
        {file.kind === 'backup' && <Checksum state={file.checksum} />}
      </div>
      {newCodes > 0 && (
        <p className="mt-2 text-muted">
          {newCodes === 1
            ? 'One approved request comes without a code of its own. It gets a new one.'
            : `${thousands(newCodes)} approved requests come without a code of their own. Each gets a new one.`}
        </p>
      )}
      <TabList
        base={base}
        label="What is in the file"
        tabs={lists}
        selected={tab}
        onSelect={setTab}
        className="rv-tabs mt-4 flex overflow-auto text-note whitespace-nowrap shadow-ruled *:mb-0 *:min-h-11
          *:px-2 *:sm:px-4 *:focus-visible:-outline-offset-4 [scrollbar-width:none]"
      />
      {lists.map((list) => (
        <TabPanel
          key={list.id}
          base={base}
          tab={list}
          selected={tab}
          className="max-h-[42dvh] min-h-33 overflow-auto"
        >
          {list.records.length === 0 ? (
            <p className="flex min-h-15 items-center gap-2 text-muted">
              <list.Icon className="ico" aria-hidden="true" />
              <span>{list.empty}</span>
            </p>
          ) : (
            <Records records={list.records} theirs={theirs} onChoose={setTheirs} />
          )}
          {list.records.length > listedRecords && (
            <p className="text-muted">{`and ${thousands(list.records.length - listedRecords)} more`}</p>
          )}
        </TabPanel>
      ))}
      <DialogFoot>
        <Button disabled={actions.length === 0} onClick={() => onAdd(plan, theirs)}>
          {actions.length === 0 ? 'Nothing to add' : actions.join(', ')}
        </Button>
        {file.texts && file.checksum !== 'differs' && (
          <Button look="danger" onClick={() => onReplace(restoreTexts(file, new Date()))}>
            Replace everything
          </Button>
        )}
        <Button look="line" data-first="" onClick={onCancel}>
          Cancel
        </Button>
        <span className="ml-auto text-note text-muted">
          Nothing is written until you confirm, and you can undo it.
        </span>
      </DialogFoot>
    </>
  )
}

const sums = {
  matches: { mark: 'tick', tone: 'text-hint', words: 'SHA-256 matches' },
  differs: { mark: 'cross', tone: 'text-correction', words: 'SHA-256 differs: the file was changed' },
} as const

function Checksum({ state }: { readonly state: ImportFile['checksum'] }) {
  if (state === 'none') return <span className="font-semibold">No checksum</span>
  const { mark, tone, words } = sums[state]
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold ${tone}`}>
      <PenMark name={mark} className="size-4.5 shrink-0" width={3} />
      <span>{words}</span>
    </span>
  )
}

function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1e6 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}
