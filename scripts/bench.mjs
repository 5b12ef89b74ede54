// `npm run bench`: installs what is missing, builds the site, serves it as a static host does and
// prints what its pages weigh and how long they take. Exits with 1 only when a byte budget is
// exceeded; times depend on the machine and are for information.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite, installDependencies, root, testEnvironment } from './run.mjs'

await installDependencies()

// These need the packages.
const { chromium } = await import('playwright')
const { median, timeLoad, timeTouch } = await import('./bench/timings.mjs')
const { breaches, budgets, createWeigher } = await import('./bench/weights.mjs')
const { findBrowser, starts } = await import('./browser.mjs')
const { emailStandIn } = await import('./email-stand-in.mjs')
const { serveDist } = await import('./server.mjs')

const RUNS = 5
const timedPages = ['/', '/pricing', '/contact', '/privacy', '/api/docs']

const code = await buildSite('.bench/dist', { env: testEnvironment({ VITE_FEATURES: 'all' }) })
if (code !== 0) process.exit(1)
const dir = join(root, '.bench/dist')
const paths = (await readdir(dir, { recursive: true }))
  .filter((file) => file.endsWith('.html') && !/^(admin|coming-soon)[\\/]|^404/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .sort()

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

const kib = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1)
/** @param {string} name @param {readonly (string | number)[]} cells */
const row = (name, cells) =>
  console.log(name.padEnd(28) + cells.map((cell) => String(cell).padStart(10)).join(''))

try {
  console.log(`Weights in KiB, brotli. Budgets in bytes: ${JSON.stringify(budgets)}`)
  row('page', ['html', 'loader', 'blocking', 'css', 'script', 'fonts', 'total'])
  /** @type {string[]} */
  const broken = []
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const { weighIntent, weighPage } = await createWeigher(page)
  for (const path of [...paths, '/coming-soon/blog', '/no-such-page']) {
    const weight = await weighPage(`${site.url}${path}`)
    const { html, loader, blocking, css, script, font, total } = weight
    row(path, [kib(html), kib(loader), blocking, kib(css), kib(script), kib(font), kib(total)])
    broken.push(...breaches(weight))
  }
  for (const [path, button] of /** @type {const} */ ([
    ['/', 'Request Access'],
    ['/contact', 'Enterprise demo'],
  ])) {
    const bytes = await weighIntent(`${site.url}${path}`, button)
    row(`${button} on ${path}`, [kib(bytes)])
    if (bytes > budgets.form) broken.push(`${button}: ${bytes}, at most ${budgets.form}`)
  }

  console.log(`\nTimes in ms, medians of ${RUNS} (150 ms round trip, 1.6 Mbit/s, processor 4 times slower)`)
  row('page', ['FCP', 'LCP', 'TBT', 'CLS'])
  for (const path of timedPages) {
    /** @type {import('./bench/timings.mjs').Timing[]} */
    const loads = []
    for (let run = 0; run < RUNS; run++) loads.push(await timeLoad(browser, `${site.url}${path}`))
    const [fcp = 0, lcp = 0, tbt = 0, cls = 0] = /** @type {const} */ (['fcp', 'lcp', 'tbt', 'cls']).map(
      (name) => median(loads.map((load) => load[name])),
    )
    row(path, [Math.round(fcp), Math.round(lcp), Math.round(tbt), cls.toFixed(3)])
  }

  const early = []
  const late = []
  const next = []
  for (let run = 0; run < RUNS; run++) {
    early.push((await timeTouch(browser, `${site.url}/`, 'before the app')).dialog)
    const { dialog, navigation } = await timeTouch(browser, `${site.url}/`, 'when idle')
    late.push(dialog)
    next.push(navigation)
  }
  console.log('\nFrom a press to the next frame, in ms (goals: dialog 50, next page 150)')
  row('dialog, before the app', [Math.round(median(early))])
  row('dialog, when idle', [Math.round(median(late))])
  row('tap to the next h1', [Math.round(median(next))])

  console.log(broken.length === 0 ? '\nEvery byte budget is kept.' : `\nBroken:\n${broken.join('\n')}`)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await site.close()
}
