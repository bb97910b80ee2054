import { describe, expect, it } from 'vitest'
import { type Face, POINT } from '../face/face.ts'
import { landmarkDrift } from './landmark-drift.ts'

/** 468 points at the origin but for the outer corners of the eyes, 100 pixels apart. */
function face(shift = 0): Face {
  const points = new Float32Array(468 * 3).fill(shift)
  points[POINT.eyeOuterRight * 3] = 100 + shift
  return { points, count: 468, pose: { yaw: 0, pitch: 0, roll: 0 }, box: [0, 0, 100, 100], certainty: 1 }
}

describe('landmark drift', () => {
  it('is 0 for a face that has not moved', () => {
    expect(landmarkDrift(face(), face())).toBe(0)
  })
  it('is a way in eye distances: 3 right and 3 down of 100', () => {
    expect(landmarkDrift(face(), face(3))).toBeCloseTo(0.03 * Math.SQRT2)
  })
  it('is small when a single point has moved', () => {
    const moved = face()
    moved.points[POINT.chin * 3] = 50
    expect(landmarkDrift(face(), moved)).toBeCloseTo(0.5 / 468)
  })
})
