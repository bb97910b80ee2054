import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { type Analysis, analyse } from '../../analysis/analyse.ts'
import type { Face } from '../../face/face.ts'
import { POINT, pointAt } from '../../face/face.ts'
import { BACKGROUND, HAIR, SKIN } from '../../matte/masks.ts'
import { stopwatch } from '../../stopwatch.ts'
import { depthOf, headAxes } from './head-axes.ts'
import { meshInHead, placeEars } from './place-ears.ts'
import { findEars } from './whose-ears.ts'

async function portrait(): Promise<Analysis> {
  const found = await analyse(await drawnPhoto('carre'), stopwatch().timed)
  if (!found) throw new Error('no face')
  return found
}

const hers = await portrait()

/** Everything that is not face is of one kind: on the left of the picture, and on the right. */
function around(left: number, right = left, face: Face = hers.face, bare = 0) {
  const { masks } = hers
  const middle = (pointAt(face, POINT.noseTip)[0] * masks.w) / hers.picture.w
  const shares = masks.shares.map((_, kind) =>
    Float32Array.from({ length: masks.w * masks.h }, (_v, i) =>
      ((7 * i + 3 * ((i / masks.w) | 0)) % 10 < 10 * bare ? SKIN : i % masks.w < middle ? left : right) ===
      kind
        ? 1
        : 0,
    ),
  )
  return findEars({ ...hers, face, masks: { ...masks, shares } }, headAxes(face)).map(({ whose }) => whose)
}

/** The same head turned to the right of the picture, radians. */
function turned(by: number): Face {
  const { points } = hers.face
  const deep = depthOf(hers.face)
  const [x0] = pointAt(hers.face, POINT.noseTip)
  const axis = (points[POINT.cheekLeft * 3 + 2] + points[POINT.cheekRight * 3 + 2]) / 2
  const out = points.slice()
  for (let i = 0; i < points.length; i += 3) {
    const [x, z] = [points[i] - x0, (points[i + 2] - axis) * deep]
    out[i] = x0 + x * Math.cos(by) - z * Math.sin(by)
    out[i + 2] = axis + (x * Math.sin(by) + z * Math.cos(by)) / deep
  }
  return { ...hers.face, points: out }
}

describe('an ear', () => {
  it('is hidden where her hair lies over its place', () => expect(around(HAIR)).toEqual(['hidden', 'hidden']))
  it('is hers where skin is seen there', () => expect(around(SKIN)).toEqual(['hers', 'hers']))
  it('is partly hers where a good part of it is seen', () => {
    const seen = [0.1, 0.4, 0.9].map((share) => around(HAIR, HAIR, hers.face, share))
    expect(seen.map(([left]) => left)).toEqual(['hidden', 'partly', 'hers'])
  })
  it('is known for each side by itself', () => expect(around(SKIN, HAIR)).toEqual(['hers', 'hidden']))
  it('is nowhere where a wall is seen there', () => expect(around(BACKGROUND)).toEqual(['away', 'away']))
  it('of a turned head is one: the cheek lies before the other', () => {
    const { points } = hers.face
    const faces = [-0.6, 0.6].map(turned)
    const nose = faces.map((face) => face.points[POINT.noseTip * 3] - points[POINT.noseTip * 3])
    const seen = faces.map((face) => around(HAIR, HAIR, face))
    const near = nose.map((way) => (way < 0 ? ['away', 'hidden'] : ['hidden', 'away']))
    expect(seen).toEqual(near)
  })
})

describe('the place of an ear', () => {
  const at = (face: Face) => {
    const axes = headAxes(face)
    const inHead = meshInHead(face, axes)
    const brow = (inHead(105)[1] + inHead(334)[1]) / 2
    return placeEars(face, axes).map((ear) => ({
      ear,
      ends: [-0.5, 0.5].map((t) => ear.at[1] + t * ear.height * ear.up[1]),
      brow,
      nose: inHead(2)[1],
      cheeks: [inHead(POINT.cheekLeft)[0], inHead(POINT.cheekRight)[0]],
    }))
  }
  it.each([
    ['from the front', 0],
    ['turned', 0.3],
  ])('is between her brows and the base of her nose, %s', (_how, by) => {
    for (const { ends, brow, nose } of at(turned(by))) {
      expect(ends[0]).toBeGreaterThanOrEqual(nose)
      expect(ends[1]).toBeLessThanOrEqual(brow)
    }
  })
  it('is on either side, where her cheek ends', () => {
    const [left, right] = at(hers.face)
    expect(left.ear.side).toBe(-1)
    expect(right.ear.side).toBe(1)
    expect(Math.abs(left.ear.at[0] - left.cheeks[0])).toBeLessThan(1)
    expect(Math.abs(right.ear.at[0] - right.cheeks[1])).toBeLessThan(1)
  })
})

describe('hair over an ear', () => {
  const { masks } = hers
  const to = (from: number) => {
    const shares = masks.shares.map((_, kind) =>
      Float32Array.from({ length: masks.w * masks.h }, (_v, i) =>
        (((i / masks.w) | 0) < from ? HAIR : SKIN) === kind ? 1 : 0,
      ),
    )
    return findEars({ ...hers, masks: { ...masks, shares } }, headAxes(hers.face))[0]
  }
  const all = to(0)
  const { y0, unit } = headAxes(hers.face)
  /** The row of the mask a fifth of its height above its middle. */
  const row = ((y0 - (all.at[1] + all.height / 5) * unit) * masks.w) / hers.picture.w
  it('leaves the lower part of one that was hidden', () => {
    expect(all.hairTo).toBeGreaterThan(all.at[1])
    expect(all.hairTo).toBeLessThan(all.at[1] + all.height / 2)
  })
  it('reaches down to its middle where none is seen', () => {
    const shares = masks.shares.map((_, kind) =>
      new Float32Array(masks.w * masks.h).fill(kind === BACKGROUND ? 1 : 0),
    )
    const [none] = findEars({ ...hers, masks: { ...masks, shares } }, headAxes(hers.face))
    expect(none.hairTo).toBe(none.at[1])
  })
  it('reaches down to what is seen of hers: what hers hid, new hair hides', () => {
    expect(to(Math.round(row)).whose).toBe('hers')
    expect(to(Math.round(row)).hairTo).toBeLessThan(all.hairTo)
  })
})
