import { Download } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { closeDialog } from '@/components/dialog/dialog'
import type { InvitationRequest } from '@/domain/invitations/record'
import { QuietButton } from '@/features/review/controls'
import { ReviewDialog } from '@/features/review/dialogs/modal'
import { downloadCsv, toCsv } from '@/features/review/export'
import { errorText } from '@/features/review/format'
import { useInvitationNotes, useInvitations } from '@/features/review/use-invitations'
import type { Review } from '@/features/review/use-review'
import { afterPaint } from '@/lib/listen'
import { toast } from '@/lib/toast'
import { importRecords, knownColumns, rememberColumns, restoreBackup } from './import-changes'
import { FileField, PasteField } from './import-fields'
import { type ImportFile, largest, type Picked, readImport } from './import-file'
import { checkImport } from './import-plan'
import { ImportPreview, planWords } from './import-preview'
import { type Answers, noAnswers } from './import-table'

const id = 'review-import'

const intro =
  'Choose a list of people who requested access: a CSV file from Google Forms, a spreadsheet, Mailchimp, Airtable ' +
  'or another tool, a backup, or requests that someone emailed you. You see everything before anything is saved.'

const unreadable =
  'This could not be read. It may be a folder, or a file that was moved. Choose another file.'

type ReviewImportDialogProps = {
  readonly review: Review
  /** What the import begins with. */
  readonly first?: File | undefined
  readonly onClose: () => void
}

/** What the dialog is busy with, and what it says meanwhile. */
const busyWords = { read: 'Reading…', add: 'Saving…', replace: 'Saving…' } as const
type Work = keyof typeof busyWords

type Chosen = {
  readonly picked: readonly Picked[]
  readonly file: ImportFile
  /** When it was chosen: the time of the import. */
  readonly now: Date
  /** Another one for each choice of files, not for other letters. */
  readonly key: number
}

