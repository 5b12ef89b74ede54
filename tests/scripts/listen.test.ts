// @vitest-environment node
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listenFrom } from '../../scripts/listen.mjs'

const servers: Server[] = []

function server(): Server {
  const created = createServer()
  servers.push(created)
  return created
}

afterEach(() => {
  for (const each of servers.splice(0)) each.close()
})

test('a free port is taken as asked', async () => {
  const probe = server()
  const free = await listenFrom(probe, 0, '127.0.0.1')
  await new Promise((done) => probe.close(done))
  expect(await listenFrom(server(), free, '127.0.0.1')).toBe(free)
})

test('a taken port leads to a later one that is free', async () => {
  const taken = await listenFrom(server(), 0, '127.0.0.1')
  const next = await listenFrom(server(), taken, '127.0.0.1')
  expect(next).toBeGreaterThan(taken)
  const third = await listenFrom(server(), taken, '127.0.0.1')
  expect(third).toBeGreaterThan(next)
})

test('a port that another program serves on every address is taken', async () => {
  const taken = await listenFrom(server(), 0, '0.0.0.0')
  expect(await listenFrom(server(), taken, '127.0.0.1')).toBeGreaterThan(taken)
})

test('an address that is not this computer’s is an error, not another port', async () => {
  await expect(listenFrom(server(), 0, '192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL')
})
