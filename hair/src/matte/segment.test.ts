import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../test/drawings.ts'
import { readPortrait } from '../analysis/analyse.ts'
import { faceFrame, toPixels } from '../face/face-frame.ts'
import { mirrorFace, mirrorPicture, mirrorPlane } from '../face/mirror.ts'
import { stopwatch } from '../stopwatch.ts'
import { readClassical } from './classical/classical.ts'
import { learnedShares } from './learned/learned-shares.ts'
import { personShares } from './learned/person-shares.ts'
import { CLASSES, CLOTHES, HAIR, SKIN } from './masks.ts'
import { readScene } from './scene/scene.ts'
import { segment } from './segment.ts'
import { edgeGuide } from './soft/edge-guide.ts'

const portrait = await readPortrait(await drawnPhoto('lob'), stopwatch().timed)
if (!portrait) throw new Error('Expected a face in the drawing')
const { picture, face } = portrait
const scene = await readScene(picture, face)
const { w, h, n } = scene
/** A mask pixel by its place in face units. */
const at = (u: number, v: number) => {
  const [x, y] = toPixels(scene.frame, u, v)
  return Math.round(y) * w + Math.round(x)
}
const [NOSE, CROWN, CORNER] = [at(0, -0.1), at(0, 0.85), 2 * w + 2]
const sumOf = (shares: readonly Float32Array[], i: number) => shares.reduce((sum, plane) => sum + plane[i], 0)

describe('the learned word', async () => {
  const { shares, views } = await learnedShares(picture, face, scene)
  it('is four shares that add up to 1', () => {
    for (let i = 0; i < n; i += 53) expect(sumOf(shares, i)).toBeCloseTo(1, 4)
  })
  it('is the mean of what is seen in the portrait and in its mirror image', () => {
    for (let i = 0; i < n; i += 53) expect(shares[HAIR][i]).toBeCloseTo((views[0][i] + views[1][i]) / 2, 5)
  })
  it('of the mirror image is the mirrored word', async () => {
    const turned = await learnedShares(mirrorPicture(picture), mirrorFace(face, picture.w), scene)
    const apart = mirrorPlane(turned.shares[HAIR], w).map((share, i) => Math.abs(share - shares[HAIR][i]))
    expect(apart.reduce((sum, v) => sum + v, 0) / n).toBeLessThan(0.005)
  })
})

it('the silhouette says where somebody is, from 0 to 1', async () => {
  const person = await personShares(picture, scene)
  expect(person).toHaveLength(n)
  expect(Math.min(...person)).toBe(0)
  expect(Math.max(...person)).toBeLessThanOrEqual(1)
  expect([person[NOSE], person[CROWN], person[CORNER]]).toEqual([1, 1, 0])
})

describe('the classical word', () => {
  const { found, evidence } = readClassical(scene, edgeGuide(scene.lab))
  it('speaks against hair on brows, eyes and mouth with all its weight, elsewhere with less', () => {
    for (let i = 0; i < n; i++) {
      if (scene.feature[i]) expect(evidence[i]).toBe(-6)
      else if (!scene.centre[i]) expect(Math.abs(evidence[i])).toBeLessThanOrEqual(5)
    }
  })
  it('never speaks for hair far from the head', () => {
    for (let i = 0; i < n; i++) if (scene.head[i] > 2.6) expect(evidence[i]).toBeLessThanOrEqual(-1)
  })
  it('takes the crown for hair and the nose for skin', () => {
    expect(found[HAIR][CROWN]).toBeGreaterThan(0.9)
    expect(found[SKIN][NOSE]).toBeGreaterThan(0.9)
  })
})

describe('each pixel of a portrait', async () => {
  const masks = await segment(picture, face)
  it('is shared among four classes, wholly and by no more', () => {
    expect([masks.w, masks.h]).toEqual([w, h])
    for (let i = 0; i < n; i += 7) {
      expect(sumOf(masks.shares, i)).toBeCloseTo(1, 3)
      for (const c of CLASSES) expect(masks.shares[c][i]).toBeGreaterThanOrEqual(0)
    }
  })
  it('is no hair where nobody is', () => {
    for (let i = 0; i < n; i++) if (masks.person[i] === 0) expect(masks.shares[HAIR][i]).toBe(0)
  })
  it('is what a person says it is with a brush', async () => {
    const f = faceFrame(face)
    const around = (u: number, v: number) =>
      [
        [-0.1, -0.1],
        [0.1, -0.1],
        [0.1, 0.1],
        [-0.1, 0.1],
      ].map(([du, dv]) => toPixels(f, u + du, v + dv))
    const strokes = [
      { as: CLOTHES, corners: around(0, 0.85) },
      { as: HAIR, corners: around(0, -0.1) },
    ]
    const told = await segment(picture, face, { strokes })
    expect(masks.shares[HAIR][CROWN]).toBeGreaterThan(0.95)
    expect(told.shares[HAIR][CROWN]).toBeLessThan(0.05)
    expect(masks.shares[HAIR][NOSE]).toBeLessThan(0.05)
    expect(told.shares[HAIR][NOSE]).toBeGreaterThan(0.95)
  })
})
