import { describe, expect, it } from 'vitest'
import { ANGLES } from '../layer/hairline.ts'
import { darkenRoots, lightHair } from './light-hair.ts'

const [w, h] = [121, 121]
const frame = { cx: 60, cy: 60, ux: 1, uy: 0, vx: 0, vy: -1, s: 60, width: 0.8, nose: 0 }
const layerOf = (alpha = 1) => ({
  ...{ w, h, alpha: new Float32Array(w * h).fill(alpha) },
  lab: new Float32Array(w * h * 3).fill(0.5),
})
/** Lightness at a place in face units. */
const at = ({ lab }: { lab: Float32Array }, u: number, v: number) =>
  lab[(Math.round(60 - v * 60) * w + Math.round(60 + u * 60)) * 3]

describe('hair is lit as her face is', () => {
  const lit = (side: number, gain = 1, alpha = 1) => {
    const layer = layerOf(alpha)
    lightHair(layer, frame, { side, gain })
    return layer
  }
  it('as much lighter as she stands in more light', () =>
    expect(at(lit(0, 1.1), 0.3, 0.5)).toBeCloseTo(0.55, 6))
  it('more on the side of the light, as much less on the other', () => {
    const layer = lit(0.1)
    expect(at(layer, 0.6, 0)).toBeCloseTo(0.5 * 1.07, 5)
    expect(at(layer, -0.6, 0)).toBeCloseTo(0.5 * 0.93, 5)
    expect(at(layer, 0, 0.5)).toBeCloseTo(0.5, 5)
    expect(at(lit(-0.1), -0.6, 0)).toBeCloseTo(at(layer, 0.6, 0), 6)
  })
  it('no more than by an eighth, however hard the light, and no further out than beside the head', () => {
    expect(at(lit(1), 0.6, 0)).toBeCloseTo(0.5 * 1.12, 5)
    expect(at(lit(1), 0.95, 0)).toBeCloseTo(0.5 * 1.12, 5)
  })
  it('its colour and what is no hair stay', () => {
    expect(lit(0.1).lab[1]).toBe(0.5)
    expect(new Set(lit(0.1, 1.2, 0).lab)).toEqual(new Set([0.5]))
  })
})

describe('roots are darker', () => {
  const match = {
    ...{ radius: new Float32Array(ANGLES).fill(0.5), shift: new Float32Array(ANGLES), lift: 0 },
  }
  const rooted = (strength: number, alpha = 1) => {
    const layer = layerOf(alpha)
    darkenRoots(layer, frame, { match, strength })
    return layer
  }
  it('by a seventh on the hairline, and not above it', () => {
    expect(at(rooted(1), 0, 0.5)).toBeCloseTo(0.5 * 0.86, 5)
    expect(at(rooted(1), 0, 0.65)).toBe(0.5)
  })
  it('less where a fringe lies over them', () =>
    expect(at(rooted(0.3), 0, 0.5)).toBeCloseTo(0.5 * (1 - 0.14 * 0.3), 5))
  it('not beside and below the ears', () => {
    expect(at(rooted(1), 0.48, -0.1)).toBe(0.5)
    expect(at(rooted(1), 0, -0.5)).toBe(0.5)
  })
  it('not where there is no hair', () => expect(at(rooted(1, 0), 0, 0.5)).toBe(0.5))
})
