import { expect, test } from 'vitest'
import { type Bearing, bearingsApart, LAY_LIMITS, nearestFirst } from './nearest-photo.ts'

const bearing = (change: { yaw?: number; pitch?: number; mouth?: number; eyes?: number } = {}): Bearing => ({
  pose: { yaw: change.yaw ?? 0, pitch: change.pitch ?? 0, roll: 0 },
  mouth: change.mouth ?? 0,
  eyes: change.eyes ?? 0.3,
})

test('the photo held most alike is taken, and one without a face never', () => {
  const photos = [bearing({ yaw: 0.4 }), null, bearing({ yaw: -0.1 }), bearing({ yaw: 0.15 })]
  expect(nearestFirst(bearing({ yaw: 0.12 }), photos)).toEqual([3, 2, 0])
})
test('of two held alike the one with the same mouth is taken', () => {
  expect(nearestFirst(bearing(), [bearing({ mouth: 0.2 }), bearing({ yaw: 0.05 })])[0]).toBe(1)
})
test.each(['yaw', 'pitch', 'mouth'] as const)('faces are laid up to a limit of %s', (part) => {
  const limit = LAY_LIMITS[part]
  expect(bearingsApart(bearing(), bearing({ [part]: limit - 0.01 }))).toBeLessThan(1)
  expect(bearingsApart(bearing(), bearing({ [part]: limit }))).toBe(1)
  expect(bearingsApart(bearing(), bearing({ [part]: limit + 0.01 }))).toBeGreaterThan(1)
})
test('a closed eye is not laid on an open one', () => {
  expect(bearingsApart(bearing(), bearing({ eyes: 0.05 }))).toBeGreaterThan(1)
})
