import { expect } from 'vitest'
import { readImport } from '@/features/review/import/import-file'
import { checkImport } from '@/features/review/import/import-plan'

/** The benchmark reads 20 MB, the most that is accepted; here a fifth tells as much. */
const megabytes = Number(process.env.IMPORT_MB ?? 4)
export const hugeSize = megabytes * 2 ** 20

/** A huge text: one again and again. */
export const fill = (text: string) => text.repeat(Math.floor(hugeSize / text.length))

/** A huge text of texts by their number, 50,000 at most. */
export const fillBy = (textOf: (at: number) => string, separator = ',') => {
  const all: string[] = []
  for (let size = 0; size < hugeSize && all.length < 49_999; size += (all.at(-1)?.length ?? 0) + 1)
    all.push(textOf(all.length))
  return all.join(separator)
}

/** A file with this content is read, or refused with a sentence. */
export async function expectReadOrRefused(_name: string, content: () => string | Uint8Array): Promise<void> {
  const made = content()
  const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : new Uint8Array(made)
  const before = process.cpuUsage()
  await readImport([{ name: 'list.csv', bytes }]).then(
    (file) => checkImport(file, { now: new Date('2026-11-25T15:00:00.000Z') }),
    (error) => expect(String(error)).toMatch(/^Error: (?:This|The) file /),
  )
  const { user } = process.cpuUsage(before)
  // The benchmark says what each takes alone. Beside other tests the collector takes its share of
  // the process's time, so the limit only tells work that grows with the square of the size: what
  // reaches it here would take over a minute with 20 MB.
  expect(user / 1e6).toBeLessThan(0.75 * megabytes)
}
