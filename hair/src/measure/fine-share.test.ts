import { describe, expect, it } from 'vitest'
import { resizePicture } from '../files/resize-picture.ts'
import type { Picture } from '../pixels/picture.ts'
import { random } from '../pixels/random.ts'
import { fineShare } from './fine-share.ts'

const SIZE = { w: 96, h: 96 }
const all = new Uint8Array(SIZE.w * SIZE.h).fill(1)
/** Grey noise around the middle, `contrast` levels to either side. */
function noisy(contrast: number): Picture {
  const next = random(3)
  const data = new Uint8Array(SIZE.w * SIZE.h * 3)
  for (let i = 0; i < data.length; i += 3) data.fill(128 + contrast * (2 * next() - 1), i, i + 3)
  return { ...SIZE, data }
}

describe('how sharp a part of a picture is', () => {
  it('does not hang on its contrast', () =>
    expect(fineShare(noisy(90), all)).toBeCloseTo(fineShare(noisy(45), all), 1))
  it('is less once it was enlarged', async () => {
    const soft = await resizePicture(await resizePicture(noisy(90), 48, 48), 96, 96)
    expect(fineShare(soft, all)).toBeLessThan(fineShare(noisy(90), all) * 0.7)
  })
  it('is asked of that part alone', () => {
    const half = noisy(90)
    half.data.fill(128, half.data.length / 2)
    const top = all.map((_, i) => (i < all.length / 2 - 20 * SIZE.w ? 1 : 0))
    expect(fineShare(half, top)).toBeCloseTo(fineShare(noisy(90), top), 6)
  })
  it('is not known of nothing', () =>
    expect(
      fineShare(
        noisy(90),
        all.map(() => 0),
      ),
    ).toBeNaN())
})
