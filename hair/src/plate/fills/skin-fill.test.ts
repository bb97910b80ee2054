import { describe, expect, it } from 'vitest'
import { plainMasks, plainReduced } from '../../../test/plain-layers.ts'
import { mirrorPlane } from '../../face/mirror.ts'
import { SKIN } from '../../matte/masks.ts'
import { LAYER } from '../layers/layout.ts'
import { skinFill } from './skin-fill.ts'
import { skinShade } from './skin-shade.ts'

const SIZE = { w: 80, h: 100 }
const n = SIZE.w * SIZE.h
const S = 40
/** The middle of the face between two columns, so that its mirror image is where it was. */
const frame = { cx: 39.5, cy: 30, ux: 1, uy: 0, vx: 0, vy: -1, s: S, width: 0.8, nose: 0 }
const CHEEK = [0.8, 0.6, 0.5]
const inFace = (i: number) => Math.hypot(((i % SIZE.w) - 39.5) / 16, (((i / SIZE.w) | 0) - 30) / 20) < 1
/** Below the chin, less than a sixth of a face height to either side. */
const THROAT = Array.from({ length: n }, (_, i) => i).filter(
  (i) => i > 52 * SIZE.w && Math.abs((i % SIZE.w) - 39.5) < 6,
)

const masks = plainMasks(SIZE, SKIN)
for (let i = 0; i < n; i++) masks.oval[i] = inFace(i) ? 1 : 0
const none = new Float32Array(n)
const face = Float32Array.from({ length: n }, (_, i) => (inFace(i) ? 1 : 0))

/** Skin below a face lit so much more on the right; of it is seen what `seen` says, so much darker than usual, or evenly lit. */
function filled({ lit = 0, seen = none, darker = 1, even = false } = {}) {
  const at = plainReduced(SIZE, LAYER.body)
  const usual = skinShade(Float32Array.from(masks.oval), SIZE, S)
  for (let i = 0; i < n; i++)
    for (let c = 0; c < 3; c++) {
      const side = i % SIZE.w > 39 ? 1 : -1
      at.channels[c][i] = inFace(i)
        ? CHEEK[c] * Math.exp(side * lit)
        : CHEEK[c] * (even ? 1 : Math.exp(0.8 * usual[c][i])) * darker
    }
  return { fill: skinFill(at, { masks, f: frame }, { seen, face }), usual }
}

describe('of a neck of which nothing is seen', () => {
  const { fill, usual } = filled()
  it('the tone is that of the cheeks, shaded four fifths as necks are on average', () => {
    for (let c = 0; c < 3; c++)
      for (const y of [52, 60, 75, 95]) {
        const i = y * SIZE.w + 40
        expect(fill[c][i]).toBeCloseTo(Math.min(1, CHEEK[c] * Math.exp(0.8 * usual[c][i])), 4)
      }
  })
  it('both sides of the throat are alike where the cheeks are', () => {
    for (const plane of fill) {
      const mirrored = mirrorPlane(plane, SIZE.w)
      for (const i of THROAT) expect(Math.abs(mirrored[i] - plane[i])).toBeLessThan(0.02)
    }
  })
  it('the side of the lighter cheek is lighter, and in a mirror the other one', () => {
    const right = filled({ lit: 0.1 }).fill[1]
    const left = filled({ lit: -0.1 }).fill[1]
    expect(right[80 * SIZE.w + 60]).toBeGreaterThan(right[80 * SIZE.w + 19] + 0.05)
    const mirrored = mirrorPlane(left, SIZE.w)
    for (const i of THROAT) expect(Math.abs(mirrored[i] - right[i])).toBeLessThan(0.02)
  })
})

it('what is seen of a neck darker than usual darkens the rest of it', () => {
  const seen = Float32Array.from({ length: n }, (_, i) => (i % SIZE.w < 30 && i > 55 * SIZE.w ? 1 : 0))
  const hidden = 70 * SIZE.w + 70
  const [dark, usual] = [filled({ seen, darker: 0.85 }).fill[1][hidden], filled({ seen }).fill[1][hidden]]
  expect(dark / usual).toBeGreaterThan(0.83)
  expect(dark / usual).toBeLessThan(0.95)
})

it('a jaw throws its shadow, however evenly the throat that is seen is lit', () => {
  const seen = Float32Array.from({ length: n }, (_, i) =>
    i > 52 * SIZE.w && Math.abs((i % SIZE.w) - 39.5) < 8 ? 1 : 0,
  )
  const { fill } = filled({ seen, lit: 0, even: true })
  const [below, chest] = [52, 95].map((y) => fill[1][y * SIZE.w + 60])
  expect(below / chest).toBeLessThan(0.92)
})

describe('however dark or light she is, bared skin is of her own', () => {
  it.each([
    { whose: 'very light', cheek: [0.93, 0.8, 0.75], neck: [0.9, 0.78, 0.7] },
    { whose: 'olive', cheek: [0.8, 0.6, 0.48], neck: [0.72, 0.55, 0.4] },
    { whose: 'brown', cheek: [0.55, 0.38, 0.28], neck: [0.45, 0.3, 0.2] },
    { whose: 'very dark', cheek: [0.35, 0.22, 0.16], neck: [0.28, 0.17, 0.11] },
  ])('$whose: of the hue of her throat, and no lighter than her cheeks', ({ cheek, neck }) => {
    const at = plainReduced(SIZE, LAYER.body)
    const seen = Float32Array.from({ length: n }, (_, i) =>
      i > 52 * SIZE.w && Math.abs((i % SIZE.w) - 39.5) < 9 ? 1 : 0,
    )
    const usual = skinShade(Float32Array.from(masks.oval), SIZE, S)[1]
    for (let i = 0; i < n; i++)
      for (let c = 0; c < 3; c++)
        at.channels[c][i] = inFace(i) ? cheek[c] : neck[c] * Math.exp(1.4 * Math.min(0, usual[i]))
    const [red, green, blue] = skinFill(at, { masks, f: frame }, { seen, face })
    for (const [x, y] of [
      [25, 60],
      [54, 60],
      [20, 80],
      [60, 90],
    ]) {
      const i = y * SIZE.w + x
      expect(Math.abs(red[i] / green[i] - neck[0] / neck[1])).toBeLessThan(0.04)
      expect(Math.abs(blue[i] / green[i] - neck[2] / neck[1])).toBeLessThan(0.04)
      expect(green[i]).toBeLessThan(cheek[1] * 1.05)
    }
  })
})

it('light from a side ends beside her neck: what the throat tells of it is not carried to her shoulders', () => {
  const at = plainReduced(SIZE, LAYER.body)
  const seen = Float32Array.from({ length: n }, (_, i) =>
    i > 52 * SIZE.w && Math.abs((i % SIZE.w) - 39.5) < 6 ? 1 : 0,
  )
  for (let i = 0; i < n; i++)
    for (let c = 0; c < 3; c++)
      at.channels[c][i] = CHEEK[c] * Math.exp(inFace(i) ? 0 : (-1.2 * ((i % SIZE.w) - 39.5)) / S)
  const [, green] = skinFill(at, { masks, f: frame }, { seen, face })
  for (const x of [8, 20, 59, 71])
    expect(Math.abs(Math.log(green[85 * SIZE.w + x] / CHEEK[1]))).toBeLessThan(0.35)
})
