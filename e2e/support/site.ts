import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { buildSite, testEnvironment } from '../../scripts/build-site.mjs'
import { emailStandIn } from '../../scripts/email-stand-in.mjs'
import { readHeaders } from '../../scripts/headers-file.mjs'
import { isAlive } from '../../scripts/processes.mjs'
import { serveDist } from '../../scripts/static-server.mjs'

/** A build of the site other than the one under test by default. */
export type Build = {
  /** The folder's name under .e2e. One name stands for one set of settings in a run. */
  readonly name: string
  /**
   * Settings such as `{ VITE_FEATURES: 'all' }`, laid over the defaults: the shell's own VITE_
   * settings do not count.
   */
  readonly env?: Readonly<Record<string, string>>
  /** `development` makes React report what hydration finds different. `production` by default. */
  readonly mode?: 'production' | 'development'
}

/** A served site: its origin without a trailing slash, and what ends it. */
export type Site = { readonly url: string; readonly close: () => Promise<void> }

type Fault = NonNullable<Parameters<typeof emailStandIn>[0]>['fault']

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(ROOT, '.e2e')
const RUN_LOCK = join(FOLDER, 'run.lock')

/**
 * Serves the build under test on a free port of 127.0.0.1, with an e-mail stand-in of its own.
 * `fault` is asked at each call to send and may answer with what should go wrong.
 */
export async function serveDefaultBuild(fault?: Fault): Promise<Site> {
  return serve(process.env.E2E_DIST ? resolve(ROOT, process.env.E2E_DIST) : join(FOLDER, 'dist'), fault)
}

/**
 * Makes a build once a run, however many workers ask for it, and serves it on a free port of
 * 127.0.0.1 with an e-mail stand-in of its own. A build takes its time: call it from a worker
 * fixture with a timeout that allows for it, or let a test file say `test.use({ build: { name:
 * 'all-features', env: { VITE_FEATURES: 'all' } } })`, which does that.
 */
export async function serveBuild(build: Build, fault?: Fault): Promise<Site> {
  return serve(await buildOnce(build), fault)
}

/**
 * Marks the begin of a run and builds what E2E_DIST does not name. To be called once, before any
 * worker.
 *
 * @returns what marks the end of the run.
 * @throws {Error} while another run is going on: both would build into one folder.
 */
export async function prepareRun(): Promise<() => Promise<void>> {
  process.env.E2E_RUN = randomUUID()
  await mkdir(FOLDER, { recursive: true })
  await dropAbandonedLocks()
  if (!(await lock(RUN_LOCK))) {
    const owner = await read(RUN_LOCK)
    throw new Error(
      `Another end-to-end run (process ${owner}) builds into .e2e: wait for its end. If process ${owner} is none, remove .e2e/run.lock.`,
    )
  }
  if (!process.env.E2E_DIST) await buildOnce({ name: 'dist' })
  return () => rm(RUN_LOCK, { force: true })
}

function serve(dir: string, fault: Fault): Promise<Site> {
  return serveDist({ dir, port: 0, api: emailStandIn(fault && { fault }), headers: readHeaders(dir) })
}

async function buildOnce({ name, env = {}, mode = 'production' }: Build): Promise<string> {
  const dir = join(FOLDER, name)
  const stamp = JSON.stringify({ run: process.env.E2E_RUN, mode, env })
  while ((await read(`${dir}.stamp`)) !== stamp) {
    if (!(await lock(`${dir}.lock`))) {
      await delay(200)
      continue
    }
    try {
      const found = await read(`${dir}.stamp`)
      if (found === stamp) continue
      if (found && process.env.E2E_RUN && found.includes(process.env.E2E_RUN)) {
        throw new Error(`The build "${name}" was made in this run with other settings: ${found}`)
      }
      const { code } = await buildSite(ROOT, { outDir: `.e2e/${name}`, mode, env: testEnvironment(env) })
      if (code !== 0) throw new Error(`The build "${name}" failed with exit code ${code}.`)
      await writeFile(`${dir}.stamp`, stamp)
    } finally {
      await rm(`${dir}.lock`, { force: true })
    }
  }
  return dir
}

/** Takes the lock; false while another living process holds it. */
async function lock(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const owner = Number(await read(path))
    if (owner && !isAlive(owner)) await rm(path, { force: true })
    return false
  }
}

/** Removes the locks of processes that have ended, and those in which none is named. */
async function dropAbandonedLocks(): Promise<void> {
  const locks = (await readdir(FOLDER)).filter((name) => name.endsWith('.lock'))
  for (const path of locks.map((name) => join(FOLDER, name))) {
    const owner = Number(await read(path))
    if (!owner || !isAlive(owner)) await rm(path, { force: true })
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return undefined
  }
}
