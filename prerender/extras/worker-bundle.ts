import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Manifest } from 'vite'

/** What the service worker has to know about a build. */
export type WorkerFacts = {
  /** Fingerprint of all documents: any change makes another worker. */
  readonly build: string
  /**
   * Address of the app's entry, by which a page and a worker tell whether they are of one build.
   */
  readonly app: string
  /** Address of a document without markup. */
  readonly shell: string
  /**
   * What is kept from the first visit on: the app, its fonts and the parts that any page may open.
   */
  readonly core: readonly string[]
  /**
   * By the file of a page, what it loads when somebody does something: it is kept once the page is
   * visited.
   */
  readonly later: Readonly<Record<string, readonly string[]>>
}

/**
 * Which files the worker keeps when.
 *
 * @param fonts files that every page preloads.
 */
export function workerFiles(
  manifest: Manifest,
  fonts: readonly string[],
): Pick<WorkerFacts, 'core' | 'later'> {
  const isPage = (key: string) => /^src\/pages\/[^/]+\/page\.tsx$/.test(key)
  const closure = (start: string, dynamic: boolean): ReadonlySet<string> => {
    const seen = new Set<string>()
    const files = new Set<string>()
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key) || (key !== start && isPage(key))) return
      seen.add(key)
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
      for (const next of chunk.imports ?? []) visit(next)
      if (dynamic) for (const next of chunk.dynamicImports ?? []) visit(next)
    }
    visit(start)
    return files
  }
  const core = [...closure('index.html', true), ...fonts.map((file) => `/${file}`)]
  const later: Record<string, readonly string[]> = {}
  for (const key of Object.keys(manifest).filter(isPage)) {
    const atOnce = closure(key, false)
    const more = [...closure(key, true)].filter((file) => !atOnce.has(file) && !core.includes(file))
    const file = manifest[key]?.file
    if (file && more.length > 0) later[`/${file}`] = more
  }
  return { core, later }
}

/**
 * Bundles prerender/extras/service-worker.ts into sw.js at the root of the site.
 *
 * @param documents the text of every document, in a fixed order.
 */
export async function writeWorker(
  root: string,
  outDir: string,
  facts: Omit<WorkerFacts, 'build'>,
  documents: readonly string[],
): Promise<void> {
  const hash = createHash('sha256')
  for (const text of documents) hash.update(text)
  const all: WorkerFacts = { ...facts, build: hash.digest('hex').slice(0, 16) }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __WORKER__: JSON.stringify(all), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: false,
      rolldownOptions: {
        input: 'prerender/extras/service-worker.ts',
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const [output] = 'output' in result ? result.output : []
  if (!output) throw new Error('the service worker was not built')
  await writeFile(path.join(outDir, 'sw.js'), `/* ${all.build} */${output.code}`)
}
