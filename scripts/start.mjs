// `npm start`: from a fresh clone to a running site. `npm run preview` (`--built`) serves what is
// built.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildSite, installDependencies, root } from './run.mjs'

const { values } = parseArgs({ options: { built: { type: 'boolean' }, port: { type: 'string' } } })
const wanted = Number(values.port ?? (process.env.PORT || 4173))

await installDependencies()
if (!values.built) {
  console.log('Building the site…')
  const code = await buildSite('dist')
  if (code !== 0) process.exit(code)
} else if (!existsSync(`${root}dist/_headers`)) {
  console.error('There is no built site in dist: run "npm run build" or "npm start" first.')
  process.exit(1)
}
// They need the packages.
const { emailStandIn } = await import('./email-stand-in.mjs')
const { readHeaders, serveDist } = await import('./server.mjs')
const dir = `${root}dist`
// Read at each request: a new build has other hashes in its policy.
const headers = (/** @type {string} */ path) => readHeaders(dir)(path)
const { url, port } = await serveDist({ dir, port: wanted, api: emailStandIn(), headers })
if (wanted !== 0 && port !== wanted) console.log(`\nPort ${wanted} is not free, so the site uses ${port}.`)
console.log(`\nThe site is at ${url} (Ctrl+C stops it).`)
console.log('Admin: /admin/invitation-requests. The email that its forms send: /outbox.')
// npm forwards SIGTERM only to the shell between it and this process, which does not pass it on.
const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(), 500).unref()
