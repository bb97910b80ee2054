import { once } from 'node:events'
import { spawnWithUs } from '../server/src/testing/ends-with-us.ts'

interface Ended {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs a program to its end, or to ours, and returns what it said. */
export async function runToEnd(
  command: string,
  args: string[],
  { cwd, env = {}, tells = false }: { cwd?: string; env?: Record<string, string>; tells?: boolean } = {},
): Promise<Ended> {
  const child = spawnWithUs(command, args, {
    cwd,
    env: { ...process.env, ...env },
    // What it says of its progress goes on to the terminal where it is asked to tell.
    stdio: ['ignore', 'pipe', tells ? 'inherit' : 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.on('data', (text) => {
      said[stream] += text
    })
  const [status] = await once(child, 'close')
  return { status, ...said }
}
