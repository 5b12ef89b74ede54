import { readdirSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const files = readdirSync('src/fonts').filter((file) => file.endsWith('.woff2'))

/** Indexes of tables whose tags a WOFF2 file abbreviates (W3C, "WOFF File Format 2.0", 4.1). */
const nameTable = 5
const glyphTables = [10, 11]

/** The texts of a font's `name` table by their number (OpenType, "name"). */
function namesOf(woff2: Buffer): ReadonlyMap<number, string> {
  const tables = woff2.readUInt16BE(12)
  let at = 48
  const length = () => {
    let value = 0
    for (;;) {
      const byte = woff2.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let start = 0
  let name = 0
  for (let i = 0; i < tables; i += 1) {
    const flags = woff2.readUInt8(at++)
    const index = flags & 63
    if (index === 63) at += 4
    const plain = length()
    const isTransformed = glyphTables.includes(index) ? flags >> 6 !== 3 : flags >> 6 !== 0
    const size = isTransformed ? length() : plain
    if (index === nameTable) name = start
    start += size
  }
  const data = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)))
  const texts = name + data.readUInt16BE(name + 4)
  const records = Array.from({ length: data.readUInt16BE(name + 2) }, (_, i) => name + 6 + 12 * i)
  return new Map(
    records.map((record) => {
      const from = texts + data.readUInt16BE(record + 10)
      const text = Buffer.from(data.subarray(from, from + data.readUInt16BE(record + 8)))
      return [data.readUInt16BE(record + 6), text.swap16().toString('utf16le')]
    }),
  )
}

test.each(files)('%s names its authors and where its license is', (file) => {
  const names = namesOf(readFileSync(`src/fonts/${file}`))
  expect(names.get(0)).toMatch(/^Copyright 20\d\d/)
  expect(names.get(14)).toMatch(/^https?:\/\/(scripts\.sil\.org\/OFL|openfontlicense\.org)/)
})
