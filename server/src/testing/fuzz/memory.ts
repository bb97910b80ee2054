import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const MEGABYTE = 1024 * 1024

export interface Memory {
  /** What is held, once all that nobody holds is gone. */
  heldMb: number
  /** What the process has of the machine. */
  residentMb: number
}

/** Of this process, threads included. */
export function memoryNow(): Memory {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { heldMb: (heapUsed + external) / MEGABYTE, residentMb: rss / MEGABYTE }
}
