import type { Manifest, ManifestChunk } from 'vite'

const isPage = (key: string) => /^src\/pages\/[^/]+\/page\.tsx$/.test(key)

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

/** The page that holds the admin area, and the folder of its code. */
const [adminPage, adminCode] = ['src/pages/invitation-requests/page.tsx', 'src/features/review/']

/**
 * What the service worker keeps: as `core`, from the first visit on, the app and the parts that
 * load later; as `beside`, with the code of the admin page, which few ever load, its own parts.
 */
export function workerFiles(manifest: Manifest) {
  const filesOf = (keys: readonly string[]) => {
    const chunks = keys.flatMap((key) => chunksFrom(manifest, key))
    const files = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))
    return [...files].filter((file) => !isFontStyles(file)).map((file) => `/${file}`)
  }
  const parts = Object.values(manifest)
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((key) => !isPage(key))
  const isAdmin = (key: string) => key.startsWith(adminCode)
  const core = filesOf(['index.html', ...parts.filter((key) => !isAdmin(key))])
  const page = `/${chunkOf(manifest, adminPage).file}`
  const later = filesOf(parts.filter(isAdmin)).filter((file) => file !== page && !core.includes(file))
  return { core, beside: { [page]: later } }
}
