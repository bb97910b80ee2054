import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CAMILLE } from '../../testing/draw-for-test.tsx'
import { callHook, knowing } from '../../testing/draw-knowing.tsx'
import { useMoreImages } from './use-more-images.ts'

const notify = vi.hoisted(() => vi.fn())
vi.mock('../../shell/toasts/notify.ts', () => ({ useNotify: () => notify }))
const ANSWERED: { credits: number | null } = { credits: null }
beforeEach(() =>
  vi.stubGlobal('fetch', () =>
    ANSWERED.credits === null
      ? Promise.reject(new TypeError('failed to fetch'))
      : Promise.resolve(Response.json({ user: { ...CAMILLE, credits: ANSWERED.credits } })),
  ),
)
afterEach(() => {
  notify.mockClear()
  ANSWERED.credits = null
  vi.unstubAllGlobals()
})

const press = (credits: number) =>
  callHook(
    () =>
      useMoreImages({ id: CAMILLE.id, moreImages: { images: 5, cost: 5, possible: true, photosMissing: 0 } }),
    knowing({}, { credits }),
  ).ask()
const SHORT = expect.objectContaining({
  values: { needed: 5, available: 4 },
  action: { label: 'Acheter', onPress: expect.any(Function) },
})

describe('« Crédits insuffisants » says what is needed and what she has', () => {
  // spec: 8.14
  it('when her balance is below the cost', async () => {
    ANSWERED.credits = 4
    press(4)
    await expect.poll(() => notify).toHaveBeenCalledWith('insufficientCredits', SHORT)
  })
  it('by the balance of today, not by the one on screen', async () => {
    ANSWERED.credits = 4
    press(2)
    await expect.poll(() => notify).toHaveBeenCalledWith('insufficientCredits', SHORT)
  })
  it.each([5, 6])('not with %i', async (credits) => {
    press(credits)
    await new Promise((resume) => setTimeout(resume))
    expect(notify).not.toHaveBeenCalled()
  })
  it('nor when she has bought some in another tab', async () => {
    ANSWERED.credits = 10
    press(0)
    await new Promise((resume) => setTimeout(resume, 20))
    expect(notify).not.toHaveBeenCalled()
  })
})
