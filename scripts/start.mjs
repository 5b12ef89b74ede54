import { fileURLToPath } from 'node:url'
import { requireSupportedNode } from './node-version.mjs'

requireSupportedNode()

// `npm start`: from a fresh clone to a running site. Imported only now, because an older Node cannot even read these.
const { installDependencies } = await import('./dependencies.mjs')
const { buildSite } = await import('./build-site.mjs')
const { stopSignal } = await import('./processes.mjs')
const { requestedPort, serveSite } = await import('./serve-site.mjs')

const root = fileURLToPath(new URL('..', import.meta.url))
const port = requestedPort(process.argv.slice(2))
const stop = stopSignal()

if (await installDependencies(root, stop)) {
  console.log('Building the site…')
  const { code } = await buildSite(root, { stop })
  if (code === 0) await serveSite({ dir: `${root}dist`, port, stop })
  else {
    if (!stop.aborted) console.error('The site could not be built; the reason stands above.')
    process.exitCode = code
  }
} else {
  process.exitCode = 1
}
if (stop.aborted) process.exitCode = 0
