import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import type { Face } from '../../face/face.ts'
import { faceFrame, toFace, toPixels } from '../../face/face-frame.ts'
import type { Matte } from '../soft/soft-matte.ts'
import { takenForehead } from './taken-forehead.ts'

const [w, h] = [300, 400]
type Colour = readonly [number, number, number]
const SKIN: Colour = [0.7, 0.06, 0.07]
const BROWN: Colour = [0.3, 0.02, 0.03]

/** A plain face with cheeks below each eye, as the mesh numbers them. */
function faceWithCheeks(): Face {
  const face = ovalFace(150, 200, 160)
  const frame = faceFrame(face)
  const put = (points: number[], middle: number) =>
    points.forEach((point, k) => {
      const turn = (k / points.length) * 2 * Math.PI
      const [x, y] = toPixels(frame, middle + 0.12 * Math.cos(turn), -0.1 + 0.12 * Math.sin(turn))
      face.points.set([x, y, 0], point * 3)
    })
  put([117, 118, 101, 36, 205, 187, 123], -0.2)
  put([346, 347, 330, 266, 425, 411, 352], 0.2)
  return face
}
const face = faceWithCheeks()
const frame = faceFrame(face)

/** Hair above a height of the forehead as the matte has it; above another one it really is. */
function taken(matteFrom: number, hairFrom: number, { hair = BROWN, alpha = 1 } = {}): number {
  const place = (i: number) => toFace(frame, i % w, (i / w) | 0)[1]
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) lab.set(place(i) > hairFrom ? hair : SKIN, i * 3)
  const matte: Matte = {
    ...{ w, h, small: { w, h }, hair: [], behind: [], rim: new Float32Array(0) },
    alpha: Float32Array.from({ length: w * h }, (_, i) =>
      place(i) > hairFrom ? 1 : place(i) > matteFrom ? alpha : 0,
    ),
  }
  return takenForehead(lab, matte, face)
}

describe('of the forehead the matte has taken', () => {
  it('nothing where it ends where the hair does', () => expect(taken(0.4, 0.4)).toBe(0))
  it('nothing where it leaves hair out', () => expect(taken(0.6, 0.4)).toBe(0))
  it('the more the lower it reaches', () => {
    const [little, much] = [taken(0.35, 0.4), taken(0.25, 0.4)]
    expect(little).toBeGreaterThan(0.1)
    expect(much).toBeGreaterThan(little + 0.2)
  })
  it('nothing that is mostly skin in the matte too', () => {
    expect(taken(0.25, 0.4, { alpha: 0.59 })).toBe(0)
    expect(taken(0.25, 0.4, { alpha: 0.61 })).toBeGreaterThan(0.3)
  })
  it('nothing where it has no sure hair', () => expect(taken(0.25, 2, { alpha: 0.8 })).toBe(0))
})
