import { afterEach, describe, expect, it } from 'vitest'
import { handWished, hasWished, isHers, takeHandedPhoto, wishToHand } from './handed-photo.ts'

const photo = new File(['x'], 'moi.jpg', { type: 'image/jpeg' })
const TEN_MINUTES = 10 * 60_000
afterEach(() => wishToHand(null))

describe('a photo of the try-on, on its way to her draft', () => {
  it.each([
    { whose: 'camille', after: 0, given: true },
    { whose: 'camille', after: TEN_MINUTES, given: true },
    { whose: 'camille', after: TEN_MINUTES + 1, given: false },
    { whose: 'lou', after: 0, given: false },
  ])('is given to whom it was handed, for ten minutes: $whose, $after ms later: $given', (one) => {
    expect(isHers({ personId: 'camille', at: 1000 }, one.whose, 1000 + one.after)).toBe(one.given)
  })

  it('is handed to nobody once she erased it', async () => {
    wishToHand({ photo, style: 'pixie', tone: '4.3' })
    expect(hasWished()).toBe(true)
    wishToHand(null)
    expect([hasWished(), await handWished('camille')]).toEqual([false, false])
  })

  it('where the browser may keep nothing, she goes on without it', async () => {
    wishToHand({ photo, style: 'pixie', tone: '4.3' })
    expect(await handWished('camille')).toBe(false)
    expect(await takeHandedPhoto('camille')).toBeNull()
    expect(hasWished()).toBe(false)
  })
})
