import { describe, expect, it } from 'vitest'
import { plainLayout, plainMasks, plainReduced } from '../../../test/plain-layers.ts'
import { BACKGROUND } from '../../matte/masks.ts'
import { LAYER } from '../layers/layout.ts'
import { continueBackdrop } from './continue-backdrop.ts'

const size = { w: 120, h: 160 }
const n = size.w * size.h
const isHidden = (i: number) => Math.hypot((i % 120) - 60, ((i / 120) | 0) - 70) < 20

function continued(toneAt: (x: number, y: number) => number) {
  const tone = () => Float32Array.from({ length: n }, (_, i) => toneAt(i % 120, (i / 120) | 0))
  const hole = Uint8Array.from({ length: n }, (_, i) => (isHidden(i) ? 1 : 0))
  const seen = Float32Array.from(hole, (v) => 1 - v)
  const layout = { ...plainLayout(size, LAYER.background), seen: Uint8Array.from(seen) }
  const at = { ...plainReduced(size), channels: [tone(), tone(), tone()], hole }
  const around = { masks: plainMasks(size, BACKGROUND), layout, seen, s: 60 }
  return continueBackdrop(at, around, (plane) => plane)
}
const middle = 70 * 120 + 60

describe('a backdrop is continued', () => {
  it('smoothly where it is a wall: no lines are looked for', () => {
    const { carried, background, smooth, calm } = continued(() => 0.6)
    expect(carried).toBeNull()
    expect(background).toBe(smooth)
    expect(calm[middle]).toBe(1)
  })
  it('along its lines where something ends, and is as calm and as sure there as a wall', () => {
    const { carried, background, calm, sure } = continued((x) => (x < 60 ? 0.3 : 0.7))
    expect(background).toBe(carried?.fill)
    expect(calm[middle]).toBeGreaterThan(0.9)
    expect(sure[middle]).toBeGreaterThan(0.9)
  })
})
