import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import type { Face } from '../../face/face.ts'
import { placeFace } from '../../face/place-face.ts'
import { headEllipse } from './head-ellipse.ts'

const [CX, CY, S] = [200, 180, 100]
const upright = ovalFace(CX, CY, S)
/** Middle of the head: a tenth of a face height above that of the face. */
const TOP = CY - 0.1 * S

/** The same face leaning by an angle around the middle of its own. */
function leaning(face: Face, angle: number): Face {
  const points = face.points.slice()
  for (let i = 0; i < face.count; i++) {
    const [dx, dy] = [face.points[i * 3] - CX, face.points[i * 3 + 1] - CY]
    points[i * 3] = CX + dx * Math.cos(angle) - dy * Math.sin(angle)
    points[i * 3 + 1] = CY + dx * Math.sin(angle) + dy * Math.cos(angle)
  }
  return { ...face, points }
}

describe('the outline of an average head with hair', () => {
  const head = headEllipse(upright)
  it('lies three fifths of a face height beside its middle, and three quarters above', () => {
    for (const side of [-1, 1]) expect(head.at(CX + side * 0.6 * S, TOP)).toBeCloseTo(1, 5)
    expect(head.at(CX, TOP - 0.74 * S)).toBeCloseTo(1, 5)
  })
  it('is measured from that middle, evenly outwards', () => {
    expect(head.cx).toBeCloseTo(CX, 5)
    expect(head.at(CX, TOP)).toBeCloseTo(0, 5)
    expect(head.at(CX + 60, TOP + 74)).toBeCloseTo(Math.SQRT2, 5)
    expect(head.at(CX + 120, TOP + 148)).toBeCloseTo(2 * Math.SQRT2, 5)
  })
  it('leans with the head', () => {
    const angle = 0.4
    const leant = headEllipse(leaning(upright, angle))
    for (const [dx, dy] of [
      [60, -20],
      [-35, 40],
      [0, -90],
    ]) {
      const x = CX + dx * Math.cos(angle) - dy * Math.sin(angle)
      const y = CY + dx * Math.sin(angle) + dy * Math.cos(angle)
      expect(leant.at(x, y)).toBeCloseTo(head.at(CX + dx, CY + dy), 4)
    }
  })
  it('is as large as the face', () => {
    const twice = headEllipse(placeFace(upright, 2))
    expect(twice.at(2 * 240, 2 * 130)).toBeCloseTo(head.at(240, 130), 5)
  })
})
