import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { LAYER } from '../layers/layout.ts'
import { type Shift, STAYS } from './candidate-shifts.ts'
import { piecesOnPatches } from './pieces-on-patches.ts'

const quarter = { w: 8, h: 4 }
const [w, h] = [16, 8]
const half = { ...plainReduced({ w, h }, LAYER.clothes), hole: new Uint8Array(w * h) }
const hidden = [2 * w + 4, 2 * w + 5]
for (const o of hidden) half.hole[o] = 1

function painted(shift: Shift) {
  const label = new Int16Array(quarter.w * quarter.h).fill(-1)
  label[quarter.w + 2] = 0
  const light = [0, 1, 2].map(() => new Float32Array(quarter.w * quarter.h).fill(0.1))
  const patches = {
    x: new Int16Array(w * h).fill(-1),
    y: new Int16Array(w * h),
    mirrored: new Uint8Array(w * h),
    planes: [],
  }
  const shading = [0, 1, 2].map(() => new Float32Array(w * h))
  piecesOnPatches(
    half,
    quarter,
    { shifts: [shift], label, light },
    { layer: LAYER.clothes, patches, shading },
  )
  return { patches, shading }
}

describe('what was laid at a quarter of the size is read at a half', () => {
  it('as far away', () => {
    const { patches, shading } = painted({ x: 3, y: 1, isMirrored: false })
    expect(hidden.map((o) => [patches.x[o], patches.y[o]])).toEqual([
      [10, 4],
      [11, 4],
    ])
    expect(shading[1][hidden[0]]).toBeCloseTo(0.1)
  })
  it('or mirrored, pixel by pixel', () => {
    const { patches } = painted({ x: 7, y: 0, isMirrored: true })
    expect(hidden.map((o) => [patches.x[o], patches.mirrored[o]])).toEqual([
      [11, 1],
      [10, 1],
    ])
  })
  it('what stays is not copied, but lit', () => {
    const { patches, shading } = painted(STAYS)
    expect(patches.x[hidden[0]]).toBe(-1)
    expect(shading[1][hidden[0]]).toBeCloseTo(0.1)
  })
  it('a patch stays where a piece would come from under hair', () =>
    expect(painted({ x: 4, y: 0, isMirrored: true }).patches.x[hidden[0]]).toBe(-1))
})
