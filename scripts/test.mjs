// `npm test`: installs what is missing, runs every check and ends with one line that counts them;
// `--fast` leaves out the build and the browsers.
import { rm } from 'node:fs/promises'
import { buildSite, installDependencies, readJson, runNode, testEnvironment } from './run.mjs'
import { closingLine, countRun, failuresOf } from './test-results.mjs'

/** Longer than Playwright's own limit, so that its report is written. */
const limit = 31 * 60_000
const reports = { unit: 'node_modules/.test/unit.json', browsers: 'node_modules/.test/browsers.json' }
const isFast = process.argv.includes('--fast')

/** @typedef {ReturnType<typeof countRun>} Count */
/** @type {Count[]} */
const counts = []
/** @type {string[]} */
const failures = []

/** @param {string} name @param {() => Promise<Count>} work */
async function step(name, work) {
  const begun = performance.now()
  const count = await work()
  const outcome = count.failed === 0 ? 'passed' : 'FAILED'
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`--- ${name}: ${outcome} (${count.passed} of ${count.passed + count.failed}, ${seconds} s)\n`)
  counts.push(count)
  return count
}

/** @param {string} name @param {string} script @param {readonly string[]} args */
const check = (name, script, args) =>
  step(name, async () => {
    const options = { env: testEnvironment(), isQuiet: true, limit }
    const code = await runNode(`node_modules/${script}`, args, options)
    return countRun(code, Number(code === 0))
  })

await installDependencies()
const checks = Promise.all([
  ...['.', 'src', 'prerender'].map((project) =>
    check(`Type check of ${project}`, 'typescript/bin/tsc', ['--noEmit', '-p', project]),
  ),
  check('Biome', '@biomejs/biome/bin/biome', ['check', '.']),
  check('Knip', 'knip/bin/knip.js', []),
])
const build = isFast
  ? undefined
  : await step('Production build', async () => {
      const code = await buildSite('dist', { env: testEnvironment(), isQuiet: true, limit })
      return countRun(code, Number(code === 0))
    })
await step('Unit tests', async () => {
  await rm(reports.unit, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`]
  const code = await runNode('node_modules/vitest/vitest.mjs', args, { env: testEnvironment(), limit })
  const report = readJson(reports.unit)
  failures.push(...failuresOf(report))
  return countRun(code, report?.numPassedTests, report?.numFailedTests)
})
await checks
if (build) {
  await step('End-to-end tests', async () => {
    if (build.failed > 0) {
      console.error('Not run, because there is no build to test.')
      return { passed: 0, failed: 1 }
    }
    const { ensureBrowsers } = await import('./install-browser.mjs')
    const browser = await ensureBrowsers()
    if (!browser) return { passed: 0, failed: 1 }
    await rm(reports.browsers, { force: true })
    const env = testEnvironment({
      CHROME_PATH: browser,
      E2E_DIST: 'dist',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browsers,
    })
    const args = ['test', '--reporter=list,json']
    const code = await runNode('node_modules/playwright/cli.js', args, { env, limit })
    const { expected = 0, flaky = 0, unexpected } = readJson(reports.browsers)?.stats ?? {}
    return countRun(code, expected + flaky, unexpected)
  })
}

for (const failure of failures) console.log(`FAILED: ${failure}`)
console.log(closingLine(counts))
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0
