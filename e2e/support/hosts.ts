import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { HostRules } from '../../src/build/hosts/rules'

/** An answer as it came over the wire, its body still encoded. Header names are lower case. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

/** A running server. */
export type Host = {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** The servers that the build writes a configuration for and that can run here. */
export type HostName = 'nginx' | 'caddy'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The built folder under test. */
export const dist = process.env.E2E_DIST ? resolve(ROOT, process.env.E2E_DIST) : join(ROOT, '.e2e/dist')

/** The rules that the build wrote its host files from. */
export const readRules = async (): Promise<HostRules> =>
  JSON.parse(await readFile(`${dist}-hosts/rules.json`, 'utf8')) as HostRules

/** Where a server's program is, or undefined when it is not installed. */
export function findHost(name: HostName): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/sbin']
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** Starts a real server on a free port of 127.0.0.1 with the configuration that the build wrote, and waits until it answers. */
export async function startHost(name: HostName): Promise<Host> {
  const program = findHost(name)
  if (!program) throw new Error(`${name} is not installed`)
  const folder = await mkdtemp(join(tmpdir(), `site-${name}-`))
  const port = await freePort()
  const [args, env] =
    name === 'nginx' ? await nginxSetup(folder, port) : await caddySetup(folder, `http://127.0.0.1:${port}`)
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
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
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 100) {
      await stop()
      throw new Error(`${name} does not answer:\n${log}`)
    }
    await delay(100)
  }
  return { get: (path, headers = {}, method = 'GET') => get(port, path, headers, method), stop }
}

async function nginxSetup(folder: string, port: number): Promise<[string[], NodeJS.ProcessEnv]> {
  const site = await readFile(`${dist}-hosts/nginx.conf`, 'utf8')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  await writeFile(
    join(folder, 'site.conf'),
    site.replace(/listen 80;/, `listen 127.0.0.1:${port};`).replace(/root \/[^;]+;/, `root ${dist};`),
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      'master_process off;',
      `pid ${folder}/nginx.pid;`,
      'events { }',
      'http {',
      'access_log off;',
      ...temporary,
      `include ${folder}/site.conf;`,
      '}',
      '',
    ].join('\n'),
  )
  return [['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {}]
}

async function caddySetup(folder: string, address: string): Promise<[string[], NodeJS.ProcessEnv]> {
  const site = await readFile(`${dist}-hosts/Caddyfile`, 'utf8')
  await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`)
  return [
    ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
    { SITE_ADDRESS: address, SITE_ROOT: dist, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
  ]
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const settle = (answered: boolean) => {
      socket.destroy()
      done(answered)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('close', done))
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(killer)
}

function get(
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
