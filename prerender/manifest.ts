import type { Manifest, ManifestChunk } from 'vite'

const isPage = (key: string) => /^src\/pages\/[^/]+\/page\.tsx$/.test(key)

/** The chunk of a module. @throws {Error} when the build has none. */
export function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the manifest has no ${key}`)
  return chunk
}

/** A module's chunk and those it imports. */
export function chunksFrom(manifest: Manifest, entry: string): readonly ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key)
    if (found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
  }
  visit(entry)
  return [...found]
}

/**
 * The stylesheet with the font faces. It is inline in every document: faces that come later make
 * the browser lay out all text again.
 */
export const isFontStyles = (file: string) => file.startsWith('assets/fonts-')

/** What the service worker keeps from the first visit on: the app and the parts that load later. */
export function workerFiles(manifest: Manifest): readonly string[] {
  const parts = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports)
  const chunks = ['index.html', ...parts.filter((key) => !isPage(key))].flatMap((key) =>
    chunksFrom(manifest, key),
  )
  const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
  return [...files].filter((file) => !isFontStyles(file)).map((file) => `/${file}`)
}
