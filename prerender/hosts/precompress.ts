import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/
const smallest = 512

/**
 * Writes a `.br` and a `.gz` beside each text file of a built folder, at the highest effort,
 * several at a time. Files of less than 512 bytes are left as they are: compressed they fill the
 * same packet.
 */
export async function precompress(outDir: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter((file) => text.test(file))
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const name = path.join(outDir, file)
      const plain = await readFile(name)
      if (plain.length < smallest && !file.endsWith('.html')) continue
      const [asText, asBytes, gz] = await Promise.all([
        brotli(plain, constants.BROTLI_MODE_TEXT),
        brotli(plain, constants.BROTLI_MODE_GENERIC),
        promisify(gzip)(plain, { level: 9 }),
      ])
      // Which of the two takes less is different from file to file.
      const br = asText.length < asBytes.length ? asText : asBytes
      await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)])
    }
  }
  await Promise.all([work(), work(), work(), work()])
}

const brotli = (plain: Buffer, mode: number): Promise<Buffer> =>
  promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
