import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emailStandIn } from '../../scripts/email-stand-in.mjs'
import { serveDist } from '../../scripts/server.mjs'
import { folderOf } from '../support/site'

/** The site with every page on, whose pages report what goes wrong in them. */
export type WatchedSite = {
  readonly url: string
  /** What went wrong in any page, and every file that could not be loaded. */
  readonly problems: string[]
  mailFails: boolean
  /** Holds back the app's scripts until the returned function is called. */
  readonly holdScripts: () => () => void
  /** Answers the next request for each of these files with an error; returns the names of those. */
  readonly loseOnce: (files: RegExp) => ReadonlySet<string>
  readonly close: () => Promise<void>
}

export const builtFolder = folderOf('all-features')

/** Runs before any other script. It ignores Playwright's own scripts, refused as `… > eval`. */
const watch = `
const report = (line) => navigator.sendBeacon('/problem', location.pathname + ': ' + line)
addEventListener('error', ({ message }) => report(message))
addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason))
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
  if (!sourceFile.endsWith('eval')) report(effectiveDirective + ' refused ' + blockedURI + ' at ' + sourceFile)
})
const { error } = console
console.error = (...words) => (report('console: ' + words.join(' ')), error.apply(console, words))
`

export async function serveWatchedSite(): Promise<WatchedSite> {
  const dir = await mkdtemp(join(tmpdir(), 'site-watched-'))
  await cp(builtFolder, dir, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  await writeFile(join(dir, 'watch.js'), watch)
  for (const file of await readdir(dir, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const page = await readFile(join(dir, file), 'utf8')
    await writeFile(join(dir, file), page.replace('<head>', '<head><script src="/watch.js"></script>'))
  }

  const problems: string[] = []
  const mail = emailStandIn({ fails: () => site.mailFails })
  let released: Promise<void> | undefined
  let losing: { readonly files: RegExp; readonly lost: Set<string> } | undefined
  const server = await serveDist({
    dir,
    port: 0,
    api: (request, response, next) => {
      const { url = '' } = request
      if (losing?.files.test(url) && !losing.lost.has(url)) {
        losing.lost.add(url)
        return void response.writeHead(500).end()
      }
      if (released && /^\/assets\/.*\.js$/.test(url)) return void released.then(next)
      response.once('finish', () => {
        const { statusCode } = response
        if (request.method === 'GET' && statusCode >= 400) problems.push(`${url}: status ${statusCode}`)
      })
      if (url !== '/problem') return mail(request, response, next)
      let words = ''
      request.on('data', (part) => {
        words += part
      })
      request.on('end', () => problems.push(words))
      response.writeHead(204).end()
    },
  })
  const site: WatchedSite = {
    url: server.url,
    problems,
    mailFails: false,
    holdScripts: () => {
      let release = () => {}
      released = new Promise((resolve) => {
        release = () => {
          released = undefined
          resolve()
        }
      })
      return release
    },
    loseOnce: (files) => {
      losing = { files, lost: new Set() }
      return losing.lost
    },
    close: async () => {
      await server.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
  return site
}
