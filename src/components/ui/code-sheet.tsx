import { type ReactNode, useId, useRef } from 'react'
import { type CodeSample, codeText } from '@/lib/code-sample'
import { CodeLines } from './code-sheet-lines'
import { type CodeNote, NoteList, notesIn } from './code-sheet-notes'
import { CopyButton } from './copy-button'
import { type Tab, TabList, TabPanel } from './tabs'

/** One sample of a sheet, with the tab or title it stands under. */
export type CodeSheetSample<Id extends string> = {
  readonly id: Id
  readonly label: string
  readonly sample: CodeSample
}

type CodeSheetProps<Id extends string> = {
  /** What the sheet shows; names its tabs or its code: 'Ask the tutor'. */
  readonly label: string
  /** One sample, or several under tabs. */
  readonly samples: readonly [CodeSheetSample<Id>, ...CodeSheetSample<Id>[]]
  /** The tab that the visitor chose last, here or elsewhere; the first one where the sheet has no such tab. */
  readonly chosen?: string | undefined
  readonly onChoose?: (id: Id) => void
  readonly notes?: readonly CodeNote[]
  /** Number of the first note: sheets in one figure count on. */
  readonly firstNote?: number
  /** Under the code, inside the sheet: what it prints. */
  readonly foot?: ReactNode
  /** Where the explained notes stand: under the sheet, or set by the page with NoteList. */
  readonly explained?: 'under' | 'elsewhere'
}

/**
 * Code on the board: tabs or a title, a Copy button, and numbered notes in a margin of its own. Long lines scroll inside
 * the sheet, which takes the focus for it.
 */
export function CodeSheet<Id extends string>({
  label,
  samples,
  chosen,
  onChoose,
  notes = [],
  firstNote = 1,
  foot,
  explained = 'under',
}: CodeSheetProps<Id>) {
  const base = useId()
  const code = useRef<HTMLElement>(null)
  const shown = samples.find(({ id }) => id === chosen) ?? samples[0]
  const found = notesIn(codeText(shown.sample), notes, firstNote)
  const lines = <CodeLines key={shown.id} sample={shown.sample} marks={found} code={code} />
  const tab: Tab<Id> = { id: shown.id, label: shown.label }
  const body = `code-body ${notes.length > 0 ? '' : 'code-bare'}`
  return (
    <figure className="code" aria-label={label}>
      <div className="code-sheet">
        <div className="code-head">
          {samples.length > 1 ? (
            <TabList
              base={base}
              label={`${label}, language`}
              tabs={samples.map((each) => ({ id: each.id, label: each.label }))}
              selected={shown.id}
              onSelect={(id) => onChoose?.(id)}
            />
          ) : (
            <p className="code-title">{shown.label}</p>
          )}
          <CopyButton text={codeText(shown.sample)} source={code} what={`${label}, ${shown.label}`} />
        </div>
        {samples.length > 1 ? (
          <TabPanel base={base} tab={tab} selected={shown.id} className={body}>
            {lines}
          </TabPanel>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
          <div className={body} role="group" aria-label={`${label}, ${shown.label}`} tabIndex={0}>
            {lines}
          </div>
        )}
        {foot}
      </div>
      {explained === 'under' && found.length > 0 && <NoteList notes={found} />}
    </figure>
  )
}
