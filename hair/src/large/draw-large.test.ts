import { describe, expect, it } from 'vitest'
import { resizePicture } from '../files/resize-picture.ts'
import { fineShare } from '../measure/fine-share.ts'
import type { Picture } from '../pixels/picture.ts'
import { random } from '../pixels/random.ts'
import { drawLarge } from './draw-large.ts'

const [SMALL, LARGE] = [
  { w: 96, h: 128 },
  { w: 168, h: 224 },
]
/** Dark strands, a pixel or two wide, before a wall with grain. */
const next = random(7)
const strand = Float32Array.from({ length: LARGE.w }, () => 40 + 60 * next())
const isHair = (x: number, { w }: { w: number }) => x > w * 0.4 && x < w * 0.7
const photo: Picture = { ...LARGE, data: new Uint8Array(LARGE.w * LARGE.h * 3) }
for (let i = 0; i < LARGE.w * LARGE.h; i++) {
  const x = i % LARGE.w
  const light = isHair(x, LARGE) ? strand[x] : 200 + 8 * next()
  photo.data.set([light, light * 0.9, light * 0.8], i * 3)
}
const before = await resizePicture(photo, SMALL.w, SMALL.h)
const changed = (change: (x: number, y: number, level: number, c: number) => number): Picture => {
  const data = before.data.map((level, k) => {
    const i = (k / 3) | 0
    return change(i % SMALL.w, (i / SMALL.w) | 0, level, k % 3)
  })
  return { ...SMALL, data }
}
const copper = changed((x, _y, v, c) => (isHair(x, SMALL) ? v * [1.9, 1.1, 0.6][c] : v))
const hairOf = (large: Picture) =>
  Uint8Array.from({ length: large.w * large.h }, (_, i) =>
    isHair((i % large.w) - 6, large) && isHair((i % large.w) + 6, large) ? 1 : 0,
  )

describe('a picture at the size of her photo', () => {
  it('is her photo, bit for bit, where nothing was changed', async () => {
    const large = await drawLarge({ before, after: copper, photo, hair: null })
    for (let i = 0; i < LARGE.w * LARGE.h; i++) {
      const x = i % LARGE.w
      if (!isHair(x - 4, LARGE) && !isHair(x + 4, LARGE))
        expect(large.data.subarray(i * 3, i * 3 + 3)).toEqual(photo.data.subarray(i * 3, i * 3 + 3))
    }
  })
  it('is her photo altogether where nothing was changed at all', async () =>
    expect(await drawLarge({ before, after: before, photo, hair: null })).toEqual(photo))
  it('shows coloured strands as sharply as her photo does', async () => {
    const large = await drawLarge({ before, after: copper, photo, hair: null })
    const enlarged = await resizePicture(copper, LARGE.w, LARGE.h)
    const sharpness = fineShare(photo, hairOf(photo))
    expect(fineShare(enlarged, hairOf(photo))).toBeLessThan(sharpness * 0.6)
    expect(fineShare(large, hairOf(photo))).toBeGreaterThan(sharpness * 0.9)
  })
  it('shows them in the colour of the picture', async () => {
    const large = await drawLarge({ before, after: copper, photo, hair: null })
    const again = await resizePicture(large, SMALL.w, SMALL.h)
    const middle = (copper.h / 2) * copper.w + copper.w / 2
    for (let c = 0; c < 3; c++)
      expect(Math.abs(again.data[middle * 3 + c] - copper.data[middle * 3 + c])).toBeLessThan(14)
  })
  it('shows nothing of hair that was painted over, and there the grain of her photo', async () => {
    const bare = changed((x, _y, v, c) => (isHair(x, SMALL) ? [204, 184, 163][c] : v))
    const large = await drawLarge({ before, after: bare, photo, hair: null })
    let [sum, squares, n] = [0, 0, 0]
    const inside = hairOf(large)
    for (let i = 0; i < inside.length; i++) {
      if (!inside[i]) continue
      sum += large.data[i * 3]
      squares += large.data[i * 3] ** 2
      n++
    }
    const spread = Math.sqrt(squares / n - (sum / n) ** 2)
    expect(spread).toBeGreaterThan(0.8)
    expect(spread).toBeLessThan(4)
  })
  it('shows new hair as finely as that was drawn', async () => {
    const light = { ...LARGE, data: new Uint8Array(LARGE.w * LARGE.h) }
    for (let i = 0; i < light.data.length; i++)
      light.data[i] = isHair(i % LARGE.w, LARGE) ? 255 - 2 * strand[LARGE.w - (i % LARGE.w)] : 200
    const reduced = await resizePicture(
      {
        ...LARGE,
        data: Uint8Array.from({ length: light.data.length * 3 }, (_, k) => light.data[(k / 3) | 0]),
      },
      SMALL.w,
      SMALL.h,
    )
    const after = changed((x, y, v, c) => (isHair(x, SMALL) ? reduced.data[(y * SMALL.w + x) * 3 + c] : v))
    const cover = Float32Array.from({ length: SMALL.w * SMALL.h }, (_, i) =>
      isHair(i % SMALL.w, SMALL) ? 1 : 0,
    )
    const large = await drawLarge({ before, after, photo, hair: { light, cover, ground: before } })
    const enlarged = await resizePicture(after, LARGE.w, LARGE.h)
    expect(fineShare(large, hairOf(large))).toBeGreaterThan(1.5 * fineShare(enlarged, hairOf(large)))
  })
  it('shows nothing that the photo shows of a backdrop put out of focus, be it as light as before', async () => {
    const isWall = (x: number, { w }: { w: number }) => x < w * 0.35
    const cover = new Float32Array(SMALL.w * SMALL.h)
    const soft = cover.map((_, i) => (isWall(i % SMALL.w, SMALL) ? 1 : 0))
    const light = { ...LARGE, data: new Uint8Array(LARGE.w * LARGE.h).fill(128) }
    // a post that the portrait shows as light as the wall: only at the size of the photo it is seen
    const striped = { ...photo, data: photo.data.slice() }
    for (let i = 0; i < LARGE.w * LARGE.h; i++) {
      const [x, y] = [i % LARGE.w, (i / LARGE.w) | 0]
      if (x > 20 && x < 40 && y > 80) for (let c = 0; c < 3; c++) striped.data[i * 3 + c] += x % 2 ? 20 : -20
    }
    const rough = (picture: Picture) => {
      const row = Array.from({ length: 12 }, (_, k) => picture.data[(100 * LARGE.w + 24 + k) * 3])
      return Math.max(...row) - Math.min(...row)
    }
    const hair = { light, cover, ground: before }
    const wish = { before, after: before, photo: striped }
    expect(rough(await drawLarge({ ...wish, hair }))).toBeGreaterThan(30)
    expect(rough(await drawLarge({ ...wish, hair: { ...hair, soft } }))).toBeLessThan(12)
  })
})
