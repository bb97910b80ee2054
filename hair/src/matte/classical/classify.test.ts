import { describe, expect, it } from 'vitest'
import { paint, plainScene } from '../../../test/plain-scene.ts'
import { BACKGROUND, CLASSES, CLOTHES, HAIR, SKIN } from '../masks.ts'
import { edgeGuide } from '../soft/edge-guide.ts'
import { fitClass } from './class-models.ts'
import { classify, shareTheRest } from './classify.ts'

const [W, H] = [48, 32]
type Colour = readonly [number, number, number]
const BROWN: Colour = [0.3, 0.02, 0.03]
const WALL: Colour = [0.85, 0, 0.01]
const FACE: Colour = [0.7, 0.06, 0.07]
const tones = {
  ...{ skinLight: 0.7, darkSkin: 0, strand: -4, smooth: -4, hairTexture: -3 },
  ...{ isSkinTone: () => false, isHairTone: () => false },
}

/** Hair on the left, a wall on the right; what speaks for each class before its colour is known, and how surely all is skin. */
function classified({ prior = [0.25, 0.25, 0.25, 0.25], skin = 0 } = {}) {
  const scene = plainScene(W, H, 20)
  const isHair = (i: number) => i % W < W / 2
  for (let i = 0; i < scene.n; i++) {
    const [L, a, b] = isHair(i) ? BROWN : WALL
    paint(scene, i, [L + ((i % 5) - 2) * 0.006, a + ((i % 3) - 1) * 0.003, b])
    scene.texture[i] = isHair(i) ? -3 : -5
    prior.forEach((share, c) => {
      scene.prior[c][i] = share
    })
  }
  scene.head.fill(3)
  const seedOf = (test: (i: number) => boolean) =>
    Float32Array.from({ length: scene.n }, (_, i) => (test(i) ? 1 : 0))
  const seeds = [seedOf((i) => !isHair(i)), seedOf(isHair), seedOf(() => false), seedOf(() => false)]
  const models = seeds.map((weights) => fitClass(scene, weights, 2))
  const shares = classify({
    ...{ scene, tones, models, seeds },
    skin: new Float32Array(scene.n).fill(skin),
    guide: edgeGuide(scene.lab),
  })
  return { shares, at: (c: number, x: number) => shares[c][(H / 2) * W + x] }
}

describe('each pixel is shared among the classes', () => {
  const { shares, at } = classified()
  it('no share is less than nothing or more than all, and they add up to all', () => {
    for (let i = 0; i < W * H; i++) {
      for (const c of CLASSES) {
        expect(shares[c][i]).toBeGreaterThanOrEqual(0)
        expect(shares[c][i]).toBeLessThanOrEqual(1)
      }
      expect(shares.reduce((sum, plane) => sum + plane[i], 0)).toBeCloseTo(1, 2)
    }
  })
  it('by the colours learned, up to the edge between them', () => {
    for (const x of [4, W / 2 - 1]) expect(at(HAIR, x)).toBeGreaterThan(0.9)
    for (const x of [W / 2, W - 5]) expect(at(BACKGROUND, x)).toBeGreaterThan(0.9)
  })
  it('a class of which nothing was seen gets little', () => {
    expect(at(SKIN, 4) + at(CLOTHES, 4)).toBeLessThan(0.1)
  })
})

it('where a place can hardly be hair, its colour makes it none', () => {
  const { at } = classified({ prior: [0.4, 1e-9, 0.3, 0.3] })
  expect(at(HAIR, 4)).toBeLessThan(0.01)
})

it('what the face runs into without an edge keeps 15 % of its hair', () => {
  const { at } = classified({ skin: 1 })
  expect(at(HAIR, 4)).toBeLessThan(0.16)
  expect(at(SKIN, 4)).toBeGreaterThan(0.8)
})

it('the models are learned again from what is certain', () => {
  const scene = plainScene(W, H, 20)
  for (let i = 0; i < scene.n; i++) paint(scene, i, i % W < W / 2 ? BROWN : FACE)
  scene.head.fill(1)
  scene.texture.fill(-5)
  for (const plane of scene.prior) plane.fill(0.25)
  const only = (from: number, to: number) =>
    Float32Array.from({ length: scene.n }, (_, i) => (i % W >= from && i % W < to ? 1 : 0))
  const seeds = [only(0, 0), only(0, 4), only(W - 4, W), only(0, 0)]
  const models = seeds.map((weights) => fitClass(scene, weights, 1))
  const first = [...models]
  classify({ scene, tones, models, seeds, skin: new Float32Array(scene.n), guide: edgeGuide(scene.lab) })
  expect(models[HAIR]).not.toBe(first[HAIR])
  expect(models[HAIR]?.mean[0]).toBeCloseTo(BROWN[0], 3)
  expect(models[SKIN]?.mean[0]).toBeCloseTo(FACE[0], 3)
  expect(models[CLOTHES]).toBeNull()
})

describe('what the hair leaves', () => {
  const shares = (...of: number[]) => of.map((share) => Float32Array.of(share))
  const at = (found: Float32Array[]) => found.map(([share]) => share)
  it('is shared by the others in proportion', () => {
    const [background, hair, skin, clothes] = at(
      shareTheRest(shares(0.3, 0.2, 0.4, 0.1), Float32Array.of(0.6)),
    )
    expect(hair).toBeCloseTo(0.6, 6)
    expect(background).toBeCloseTo(0.15, 5)
    expect(skin).toBeCloseTo(0.2, 5)
    expect(clothes).toBeCloseTo(0.05, 5)
  })
  it('is nothing where all is hair', () => {
    expect(at(shareTheRest(shares(0.3, 0.2, 0.4, 0.1), Float32Array.of(1)))).toEqual([0, 1, 0, 0])
  })
})
