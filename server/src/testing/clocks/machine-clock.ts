import { vi } from 'vitest'

/**
 * Sets the clock of this machine on, or back; that of the database stays as it is. `vi.useRealTimers()`, or the end of
 * the test file, sets it right.
 */
export function moveMachineClock(byMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
}
