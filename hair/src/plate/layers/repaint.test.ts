import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { MASK, plainPortrait } from '../../../test/plain-portrait.ts'
import { HAIR, SKIN } from '../../matte/masks.ts'
import { LAYER, type Layout } from './layout.ts'
import { paintInFace, repaintOf } from './repaint.ts'

const HALF = { w: MASK.w * 2, h: MASK.h * 2 }
const n = HALF.w * HALF.h
const layout: Layout = {
  ...{ ...MASK, fringe: 0, alpha: new Float32Array(0), shoulders: new Float32Array(0) },
  ...{ layer: new Uint8Array(0), seen: new Uint8Array(0), told: new Uint8Array(0) },
}
const portrait = plainPortrait({ kindAt: (x) => (x < 20 ? HAIR : SKIN), colourAt: () => [0, 0, 0] })
const ROW = 100

/** Everything of one layer; left of a column it is hidden, by so much hair. */
function repainted(layer: number, hair = 1) {
  const at = plainReduced(HALF, layer)
  for (let o = 0; o < n; o++) {
    const isHidden = o % HALF.w < 40
    at.hole[o] = isHidden ? 1 : 0
    at.alpha[o] = isHidden ? hair : 0
  }
  const repaint = repaintOf(portrait, layout, at)
  const { elsewhere, onFace } = repaint
  const inFace = paintInFace(repaint, at)
  return {
    inFace: (x: number) => inFace[ROW * HALF.w + x],
    elsewhere: (x: number) => elsewhere[ROW * HALF.w + x],
    onFace: (x: number) => onFace[ROW * HALF.w + x],
  }
}

describe('off the face', () => {
  const { elsewhere } = repainted(LAYER.background)
  it('all of the hole is painted, and nothing away from it', () => {
    for (const x of [0, 20, 35]) expect(elsewhere(x)).toBe(1)
    for (const x of [45, 80, HALF.w - 1]) expect(elsewhere(x)).toBe(0)
  })
  it('less and less over its edge', () => {
    for (let x = 30; x < 50; x++) expect(elsewhere(x + 1)).toBeLessThanOrEqual(elsewhere(x))
  })
  it('skin fades into skin over a longer way', () => {
    const skin = repainted(LAYER.body)
    expect(skin.elsewhere(40)).toBeGreaterThan(elsewhere(40) + 0.05)
    expect(skin.elsewhere(80)).toBe(0)
  })
})

describe('on the face', () => {
  it('what really is hair is painted, and no pixel beside it', () => {
    const { onFace } = repainted(LAYER.face)
    for (const x of [0, 20, 36]) expect(onFace(x)).toBe(1)
    for (const x of [44, 80]) expect(onFace(x)).toBe(0)
  })
  it('a breath of hair is not', () => {
    expect(repainted(LAYER.face, 0.02).onFace(20)).toBe(0)
    expect(repainted(LAYER.face, 0.16).onFace(20)).toBeCloseTo(0.5, 1)
    expect(repainted(LAYER.face, 0.3).onFace(20)).toBeCloseTo(1, 5)
  })
  it('temples that are painted beside a face are no place for a brow', () => {
    const { onFace, inFace } = repainted(LAYER.face)
    expect(onFace(36)).toBe(1)
    expect(inFace(36)).toBe(0)
  })
})
