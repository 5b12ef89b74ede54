import { readFile, writeFile } from 'node:fs/promises'
import { freePort } from '../../tests/lib/free-port'
import { buildAll } from './site'

/** Makes the builds that the tests open. With E2E_BUILT the builds of the last run are tested. */
export default async function globalSetup(): Promise<void> {
  const note = '.e2e/mail-port'
  const port = process.env.E2E_BUILT ? await readFile(note, 'utf8') : String(await freePort())
  process.env.E2E_MAIL_PORT = port
  if (process.env.E2E_BUILT) return
  await buildAll()
  await writeFile(note, port)
}
