import { afterEach, describe, expect, it, vi } from 'vitest'
import { CAMILLE } from '../testing/draw-for-test.tsx'
import { callHook, knowing } from '../testing/draw-knowing.tsx'
import { useBuying } from './use-buying.ts'

const notify = vi.hoisted(() => vi.fn())
vi.mock('../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
afterEach(() => {
  notify.mockClear()
  vi.unstubAllGlobals()
})

describe('« Crédits ajoutés »', () => {
  // spec: 8.29
  it('says how many, and the new balance as the server has it', async () => {
    const answer = { user: { ...CAMILLE, credits: 17 } }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)))
    await callHook(useBuying, knowing({}, { credits: 2 })).finish(10)
    expect(notify).toHaveBeenCalledWith('creditsAdded', { values: { count: 10, balance: 17 } })
  })
})
