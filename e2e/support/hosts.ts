import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'playwright/test'
import type { HostRules } from '../../prerender/hosts/rules'
import { freePort } from '../../tests/lib/free-port'
import { end } from './end-process'
import { folderOf } from './site'

/** An answer as it came over the wire, its body still encoded. Header names are lower case. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

export type Host = {
  readonly origin: string
  readonly get: (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Answer>
  readonly stop: () => Promise<void>
}

type HostName = 'nginx' | 'caddy'

export const dist = folderOf('default')

export const readRules = async (): Promise<HostRules> =>
  JSON.parse(await readFile(`${dist}-hosts/rules.json`, 'utf8')) as HostRules

export function decode({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

/** Fails where an answer names an encoding that it has not: a missing file, another method. */
export async function expectNamedEncoding(host: Host, { files }: HostRules): Promise<void> {
  const font = files.find((file) => file.endsWith('.woff2')) ?? ''
  for (const [method, path, headers] of [
    ['POST', '/pricing', {}],
    ['GET', '/no-such-page', {}],
    ['GET', `/${font}.br`, {}],
    ['GET', '/pricing', { Range: 'bytes=9999999-' }],
    ['GET', '/pricing', { 'If-Match': '"another"' }],
  ] as const) {
    const answer = await host.get(path, { 'Accept-Encoding': 'br', ...headers }, method)
    const at = `${method} ${path} ${answer.status}`
    expect([undefined, 'identity', 'br'], at).toContain(answer.headers['content-encoding'])
    if (answer.body.length > 0) expect(() => decode(answer), at).not.toThrow()
  }
}

/** A server's program, as Debian installs it. */
export function findHost(name: HostName | 'apache2'): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/sbin']
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** Starts a real server, with the configuration that the build wrote, on a free port. */
export async function startHost(name: HostName): Promise<Host> {
  const program = findHost(name)
  if (!program) throw new Error(`${name} is not installed`)
  const folder = await mkdtemp(join(tmpdir(), `site-${name}-`))
  const port = await freePort()
  const args = await (name === 'nginx' ? nginxSetup : caddySetup)(folder, port)
  const child = spawn(program, args, {
    // Caddy keeps its state there.
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log = `${log}${chunk}`.slice(-4000)
  })
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await expect.poll(() => answers(name, port)).toBe(true)
  } catch {
    await stop()
    throw new Error(`${name} does not answer:\n${log}`)
  }
  return { ...hostAt(port), stop }
}

export const hostAt = (port: number): Omit<Host, 'stop'> => ({
  origin: `http://127.0.0.1:${port}`,
  get: (path, headers = {}, method = 'GET') => requestTo(port, path, headers, method),
})

async function nginxSetup(folder: string, port: number): Promise<string[]> {
  const site = await readFile(`${dist}-hosts/nginx/server.conf`, 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path "${folder}/${kind}";`,
  )
  await writeFile(join(folder, 'site.conf'), nginxSite(site, dist, port))
  await writeFile(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      'master_process off;',
      `pid "${folder}/nginx.pid";`,
      'events { }',
      'http {',
      'access_log off;',
      ...temporary,
      `include "${folder}/site.conf";`,
      '}',
      '',
    ].join('\n'),
  )
  return ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')]
}

async function caddySetup(folder: string, port: number): Promise<string[]> {
  const site = await readFile(`${dist}-hosts/caddy/Caddyfile`, 'utf8')
  await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${caddySite(site, dist, port)}`)
  return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
}

/** The server block of the build for a folder, which may have a space in its name, and a port. */
export const nginxSite = (text: string, folder: string, port: number) =>
  text
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace(/root \/[^;]+;/, `root "${folder}";`)
    .replace(/include \/etc\/nginx\/[^/]+\/([^;]+)/g, `include "${folder}-hosts/nginx/$1"`)

/** The same for Caddy. */
export const caddySite = (text: string, folder: string, port: number) =>
  text
    .replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`)
    .replace(/root \* .+/, `root * "${folder}"`)
    .replace(/import (.+)/, `import "${folder}-hosts/caddy/$1"`)

/** Whether this very server answers, by its name; Caddy gives none here. */
async function answers(name: HostName, port: number): Promise<boolean> {
  try {
    const { headers } = await hostAt(port).get('/', {}, 'HEAD')
    return headers.server === (name === 'nginx' ? 'nginx' : undefined)
  } catch {
    return false
  }
}

/** A request over the wire, without the changes that a browser or fetch makes to it. */
function requestTo(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  method: string,
): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    call.once('error', fail)
    call.end()
  })
}
