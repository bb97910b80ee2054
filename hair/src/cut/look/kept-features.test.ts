import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { readPortrait } from '../../analysis/analyse.ts'
import { browAreas } from '../../face/brow-area.ts'
import { type FaceFrame, faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import { stopwatch } from '../../stopwatch.ts'
import { keptFeatures } from './kept-features.ts'
import { PAIR_LIMITS } from './look-gate.ts'

describe('a look leaves her face and her neck as they are', async () => {
  const portrait = await readPortrait(await drawnPhoto('carre'), stopwatch().timed)
  if (!portrait) throw new Error('Expected a face in the drawing')
  const { picture, face } = portrait
  const { w, h } = picture
  const f = faceFrame(face)
  const nothing: Plane = new Float32Array(w * h)
  const changed = (test: (x: number, y: number) => boolean, by = 90): Picture => {
    const data = picture.data.slice()
    for (let i = 0; i < w * h; i++)
      if (test(i % w, (i / w) | 0))
        for (let c = 0; c < 3; c++) data[i * 3 + c] += data[i * 3 + c] > 128 ? -by : by
    return { w, h, data }
  }
  const kept = (after: Picture, laid = nothing) =>
    keptFeatures({ before: picture, after, face, hers: nothing, laid })
  const [{ box }] = browAreas(face, f, picture)
  const inBrow = (share: number) => (x: number, y: number) =>
    y >= box.y && y < box.y + box.h && x >= box.x && x < box.x + box.w * share

  it('nothing is lost of a picture that is the same', () => {
    expect(kept(picture)).toEqual({ brow: 0, eye: 0, patch: 0 })
  })
  it('half a brow is more than may be lost', () => {
    const { brow } = kept(changed(inBrow(0.5)))
    expect(brow).toBeGreaterThan(PAIR_LIMITS.brow)
  })
  it('a brow under new hair, as a fringe lies over it, is not lost', () => {
    const everywhere = new Float32Array(w * h).fill(1)
    expect(kept(changed(inBrow(1)), everywhere).brow).toBe(0)
    expect(kept(changed(inBrow(1))).brow).toBeGreaterThan(PAIR_LIMITS.brow)
  })
  it('an eye must stay', () => {
    const [x, y] = toPixels(f, 0.2, 0.05)
    const strand = (px: number, py: number) => Math.abs(px - x) < 0.05 * f.s && Math.abs(py - y) < 0.3 * f.s
    expect(kept(changed(strand)).eye).toBeGreaterThan(PAIR_LIMITS.eye)
  })

  const throat = painted(f, w, h)
  it.each([
    { what: 'in the tone of the skin beside it is none', by: 0, isPatch: false },
    { what: 'a little darker is none', by: 4, isPatch: false },
    { what: 'in another tone is a patch', by: 60, isPatch: true },
  ])('a painted place on the throat $what', ({ by, isPatch }) => {
    const plain = { w, h, data: new Uint8Array(w * h * 3).fill(150) }
    const after = { w, h, data: plain.data.map((v, k) => (throat[(k / 3) | 0] ? v - by : v)) }
    const { patch } = keptFeatures({ before: plain, after, face, hers: throat, laid: nothing })
    expect(patch > PAIR_LIMITS.patch).toBe(isPatch)
  })
})

/** Hair of hers that lay on the throat. */
function painted(f: FaceFrame, w: number, h: number): Plane {
  const plane = new Float32Array(w * h)
  for (let i = 0; i < plane.length; i++) {
    const [u, v] = toFace(f, i % w, (i / w) | 0)
    if (v < -0.6 && v > -1.1 && Math.abs(u - f.nose) < 0.15) plane[i] = 1
  }
  return plane
}
