import type { Manifest, ManifestChunk } from 'vite'

const isPage = (key: string) => /^src\/pages\/[^/]+\/page\.tsx$/.test(key)

/** The chunk of a module. @throws {Error} when the build has none. */
export function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the manifest has no ${key}`)
  return chunk
}

/** A module's chunk and those it imports, with `later` also dynamically. No other pages. */
export function chunksFrom(manifest: Manifest, entry: string, later = false): readonly ManifestChunk[] {
  const found = new Set<ManifestChunk>()
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key)
    if (found.has(chunk) || (key !== entry && isPage(key))) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
    if (later) chunk.dynamicImports?.forEach(visit)
  }
  visit(entry)
  return [...found]
}

const filesOf = (chunks: readonly ManifestChunk[]) =>
  chunks.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`)

/**
 * What the service worker keeps: `core` from the first visit on, the app and the parts that any
 * page may open; `later`, by the file of a page, what that page loads when it is used.
 */
export function workerFiles(manifest: Manifest) {
  const core = filesOf(chunksFrom(manifest, 'index.html', true))
  const later = Object.keys(manifest)
    .filter(isPage)
    .map((key) => {
      const known = new Set([...core, ...filesOf(chunksFrom(manifest, key))])
      const more = filesOf(chunksFrom(manifest, key, true)).filter((file) => !known.has(file))
      return [`/${chunkOf(manifest, key).file}`, [...new Set(more)]] as const
    })
  return { core: [...new Set(core)], later: Object.fromEntries(later.filter(([, more]) => more.length > 0)) }
}
