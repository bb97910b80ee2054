import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { mirrorFace, mirrorPicture } from '../../face/mirror.ts'
import { readFeatures } from './read-features.ts'

const [w, h] = [48, 64]
const CHANNELS = 9
const face = ovalFace(24, 24, 24)
/** Skin in the oval, a wall around it. */
const isSkin = (x: number, y: number) => Math.hypot((x + 0.5 - 24) / 9, (y + 0.5 - 24) / 12) < 1.05
const data = new Uint8Array(w * h * 3)
for (let i = 0; i < w * h; i++) data.set(isSkin(i % w, (i / w) | 0) ? [204, 153, 102] : [0, 51, 255], i * 3)
const picture = { w, h, data }
const features = readFeatures(picture, face)
const at = (x: number, y: number, of = features) =>
  [...of.subarray((y * w + x) * CHANNELS, (y * w + x + 1) * CHANNELS)].map((v) => +v.toFixed(3) + 0)

describe('what the matte network is shown of a pixel', () => {
  it('is its colour from -1 to 1, and twice how it differs from the mean of the face', () => {
    expect(at(24, 24).slice(0, 6)).toEqual([0.6, 0.2, -0.2, 0, 0, 0])
    expect(at(0, 0).slice(0, 6)).toEqual([-1, -0.6, 1, -1.6, -0.8, 1.2])
  })
  it('is its place in half face heights, at most one and a half', () => {
    expect(at(24, 24).slice(6, 8)).toEqual([0.01, -0.01])
    expect(at(24, 36).slice(6, 8)).toEqual([0.01, -0.26])
    expect(at(47, 63).slice(6, 8)).toEqual([0.49, -0.823])
    const ofSmall = at(47, 63, readFeatures(picture, ovalFace(24, 24, 4)))
    expect(ofSmall.slice(6, 8)).toEqual([1.5, -1.5])
  })
  it('is whether it lies in the outline of the face', () => {
    expect([at(24, 24)[8], at(24, 33)[8], at(24, 40)[8], at(2, 24)[8]]).toEqual([1, 1, 0, 0])
  })
})

it('in a mirror everything is the same but the side', () => {
  const mirrored = readFeatures(mirrorPicture(picture), mirrorFace(face, w))
  for (const [x, y] of [
    [3, 5],
    [20, 24],
    [40, 50],
  ]) {
    const [seen, other] = [at(x, y), at(w - 1 - x, y, mirrored)]
    expect(other).toEqual(seen.map((v, k) => (k === 6 ? -v + 0 : v)))
  }
})
