import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requireSupportedNode } from './node-version.mjs'

requireSupportedNode()

// `npm run preview`: serves what `npm run build` has built. Imported only now, because an older Node cannot even read these.
const { stopSignal } = await import('./processes.mjs')
const { requestedPort, serveSite } = await import('./serve-site.mjs')

const dir = fileURLToPath(new URL('../dist', import.meta.url))

if (existsSync(`${dir}/index.html`)) {
  await serveSite({ dir, port: requestedPort(process.argv.slice(2)), stop: stopSignal() })
} else {
  console.error(
    'There is no built site in dist. Run "npm run build" first, or "npm start", which builds and serves it.',
  )
  process.exitCode = 1
}
