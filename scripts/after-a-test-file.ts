import { afterAll, vi } from 'vitest'
import { keepWasmSteady } from '../server/src/steady-wasm.ts'

keepWasmSteady()

/** The next file shares this process: it finds the world, and the time, as they are. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})
