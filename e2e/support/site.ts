import { resolve } from 'node:path'
import { emailStandIn } from '../../scripts/email-stand-in.mjs'
import { buildSite, root, testEnvironment } from '../../scripts/run.mjs'
import { serveDist } from '../../scripts/server.mjs'
import { parseSiteConfig } from '../../src/config/site-schema'

/** As published; with every page on; the same with React's warnings and the API elsewhere. */
export type Build = 'default' | 'all-features' | 'development'

export type Site = { readonly url: string; readonly close: () => Promise<void> }

/** What the tested builds are called, and where they say that they are. */
export const defaults = parseSiteConfig({})

const mailPort = () => process.env.E2E_MAIL_PORT ?? ''
export const mailApi = () => ({ port: Number(mailPort()), origin: `http://127.0.0.1:${mailPort()}` })

const outDirOf = (build: Build) => (build === 'default' && process.env.E2E_DIST) || `.e2e/${build}`

/** The folder of a build. The files for hosts are in another, whose name ends in `-hosts`. */
export const folderOf = (build: Build): string => resolve(root, outDirOf(build))

export const serveBuild = (build: Build): Promise<Site> =>
  serveDist({ dir: folderOf(build), port: 0, api: emailStandIn() })

/** Makes all builds, side by side. Where E2E_DIST names a default build, it makes the others. */
export async function buildAll(): Promise<void> {
  const all = { VITE_FEATURES: 'all' }
  const settings: Readonly<Record<Build, Readonly<Record<string, string>>>> = {
    default: {},
    'all-features': all,
    development: { ...all, VITE_API_HOST: mailApi().origin },
  }
  const wanted = (Object.keys(settings) as Build[]).filter(
    (build) => build !== 'default' || !process.env.E2E_DIST,
  )
  await Promise.all(
    wanted.map(async (build) => {
      const mode = build === 'development' ? build : 'production'
      const options = { mode, env: testEnvironment(settings[build]), isQuiet: true } as const
      const code = await buildSite(`.e2e/${build}`, options)
      if (code !== 0) throw new Error(`The build "${build}" failed with exit code ${code}.`)
    }),
  )
}
