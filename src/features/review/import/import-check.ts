import type { InvitationRequest } from '@/domain/invitations/record'
import { type Columns, isOwnExport, recognizeColumns } from './import-columns'
import type { ImportFile } from './import-file'
import { planImport } from './import-plan'
import { type Answers, noAnswers, requestsOf } from './import-table'

export type ImportCheck = ReturnType<typeof checkImport>

/** What the import is compared with, and what is known about the person who imports. */
type Surroundings = {
  readonly requests?: readonly InvitationRequest[]
  readonly notes?: ReadonlyMap<string, unknown>
  /** What was chosen for the same headings before. */
  readonly known?: Columns | undefined
  readonly now: Date
  readonly locale?: string
}

/** All that an import would do, and what is open about it. Nothing is stored. */
export function checkImport(file: ImportFile, surroundings: Surroundings, answers: Answers = noAnswers) {
  const { requests = [], notes, known, now, locale } = surroundings
  if (!file.table) return { plan: planImport(file, requests, now, answers, notes) }
  const { both, guessed, ...recognized } = recognizeColumns(file.table, file.type !== 'JSON')
  const columns: Columns = answers.columns ?? known ?? recognized.columns
  const { records, left, questions } = requestsOf(file.table, columns, answers, now, locale)
  const found = { ...file, records: [...file.records, ...records], left: [...file.left, ...left] }
  const used = new Set(Object.values(columns).flat())
  return {
    plan: planImport(found, requests, now, answers, notes),
    table: file.table,
    columns,
    length: file.table.rows.length,
    /** The columns of a first and a last name; the choice "First + Last". */
    both,
    questions,
    isOwn: isOwnExport(file.table),
    /** Whether an admin should look at the columns. */
    isGuess: (guessed.size > 0 && !known) || !columns.email || !file.table.hasHeadings,
    unused: file.table.headings.filter((_, at) => !used.has(at)),
  }
}
