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
  const attempt = async () => {
    const probe = server()
    const free = await listenFrom(probe, 0, '127.0.0.1')
    await new Promise((done) => probe.close(done))
    return { asked: free, taken: await listenFrom(server(), free, '127.0.0.1') }
  }
  // Another program may take the port as soon as the probe gives it back, but not time and again.
  const attempts = [await attempt(), await attempt(), await attempt()]
  expect(attempts.filter(({ asked, taken }) => taken === asked)).not.toEqual([])
})

test('where the last port is taken, there is no next one', async () => {
  await listenFrom(server(), 65535, '127.0.0.1').catch(() => undefined)
  await expect(listenFrom(server(), 65535, '127.0.0.1')).rejects.toThrow('No free port from 65535 to 65535')
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
