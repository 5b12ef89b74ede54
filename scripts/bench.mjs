import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireSupportedNode } from './node-version.mjs'

requireSupportedNode()

// `npm run bench`: installs what is missing, builds the site, serves it as a static host does and prints what its pages weigh and how
// long they take. Exits with 1 only where a byte budget is broken; times depend on the machine and inform.
const { installDependencies } = await import('./dependencies.mjs')
const { stopSignal } = await import('./processes.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))
const stop = stopSignal()
if (!(await installDependencies(root, stop))) process.exit(1)

// These need the packages.
const { adminTable, measureAdmin } = await import('./bench/admin.mjs')
const { launchBrowser } = await import('./bench/launch.mjs')
const { median, timeLoad, timeTouch } = await import('./bench/timings.mjs')
const { breaches, budgets, weighIntent, weighPage } = await import('./bench/weights.mjs')
const { buildSite, testEnvironment } = await import('./build-site.mjs')
const { emailStandIn } = await import('./email-stand-in.mjs')
const { readHeaders } = await import('./headers-file.mjs')
const { serveDist } = await import('./static-server.mjs')

const RUNS = 5
const timedPages = ['/', '/pricing', '/contact', '/privacy', '/api/docs']

const dir = join(root, '.bench/dist')
await mkdir(dir, { recursive: true })
const { code } = await buildSite(root, {
  outDir: '.bench/dist',
  env: testEnvironment({ VITE_FEATURES: 'all' }),
  stop,
})
if (code !== 0) process.exit(1)
// What follows has no child but the browser, which ends with this process.
stop.addEventListener('abort', () => process.exit(130))

const files = await readdir(dir, { recursive: true })
const paths = files
  .filter((file) => file.endsWith('.html') && !/^(admin|coming-soon)[\\/]|^404/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .sort()

const site = await serveDist({ dir, port: 0, api: emailStandIn(), headers: readHeaders(dir) })
const browser = await launchBrowser()

try {
  const weights = []
  for (const path of [...paths, '/coming-soon/blog', '/no-such-page']) {
    weights.push(await weighPage(browser, site.url, path))
  }
  const forms = {
    'Request Access on /': await weighIntent(browser, site.url, '/', 'Request Access'),
    'Enterprise demo on /contact': await weighIntent(browser, site.url, '/contact', 'Enterprise demo'),
  }
  const broken = weights.flatMap(breaches)
  for (const [name, bytes] of Object.entries(forms)) {
    if (bytes > budgets.form) broken.push(`${name}: ${bytes}, at most ${budgets.form}`)
  }

  const times = []
  for (const path of timedPages) {
    /** @type {import('./bench/timings.mjs').Timing[]} */
    const loads = []
    for (let run = 0; run < RUNS; run++) loads.push(await timeLoad(browser, `${site.url}${path}`))
    /** @param {'fcp' | 'lcp' | 'tbt' | 'cls'} name */
    const middle = (name) => median(loads.map((load) => load[name]))
    times.push({ path, fcp: middle('fcp'), lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls') })
  }
  const touches = []
  for (let run = 0; run < RUNS; run++) {
    const early = await timeTouch(browser, `${site.url}/`, 'before the app')
    const late = await timeTouch(browser, `${site.url}/`, 'when idle')
    touches.push({ early: early.dialog, late: late.dialog, navigation: late.navigation })
  }
  const touch = {
    'dialog, before the app has loaded (goal 50 ms)': median(touches.map(({ early }) => early)),
    'dialog, when idle (goal 50 ms)': median(touches.map(({ late }) => late)),
    'tap on a link to the next h1 (goal 150 ms)': median(touches.map(({ navigation }) => navigation)),
  }
  const admin = await measureAdmin({ browser, url: site.url })

  const kib = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1)
  const row = (/** @type {readonly (string | number)[]} */ cells) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(10))).join('')
  const text = [
    `Weights in KiB, brotli. Budgets: ${Object.entries(budgets)
      .map(([name, bytes]) => `${name} ${bytes / 1024}`)
      .join(', ')}.`,
    row(['page', 'html', 'loader', 'blocking', 'css', 'script', 'fonts', 'total']),
    ...weights.map(({ path, html, loader, blocking, css, script, font, total }) =>
      row([path, kib(html), kib(loader), blocking, kib(css), kib(script), kib(font), kib(total)]),
    ),
    '',
    ...Object.entries(forms).map(([name, bytes]) => `${name}: ${kib(bytes)} KiB of form code`),
    '',
    `Times in ms, medians of ${RUNS} (150 ms round trip, 1.6 Mbit/s, processor 4 times slower)`,
    row(['page', 'FCP', 'LCP', 'TBT', 'CLS']),
    ...times.map(({ path, fcp, lcp, tbt, cls }) =>
      row([path, Math.round(fcp), Math.round(lcp), Math.round(tbt), cls.toFixed(3)]),
    ),
    '',
    ...Object.entries(touch).map(([name, ms]) => `${name}: ${Math.round(ms)} ms`),
    '',
    'Admin area, processor 4 times slower',
    adminTable(admin),
    '',
    broken.length === 0 ? 'Every byte budget is kept.' : `Broken budgets:\n${broken.join('\n')}`,
  ].join('\n')
  console.log(text)
  await writeFile(join(root, '.bench/results.txt'), `${text}\n`)
  await writeFile(
    join(root, '.bench/results.json'),
    JSON.stringify({ budgets, weights, forms, times, touch, admin, broken }, undefined, 2),
  )
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await site.close()
}
