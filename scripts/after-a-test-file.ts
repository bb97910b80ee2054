import { afterAll, vi } from 'vitest'

/** The next file shares this process: it finds the world, and the time, as they are. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
