import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { LAYER } from '../layers/layout.ts'
import { liftShadows } from './lift-shadows.ts'

const SIZE = { w: 40, h: 30 }
const n = SIZE.w * SIZE.h
const plane = (value: number) => new Float32Array(n).fill(value)

interface Seen {
  /** How much darker the face is than the skin that would be painted. */
  darker?: number
  nearHair?: number
  feature?: number
  layer?: number
  painted?: number
}

/** How much of the middle of an even face is painted. */
function lifted({ darker = 0.1, nearHair = 0.1, feature = 0, layer = LAYER.face, painted = 0 }: Seen = {}) {
  const at = { ...plainReduced(SIZE, layer, 0.6), nearHair: plane(nearHair) }
  const repaint = { elsewhere: plane(0.3), onFace: plane(painted), feature: plane(feature), inner: plane(1) }
  const after = liftShadows(at, repaint, [plane(0.6 + darker), plane(0.6 + darker), plane(0.6 + darker)])
  expect(after.elsewhere).toBe(repaint.elsewhere)
  return after.onFace[15 * SIZE.w + 20]
}

describe('the shadow of her hair on her face', () => {
  it('is painted where she is plainly darker there', () => expect(lifted()).toBe(1))
  it('gradually, from a little darker on', () => {
    expect(lifted({ darker: 0.01 })).toBe(0)
    expect(lifted({ darker: 0.035 })).toBeCloseTo(0.6, 4)
    expect(lifted({ darker: 0.06 })).toBeCloseTo(1, 5)
  })
  it('only beside the hair', () => {
    expect(lifted({ nearHair: 0.004 })).toBeCloseTo(0, 9)
    expect(lifted({ nearHair: 0.042 })).toBeCloseTo(0.6, 4)
  })
  it('not on brows, eyes and mouth', () => {
    expect(lifted({ feature: 0.05 })).toBe(1)
    expect(lifted({ feature: 0.4 })).toBe(0)
  })
  it('not below the face', () => expect(lifted({ layer: LAYER.body })).toBe(0))
  it('is no shadow where she is as light, or lighter', () => {
    expect(lifted({ darker: 0 })).toBe(0)
    expect(lifted({ darker: -0.1 })).toBe(0)
  })
  it('what is painted anyway stays so', () => expect(lifted({ darker: 0, painted: 0.7 })).toBeCloseTo(0.7, 6))
})
