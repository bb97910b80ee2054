import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_FOR_MS = 500
/** Below this much idleness of all processors something else was at work, and figures of time say little. */
export const QUIET = 0.85

/** How much of the machine nobody uses just now, 0 to 1 (proc(5), the line `cpu` of /proc/stat). */
export async function idleShare(): Promise<number> {
  const before = readTicks()
  await pause(LOOK_FOR_MS)
  const after = readTicks()
  return (after.idle - before.idle) / Math.max(1, after.all - before.all)
}

/** Looked at again until it is quiet: what came before may still be tidied up. As it was at the last of so many looks. */
export async function idleShareSettled(looks: number): Promise<number> {
  let share = 0
  for (let look = 0; look < looks && share < QUIET; look += 1) share = await idleShare()
  return share
}

function readTicks(): { idle: number; all: number } {
  const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? ''
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
  return { idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), all: ticks.reduce((sum, one) => sum + one, 0) }
}
