import { describe, expect, it } from 'vitest'
import type { Strands } from '../grow/strands.ts'
import { FAR } from '../head/depth-map.ts'
import type { HeadAxes } from '../head/head-axes.ts'
import { neckAxis } from '../head/solids.ts'
import { BOX, type LightGrid } from './light-grid.ts'
import { type HeadView, shadeStrands } from './shade-strands.ts'

/** A head that looks straight into the camera, ten pixels to a unit, before nothing. */
const head: HeadView & HeadAxes = {
  ...{ x0: 200, y0: 200, unit: 10, w: 400, h: 400 },
  axes: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
  heights: { eyes: 2, chin: -9, brow: 0 },
  depth: { w: 200, h: 200, z: new Float32Array(200 * 200).fill(FAR) },
}
const neck = neckAxis(head)
const air: LightGrid = { cell: 1, nx: 3, ny: 3, nz: 3, depth: new Float32Array(27) }

/** Light of one hair that hangs at a place, in an open room. */
function lightAt(x: number, y: number, z: number, shadesNape?: boolean): number {
  const hair: Strands = {
    ...{ count: 1, points: 2, at: Float32Array.of(x, y, z, x, y - 1, z) },
    ...{ width: Float32Array.of(1), tint: Float32Array.of(1) },
  }
  const lamp = { key: [0, 0.7, 0.7] as const, shine: 1, shadesNape }
  return shadeStrands(head, hair, { grid: air, lamp }).light[0]
}

describe('hair that hangs behind the neck', () => {
  const before = lightAt(6, neck.top - 2, neck.z + 6)
  it('lies in the shade of neck and lengths: less than half as light as what falls before the shoulder', () => {
    expect(lightAt(6, neck.top - 2, neck.z - 1)).toBeLessThan(0.5 * before)
    expect(lightAt(-6, neck.top - 2, neck.z - 1)).toBeLessThan(0.5 * before)
  })
  const across = (y: number) => Array.from({ length: 40 }, (_, k) => lightAt(5.5 + k * 0.04, y, neck.z - 1))
  const mean = (light: number[]) => light.reduce((sum, one) => sum + one, 0) / light.length
  it('differs from strand to strand: as dark as its neighbours it is a plane', () => {
    const light = across(neck.top - 2)
    const spread = Math.sqrt(mean(light.map((one) => (one - mean(light)) ** 2))) / mean(light)
    expect(spread).toBeGreaterThan(0.15)
    expect(spread).toBeLessThan(0.6)
  })
  it('is darkest under the jaw, and lighter towards the shoulders, whence the light comes', () => {
    expect(mean(across(neck.top - 7))).toBeGreaterThan(1.5 * mean(across(neck.top)))
  })
  it('is as light as any beside the head and wide of the neck', () => {
    expect(lightAt(6, neck.top + 5, neck.z - 1)).toBeCloseTo(before, 5)
    expect(lightAt(neck.radius + 5, neck.top - 2, neck.z - 1)).toBeCloseTo(before, 5)
  })
  it('is as light behind it as before where it comes round it: the shade would end in a band across a tail', () =>
    expect(lightAt(6, neck.top - 2, neck.z - 1, false)).toBeCloseTo(before, 5))
  it('passes into the light without a line', () => {
    const from = Array.from({ length: 26 }, (_, k) => lightAt(6, neck.top - 2, neck.z - 0.1 + k * 0.1))
    const steps = from.slice(1).map((light, k) => light - from[k])
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...steps)).toBeLessThan(0.08 * before)
  })
})

describe('hair at its root', () => {
  /** Light of a hair that lies over the head, segment by segment, half a unit each. */
  function lightAlong(rooted?: number): number[] {
    const points = 12
    const at = Float32Array.from(Array.from({ length: points }, (_, k) => [k / 2, 12, 3]).flat())
    const hair: Strands = { ...{ count: 1, points }, at, width: Float32Array.of(1), tint: Float32Array.of(1) }
    const lamp = { key: [0, 0.7, 0.7] as const, shine: 1, rooted }
    return [...shadeStrands(head, hair, { grid: air, lamp }).light]
  }
  it('lies in the shade of other hair, and comes out of it within a few units', () => {
    const [open, rooted] = [lightAlong(), lightAlong(0.3)]
    const kept = rooted.map((light, k) => light / open[k])
    expect(kept[0]).toBeCloseTo(0.7, 2)
    kept.slice(1).forEach((share, k) => {
      expect(share).toBeGreaterThanOrEqual(kept[k])
    })
    expect(kept[8]).toBeCloseTo(1, 5)
  })
})

