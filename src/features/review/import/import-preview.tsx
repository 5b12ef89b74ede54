import { Check, Download, Files, Plus, TriangleAlert } from 'lucide-react'
import { type ComponentProps, useId, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PenMark } from '@/components/ui/pen-mark'
import { TabList, TabPanel } from '@/components/ui/tabs'
import { roomFor } from '@/domain/invitations/notes-and-log'
import { QuietButton } from '@/features/review/controls'
import { DialogFoot } from '@/features/review/dialogs/modal'
import { downloadCsv, leftOutCsv } from '@/features/review/export'
import { countOf, formatFully, readDate, shortText } from '@/features/review/format'
import { rounded } from '@/features/review/meter'
import { useStorageMeter } from '@/features/review/use-invitations'
import { thousands } from '@/lib/dates'
import { capitalized } from '@/lib/text'
import { ImportColumns } from './import-fields'
import type { ImportFile } from './import-file'
import { ConflictList, Decision, LeftOutList, RecordList, withLine } from './import-lists'
import type { ImportPlan } from './import-plan'
import { ImportQuestions } from './import-questions'
import type { ImportRecord } from './import-table'

type ImportPreviewProps = ComponentProps<typeof ImportColumns> &
  Omit<ComponentProps<typeof ImportQuestions>, 'theirs' | 'onTheirs'> & {
    /** Which of the two is being done. */
    readonly saving: 'add' | 'replace' | undefined
    /** `lines` names the conflicts whose record of the file was chosen. */
    readonly onAdd: (lines: ReadonlySet<number>) => void
    readonly onReplace: () => void
    readonly onCancel: () => void
  }

/** `398 new`, `9 the same`, `1 differs`, `2 left out` */
const counts = ({ fresh, same, conflicting, left }: ImportPlan) => ({
  fresh: `${thousands(fresh.length)} new`,
  same: `${thousands(same.length)} the same`,
  differ: `${thousands(conflicting.length)} ${conflicting.length === 1 ? 'differs' : 'differ'}`,
  left: `${thousands(left.length)} left out`,
})

export const planWords = (plan: ImportPlan): string => `${Object.values(counts(plan)).join(', ')}.`

