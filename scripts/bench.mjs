// `npm run bench`: installs what is missing and prints
//
// - `site`: what the pages weigh, with the budgets, and how long the main ones take;
// - `admin`: how long the admin's acts take, and how that grows with the number of requests;
// - `import`: how long the slowest lists of 20 MB take;
// - `pages`: how the cost grows with the number of pages;
// - `commands`: how long the README's commands take.
//
// `npm run bench -- site pages` prints only these parts. Exits with 1 only when a byte budget is
// exceeded; times depend on the machine and are for information.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, installDependencies, readJson, root, runNode, testEnvironment } from './run.mjs'

await installDependencies()

// These need the packages.
const { chromium } = await import('playwright')
const { timeAdmin } = await import('./bench/admin.mjs')
const { timeCommands } = await import('./bench/commands.mjs')
const { buildGrown } = await import('./bench/pages.mjs')
const { median, timeLoad, timeTouch } = await import('./bench/timings.mjs')
const { breaches, createWeigher, roomLeft } = await import('./bench/weights.mjs')
const { findBrowser, starts } = await import('./browser.mjs')
const { emailStandIn } = await import('./email-stand-in.mjs')
const { serveDist } = await import('./server.mjs')

const RUNS = 5
const ADMIN_RUNS = 3
/** A browser stores about 13,000 of these requests: 30,000 show what becomes of more. */
const requestCounts = [100, 1000, 10_000, 30_000]
const acts = /** @type {const} */ (['open', 'key', 'decision', 'export', 'import'])
const timedPages = ['/', '/pricing', '/contact', '/privacy', '/api/docs']
/** Pages that are added to the site's own, to see what a site of ten times the size would cost. */
const morePages = [0, 279]

/** @type {Readonly<Record<string, () => Promise<void>>>} in the order in which they run */
const parts = {
  site: measureSite,
  admin: measureAdmin,
  import: measureImport,
  pages: measurePages,
  commands: measureCommands,
}

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !parts[name])
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
for (const [name, measure] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(name)) await measure()

async function measureSite() {
  const dir = await build()
  const paths = (await readdir(dir, { recursive: true }))
    .filter((file) => file.endsWith('.html') && !/^(admin|coming-soon)[\\/]|^404/.test(file))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
  await inBrowser(dir, async (browser, url) => {
    await weighPages(browser, url, [...paths, '/coming-soon/blog', '/no-such-page'])
    await timePages(browser, url)
  })
}

async function measureAdmin() {
  heading(`The admin's acts in ms by the number of requests, medians of ${ADMIN_RUNS}`)
  row('requests', acts)
  // BENCH_DIST names another build, for instance of an earlier commit, to compare with.
  await inBrowser(process.env.BENCH_DIST ?? (await build()), async (browser, url) => {
    for (const count of requestCounts) {
      const runs = []
      for (let run = 0; run < ADMIN_RUNS; run++) runs.push(await timeAdmin(browser, url, count))
      const timed = runs.filter((timing) => timing !== undefined)
      const cells = acts.map((act) => Math.round(median(timed.map((timing) => timing[act]))))
      row(count.toLocaleString('en'), timed.length > 0 ? cells : ['do not fit into the 5 MB of a browser'])
    }
  })
}

/** Lists of 20 MB that are made to be slow, from the bytes to the preview, one after the other. */
async function measureImport() {
  heading('Seconds in which lists of 20 MB are made and read, the slowest')
  const report = '.bench/import.json'
  const folder = 'tests/features/review/import/huge'
  const args = ['run', folder, '--maxWorkers=1', '--reporter=json', `--outputFile.json=${report}`]
  const env = testEnvironment({ IMPORT_MB: '20' })
  const code = await runNode('node_modules/vitest/vitest.mjs', args, { env, isQuiet: true })
  /** @type {{ title: string, duration: number }[]} */
  const tests = readJson(report).testResults.flatMap(
    (/** @type {{ assertionResults: unknown[] }} */ file) => file.assertionResults,
  )
  const slowest = tests.sort((a, b) => b.duration - a.duration).slice(0, 5)
  for (const { title, duration } of slowest) row((duration / 1000).toFixed(2), [title.replace(/.*: /, '')])
  if (code !== 0) process.exitCode = 1
}

