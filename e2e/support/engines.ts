import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'playwright/test'
import { freePort } from '../../tests/lib/free-port'
import { end } from './end-process'
import { dist, findHost, type Host, hostAt } from './hosts'

/** Where scripts/install-hosts.mjs puts the hosts' own engines. */
const engines = resolve('e2e/hosts')
const require = createRequire(`${engines}/package.json`)

export const engineNames = [
  'Apache',
  'Cloudflare Pages',
  'Cloudflare Workers',
  'Firebase',
  'Netlify',
] as const
export type EngineName = (typeof engineNames)[number]

const packageOf = { Firebase: 'superstatic', Netlify: '@netlify/headers' } as const

export function hasEngine(name: EngineName): boolean {
  if (name === 'Apache') return findHost('apache2') !== undefined
  const needed = name === 'Firebase' || name === 'Netlify' ? packageOf[name] : 'wrangler'
  return existsSync(`${engines}/node_modules/${needed}`)
}

/** What Vercel's own checker says against the routes of its file; undefined without it. */
export function vercelFaults(): unknown {
  if (!existsSync(`${engines}/node_modules/@vercel/routing-utils`)) return undefined
  const { routes } = JSON.parse(readFileSync(`${dist}-hosts/vercel/config.json`, 'utf8'))
  return require('@vercel/routing-utils').normalizeRoutes(routes).error
}

/** Starts a host's own engine with the built site and the files that the build wrote for it. */
export async function startEngine(name: EngineName): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'site-host-'))
  const port = await freePort()
  const stop = await start[name](folder, port)
  const host = hostAt(port)
  const end = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await expect
      .poll(() => host.get('/', {}, 'HEAD').then(({ status }) => status, String), { timeout: 110_000 })
      .toBe(200)
  } catch (error) {
    const log = `${folder}/log`
    const said = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : ''
    await end()
    throw new Error(`${name} does not answer:\n${said}`, { cause: error })
  }
  return { ...host, stop: end }
}

const start: Record<EngineName, (folder: string, port: number) => Promise<() => Promise<void>>> = {
  async Apache(folder, port) {
    await cp(dist, `${folder}/site`, { recursive: true })
    await cp(`${dist}-hosts/apache/.htaccess`, `${folder}/site/.htaccess`)
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'negotiation', 'autoindex', 'headers']
    const more = ['rewrite', 'filter', 'deflate', 'expires']
    await writeFile(
      `${folder}/apache.conf`,
      [
        `ServerRoot ${folder}`,
        `PidFile ${folder}/pid`,
        `Listen 127.0.0.1:${port}`,
        'ServerName localhost',
        'ServerTokens Prod',
        `ErrorLog ${folder}/errors`,
        ...[...modules, ...more].map((m) => `LoadModule ${m}_module /usr/lib/apache2/modules/mod_${m}.so`),
        'TypesConfig /etc/mime.types',
        // As Debian has it.
        'AddLanguage br .br',
        'DirectoryIndex index.html',
        // As some rented web space has it.
        'ExpiresActive On',
        'ExpiresDefault "access plus 1 month"',
        'Header set X-Content-Type-Options nosniff',
        'Header set Cache-Control max-age=9',
        'Header set Content-Security-Policy "upgrade-insecure-requests"',
        'AddOutputFilterByType DEFLATE text/html text/css text/javascript application/xml',
        `<VirtualHost 127.0.0.1:${port}>`,
        `DocumentRoot ${folder}/site`,
        `<Directory ${folder}/site>`,
        'AllowOverride All',
        'Options Indexes FollowSymLinks MultiViews',
        'Require all granted',
        '</Directory>',
        '</VirtualHost>',
        'User nobody',
        'Group nogroup',
        '',
      ].join('\n'),
    )
    // As root it answers as another user, who has to be let in.
    await chmod(folder, 0o755)
    return run(findHost('apache2') ?? '', ['-DFOREGROUND', '-f', `${folder}/apache.conf`], folder)
  },

  async 'Cloudflare Pages'(folder, port) {
    // Without a date it takes today's, which its own engine is too old for.
    const args = [wrangler(), 'pages', 'dev', dist, '--compatibility-date', '2025-11-01']
    return run(process.execPath, [...args, ...(await listenAt(port))], folder)
  },

  async 'Cloudflare Workers'(folder, port) {
    await mkdir(`${folder}/dist-hosts`)
    await cp(`${dist}-hosts/workers`, `${folder}/dist-hosts/workers`, { recursive: true })
    // Workers' `directory` lies beside the configuration's folder, as after a build.
    await symlink(resolve(dist), `${folder}/dist`)
    const config = `${folder}/dist-hosts/workers/wrangler.jsonc`
    return run(process.execPath, [wrangler(), 'dev', '-c', config, ...(await listenAt(port))], folder)
  },

  async Firebase(folder, port) {
    const { hosting } = JSON.parse(readFileSync(`${dist}-hosts/firebase.json`, 'utf8'))
    const { server } = require('superstatic')
    // What the configuration ignores is not uploaded.
    const ignored: readonly string[] = hosting.ignore.map((pattern: string) => pattern.replace('**/*', ''))
    await cp(dist, `${folder}/dist`, {
      recursive: true,
      filter: (file) => !ignored.some((end) => file.endsWith(end)),
    })
    const app = server({ port, hostname: '127.0.0.1', cwd: folder, config: hosting })
    const listening = app.listen()
    return () => new Promise((done) => listening.close(() => done()))
  },

  async Netlify(folder, port) {
    await cp(dist, `${folder}/site`, { recursive: true })
    await cp(`${dist}-hosts/netlify`, `${folder}/site`, { recursive: true })
    return netlify(`${folder}/site`, port)
  },
}

