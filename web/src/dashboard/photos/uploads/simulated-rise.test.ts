import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { simulateRise } from './simulated-rise.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('where the bytes of a photo cannot be counted', () => {
  const highest = () => 1

  it.each([
    { ms: 199, told: [] },
    { ms: 200, told: [0.1] },
    { ms: 400, told: [0.1, 0.2] },
    // spec: 4.28
  ])('the progress rises by at most a tenth every 200 ms: after $ms ms', ({ ms, told }) => {
    const onProgress = vi.fn()
    simulateRise(onProgress, highest)
    vi.advanceTimersByTime(ms)
    expect(onProgress.mock.calls.map(([share]) => Number(share.toFixed(3)))).toEqual(told)
  })

  // spec: 4.28
  it('stays at nine tenths until the server has answered', () => {
    const onProgress = vi.fn()
    simulateRise(onProgress, highest)
    vi.advanceTimersByTime(60_000)
    expect(Math.max(...onProgress.mock.calls.map(([share]) => share))).toBe(0.9)
  })

  it('stops when it is told', () => {
    const onProgress = vi.fn()
    const stop = simulateRise(onProgress)
    stop()
    vi.advanceTimersByTime(1000)
    expect(onProgress).not.toHaveBeenCalled()
  })
})
