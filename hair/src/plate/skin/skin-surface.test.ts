import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { plainMasks, plainReduced } from '../../../test/plain-layers.ts'
import { HAIR, SKIN } from '../../matte/masks.ts'
import { LAYER } from '../layers/layout.ts'
import { skinSurface } from './skin-surface.ts'

const SIZE = { w: 60, h: 60 }
const n = SIZE.w * SIZE.h
const plane = (value: number) => new Float32Array(n).fill(value)
const fill = (value: number) => [plane(value), plane(value), plane(value)]
const [FACE, BODY] = [0.8, 0.5]
const fills = { background: fill(0), face: fill(FACE), skin: fill(BODY), clothes: fill(0) }
const face = ovalFace(30, 30, 40)

interface Seen {
  layer?: number
  /** Tone of the photo, and whether its skin is seen. */
  grey?: number
  isSeen?: boolean
  inner?: number
  elsewhere?: number
  onFace?: number
}

function surface({
  layer = LAYER.face,
  grey = 0.5,
  isSeen = false,
  inner = 1,
  elsewhere = 0,
  onFace = 0,
}: Seen = {}) {
  const masks = plainMasks(SIZE, isSeen ? SKIN : HAIR)
  const at = plainReduced(SIZE, layer, grey)
  const repaint = {
    elsewhere: plane(elsewhere),
    onFace: plane(onFace),
    feature: plane(0),
    inner: plane(inner),
  }
  const [red, green, blue] = skinSurface(at, { masks, face }, { fills, repaint })
  expect(green).toEqual(red)
  expect(blue).toEqual(red)
  return (x: number, y: number) => red[y * SIZE.w + x]
}

describe('skin without hair, of which nothing is seen', () => {
  it('has the tone of its fill, the face its own', () => {
    expect(surface()(30, 30)).toBeCloseTo(FACE, 2)
    expect(surface({ layer: LAYER.body })(30, 30)).toBeCloseTo(BODY, 2)
  })
  it('is a little darker where the face turns away, below the brows', () => {
    const edge = surface({ inner: 0.5 })
    expect(edge(30, 40)).toBeCloseTo(FACE * 0.91, 2)
    expect(edge(30, 14)).toBeCloseTo(FACE, 2)
  })
})

describe('where skin is seen', () => {
  it('the surface meets it', () => {
    expect(surface({ isSeen: true, grey: FACE + 0.1 })(30, 30)).toBeCloseTo(FACE + 0.1, 4)
    expect(surface({ layer: LAYER.body, isSeen: true, grey: BODY - 0.1 })(30, 30)).toBeCloseTo(BODY - 0.1, 4)
  })
  it('but no further than light or shade bend it', () => {
    expect(surface({ isSeen: true, grey: 0.2 })(30, 30)).toBeCloseTo(FACE - 0.13, 2)
    expect(surface({ layer: LAYER.body, isSeen: true, grey: 1 })(30, 30)).toBeCloseTo(BODY + 0.2, 2)
  })
  it('nothing is learned of what will be painted over', () => {
    expect(surface({ isSeen: true, grey: FACE + 0.1, onFace: 0.02 })(30, 30)).toBeCloseTo(FACE, 2)
    expect(
      surface({ layer: LAYER.body, isSeen: true, grey: BODY + 0.1, elsewhere: 0.03 })(30, 30),
    ).toBeCloseTo(BODY, 2)
  })
})

it('a neck turns darker towards the backdrop beside it, and warmer: evenly lit to its outline it is a board', () => {
  const at = plainReduced(SIZE, LAYER.body)
  const EDGE = 20
  for (let o = 0; o < n; o++) if (o % SIZE.w < EDGE) at.layer[o] = LAYER.background
  const repaint = { elsewhere: plane(1), onFace: plane(0), feature: plane(0), inner: plane(1) }
  const [red, , blue] = skinSurface(at, { masks: plainMasks(SIZE, HAIR), face }, { fills, repaint })
  const row = Array.from({ length: SIZE.w - EDGE }, (_, k) => red[40 * SIZE.w + EDGE + k])
  expect(row[0]).toBeLessThan(BODY * 0.92)
  expect(row[0]).toBeGreaterThan(BODY * 0.8)
  expect(row.at(-1)).toBeCloseTo(BODY, 2)
  for (const [k, v] of row.slice(1).entries()) expect(v).toBeGreaterThanOrEqual(row[k] - 1e-6)
  expect(blue[40 * SIZE.w + EDGE]).toBeLessThan(red[40 * SIZE.w + EDGE])
})
