import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ReviewDialog } from '@/features/review/dialogs/modal'
import { errorText } from '@/features/review/format'
import type { Review } from '@/features/review/use-review'
import { afterPaint } from '@/lib/when-idle'
import { importRecords, restoreBackup } from './import-changes'
import { type ImportFile, readImportFile } from './import-file'
import { ReviewImportPreview } from './import-preview'

const id = 'review-import'
/** Characters of the largest file that is read: four times what a browser stores. */
const largest = 20 * 2 ** 20

const intro =
  'A backup, a copy of a request that somebody sent you, or a CSV file exported here. ' +
  'You see what would change before anything is written.'

const unreadable =
  'This could not be read. It may be a folder, or a file that was moved or that cannot be opened.'

type ReviewImportDialogProps = {
  readonly review: Review
  /** What to begin with. */
  readonly file?: File | undefined
  readonly onClose: () => void
}

/** Takes in a backup, a request file or a CSV file: first a preview, then one write. */
export function ReviewImportDialog({ review, file, onClose }: ReviewImportDialogProps) {
  const input = useId()
  const [chosen, setChosen] = useState<{ readonly picked: File; readonly file: ImportFile }>()
  const [error, setError] = useState('')
  const [reading, setReading] = useState(false)
  const writing = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => heading.current?.closest('dialog')?.close()

  const read = async (picked: File | undefined) => {
    if (!picked || reading) return
    setError('')
    if (picked.size > largest) return setError('This file is larger than 20 MB.')
    setReading(true)
    await afterPaint()
    try {
      const text = await picked.text().catch(() => {
        throw new Error(unreadable)
      })
      const file = await readImportFile(text)
      flushSync(() => setChosen({ picked, file }))
      // The field that had the focus is gone.
      heading.current?.focus()
    } catch (thrown) {
      setError(errorText(thrown))
    } finally {
      setReading(false)
    }
  }
  const begin = useEffectEvent(() => read(file))
  useEffect(() => void begin(), [])
  const finish = async (work: () => Promise<void>) => {
    if (writing.current) return
    writing.current = true
    try {
      await work()
      close()
    } catch (thrown) {
      setError(errorText(thrown))
    } finally {
      writing.current = false
    }
  }

  return (
    <ReviewDialog
      id={id}
      title={chosen ? 'Check the import' : 'Import'}
      headingRef={heading}
      text={chosen ? undefined : intro}
      onClose={onClose}
    >
      {!chosen && (
        <>
          <label
            className="rv-field mt-4 flex min-h-33 cursor-pointer items-center justify-center gap-2
              rounded-control border-line border-dashed border-field bg-sheet font-semibold
              hover:border-ink"
            htmlFor={input}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              void read(event.dataTransfer.files[0])
            }}
          >
            <Upload className="ico" aria-hidden="true" />
            <span>{reading ? 'Reading…' : 'Choose a file, or drop it here'}</span>
            <input
              id={input}
              type="file"
              className="sr-only"
              accept=".json,.csv,application/json,text/csv"
              data-first=""
              onChange={({ target }) => {
                void read(target.files?.[0])
                target.value = '' // The same file, corrected, can be chosen again.
              }}
            />
          </label>
          {/* Beside the label, not in it: a status must not be part of the field's name. */}
          <p className="sr-only" role="status">
            {reading && 'Reading…'}
          </p>
        </>
      )}
      {error && (
        <p className="error-box mt-4" role="alert">
          {error}
        </p>
      )}
      {chosen && (
        <ReviewImportPreview
          {...chosen}
          onAdd={(plan, lines) => finish(() => importRecords(review, chosen.file, plan, lines))}
          onReplace={(texts) => finish(() => restoreBackup(review, texts))}
          onCancel={close}
        />
      )}
    </ReviewDialog>
  )
}
