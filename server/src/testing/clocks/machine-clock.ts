import { vi } from 'vitest'

/**
 * Sets the clock of this machine on, or back; that of the database stays as it is. `vi.useRealTimers()`, or the end of
 * the test file, sets it right.
 */
export function moveMachineClock(byMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
}

/**
 * Stops the watch of this machine (`performance`, which only counts how long something has taken): on however slow a
 * machine, no minute of a limit passes and no patience ends, unless the test advances it. `vi.useRealTimers()`, or the
 * end of the test file, lets it go on.
 */
export function stopStopwatch(): void {
  vi.useFakeTimers({ toFake: ['performance'] })
}
