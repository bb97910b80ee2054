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
  /** Columns of a lock on the left that is painted over. */
  lock?: number
}

const MIDDLE = 15 * SIZE.w + 20

/** How much of the middle of an even face is painted, and of an even neck beside a lock at its left. */
function paintOf({
  darker = 0.1,
  nearHair = 0.1,
  feature = 0,
  layer = LAYER.face,
  painted = 0,
  lock = 0,
}: Seen = {}) {
  const at = { ...plainReduced(SIZE, layer, 0.6), nearHair: plane(nearHair) }
  const elsewhere = Float32Array.from({ length: n }, (_, o) => (o % SIZE.w < lock ? 1 : 0))
  const repaint = { elsewhere, onFace: plane(painted), feature: plane(feature), inner: plane(1) }
  const after = liftShadows(at, repaint, [plane(0.6 + darker), plane(0.6 + darker), plane(0.6 + darker)])
  return { onFace: after.onFace[MIDDLE], below: after.elsewhere[MIDDLE] }
}
const lifted = (seen?: Seen) => paintOf(seen).onFace
const below = (seen?: Seen) => paintOf({ layer: LAYER.body, lock: 19, ...seen }).below

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

describe('the shadow of a lock that is cut off, on her neck', () => {
  it('is painted where she is plainly darker there', () => expect(below()).toBeGreaterThan(0.8))
  it('gradually, from more than a fold of skin on', () => {
    expect(below({ darker: 0.03 })).toBe(0)
    expect(below({ darker: 0.055 })).toBeCloseTo(below() / 2, 3)
    expect(below({ darker: 0.08 })).toBeCloseTo(below(), 5)
  })
  it('only beside the lock', () => {
    expect(below({ lock: 0 })).toBe(0)
    expect(below({ lock: 6 })).toBe(0)
  })
  it('not on clothes', () => expect(below({ layer: LAYER.clothes })).toBe(0))
})
