import { describe, expect, it } from 'vitest'
import { FAR } from '../head/depth-map.ts'
import type { HeadAxes } from '../head/head-axes.ts'
import { neckAxis } from '../head/solids.ts'
import { behindNeck } from './behind-neck.ts'
import type { HeadView } from './shade-strands.ts'

const UNIT = 10
/** A head that looks straight into the camera; a neck is before what hangs behind it, and shoulders from eight units below on. */
const axes: HeadAxes = {
  ...{ x0: 200, y0: 200, unit: UNIT },
  axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
  heights: { eyes: 2, chin: -9, brow: 0 },
}
const neck = neckAxis(axes)
const shoulder = neck.top - 8
const z = Float32Array.from({ length: 200 * 200 }, (_, i) => {
  const x = ((i % 200) * 2 - axes.x0) / UNIT
  const y = (axes.y0 - ((i / 200) | 0) * 2) / UNIT
  if (y < shoulder) return neck.z - 2.5
  return Math.abs(x - neck.x) < neck.radius ? neck.z + 1 : FAR
})
const head: HeadAxes & HeadView = { ...axes, w: 400, h: 400, depth: { w: 200, h: 200, z } }
const napeAt = behindNeck(head)
const at = (beside: number, y: number, behind: number) => ({
  ...napeAt(Float32Array.of(neck.x + neck.radius + beside, y, neck.z - behind), 0),
})
/** Mean of what is kept over the locks at many heights that are far from the shoulder. */
const keptBeside = (beside: number): number =>
  Array.from({ length: 60 }, (_, k) => at(beside, neck.top - 5 + k / 20, 6).kept).reduce((a, b) => a + b) / 60

describe('hair behind the neck', () => {
  it('is the darker the nearer to the outline of the neck it is seen', () => {
    const kept = [0.05, 0.4, 0.9].map(keptBeside)
    expect(kept[0]).toBeLessThan(0.9 * kept[1])
    expect(kept[1]).toBeLessThan(0.9 * kept[2])
  })
  it('fades towards the shoulder that hides it, and is not cut there', () => {
    expect(at(1.5, shoulder + 0.2, 7).kept).toBeLessThan(0.75 * at(1.5, shoulder + 2.5, 7).kept)
  })
  it('lies in shade all over, and nowhere without light', () => {
    for (const beside of [0.1, 0.7, 1.5]) {
      expect(keptBeside(beside)).toBeGreaterThan(0.1)
      expect(keptBeside(beside)).toBeLessThan(0.8)
    }
  })
  it('differs from strand to strand, each of which is one tone for some way', () => {
    const own = Array.from({ length: 40 }, (_, k) => at(0.5 + k / 20, neck.top - 2, 6).own)
    expect(Math.max(...own) - Math.min(...own)).toBeGreaterThan(0.5)
    expect(Math.abs(at(1, neck.top - 2, 6).own - at(1, neck.top - 2.5, 6).own)).toBeLessThan(0.15)
  })
})

describe('hair that is seen before the neck', () => {
  it('keeps its light, however far back it comes from', () => {
    expect(at(-4, neck.top - 2, -1.2).kept).toBe(1)
    expect(at(1, neck.top - 2, -1.5).kept).toBe(1)
  })
  it('as does what passes over the shoulder, on both sides of its outline', () => {
    for (const above of [-1, -0.3, 0, 0.3]) expect(at(2, shoulder + above, 2).kept).toBeGreaterThan(0.95)
  })
  it('as does what hangs wide of it, and beside the face', () => {
    expect(at(5.5, neck.top - 2, 6).kept).toBe(1)
    expect(at(1, neck.top + 5.5, 6).kept).toBe(1)
  })
})
