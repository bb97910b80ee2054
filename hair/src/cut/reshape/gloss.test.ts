import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import type { Picture } from '../../pixels/picture.ts'
import { gloss } from './gloss.ts'

const [w, h] = [120, 160]
const face = ovalFace(60, 70, 60)
/** Hair of greys in some columns, as much of a pixel as is said. */
function glossy(greyAt: (x: number, y: number) => number, amount = 1, alpha = 1) {
  const data = new Uint8Array(w * h * 3)
  for (let i = 0; i < w * h; i++) data.fill(greyAt(i % w, (i / w) | 0), i * 3, i * 3 + 3)
  const picture: Picture = { w, h, data }
  const hair = {
    ...{ w, h, lab: bytesToOklab(data) },
    alpha: Float32Array.from({ length: w * h }, (_, i) => (i % w < 60 ? alpha : 0)),
  }
  const after = gloss({ picture, face, hair }, amount)
  return { picture, after, at: (x: number, y: number) => after.data[(y * w + x) * 3] }
}
const FLAT = 90
/** A row in the band of shine below the crown. */
const BAND = 40

describe('gloss', () => {
  it('changes nothing but hair, to the byte', () => {
    const { picture, after } = glossy((x, y) => 60 + ((x * 7 + y * 5) % 60))
    for (let i = 0; i < w * h; i++) if (i % w >= 60) expect(after.data[i * 3]).toBe(picture.data[i * 3])
  })
  it('leaves hair that has no light on it as it is', () => {
    const { at } = glossy(() => FLAT)
    for (const y of [20, BAND, 100, 140]) expect(Math.abs(at(30, y) - FLAT)).toBeLessThanOrEqual(6)
  })
  it('strengthens the light that lies on it, the more the more is wanted', () => {
    const lit = (_: number, y: number) => (Math.abs(y - BAND) < 5 ? 140 : FLAT)
    const [none, some, much] = [0, 0.7, 1.4].map((amount) => glossy(lit, amount).at(30, BAND))
    expect(some).toBeGreaterThan(none + 3)
    expect(much).toBeGreaterThan(some + 3)
  })
  it('evens out strands where no light falls', () => {
    const strands = (x: number) => (x % 4 < 2 ? 80 : 100)
    const { at } = glossy(strands, 0)
    const contrast = (y: number) => Math.abs(at(30, y) - at(32, y))
    expect(contrast(70)).toBeLessThan(20)
    expect(contrast(BAND)).toBeGreaterThan(contrast(70))
  })
  it('touches a half covered pixel hardly, a thin one not', () => {
    const lit = (_: number, y: number) => (Math.abs(y - BAND) < 5 ? 140 : FLAT)
    expect(glossy(lit, 1, 0.49).at(30, BAND)).toBe(140)
    expect(glossy(lit, 1, 0.6).at(30, BAND) - 140).toBeLessThan(glossy(lit, 1, 1).at(30, BAND) - 140)
  })
})
