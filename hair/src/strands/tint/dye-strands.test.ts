import { describe, expect, it } from 'vitest'
import { dyeOf, singleDye } from '../../colour/dye.ts'
import { parseTone, shadeOf } from '../../colour/tone.ts'
import type { FaceFrame } from '../../face/face-frame.ts'
import { dyeStrands } from './dye-strands.ts'

const [w, h] = [40, 60]
const frame: FaceFrame = { cx: 20, cy: 30, ux: 1, uy: 0, vx: 0, vy: -1, s: 20, width: 0.8, nose: 0 }

/** Grey hair, darker towards the right. */
function grey() {
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) lab[i * 3] = 0.7 - 0.01 * (i % w)
  return { w, h, alpha: new Float32Array(w * h).fill(1), lab }
}

it('colours hair all over and leaves its light as it is', () => {
  const layer = grey()
  const shade = shadeOf(parseTone('7.44'))
  dyeStrands(layer, singleDye(shade), { frame, seed: 1, shine: 1 })
  for (const x of [0, 20, 39]) {
    const i = (30 * w + x) * 3
    expect(layer.lab[i]).toBeCloseTo(0.7 - 0.01 * x, 5)
    expect(layer.lab[i + 2]).toBeGreaterThan(0.03)
  }
  const middle = (30 * w + 21) * 3
  expect(layer.lab[middle + 1]).toBeCloseTo(shade.mid[1], 1)
})

it('makes tips lighter than roots where the variation asks for it', () => {
  const layer = grey()
  const variation = { depth: 0, reflect: 1, roots: 0.8, balayage: 0.8, shape: 1 }
  dyeStrands(layer, dyeOf({ tone: '6.0', technique: 'strands', variation }), { frame, seed: 1, shine: 1 })
  expect(layer.lab[(58 * w + 20) * 3]).toBeGreaterThan(layer.lab[(2 * w + 20) * 3] + 0.05)
})

describe('the shade of dark roots on pale lengths', () => {
  const variation = { depth: 0, reflect: 1, roots: 1, balayage: 0.8, shape: 1 }
  const dye = dyeOf({ tone: '9.0', technique: 'strands', variation }, { own: 3 })
  /** Lightness of roots of hair that is so light by itself. */
  const rootsOf = (light: number, sharesShade: boolean) => {
    const layer = grey()
    for (let i = 0; i < w * h; i++) layer.lab[i * 3] = light
    dyeStrands(layer, dye, { frame, seed: 1, shine: 1, sharesShade })
    return layer.lab[20 * 3]
  }
  it('is as deep a share of their light as it was of all of it, and not black', () => {
    const middle = ((dye.root?.mid[0] ?? 0) + (dye.tip?.mid[0] ?? 0)) / 2
    const [lit, shaded] = [middle, middle / 3].map((light) => rootsOf(light, true))
    expect(shaded / lit).toBeCloseTo(1 / 3, 3)
    expect(shaded).toBeGreaterThan(1.2 * rootsOf(middle / 3, false))
  })
  it('and what shines is darker by as much as the roots are', () =>
    expect(rootsOf(0.8, true)).toBe(rootsOf(0.8, false)))
})

/** How much colour there is where hair is lit, and where it lies in the shade. */
function colourOf(
  tone: string,
  shine: number,
  { isTied = false, isShort = false } = {},
): { lit: number; shaded: number } {
  const layer = grey()
  dyeStrands(layer, singleDye(shadeOf(parseTone(tone))), { frame, seed: 1, shine, isTied, isShort })
  const at = (x: number) => {
    const i = (30 * w + x) * 3
    return Math.hypot(layer.lab[i + 1], layer.lab[i + 2])
  }
  return { lit: at(0), shaded: at(39) }
}

it('leaves the lit side of curls the colour of the hair, where straight hair shines white', () => {
  const [straight, curls] = [1, 0.45].map((shine) => colourOf('5.35', shine))
  expect(straight.lit).toBeLessThan(straight.shaded)
  expect(curls.lit).toBeGreaterThan(straight.lit * 1.3)
  expect(curls.shaded).toBeLessThan(straight.shaded * 1.1)
})

it('and makes the palest curls no yellower than straight hair', () => {
  expect(colourOf('10.1', 0.45)).toEqual(colourOf('10.1', 1))
})

