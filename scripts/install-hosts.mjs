// Installs what the tests of the hosts run: web servers as root of a system with apt-get, the
// others from npm (e2e/hosts/package.json). What could not be installed is named; the tests of it
// are skipped.
import { existsSync } from 'node:fs'
import { installDependencies, isInstalled, run, runNode } from './run.mjs'

const servers = ['nginx', 'caddy', 'apache2']
const missing = () =>
  servers.filter(
    (name) => !['/usr/sbin', '/usr/bin', '/usr/local/bin'].some((at) => existsSync(`${at}/${name}`)),
  )

await installDependencies()
if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`Installing ${missing().join(', ')} with apt-get…`)
  // RUNLEVEL=1: the packages start no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update', '-qq'], { env, limit: 120_000, isQuiet: true })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing()]
  await run('apt-get', install, { env, limit: 240_000, isQuiet: true })
}
for (const name of missing()) console.log(`${name} is not here, so its tests are skipped.`)

if (!isInstalled('e2e/hosts/')) {
  console.log("Installing the hosts' engines of e2e/hosts from npm…")
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { npm_execpath: npm = '' } = process.env
  const options = { cwd: 'e2e/hosts', limit: 180_000 }
  const code = npm.endsWith('npm-cli.js')
    ? await runNode(npm, args, options)
    : await run('npm', args, options)
  if (code !== 0) console.log('They could not be installed, so their tests are skipped.')
}
