import { cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, runNode, testEnvironment } from '../run.mjs'

/** What a build does not need, or has by a link. */
const left = /^(\..*|node_modules|dist.*|test-results|tests|e2e|docs)$/
/** The page that is copied: a hero, lists and a table, as most pages have. */
const model = 'webinars'

/**
 * What a build of the site costs when it has more pages.
 *
 * @typedef {object} Growth
 * @property {number} pages prerendered documents
 * @property {number} seconds that `vite build` takes
 * @property {number} app bytes of the scripts that every page loads, brotli
 * @property {number} css bytes of the stylesheet that every page loads, brotli
 */

/**
 * Builds a copy of the project with that many more pages, and weighs what each page loads.
 *
 * @param {number} more
 * @returns {Promise<Growth>}
 */
export async function buildGrown(more) {
  const project = join(root, '.bench/grown')
  await rm(project, { recursive: true, force: true })
  await mkdir(project, { recursive: true })
  for (const name of (await readdir(root)).filter((each) => !left.test(each)))
    await cp(join(root, name), join(project, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'))

  /** @type {string[]} */
  const rows = []
  /** @type {string[]} */
  const descriptions = []
  for (let number = 1; number <= more; number++) {
    const page = `grown-${number}`
    await cp(join(project, 'src/pages', model), join(project, 'src/pages', page), { recursive: true })
    const description = 'A page that the benchmark adds, with as many words as the pages that are here.'
    rows.push(`  '${page}': { path: '/${page}', title: 'Page ${number}' },\n`)
    descriptions.push(`  '${page}': '${description}',\n`)
  }
  /** @param {string} file @param {string} mark @param {string[]} lines to write before the mark */
  const insert = async (file, mark, lines) => {
    const path = join(project, 'src/routes', file)
    const text = await readFile(path, 'utf8')
    if (!text.includes(mark)) throw new Error(`${path} has no "${mark}"`)
    await writeFile(
      path,
      text.replace(mark, () => lines.join('') + mark),
    )
  }
  await insert('table.ts', '} as const satisfies Record<string, RouteRow>', rows)
  await insert('descriptions.ts', '  notFound:', descriptions)

  const begun = performance.now()
  const env = testEnvironment({ VITE_FEATURES: 'all' })
  const code = await runNode('node_modules/vite/bin/vite.js', ['build'], { env, cwd: project, isQuiet: true })
  if (code !== 0) throw new Error(`The build with ${more} more pages failed with exit code ${code}.`)
  const seconds = (performance.now() - begun) / 1000

  const dist = join(project, 'dist')
  const files = await readdir(dist, { recursive: true })
  const about = await readFile(join(dist, 'about.html'), 'utf8')
  /** @param {RegExp} names */
  const sent = async (names) => {
    const found = [...new Set(Array.from(about.matchAll(names), ([, name = '']) => name))]
    const shared = found.filter((name) => !/\/(about-)?page-/.test(name))
    const sizes = await Promise.all(shared.map((name) => stat(join(dist, `${name}.br`))))
    return sizes.reduce((sum, { size }) => sum + size, 0)
  }
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    seconds,
    app: await sent(/(\/assets\/[\w.-]+\.js)\b/g),
    css: await sent(/(\/assets\/[\w.-]+\.css)\b/g),
  }
}
