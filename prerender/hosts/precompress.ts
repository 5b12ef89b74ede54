import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const text = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/

/**
 * Writes a `.br` and a `.gz` beside each text file of a built folder, at the highest effort. Files
 * of less than 512 bytes are left as they are: compressed they fill the same packet.
 */
export async function precompress(outDir: string, files: readonly string[]): Promise<void> {
  const compress = async (file: string) => {
    const name = path.join(outDir, file)
    const plain = await readFile(name)
    if (plain.length < 512 && !file.endsWith('.html')) return
    await writeFile(`${name}.br`, await promisify(brotliCompress)(plain))
    await writeFile(`${name}.gz`, await promisify(gzip)(plain, { level: 9 }))
  }
  await Promise.all(files.filter((file) => text.test(file)).map(compress))
}