describe('hair before a pale wall', () => {
  /** A box full of hair, ten cells deep. */
  const cells = { cell: 1, nx: 49, ny: 55, nz: 32 }
  const grid: LightGrid = { ...cells, depth: new Float32Array(49 * 55 * 32) }
  const fill = (from: number, to: number) => {
    grid.depth.fill(0)
    for (let k = from; k < to; k++) grid.depth.fill(0.5, k * 49 * 55, (k + 1) * 49 * 55)
  }
  /** What a hair in the foremost cells gains by the light of the wall. */
  const gained = (deep: number): number => {
    fill(16 - deep, 16)
    const z = BOX.z + 15.5
    const hair: Strands = {
      ...{ count: 1, points: 2, at: Float32Array.of(0, 12, z, 1, 12, z) },
      ...{ width: Float32Array.of(1), tint: Float32Array.of(1) },
    }
    const [dark, pale] = [0, 1].map((behind) => {
      const lamp = { key: [0, 0.7, 0.7] as const, shine: 1, behind }
      return shadeStrands(head, hair, { grid, lamp }).light[0]
    })
    return pale / dark - 1
  }
  it('is lit through where it is thin, as along the outline of a head: in its own shade it is a dark fringe', () =>
    expect(gained(1)).toBeGreaterThan(0.3))
  it('and not where much hair lies behind it', () => expect(gained(10)).toBeLessThan(0.05))
})

describe('hair that points at the camera', () => {
  /** Light of one hair in an open room, across the picture or out of it. */
  function lit(way: 'across' | 'out', edgewise?: number): number {
    const [dx, dz] = way === 'across' ? [1, 0] : [0, 1]
    const hair: Strands = {
      ...{ count: 1, points: 2, at: Float32Array.of(0, 12, 6, dx, 12, 6 + dz) },
      ...{ width: Float32Array.of(1), tint: Float32Array.of(1) },
    }
    return shadeStrands(head, hair, { grid: air, lamp: { key: [0, 0.7, 0.7], shine: 1, edgewise } }).light[0]
  }
  it('is darker in a ringlet, which turns away there: as light as its middle it is a flat band', () => {
    expect(lit('out', 0.6)).toBeCloseTo(0.4 * lit('out'), 5)
  })
  it('and hair across the picture is as light as ever', () => expect(lit('across', 0.6)).toBe(lit('across')))
})

describe('the shine', () => {
  type Lie = { isSleek?: boolean; isWaved?: boolean }
  /** Light per tint of a hair that turns over a head, segment by segment. */
  function lit(tint: number, lie: Lie): number[] {
    const points = 40
    const at = Float32Array.from({ length: points * 3 }, (_, i) => {
      const angle = ((i / 3) | 0) * 0.04
      return [0, 10 * Math.cos(angle), 10 * Math.sin(angle)][i % 3]
    })
    const hair: Strands = {
      ...{ count: 1, points },
      at,
      width: Float32Array.of(1),
      tint: Float32Array.of(tint),
    }
    const lamp = { key: [0, 0.7, 0.7] as const, shine: 1, ...lie }
    return [...shadeStrands(head, hair, { grid: air, lamp }).light].map((light) => light / tint)
  }
  const brightest = (light: number[]) => light.indexOf(Math.max(...light))
  const apart = (lie: Lie) => Math.abs(brightest(lit(0.7, lie)) - brightest(lit(1.3, lie)))
  const most = (lie: Lie) => Math.max(...lit(1, lie))
  it('of sleek hair lies in one band: hairs of unlike tones are brightest in nearly one place', () => {
    expect(apart({})).toBeGreaterThan(4)
    expect(apart({ isSleek: true })).toBeLessThan(apart({}) / 2)
  })
  it('is brighter there', () => expect(most({ isSleek: true })).toBeGreaterThan(1.2 * most({})))
  it('of waves lies nearly in one place on those that lie beside each other, and is brighter', () => {
    expect(apart({ isWaved: true })).toBeLessThan(apart({}))
    expect(most({ isWaved: true })).toBeGreaterThan(1.1 * most({}))
  })
})
