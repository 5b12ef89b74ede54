import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stopSignal } from './processes.mjs'
import { requestedPort, serveSite } from './serve-site.mjs'

const dir = fileURLToPath(new URL('../dist', import.meta.url))

if (existsSync(`${dir}/index.html`)) {
  await serveSite({ dir, port: requestedPort(process.argv.slice(2)), stop: stopSignal() })
} else {
  console.error(
    'There is no built site in dist. Run "npm run build" first, or "npm start", which builds and serves it.',
  )
  process.exitCode = 1
}
