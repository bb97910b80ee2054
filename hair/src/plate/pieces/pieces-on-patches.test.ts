import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { LAYER } from '../layers/layout.ts'
import { BY } from './backdrop-pieces.ts'
import { type Shift, staying } from './candidate-shifts.ts'
import { piecesOnPatches } from './pieces-on-patches.ts'

const quarter = { w: 16, h: 8 }
const [w, h] = [32, 16]
const at = (x: number, y: number) => y * w + x

/** Columns 4 to 7 of the quarter size are laid by the first shift left of `border`, by the second from it on; 0.1 lighter. */
function painted(shifts: Shift[], border: (row: number) => number = () => 8, where?: Float32Array) {
  const half = { ...plainReduced({ w, h }, LAYER.clothes), hole: new Uint8Array(w * h) }
  for (let y = 0; y < h; y++) half.hole.fill(1, at(8, y), at(16, y))
  const label = new Int16Array(quarter.w * quarter.h).fill(-1)
  for (let v = 0; v < quarter.h; v++)
    for (let u = 4; u < 8; u++) label[v * quarter.w + u] = u < border(v) ? 0 : 1
  const light = [0, 1, 2].map(() => new Float32Array(quarter.w * quarter.h).fill(0.1))
  const plane = (value: number) => new Float32Array(w * h).fill(value)
  const patches = {
    x: new Int16Array(w * h).fill(-1),
    y: new Int16Array(w * h),
    mirrored: new Uint8Array(w * h),
    planes: [],
    seam: plane(0),
  }
  const shading = [plane(0), plane(0), plane(0)]
  const rays = { share: plane(0), channels: [plane(0.5), plane(0.5), plane(0.5)] }
  const onHalf = { layer: LAYER.clothes, patches, shading, rays, where }
  piecesOnPatches(half, quarter, { shifts, label, light }, onHalf)
  return { patches, shading, rays }
}
const right: Shift = { x: 6, y: 0, isMirrored: false }

describe('what was laid at a quarter of the size is read at a half', () => {
  it('as far away', () => {
    const { patches, shading } = painted([right])
    expect([patches.x[at(8, 4)], patches.y[at(8, 4)]]).toEqual([20, 4])
    expect(shading[1][at(8, 4)]).toBeCloseTo(0.1)
  })
  it('or mirrored, pixel by pixel', () => {
    const { patches } = painted([{ x: 15, y: 0, isMirrored: true }])
    expect([patches.x[at(8, 4)], patches.mirrored[at(8, 4)]]).toEqual([23, 1])
    expect(patches.x[at(9, 4)]).toBe(22)
  })
  it('what stays is not copied, but lit', () => {
    const { patches, shading } = painted([staying(BY.patches)])
    expect(patches.x[at(10, 4)]).toBe(-1)
    expect(shading[1][at(10, 4)]).toBeCloseTo(0.1)
  })
  it('a patch stays where a piece would come from under hair', () =>
    expect(painted([{ ...right, x: 2 }]).patches.x[at(8, 4)]).toBe(-1))
  it('only where pieces are asked for', () => {
    const where = new Float32Array(w * h).fill(1, 0, at(0, 8))
    const { patches } = painted([right], undefined, where)
    expect([patches.x[at(8, 4)], patches.x[at(8, 10)]]).toEqual([20, -1])
  })
  it('rays are painted where they were chosen, in their light, and nowhere else', () => {
    const { rays } = painted([staying(BY.rays), right], () => 6)
    expect([rays.share[at(8, 8)], rays.share[at(15, 8)]]).toEqual([1, 0])
    expect(rays.channels[1][at(8, 8)]).toBeCloseTo(0.6)
  })
})

describe('where two pieces meet', () => {
  const other: Shift = { x: 7, y: 0, isMirrored: false }
  it('their outline is round, no stairs', () => {
    const { patches } = painted([right, other], (row) => 6 + (row % 2))
    const ends = Array.from({ length: 8 }, (_, k) => {
      const row = 4 + k
      return Array.from({ length: 8 }, (_, x) => 8 + x).findIndex((x) => patches.x[at(x, row)] === x + 14)
    })
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(2)
  })
  it('they are mixed along their seam alone', () => {
    const { patches } = painted([right, other], () => 6)
    expect(patches.seam[at(11, 8)]).toBeGreaterThan(0.1)
    expect(patches.seam[at(8, 8)]).toBe(0)
  })
})