it('the gloss of red hair that is tied is red, and no pink dust', () => {
  expect(colourOf('5.6', 1, { isTied: true }).lit).toBeGreaterThan(1.3 * colourOf('5.6', 1).lit)
})

describe('the gloss of waves', () => {
  /** a and b of the lit side. */
  const glossOf = (tone: string, isWaved: boolean) => {
    const layer = grey()
    dyeStrands(layer, singleDye(shadeOf(parseTone(tone))), { frame, seed: 1, shine: 1, isWaved })
    return layer.lab.slice(30 * w * 3 + 1, 30 * w * 3 + 3)
  }

  it.each(['7.44', '7.3'])('has the colour of hair dyed %s, and no dust', (tone) => {
    const [waves, straight] = [true, false].map((isWaved) => Math.hypot(...glossOf(tone, isWaved)))
    expect(waves).toBeGreaterThan(1.15 * straight)
  })

  it('is golden where the tone is, and never in red or copper', () => {
    const gold = (tone: string, isWaved: boolean) => {
      const [a, b] = glossOf(tone, isWaved)
      return b / a
    }
    expect(gold('7.3', true)).toBeGreaterThan(1.05 * gold('7.3', false))
    for (const tone of ['5.6', '7.44']) expect(gold(tone, true)).toBeLessThan(1.1 * gold(tone, false))
  })

  it('is as pale as ever in the palest hair', () =>
    expect(glossOf('10.1', true)).toEqual(glossOf('10.1', false)))
})

it('the gloss of brown hair that is cut short is brown, no taupe, and that of silver stays silver', () => {
  const short = { isShort: true }
  expect(colourOf('5.0', 1, short).lit).toBeGreaterThan(1.3 * colourOf('5.0', 1).lit)
  expect(colourOf('10.1', 1, short)).toEqual(colourOf('10.1', 1))
})

it('and the shade of red hair that is tied is nearly brown', () => {
  const shadedBy = (isTied: boolean) => {
    const layer = grey()
    layer.lab.fill(0.15)
    dyeStrands(layer, singleDye(shadeOf(parseTone('5.6'))), { frame, seed: 1, shine: 1, isTied })
    return Math.hypot(layer.lab[1], layer.lab[2])
  }
  expect(shadedBy(true)).toBeLessThan(0.9 * shadedBy(false))
})

it('the shade of silver loses none of the little colour it has', () => {
  const { lit, shaded } = colourOf('10.1', 1)
  expect(shaded).toBeGreaterThan(0.95 * lit)
})

it.each(['7.3', '7.44', '8.34'])(
  'the shade of hair dyed %s has as much less colour as on photographs',
  (tone) => {
    const shade = shadeOf(parseTone(tone))
    const colourAt = (share: number) => {
      const layer = grey()
      for (let i = 0; i < w * h; i++) layer.lab[i * 3] = share * shade.mid[0]
      dyeStrands(layer, singleDye(shade), { frame, seed: 1, shine: 1 })
      return Math.hypot(layer.lab[1], layer.lab[2])
    }
    expect(colourAt(0.25) / colourAt(1)).toBeLessThan(0.5)
    expect(colourAt(0.25) / colourAt(1)).toBeGreaterThan(0.25)
    expect(colourAt(0.5) / colourAt(1)).toBeLessThan(0.75)
    expect(colourAt(0.5) / colourAt(1)).toBeGreaterThan(0.55)
  },
)

it('roots told along the hair are deep wherever they are, and lengths light: by height they are a cap', () => {
  const layer = grey()
  const variation = { depth: 0, reflect: 1, roots: 0.8, balayage: 0.8, shape: 1 }
  const dye = dyeOf({ tone: '6.0', technique: 'strands', variation })
  const lengths = Float32Array.from({ length: w * h }, (_, i) => (i % w < 20 ? 0 : 1))
  for (let i = 0; i < w * h; i++) layer.lab[i * 3] = 0.5
  dyeStrands(layer, dye, { frame, seed: 1, shine: 1, lengths })
  const at = (x: number, y: number) => layer.lab[(y * w + x) * 3]
  for (const y of [2, 30, 58]) {
    expect(at(10, y)).toBe(at(10, 2))
    expect(at(30, y)).toBeGreaterThan(at(10, y) + 0.05)
  }
})
