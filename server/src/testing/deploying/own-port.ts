import { createServer } from 'node:net'
import { join } from 'node:path'
import { claimWithUs } from '../ends-with-us.ts'

/** Below those that systems give out by themselves: no call of anybody, and no server without a wish, is given one. */
const [FIRST, LAST] = [20_000, 31_999]

/** Of the machine, as ports are: temporary files lie elsewhere for each run of all tests. */
const CLAIMS = '/tmp'
export const claimOf = (port: number): string => join(CLAIMS, `port-${port}`)

/**
 * A port that no other test on this machine is given before this process ends, though nobody may listen on it yet.
 * @param first the lowest that is tried
 */
export async function ownPort(first = FIRST): Promise<number> {
  for (let port = first; port <= LAST; port += 1)
    if (claimWithUs(claimOf(port)) && (await isFree(port))) return port
  throw new Error('no port is left')
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
