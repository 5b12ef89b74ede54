import { createServer } from 'node:net'

/**
 * A port of 127.0.0.1 that is free. It is below those that the system hands out by itself, so that
 * no other program is given it while it is closed again for its server to take.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
