import { expect } from 'vitest'
import { readImport } from '@/features/review/import/import-file'
import { checkImport } from '@/features/review/import/import-plan'

/** The benchmark reads 20 MB, the most that is accepted; here a fifth tells as much. */
const megabytes = Number(process.env.IMPORT_MB ?? 4)
const fullSize = megabytes * 2 ** 20
/** The size in bytes of the texts that are made now. */
export let hugeSize = fullSize

/** A huge text: one again and again. */
export const fill = (text: string) => text.repeat(Math.floor(hugeSize / text.length))

/** A huge text of texts by their number, 50,000 at most. */
export const fillBy = (textOf: (at: number) => string, separator = ',') => {
  const all: string[] = []
  const most = 49_999 * (hugeSize / fullSize)
  for (let size = 0; size < hugeSize && all.length < most; size += (all.at(-1)?.length ?? 0) + 1)
    all.push(textOf(all.length))
  return all.join(separator)
}

/** Seconds of work that reading a file with this content takes, or refusing it with a sentence. */
async function secondsFor(content: () => string | Uint8Array, size: number): Promise<number> {
  hugeSize = size
  const made = content()
  const bytes = typeof made === 'string' ? new TextEncoder().encode(made) : new Uint8Array(made)
  const before = process.cpuUsage()
  await readImport([{ name: 'list.csv', bytes }]).then(
    (file) => checkImport(file, { now: new Date('2026-11-25T15:00:00.000Z') }),
    (error) => expect(String(error)).toMatch(/^Error: (?:This|The) file /),
  )
  return process.cpuUsage(before).user / 1e6
}

/**
 * A file with this content is read, or refused with a sentence, by work that does not grow with the
 * square of its size. The benchmark says what each takes alone.
 */
export async function expectReadOrRefused(_name: string, content: () => string | Uint8Array): Promise<void> {
  const seconds = await secondsFor(content, fullSize)
  if (seconds < 0.75 * megabytes) return
  // A slow machine, or beside other tests the collector, which takes its share of the process's
  // time; or the square: four times the size would be sixteen times the work.
  expect(seconds).toBeLessThan(8 * (await secondsFor(content, fullSize / 4)))
}
