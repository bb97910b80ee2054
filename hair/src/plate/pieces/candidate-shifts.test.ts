import { describe, expect, it } from 'vitest'
import { candidateShifts, readFrom, shiftsOfParts, sourceOf, staying } from './candidate-shifts.ts'

const [w, h] = [60, 40]
const size = { w, h }

describe('a piece comes', () => {
  it('from so far away', () =>
    expect(sourceOf(size, 5 * w + 10, { x: 4, y: -2, isMirrored: false })).toBe(3 * w + 14))
  it('or from the other side of her, mirrored', () =>
    expect(sourceOf(size, 5 * w + 10, { x: 59, y: 0, isMirrored: true })).toBe(5 * w + 49))
  it('where it is seen; what stays is read where it was painted, in pictures that lie behind the photo', () => {
    const source = new Uint8Array(w * h)
    source[5 * w + 14] = 1
    const by = (x: number) => readFrom(size, source, 5 * w + 10, { x, y: 0, isMirrored: false })
    expect([by(4), by(5)]).toEqual([5 * w + 14, -1])
    expect(readFrom(size, source, 5 * w + 10, staying(2))).toBe(2 * w * h + 5 * w + 10)
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

it('a part that no seen pixel lies beside gets pieces of the kind that is expected there', () => {
  const halves = Float32Array.from({ length: w * h }, (_, o) => (o % w < 30 ? 0.2 : 0.8))
  const source = new Uint8Array(w * h).fill(1)
  const part = Array.from({ length: 144 }, (_, k) => (14 + ((k / 12) | 0)) * w + 24 + (k % 12))
  for (const o of part) source[o] = 0
  const torn = { ...size, channels: [halves], source, axis: 30 }
  const shifts = shiftsOfParts(torn, [{ hole: part, rim: [] }], (_, j) => Math.abs(halves[j] - 0.8))
  expect(shifts.length).toBeGreaterThan(0)
  for (const shift of shifts) {
    const from = part.map((o) => sourceOf(size, o, shift)).filter((j) => j >= 0 && source[j])
    expect(from.filter((j) => halves[j] < 0.5).length).toBeLessThan(part.length / 10)
  }
})
