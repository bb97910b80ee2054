import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../shell/query-client.ts'
import { transformationsQuery } from './transformation-queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // As in her browser: where there is no window, nothing is asked again.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  environmentManager.setIsServer(() => true)
  focusManager.setFocused(undefined)
})

it.each([
  { where: 'before her eyes', isFocused: true },
  { where: 'in the background', isFocused: false },
  // spec: 4.12, 7.11, 9.13
])('her transformations are asked for every 5 s, while the page is $where', async ({ isFocused }) => {
  focusManager.setFocused(isFocused)
  const fetched = vi.fn(async () => Response.json({ sessions: [] }))
  vi.stubGlobal('fetch', fetched)
  const leave = new QueryObserver(createQueryClient(), transformationsQuery).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(4999)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(fetched).toHaveBeenCalledTimes(4)
  expect(fetched).toHaveBeenLastCalledWith('/api/sessions', expect.anything())
  leave()
})
