import { expect, it } from 'vitest'
import { drawnHead } from '../../../test/drawn-head.ts'
import { toCamera } from '../head/head-axes.ts'
import { thinSides } from './thin-sides.ts'

const head = await drawnHead()
const thin = thinSides(head, new Float32Array(head.w * head.h).fill(1))
/** How thin hair is so many units above its line over the left ear. */
const above = (units: number) => {
  const p = new Float64Array(3)
  const { at, hairTo } = head.ears[0]
  toCamera(head, at[0], hairTo + units, at[2], p)
  const [x, y] = [head.x0 + p[0] * head.unit, head.y0 - p[1] * head.unit]
  return thin[Math.round(y) * head.w + Math.round(x)]
}

it('some skin is seen through short hair just over an ear, and none from three units above it on', () => {
  // with all of it seen temples were glass with single hairs before it
  expect(above(1)).toBeGreaterThan(0.15)
  expect(above(1)).toBeLessThan(0.5)
  expect(above(2.25)).toBeGreaterThan(0.2 * above(1))
  expect(above(2.25)).toBeLessThan(0.8 * above(1))
  expect(above(3.2)).toBe(0)
})
it('what is no temple is not thin', () => {
  expect(Math.max(...thinSides(head, new Float32Array(head.w * head.h)))).toBe(0)
})
