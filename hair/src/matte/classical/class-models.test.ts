import { describe, expect, it } from 'vitest'
import { paint, plainScene } from '../../../test/plain-scene.ts'
import { BACKGROUND, CLASSES, CLOTHES, HAIR, SKIN } from '../masks.ts'
import type { Reach } from '../scene/reach.ts'
import { firstModels, fitClass, likelihoodAt } from './class-models.ts'

type Colour = readonly [number, number, number]
const COLOURS: Record<number, Colour> = {
  [BACKGROUND]: [0.85, 0, 0.01],
  [HAIR]: [0.3, 0.02, 0.03],
  [SKIN]: [0.7, 0.06, 0.07],
  [CLOTHES]: [0.5, -0.05, -0.08],
}
const BAND = 60

/** Four bands of pixels, one a class; those named are of another colour than their band. */
function bands(otherwise: Record<number, number> = {}) {
  const s = plainScene(BAND, 4, 10)
  for (let i = 0; i < s.n; i++) {
    const [L, a, b] = COLOURS[otherwise[i] ?? CLASSES[(i / BAND) | 0]]
    paint(s, i, [L + ((i % 5) - 2) * 0.006, a + ((i % 3) - 1) * 0.004, b])
    s.texture[i] = -4
  }
  return s
}
const seedsOf = (n: number) =>
  CLASSES.map((c) => Float32Array.from({ length: n }, (_, i) => (((i / BAND) | 0) === c ? 1 : 0)))
const far = new Float32Array(BAND * 4).fill(1e9)
const reach: Reach = {
  ...{ face: far, neck: far, background: far, clothes: far },
  ...{ faceSeeds: new Uint8Array(BAND * 4), backgroundSeeds: new Uint8Array(BAND * 4) },
}
const [HAIR_PIXEL, CLOTHES_PIXEL] = [HAIR * BAND + 7, CLOTHES * BAND + 7]

describe('a class is learned', () => {
  it('of what weighs more than a twentieth, and of twenty such pixels at least', () => {
    const s = bands()
    const weights = (count: number, weight: number) =>
      new Float32Array(s.n).map((_, i) => (i < count ? weight : 0))
    expect(fitClass(s, weights(20, 0.06), 1)).not.toBeNull()
    expect(fitClass(s, weights(19, 0.06), 1)).toBeNull()
    expect(fitClass(s, weights(20, 0.049), 1)).toBeNull()
  })
  it('so that its own pixels are likelier under it than under any other', () => {
    const s = bands()
    const models = firstModels(s, reach, seedsOf(s.n))
    for (const c of CLASSES) {
      const under = CLASSES.map((other) => {
        const model = models[other]
        return model ? likelihoodAt(model, s, c * BAND + 7) : Number.NaN
      })
      expect(under.indexOf(Math.max(...under))).toBe(c)
    }
  })
})

describe('what is taken for hair, but', () => {
  const weightOf = (likeWhat: number) => {
    const s = bands({ [HAIR_PIXEL]: likeWhat })
    const seeds = seedsOf(s.n)
    firstModels(s, reach, seeds)
    return { it: seeds[HAIR][HAIR_PIXEL], other: seeds[HAIR][HAIR_PIXEL + 1] }
  }
  it('has the colour of her skin teaches nothing of hair', () => {
    expect(weightOf(SKIN)).toEqual({ it: 0, other: 1 })
  })
  it('has the colour of the backdrop hardly counts', () => {
    const { it: wall, other } = weightOf(BACKGROUND)
    expect(wall).toBeCloseTo(0.15, 6)
    expect(other).toBe(1)
  })
})

describe('long hair before clothes', () => {
  const weightOf = (reached: number) => {
    const s = bands({ [CLOTHES_PIXEL]: HAIR })
    const seeds = seedsOf(s.n)
    firstModels(s, { ...reach, clothes: far.map(() => reached) }, seeds)
    return { it: seeds[CLOTHES][CLOTHES_PIXEL], other: seeds[CLOTHES][CLOTHES_PIXEL + 1] }
  }
  it('teaches hardly anything of clothes', () => {
    expect(weightOf(4).it).toBeCloseTo(0.1, 6)
    expect(weightOf(4).other).toBe(1)
  })
  it('unless it runs into cloth without an edge', () => expect(weightOf(3)).toEqual({ it: 1, other: 1 }))
})
