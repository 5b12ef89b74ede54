import { prepareRun, serveDefaultBuild } from './site'

/** Serves the build under test for all workers, and ends with the run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const endRun = await prepareRun()
  const site = await serveDefaultBuild()
  process.env.E2E_BASE_URL = site.url
  return async () => {
    await site.close()
    await endRun()
  }
}