/** What goes where, what is to be settled, and all rows of a file, each in one of four lists. */
export function ImportPreview(props: ImportPreviewProps) {
  const { file, check, answers, onAnswers, emailRef, saving, onAdd, onReplace, onCancel } = props
  const { placeOf } = file
  const { fresh, same, conflicting, left, newNotes, uncoded } = check.plan
  const { data: meter } = useStorageMeter()
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set())
  const base = useId()
  const [chosenTab, setTab] = useState<string>()
  const room = useMemo(() => {
    const length = fresh.reduce((sum, { value }) => sum + JSON.stringify(value).length + 1, 0)
    return roomFor({ ...meter, list: length }, fresh.length)
  }, [meter, fresh])
  const lines = new Set(conflicting.map(({ line }) => line).filter((line) => theirs.has(line)))

  const decisionOf = (record: ImportRecord) => {
    const { line, claim } = record
    const isAsked = file.kind === 'list' && claim !== 'pending'
    return (
      <Decision
        record={record}
        newCode={uncoded.has(line)}
        accepted={isAsked ? answers.decided.has(line) : undefined}
        onAccept={(on) => onAnswers({ decided: withLine(answers.decided, line, on) })}
      />
    )
  }
  const isDecided = fresh.some(({ claim }) => claim !== 'pending')
  const labels = counts(check.plan)
  const tabs = [
    {
      id: 'fresh' as const,
      Icon: Plus,
      size: fresh.length,
      empty: 'The file holds nothing new.',
      list: <RecordList rows={fresh} placeOf={placeOf} decisionOf={isDecided ? decisionOf : undefined} />,
    },
    {
      id: 'same' as const,
      Icon: Check,
      size: same.length,
      empty: 'Nothing in this file is here already.',
      list: <RecordList rows={same} placeOf={placeOf} />,
    },
    {
      id: 'differ' as const,
      Icon: Files,
      size: conflicting.length,
      empty: 'No request in this file differs from one that is here.',
      list: <ConflictList rows={conflicting} onChoose={setTheirs} {...{ placeOf, theirs, uncoded }} />,
    },
    {
      id: 'left' as const,
      Icon: TriangleAlert,
      size: left.length,
      empty: 'No row is left out.',
      list: (
        <>
          <p className="flex flex-wrap items-center justify-between gap-x-6 text-note">
            <span className="py-2">
              Correct them and import the file again. Anyone already in the list is not added twice.
            </span>
            <QuietButton
              Icon={Download}
              onClick={() =>
                downloadCsv('left_out.csv', leftOutCsv(file.headings, left, file.table?.hasHeadings))
              }
            >
              Download these rows (CSV)
            </QuietButton>
          </p>
          <LeftOutList rows={left} placeOf={placeOf} />
        </>
      ),
    },
  ].map((tab) => ({ ...tab, label: labels[tab.id], panel: `${base}-${tab.id}` }))
  const selected = chosenTab ?? tabs.find(({ size }) => size > 0)?.id ?? 'fresh'
  const doing = [
    fresh.length > 0 && `add ${thousands(fresh.length)}`,
    lines.size > 0 && `change ${thousands(lines.size)}`,
    newNotes > 0 && `add ${countOf(newNotes, 'note')}`,
  ]
  const canReplace = file.texts && file.checksum !== 'differs'
  const more =
    room < 1 ? 'no room for more requests' : `room for about ${countOf(rounded(room), 'more request')}`
  const act = capitalized(doing.filter(Boolean).join(', ')) || 'Nothing to add'
  return (
    <>
      <FileFacts file={file} />
      <ImportColumns {...{ check, onAnswers, emailRef }} />
      <ImportQuestions {...{ file, check, answers, onAnswers, theirs }} onTheirs={setTheirs} />
      {room < fresh.length && (
        <p className="error-box mt-4" role="alert">
          {`There is ${more} in this browser, and the file has ${thousands(fresh.length)}. Split the file, or clear the list after a backup.`}
        </p>
      )}
      <TabList
        base={base}
        label="What is in the file"
        tabs={tabs}
        selected={selected}
        onSelect={setTab}
        className="rv-tabs mt-4 flex overflow-auto text-note whitespace-nowrap shadow-ruled *:mb-0 *:min-h-11
          *:px-1.5 *:sm:px-4 *:focus-visible:-outline-offset-4 [scrollbar-width:none]"
      />
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          {...{ base, tab, selected }}
          className="max-h-[42dvh] min-h-33 overflow-auto print:max-h-none print:overflow-visible"
        >
          {tab.size > 0 ? (
            tab.id === selected && tab.list
          ) : (
            <p className="flex min-h-15 items-center gap-2 text-muted">
              <tab.Icon className="ico" aria-hidden="true" />
              <span>{tab.empty}</span>
            </p>
          )}
        </TabPanel>
      ))}
      <DialogFoot sticky>
        <Button disabled={act === 'Nothing to add' || room < fresh.length} onClick={() => onAdd(lines)}>
          {saving === 'add' ? 'Saving…' : act}
        </Button>
        {canReplace && (
          <Button variant="danger" onClick={onReplace}>
            {saving === 'replace' ? 'Saving…' : 'Replace all requests'}
          </Button>
        )}
        <Button variant="line" onClick={onCancel}>
          {saving ? 'Close' : 'Cancel'}
        </Button>
        <span className="text-note text-muted lg:ml-auto">
          {canReplace
            ? 'Replacing deletes the list and the notes here and loads those of the backup, whatever is chosen above. You can undo it until something else changes.'
            : 'Nothing changes until you press a button. You can undo it afterward.'}
        </span>
      </DialogFoot>
    </>
  )
}

function FileFacts({ file }: { readonly file: ImportFile }) {
  const { name, type, size, records, left, table, checksum, madeAt = '' } = file
  const made = readDate(madeAt)
  const length = table?.rows.length ?? records.length + left.length
  const above = table?.above ?? 0
  const facts = [type, formatSize(size), countOf(length, 'row'), made && `made ${formatFully(made)}`]
  const skipped = above > 0 ? ` ${countOf(above, 'line')} above the headings skipped.` : ''
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet bg-sheet px-3 py-2.5 text-note">
      <p className="min-w-0 grow basis-50 leading-snug wrap-anywhere *:block">
        <strong>{shortText(name)}</strong>
        <span className="text-muted">{`${facts.filter(Boolean).join(', ')}.${skipped}`}</span>
      </p>
      {checksum && <Checksum state={checksum} />}
    </div>
  )
}

const sums = {
  matches: { mark: 'tick', tone: 'text-hint', words: 'SHA-256 matches' },
  differs: { mark: 'cross', tone: 'text-correction', words: 'SHA-256 differs: the file was changed' },
} as const

function Checksum({ state }: { readonly state: NonNullable<ImportFile['checksum']> }) {
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
  return bytes < 999_500 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}
