import { type ComponentProps, Fragment, type ReactNode, type RefObject, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { CopyButton } from '@/components/ui/copy-button'
import { TabList, TabPanel } from '@/components/ui/tabs'
import { isCodeLanguage, languages } from '@/content/api/languages'
import { type CodeSample, codeText } from '@/lib/code-sample'
import { createSetting } from '@/lib/json-storage'
import { useStore } from '@/lib/store'

const setting = createSetting('codeLanguage')

/** The language chosen last, on any page and in any tab, and what changes it. */
export function useCodeLanguage() {
  const stored = useStore(setting, undefined)
  return [isCodeLanguage(stored) ? stored : undefined, setting.set] as const
}

type CodeNote = {
  /** Texts that mark its line: the first line that has one of them. */
  readonly at: readonly string[]
  readonly text: string
}

/** A note with its place in one sample: its line from 0, and its number. */
type PlacedNote = { readonly line: number; readonly number: number; readonly text: string }

/** Finds the notes' lines. Numbers follow the given order, so all languages count alike. */
export function placedNotes(code: string, notes: readonly CodeNote[]): readonly PlacedNote[] {
  const lines = code.split('\n')
  return notes.flatMap(({ at, text }, index) => {
    const line = lines.findIndex((words) => at.some((word) => words.includes(word)))
    return line < 0 ? [] : [{ line, number: index + 1, text }]
  })
}

type CodeSheetProps = {
  /** What the sheet shows, as the name of its tabs or its code: 'Ask the tutor'. */
  readonly label: string
  /** One sample by its title, or several by their languages (CodeLanguage), which become tabs. */
  readonly samples: Readonly<Record<string, CodeSample>>
  readonly notes?: readonly CodeNote[]
  /** Whether the sheet takes more than half of the page, so that its code is larger. */
  readonly wide?: boolean
  readonly foot?: ReactNode
  /** Where the notes are explained: under the sheet, or where the page puts a NoteList. */
  readonly explained?: 'under' | 'elsewhere'
}

/** Code on the board with numbered notes. Of several languages it shows the one chosen last. */
export function CodeSheet(props: CodeSheetProps) {
  const { label, samples, notes = [], wide = false, foot, explained = 'under' } = props
  const base = useId()
  const code = useRef<HTMLElement>(null)
  const [language, choose] = useCodeLanguage()
  const tabs = Object.entries(samples).map(([id, sample]) => ({
    id,
    label: isCodeLanguage(id) ? languages[id] : id,
    sample,
  }))
  const shown = tabs.find(({ id }) => id === language) ?? tabs[0]
  if (!shown) return null
  const text = codeText(shown.sample)
  const name = `${label}, ${shown.label}`
  const found = placedNotes(text, notes)
  const lines = <CodeLines key={shown.id} sample={shown.sample} notes={found} code={code} />
  const body = wide ? 'flex sm:text-note/[1.65]' : 'flex'
  return (
    <figure aria-label={label}>
      <div className="code-sheet">
        <div className="code-head">
          {tabs.length > 1 ? (
            <TabList
              base={base}
              label={`${label}, language`}
              tabs={tabs}
              selected={shown.id}
              onSelect={(id) => isCodeLanguage(id) && holdInPlace(code, () => choose(id))}
              className="tabs tabs-board"
            />
          ) : (
            <p>{shown.label}</p>
          )}
          <CopyButton key={shown.id} text={text} source={code} what={name} />
        </div>
        {tabs.length > 1 ? (
          <TabPanel base={base} tab={shown} selected={shown.id} className={`code-scroll ${body}`}>
            {lines}
          </TabPanel>
        ) : (
          <CodeScroll aria-label={name} className={body}>
            {lines}
          </CodeScroll>
        )}
        {foot}
      </div>
      {explained === 'under' && found.length > 0 && <NoteList notes={found} />}
    </figure>
  )
}

/** Safari has no scroll anchoring, and the sheets above show the same language. */
function holdInPlace(code: RefObject<HTMLElement | null>, change: () => void): void {
  const top = () => code.current?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  scrollBy({ top: top() - before, behavior: 'instant' })
}

/** Code whose long lines scroll sideways. It is focusable, so that keys can scroll it. */
export function CodeScroll({ className, ...code }: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
  return <div className={`code-scroll ${className}`} role="group" {...code} tabIndex={0} />
}

type CodeLinesProps = {
  readonly sample: CodeSample
  readonly notes: readonly PlacedNote[]
  readonly code: RefObject<HTMLElement | null>
}

/** A sample and the sheet's margin, which stays in place when long lines scroll. */
function CodeLines({ sample, notes, code }: CodeLinesProps) {
  const inOrder = notes.toSorted((a, b) => a.line - b.line)
  return (
    <>
      <pre className="code-margin" aria-hidden="true" translate="no">
        {inOrder.map(({ line, number }, index) => (
          <Fragment key={number}>
            <span>{'\n'.repeat(line - (inOrder[index - 1]?.line ?? 0))}</span>
            <NoteNumber number={number} />
          </Fragment>
        ))}
      </pre>
      <pre translate="no">
        <code ref={code}>
          {sample.runs.map((text, index) => {
            const kind = sample.kinds[index]
            const key = `${index}${text}`
            if (kind === ' ') return text
            return (
              <span key={key} className={`code-${kind}`}>
                {text}
              </span>
            )
          })}
        </code>
      </pre>
    </>
  )
}

function NoteNumber({ number }: { readonly number: number }) {
  return (
    <span className="code-number" aria-hidden="true">
      {number}
    </span>
  )
}

export function NoteList({ notes }: { readonly notes: readonly PlacedNote[] }) {
  return (
    <ol className="prose-note mt-5 grid gap-1">
      {notes.map(({ number, line, text }) => (
        <li key={number} className="flex gap-2">
          <NoteNumber number={number} />
          <span className="sr-only">{`Line ${line + 1}:`}</span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
