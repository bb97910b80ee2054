import { describe, expect, it } from 'vitest'
import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import { LAYER, type Layout } from './layout.ts'
import { shoulderLine } from './shoulder-line.ts'

const [w, h] = [240, 320]
const S = 80
const points = new Float32Array(468 * 3)
for (const [i, x, y] of [
  [10, 120, 80],
  [152, 120, 160],
  [234, 86, 120],
  [454, 154, 120],
  [1, 120, 125],
])
  points.set([x, y, 0], i * 3)
const face: Face = {
  points,
  count: 468,
  pose: { yaw: 0, pitch: 0, roll: 0 },
  box: [86, 80, 68, 80],
  certainty: 1,
}

/** A body that begins at a row, seen except where hair hides it. */
function layoutOf(shoulderAt: (x: number) => number, isHair: (x: number, y: number) => boolean): Layout {
  const hides = Array.from({ length: w * h }, (_, i) => isHair(i % w, (i / w) | 0))
  return {
    w,
    h,
    layer: Uint8Array.from(hides, (_, i) =>
      Math.floor(i / w) > shoulderAt(i % w) ? LAYER.clothes : LAYER.background,
    ),
    seen: Uint8Array.from(hides, (hidden) => (hidden ? 0 : 1)),
    alpha: Float32Array.from(hides, (hidden) => (hidden ? 1 : 0)),
    shoulders: new Float32Array(w),
    fringe: 0,
  }
}
const line = (layout: Layout) => shoulderLine(layout, face, faceFrame(face))

describe("the shoulders' outline", () => {
  it('is followed where it is seen', () => {
    const found = line(
      layoutOf(
        () => 220,
        () => false,
      ),
    )
    for (const x of [20, 60, 180, 220]) expect(Math.abs(found[x] - 220)).toBeLessThan(0.12 * S)
  })
  it('is that of the other shoulder where hair hides one', () => {
    const found = line(
      layoutOf(
        () => 205,
        (x, y) => x < 110 && y > 100 && y < 300,
      ),
    )
    expect(Math.abs(found[50] - 205)).toBeLessThan(0.2 * S)
  })
  it('lies above the ends of hair that falls on the body', () => {
    const found = line(
      layoutOf(
        (x) => (x > 20 && x < 220 ? 200 : 260),
        (x, y) => x > 20 && x < 220 && y > 60 && y < 230,
      ),
    )
    for (const x of [40, 70, 170, 200]) expect(found[x]).toBeLessThan(230 - 0.05 * S)
  })
})
