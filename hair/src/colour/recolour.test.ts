import { describe, expect, it } from 'vitest'
import type { FaceFrame } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft-matte.ts'
import { bytesToOklab } from '../pixels/oklab.ts'
import { dyeOf } from './dye.ts'
import { recolour } from './recolour.ts'

/** 40 × 40: hair with vertical strands in the left half, grey in the right. */
const w = 40
const h = 40
const data = Uint8Array.from({ length: w * h * 3 }, (_, k) => {
  const x = ((k / 3) | 0) % w
  return x < 20 ? 50 + (x % 4) * 12 : 200
})
const picture = { w, h, data }
const lab = bytesToOklab(data)
const plane = (v: number) => new Float32Array(w * h).fill(v)
const matte: Matte = {
  w,
  h,
  small: { w, h },
  alpha: Float32Array.from({ length: w * h }, (_, i) => (i % w < 20 ? 1 : 0)),
  hair: [plane(0.35), plane(0), plane(0)],
  behind: [plane(0.8), plane(0), plane(0)],
  rim: plane(0),
}
const frame: FaceFrame = { cx: 20, cy: 20, ux: 1, uy: 0, vx: 0, vy: -1, s: 20, width: 0.8, nose: 0 }
const plain = { depth: 0, reflect: 1, roots: 0, balayage: 0, shape: 1 }
const dyed = (tone: string, technique: 'colour' | 'balayage' = 'colour') =>
  recolour(picture, lab, matte, frame, dyeOf(tone, technique, plain), 1)
const at = (p: { data: Uint8Array }, x: number, y: number) => [
  ...p.data.subarray((y * w + x) * 3, (y * w + x) * 3 + 3),
]

describe('recolouring', () => {
  it('leaves every byte outside the hair alone', () => {
    expect(at(dyed('7.44'), 30, 20)).toEqual(at(picture, 30, 20))
  })
  it('copper is redder than green, greener than blue', () => {
    const [r, g, b] = at(dyed('7.44'), 8, 20)
    expect(r).toBeGreaterThan(g + 30)
    expect(g).toBeGreaterThan(b + 20)
  })
  it('keeps the strands: light ones stay lighter than dark ones', () => {
    const p = dyed('7.44')
    expect(at(p, 11, 20)[0]).toBeGreaterThan(at(p, 8, 20)[0])
  })
  it('a blonde is lighter than a brown', () => {
    expect(at(dyed('9.3'), 9, 20)[0]).toBeGreaterThan(at(dyed('4.0'), 9, 20)[0] + 40)
  })
  it('a balayage leaves the roots as they are and lightens the ends', () => {
    const p = dyed('8.34', 'balayage')
    expect(at(p, 9, 2)).toEqual(at(picture, 9, 2))
    expect(at(p, 9, 38)[0]).toBeGreaterThan(at(picture, 9, 38)[0] + 40)
  })
})