/** @returns {Promise<string>} the folder of a build with every page */
async function build() {
  const code = await buildSite('.bench/dist', { env: testEnvironment({ VITE_FEATURES: 'all' }) })
  if (code !== 0) process.exit(1)
  return join(root, '.bench/dist')
}

/**
 * @param {string} dir a built site
 * @param {(browser: import('playwright').Browser, url: string) => Promise<void>} work
 */
async function inBrowser(dir, work) {
  const site = await serveDist({ dir, port: 0, api: emailStandIn() })
  const executablePath = findBrowser({ own: chromium.executablePath(), works: starts })
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--disable-background-networking',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    await work(browser, site.url)
  } finally {
    await browser.close()
    await site.close()
  }
}

/**
 * @param {import('playwright').Browser} browser @param {string} url
 * @param {readonly string[]} paths
 */
async function weighPages(browser, url, paths) {
  heading('Weights in KiB, brotli')
  row('page', ['first', 'html', 'loader', 'blocking', 'css', 'script', 'fonts', 'total'])
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const { weighPage } = await createWeigher(page)
  const weights = []
  for (const path of paths) {
    const weight = await weighPage(`${url}${path}`)
    const { firstScreen, html, loader, blocking, css, script, font, total } = weight
    const late = [css, script, font, total].map(kib)
    row(path, [kib(firstScreen), kib(html), kib(loader), blocking, ...late])
    weights.push(weight)
  }
  const broken = weights.flatMap(breaches)
  await page.close()
  console.log(`\n${roomLeft(weights).join('\n')}`)
  console.log(broken.length === 0 ? '\nEvery byte budget is kept.' : `\nBroken:\n${broken.join('\n')}`)
  if (broken.length > 0) process.exitCode = 1
}

/** @param {import('playwright').Browser} browser @param {string} url */
async function timePages(browser, url) {
  heading(`Times in ms, medians of ${RUNS} (150 ms round trip, 1.6 Mbit/s, processor 4 times slower)`)
  row('page', ['FCP', 'LCP', 'TBT', 'CLS'])
  for (const path of timedPages) {
    /** @type {import('./bench/timings.mjs').Timing[]} */
    const loads = []
    for (let run = 0; run < RUNS; run++) loads.push(await timeLoad(browser, `${url}${path}`))
    const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = /** @type {const} */ (['fcp', 'lcp', 'tbt', 'cls']).map(
      (name) => median(loads.map((load) => load[name])),
    )
    row(path, [Math.round(fcp), Math.round(lcp), Math.round(tbt), cls.toFixed(3)])
  }

  const early = []
  const late = []
  const next = []
  for (let run = 0; run < RUNS; run++) {
    early.push((await timeTouch(browser, `${url}/`, 'before the app')).dialog)
    const { dialog, navigation } = await timeTouch(browser, `${url}/`, 'when idle')
    late.push(dialog)
    next.push(navigation)
  }
  heading('From a press to the next frame, in ms (goals: dialog 50, next page 150)')
  row('dialog, before the app', [Math.round(median(early))])
  row('dialog, when idle', [Math.round(median(late))])
  row('tap to the next h1', [Math.round(median(next))])
}

async function measurePages() {
  heading('Growth with the number of pages (KiB, brotli)')
  row('documents', ['build, s', 'app', 'css'])
  for (const more of morePages) {
    const { pages, seconds, app, css } = await buildGrown(more)
    row(String(pages), [seconds.toFixed(1), kib(app), kib(css)])
  }
}

async function measureCommands() {
  heading('Commands, in seconds, with the packages installed')
  for await (const [command, seconds, exitCode] of timeCommands())
    row(command, [seconds.toFixed(1), exitCode === 0 ? '' : `exit code ${exitCode}`])
}

/** @param {number} bytes */
function kib(bytes) {
  return (bytes / 1024).toFixed(1)
}

/** @param {string} text */
function heading(text) {
  console.log(`\n${text}`)
}

/** @param {string} name @param {readonly (string | number)[]} cells */
function row(name, cells) {
  console.log(name.padEnd(28) + cells.map((cell) => String(cell).padStart(10)).join(''))
}
