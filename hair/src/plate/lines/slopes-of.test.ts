import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { slopesOf } from './slopes-of.ts'

const [w, h] = [120, 160]
const n = w * h
/** How the lines of a drawing lean, all but its rim seen. */
function slopesIn(toneAt: (x: number, y: number) => number) {
  const tone = () => Float32Array.from({ length: n }, (_, i) => toneAt(i % w, (i / w) | 0))
  const at = { ...plainReduced({ w, h }), channels: [tone(), tone(), tone()] }
  const isInside = (x: number, y: number) => x > 4 && x < w - 5 && y > 4 && y < h - 5
  return slopesOf(
    at,
    Float32Array.from({ length: n }, (_, i) => (isInside(i % w, (i / w) | 0) ? 1 : 0)),
  )
}
/** 0 to 1 over three pixels: as soft as a photo. */
const edge = (v: number) => Math.max(0, Math.min(1, v / 3))

describe('the lines of a backdrop lean', () => {
  it('not at all where nothing is seen, or they are level and upright', () => {
    expect(slopesIn(() => 0.5)).toEqual({ left: 0, right: 0, up: 0 })
    const { left, right } = slopesIn((_, y) => edge(y - 80))
    expect([left, right]).toEqual([0, 0])
    expect(slopesIn((x) => edge(x - 60)).up).toBe(0)
  })
  it('down to one side on the left, to the other on the right, as a wall that runs away', () => {
    const { left, right } = slopesIn((x, y) => edge(y - 80 - (x < 60 ? 0.1 : -0.05) * (x - 60)))
    expect(left).toBeCloseTo(0.1, 1)
    expect(right).toBeCloseTo(-0.05, 1)
  })
  it('to the right further down, as a door in a photo that is held aslant', () =>
    expect(slopesIn((x, y) => edge(x - 60 - 0.1 * (y - 80))).up).toBeCloseTo(0.1, 1))
  it('what leans more is neither level nor upright', () =>
    expect(slopesIn((x, y) => edge(x - y))).toEqual({ left: 0, right: 0, up: 0 }))
})