/** Takes in lists, backups and request files: first everything is shown, then one write. */
export function ReviewImportDialog({ review, first, onClose }: ReviewImportDialogProps) {
  const { requests } = useInvitations().data
  const notes = useInvitationNotes()
  const [chosen, setChosen] = useState<Chosen>()
  const [answers, setAnswers] = useState(noAnswers)
  const [pasting, setPasting] = useState<boolean>()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState<Work>()
  const working = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const email = useRef<HTMLSelectElement>(null)
  /** False once this dialog is closed; one that was opened since has the same id. */
  const isOpen = () => heading.current !== null
  const close = () => isOpen() && closeDialog(id)

  const file = chosen?.file
  const { table, found } = file ?? {}
  const now = chosen?.now
  const known = useMemo(() => table && found && knownColumns(table, found.columns), [table, found])
  const check = useMemo(() => {
    if (!file || !now) return undefined
    return checkImport(file, { requests, notes, known, now, locale: navigator.language }, answers)
  }, [file, requests, notes, known, now, answers])

  /** One piece of work at a time; what goes wrong is shown, and the dialog stays. */
  const work = async (what: Work, run: () => Promise<void>) => {
    if (working.current) {
      if (what === 'read') toast.error('The import is busy. Try again in a moment.')
      return
    }
    working.current = true
    setError('')
    setBusy(what)
    await afterPaint()
    try {
      await run()
    } catch (thrown) {
      if (isOpen()) setError(errorText(thrown))
      else if (what !== 'read') review.fail(thrown)
    } finally {
      working.current = false
      setBusy(undefined)
    }
  }
  const read = async (picked: readonly Picked[], encoding?: string) => {
    const file = await readImport(picked, encoding)
    flushSync(() => {
      setChosen((before) => {
        const now = (encoding && before?.now) || new Date()
        return { picked, file, now, key: (before?.key ?? 0) + (encoding ? 0 : 1) }
      })
      setAnswers((before) => (encoding ? { ...before, encoding } : noAnswers))
    })
    // The focused field is gone. Where no addresses are found, their column is to be chosen.
    if (!encoding) (email.current ?? heading.current)?.focus()
  }
  const take = (files: readonly File[]) =>
    work('read', async () => {
      if (files.some(({ size }) => size > largest))
        throw new Error('This file is larger than 20 MB. Split it into smaller ones.')
      const picked = await Promise.all(
        files.map(async (each) => ({ name: each.name, bytes: new Uint8Array(await each.arrayBuffer()) })),
      ).catch(() => {
        throw new Error(unreadable)
      })
      if (picked.length > 0) await read(picked)
    })
  const begin = useEffectEvent(() => first && take([first]))
  useEffect(() => void begin(), [])
  const takeText = (text: string) =>
    work('read', async () => {
      if (text.trim() === '') throw new Error('There are no rows yet. Paste them into the field.')
      await read([{ name: 'Pasted rows', bytes: new TextEncoder().encode(text) }])
    })
  const finish = (what: Work, save: () => Promise<readonly InvitationRequest[]>) =>
    work(what, async () => {
      const coded = await review.hold(save)
      if (table && found && answers.columns) rememberColumns(table, found.columns, answers.columns)
      // Before theirs opens, which gives the focus back to what has it now.
      close()
      review.showCodes(coded)
    })
  // Only files: a text that is dropped into the field for rows is the browser’s to put there.
  const onDrop = ({ dataTransfer: { files } }: DragEvent) => {
    if (files.length > 0) void take([...files])
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    const text = event.clipboardData.getData('text/plain')
    if (chosen || event.target instanceof HTMLTextAreaElement) return
    // Spreadsheets put a picture beside the cells; who copies files has their names as a text.
    const isList = /[\t\n]/.test(text) || (files.length === 0 && text.includes('@'))
    if (!isList || files.some(({ type }) => !type.startsWith('image/'))) {
      if (files.length > 0) void take(files)
      return
    }
    event.preventDefault()
    void takeText(text)
  }
  const onAnswers = (changed: Partial<Answers>) => {
    if (chosen && changed.encoding) void work('read', () => read(chosen.picked, changed.encoding))
    else setAnswers((before) => ({ ...before, ...changed }))
  }

  return (
    <ReviewDialog
      id={id}
      title={chosen ? 'Check the import' : 'Import requests'}
      headingRef={heading}
      text={chosen ? undefined : intro}
      onClose={onClose}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      {!chosen && !pasting && (
        <>
          <FileField busy={busy && busyWords[busy]} focused={pasting === false} onTake={take} />
          <p className="mt-2 flex flex-wrap gap-x-6">
            <QuietButton onClick={() => setPasting(true)}>Paste rows instead</QuietButton>
            <QuietButton
              Icon={Download}
              onClick={() => downloadCsv('invitation_requests_template.csv', toCsv([]))}
            >
              Download a template (CSV)
            </QuietButton>
          </p>
        </>
      )}
      {!chosen && pasting && <PasteField onText={takeText} onBack={() => setPasting(false)} />}
      {/* The field for files says it itself, and the preview's button that it is being saved. */}
      <p className={busy === 'read' && (chosen || pasting) ? 'mt-4 text-muted' : 'sr-only'} role="status">
        {busy ? busyWords[busy] : check && planWords(check.plan)}
      </p>
      {error && (
        <p className="error-box mt-4" role="alert">
          {error}
        </p>
      )}
      {chosen && check && (
        <ImportPreview
          key={chosen.key}
          file={chosen.file}
          check={check}
          answers={answers}
          onAnswers={onAnswers}
          emailRef={email}
          saving={busy === 'read' ? undefined : busy}
          onAdd={(lines) => finish('add', () => importRecords(review, chosen.file, check.plan, lines))}
          onReplace={() => finish('replace', () => restoreBackup(review, chosen.file))}
          onCancel={close}
        />
      )}
    </ReviewDialog>
  )
}
