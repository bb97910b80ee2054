import { describe, expect, it } from 'vitest'
import { candidateShifts, readFrom, STAYS, sourceOf } from './candidate-shifts.ts'

const [w, h] = [60, 40]
const size = { w, h }

describe('a piece comes', () => {
  it('from so far away', () =>
    expect(sourceOf(size, 5 * w + 10, { x: 4, y: -2, isMirrored: false })).toBe(3 * w + 14))
  it('or from the other side of her, mirrored', () =>
    expect(sourceOf(size, 5 * w + 10, { x: 59, y: 0, isMirrored: true })).toBe(5 * w + 49))
  it('where it is seen; what stays is read where it lies', () => {
    const source = new Uint8Array(w * h)
    source[5 * w + 14] = 1
    const by = (x: number) => readFrom(size, source, 5 * w + 10, { x, y: 0, isMirrored: false })
    expect([by(4), by(5)]).toEqual([5 * w + 14, -1])
    expect(readFrom(size, source, 5 * w + 10, STAYS)).toBe(5 * w + 10)
  })
  it('and never from outside of the picture', () => {
    expect(sourceOf(size, 5 * w + 10, { x: -11, y: 0, isMirrored: false })).toBe(-1)
    expect(sourceOf(size, 5 * w + 10, { x: 0, y: 35, isMirrored: false })).toBe(-1)
  })
})

it('shifts are tried by which the rim of a hole comes to lie on the like', () => {
  const stripes = Float32Array.from({ length: w * h }, (_, o) => ((o % w) % 12 < 6 ? 0 : 1))
  const isHole = (o: number) => Math.abs((o % w) - 30) < 6 && Math.abs(((o / w) | 0) - 20) < 6
  const isRim = (o: number) => !isHole(o) && Math.abs((o % w) - 30) < 8 && Math.abs(((o / w) | 0) - 20) < 8
  const all = [...stripes.keys()]
  const source = Uint8Array.from(stripes, (_, o) => (isHole(o) ? 0 : 1))
  const torn = { ...size, channels: [stripes], source, axis: 30 }
  const shifts = candidateShifts(torn, all.filter(isHole), all.filter(isRim))
  expect(shifts.length).toBeGreaterThan(0)
  const [best] = shifts
  const strays = all.filter(isRim).filter((o) => {
    const j = sourceOf(size, o, best)
    return j >= 0 && stripes[j] !== stripes[o]
  })
  expect(strays).toHaveLength(0)
})
