import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export async function end(child: ChildProcess, kill: () => void = () => child.kill()): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  kill()
  await ended
}
