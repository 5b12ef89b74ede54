import { Check, Files, Plus, TriangleAlert } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PenMark } from '@/components/ui/pen-mark'
import { TabList, TabPanel } from '@/components/ui/tabs'
import type { InvitationRequest } from '@/domain/invitations/record'
import type { StoredTexts } from '@/domain/invitations/stored-texts'
import { DialogFoot } from '@/features/review/dialogs/modal'
import { countRequests, displayName, formatFully, readDate, shortText } from '@/features/review/words'
import type { ImportFile } from './import-file'
import { Empty, listedRecords, Records, Rest, ReviewImportConflicts } from './import-lists'
import { type ImportPlan, planImport, restoreTexts } from './import-plan'

type ReviewImportPreviewProps = {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly file: ImportFile
  readonly requests: readonly InvitationRequest[]
  /** `lines` names the conflicts whose record of the file was chosen. */
  readonly onConfirm: (plan: ImportPlan, lines: ReadonlySet<number>) => void
  readonly onReplace: (texts: StoredTexts) => void
  readonly onCancel: () => void
}

const kinds: Readonly<Record<ImportFile['kind'], string>> = {
  backup: 'Backup',
  request: 'Request file',
  list: 'List of records',
  csv: 'CSV file',
}

type TabId = 'new' | 'same' | 'conflicting' | 'bad'

/**
 * What an import would do: new, same, conflicting and bad records, with a choice for each conflict.
 */
export function ReviewImportPreview(props: ReviewImportPreviewProps) {
  const { name, size, file, requests, onConfirm, onReplace, onCancel } = props
  const plan = useMemo(() => planImport(file, requests, new Date()), [file, requests])
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  const base = useId()
  const counts = {
    new: plan.fresh.length,
    same: plan.same.length,
    conflicting: plan.conflicting.length,
    bad: plan.bad.length,
  }
  const [tab, setTab] = useState<TabId>(
    counts.conflicting > 0 ? 'conflicting' : counts.new > 0 ? 'new' : 'same',
  )
  const tabs = (['new', 'same', 'conflicting', 'bad'] as const).map((id) => ({
    id,
    label: `${counts[id].toLocaleString('en-CA')} ${labels[id]}`,
    panel: `${base}-${id}`,
  }))
  const panel = (id: TabId) => tabs.find((each) => each.id === id) ?? { id, label: '' }
  const actions = [
    ...(counts.new > 0 ? [`Add ${counts.new.toLocaleString('en-CA')}`] : []),
    ...(theirs.size > 0
      ? [`${counts.new > 0 ? 'change' : 'Change'} ${theirs.size.toLocaleString('en-CA')}`]
      : []),
  ]
  const made = readDate(file.madeAt)
  const uncoded = useMemo(
    () => Math.max(plan.uncoded.size, file.texts ? planImport(file, [], new Date()).uncoded.size : 0),
    [file, plan],
  )
  return (
    <>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-sheet bg-sheet px-3.5 py-2.5 text-note">
        <p className="min-w-0 flex-[1_1_260px] leading-snug wrap-anywhere *:block">
          <strong>{shortText(name)}</strong>
          <span className="text-muted">
            {`${kinds[file.kind]}, ${formatSize(size)}, ${countRequests(file.records.length + file.bad.length)}`}
            {made && <span>{`, made ${formatFully(made)}`}</span>}
          </span>
        </p>
        {file.kind === 'backup' && <Checksum state={file.checksum} />}
      </div>
      {uncoded > 0 && <p className="mt-2 text-muted">{newCodes(uncoded)}</p>}
      <TabList
        base={base}
        label="What is in the file"
        tabs={tabs}
        selected={tab}
        onSelect={setTab}
        className="rv-tabs mt-3.5 flex shadow-ruled *:min-h-11 *:px-2 *:py-1.5 *:text-note *:font-medium *:whitespace-nowrap max-sm:overflow-x-auto max-sm:[scrollbar-width:none] *:max-sm:mb-0 *:max-sm:shrink-0 *:focus-visible:-outline-offset-3 *:sm:px-4"
      />
      <TabPanel base={base} tab={panel('new')} selected={tab} className={panelBox}>
        <Records
          Icon={Plus}
          none="The file holds nothing new."
          lines={plan.fresh.map(({ line, request }) => [line, displayName(request), request.email])}
        />
      </TabPanel>
      <TabPanel base={base} tab={panel('same')} selected={tab} className={panelBox}>
        <Records
          Icon={Check}
          none="No record of the file is here already."
          lines={plan.same.map(({ line, request }) => [line, displayName(request), request.email])}
        />
      </TabPanel>
      <TabPanel base={base} tab={panel('conflicting')} selected={tab} className={panelBox}>
        {counts.conflicting === 0 ? (
          <Empty Icon={Files}>No record differs from the one here.</Empty>
        ) : (
          <>
            <ReviewImportConflicts
              conflicts={plan.conflicting.slice(0, listedRecords)}
              theirs={theirs}
              onChoose={setTheirs}
            />
            <Rest count={counts.conflicting - listedRecords} />
          </>
        )}
      </TabPanel>
      <TabPanel base={base} tab={panel('bad')} selected={tab} className={panelBox}>
        <Records
          Icon={TriangleAlert}
          none="Every record can be read."
          lines={plan.bad.map(({ line, reason }) => [line, 'Stays out', reason])}
        />
      </TabPanel>
      <DialogFoot>
        <Button disabled={actions.length === 0} onClick={() => onConfirm(plan, theirs)}>
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

const panelBox = 'max-h-[min(42dvh,26.25rem)] min-h-22 overflow-auto sm:min-h-33'

const newCodes = (count: number): string =>
  count === 1
    ? 'One approved request comes without a code of its own. It gets a new one.'
    : `${count.toLocaleString('en-CA')} approved requests come without a code of their own. Each gets a new one.`

const labels: Readonly<Record<TabId, string>> = {
  new: 'New',
  same: 'Same',
  conflicting: 'Conflicting',
  bad: 'Bad',
}

const sums = {
  matches: ['tick', 'text-hint', 'SHA-256 matches'],
  differs: ['cross', 'text-correction', 'SHA-256 differs: the file was changed'],
} as const

function Checksum({ state }: { readonly state: ImportFile['checksum'] }) {
  if (state === 'none') return <span className="font-semibold">No checksum</span>
  const [mark, tone, words] = state === 'matches' ? sums.matches : sums.differs
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