/** Netlify's packages for redirects, files and headers, in the order of its own server. */
async function netlify(folder: string, port: number): Promise<() => Promise<void>> {
  const { HeadersHandler } = await import(require.resolve('@netlify/headers'))
  const { RedirectsHandler } = await import(require.resolve('@netlify/redirects'))
  const { StaticHandler } = await import(require.resolve('@netlify/static'))
  const redirects = new RedirectsHandler({
    projectDir: folder,
    publicDir: folder,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
  })
  const files = new StaticHandler({ directory: folder })
  const headers = new HeadersHandler({ projectDir: folder, publishDir: folder, logger: console })
  const answerTo = async (request: Request): Promise<Response> => {
    const rule = await redirects.match(request)
    const file = await files.match(request)
    if (rule && (rule.force || !file)) {
      const moved = await redirects.handle(request, rule, async () => undefined)
      if (moved) return moved
    }
    const found: Response | undefined = await file?.handle()
    const type = { 'Content-Type': 'text/html; charset=utf-8' }
    const response = found ?? new Response(readFileSync(`${folder}/404.html`), { status: 404, headers: type })
    await headers.apply(request, response)
    return response
  }
  return serve(port, async (request, response) => {
    const answer = await answerTo(new Request(`http://${request.headers.host}${request.url}`))
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(request.method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()))
  })
}

async function serve(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return () =>
    new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
}

/** With a debugger's port of its own: two that start at once would take the same one. */
async function listenAt(port: number): Promise<readonly string[]> {
  const ports = ['--port', String(port), '--inspector-port', String(await freePort())]
  return [...ports, '--ip', '127.0.0.1', '--log-level', 'error']
}

const wrangler = () => `${engines}/node_modules/wrangler/bin/wrangler.js`

async function run(program: string, args: readonly string[], home: string): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: home,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  }
  const log = openSync(`${home}/log`, 'w')
  const child = spawn(program, args, { env, cwd: home, stdio: ['ignore', log, log] })
  closeSync(log)
  return () => end(child)
}
