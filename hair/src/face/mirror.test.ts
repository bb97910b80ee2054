import { expect, test } from 'vitest'
import { type Face, OVAL, pointAt } from './face.ts'
import { mirrorFace, mirrorPicture, mirrorPlane } from './mirror.ts'

const face: Face = {
  points: Float32Array.from({ length: 468 * 3 }, (_, i) => (i * 37) % 101),
  count: 468,
  pose: { yaw: 0.2, pitch: 0.1, roll: -0.3 },
  box: [10, 20, 30, 40],
  certainty: 1,
}

test('a mirror swaps left and right, and a second one swaps them back', () => {
  const plane = Float32Array.of(1, 2, 3, 4, 5, 6)
  expect([...mirrorPlane(plane, 3)]).toEqual([3, 2, 1, 6, 5, 4])
  expect(mirrorPlane(mirrorPlane(plane, 3), 3)).toEqual(plane)
  const picture = { w: 2, h: 1, data: Uint8Array.of(1, 2, 3, 4, 5, 6) }
  expect([...mirrorPicture(picture).data]).toEqual([4, 5, 6, 1, 2, 3])
  expect(mirrorPicture(mirrorPicture(picture))).toEqual(picture)
})

test('a mirrored face looks the other way, its left cheek where the right one was', () => {
  const mirrored = mirrorFace(face, 100)
  expect(mirrored.pose).toEqual({ yaw: -0.2, pitch: 0.1, roll: 0.3 })
  expect(mirrored.box).toEqual([60, 20, 30, 40])
  const [x, y] = pointAt(face, 234)
  expect(pointAt(mirrored, 454)).toEqual([100 - x, y])
  expect(mirrorFace(mirrored, 100).points).toEqual(face.points)
})

test('the outline keeps its top and its chin in a mirror', () => {
  const mirrored = mirrorFace(face, 100)
  for (const index of [OVAL[0], OVAL[18]]) {
    const [x, y] = pointAt(face, index)
    expect(pointAt(mirrored, index)).toEqual([100 - x, y])
  }
})
