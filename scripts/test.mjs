import { fileURLToPath } from 'node:url'
import { requireSupportedNode } from './node-version.mjs'

requireSupportedNode()

// `npm test`: installs what is missing, runs every check in order and ends with one line that counts them. Imported
// only now, because an older Node cannot even read these.
const { mkdtempSync, readFileSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { buildSite, testEnvironment } = await import('./build-site.mjs')
const { installDependencies } = await import('./dependencies.mjs')
const { ensureBrowser, ensureEngines } = await import('./install-browser.mjs')
const { runNode, stopSignal } = await import('./processes.mjs')
const { closing, countCheck, countPlaywright, countVitest } = await import('./test-results.mjs')

/** @typedef {import('./test-results.mjs').Count} Count */

/** Longer than Playwright's own limit, so that its report is written. */
const STEP_LIMIT = 21 * 60_000

const root = fileURLToPath(new URL('..', import.meta.url))
const stop = stopSignal()
const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

/** @type {{ name: string, count: Count }[]} */
const results = []

/**
 * @param {string} name
 * @param {() => Promise<Count>} work
 */
async function step(name, work) {
  if (stop.aborted) return { passed: 0, failed: 1 }
  console.log(`\n--- ${name}`)
  const started = performance.now()
  const count = await work()
  console.log(`--- ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  results.push({ name, count })
  return count
}

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 */
async function runTool(script, args, settings = {}) {
  const env = { ...testEnvironment(), ...settings }
  const { code, timedOut } = await runNode(script, args, { cwd: root, stop, env, limit: STEP_LIMIT })
  if (timedOut) console.error(`Ended after ${STEP_LIMIT / 60_000} minutes.`)
  return code
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string} script @param {readonly string[]} args */
const check = async (script, args) => countCheck(await runTool(script, args))

if (await installDependencies(root, stop)) {
  await step('Type check', () => check('node_modules/typescript/bin/tsc', ['--noEmit']))
  await step('Biome', () => check('node_modules/@biomejs/biome/bin/biome', ['check', '.']))
  await step('Knip', () => check('node_modules/knip/bin/knip.js', []))
  await step('Unit tests', async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
    const code = await runTool('node_modules/vitest/vitest.mjs', ['run', ...reporters])
    return countVitest(readReport(unitReport), code)
  })
  const build = await step('Production build', async () => {
    const { code } = await buildSite(root, { env: testEnvironment(), stop, limit: STEP_LIMIT })
    return countCheck(code)
  })
  await step('End-to-end tests', async () => {
    if (build.failed > 0) {
      console.error('Not run, because there is no build to test.')
      return { passed: 0, failed: 1 }
    }
    const browser = await ensureBrowser(root, stop)
    if (!browser) return { passed: 0, failed: 1 }
    await ensureEngines(root, stop)
    const code = await runTool('node_modules/playwright/cli.js', ['test', '--reporter=list,json'], {
      CHROME_PATH: browser,
      E2E_DIST: 'dist',
      PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport,
    })
    return countPlaywright(readReport(e2eReport), code)
  })
} else {
  results.push({ name: 'Installation', count: { passed: 0, failed: 1 } })
}
rmSync(reports, { recursive: true, force: true })

if (stop.aborted) {
  console.log('\nStopped before the end.')
  process.exitCode = 130
} else {
  console.log('')
  for (const { name, count } of results) {
    const skipped = count.skipped ? `, ${count.skipped} skipped` : ''
    console.log(
      `${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} (${count.passed} of ${count.passed + count.failed}${skipped})`,
    )
  }
  const { line, ok } = closing(results.map(({ count }) => count))
  console.log(line)
  process.exitCode = ok ? 0 : 1
}
