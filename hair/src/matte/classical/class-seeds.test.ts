import { describe, expect, it } from 'vitest'
import { plainScene } from '../../../test/plain-scene.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../masks.ts'
import type { Scene } from '../scene/scene.ts'
import { classSeeds } from './class-seeds.ts'

const FAR = 1e9

interface Seen {
  /** Face units; the second pair along the picture's vertical. */
  u?: number
  v?: number
  ug?: number
  vg?: number
  head?: number
  oval?: boolean
  feature?: boolean
  /** How far the floods have come. */
  face?: number
  neck?: number
  background?: number
  clothes?: number
  isFaceSeed?: boolean
  isBackgroundSeed?: boolean
  isHairTone?: boolean
  /** How surely it is skin, and the pixel below it. */
  skin?: number
  skinBelow?: number
}

/** What one pixel teaches of each class. */
function seedsOf(seen: Seen): number[] {
  const s: Scene = plainScene(1, 2, 10)
  s.u[0] = seen.u ?? 0
  s.v.fill(seen.v ?? 0)
  s.ug[0] = seen.ug ?? 0
  s.vg[0] = seen.vg ?? 0
  s.head[0] = seen.head ?? 1
  s.oval[0] = seen.oval ? 1 : 0
  s.feature[0] = seen.feature ? 1 : 0
  const flood = (distance = FAR) => Float32Array.of(distance, FAR)
  const seed = (is = false) => Uint8Array.of(is ? 1 : 0, 0)
  return classSeeds({
    scene: s,
    tones: {
      ...{ skinLight: 0.7, darkSkin: 0, strand: -4, smooth: -4, hairTexture: -3 },
      ...{ isSkinTone: () => true, isHairTone: () => seen.isHairTone ?? false },
    },
    reach: {
      ...{ face: flood(seen.face), neck: flood(seen.neck) },
      ...{ background: flood(seen.background), clothes: flood(seen.clothes) },
      ...{ faceSeeds: seed(seen.isFaceSeed), backgroundSeeds: seed(seen.isBackgroundSeed) },
    },
    skin: Float32Array.of(seen.skin ?? 0, seen.skinBelow ?? 0),
  }).map(([weight]) => Number(weight.toFixed(4)))
}

describe('skin is learned', () => {
  it.each<[string, Seen, number]>([
    ['from where the face flood begins', { isFaceSeed: true }, 1],
    ['from what it runs into, above the chin', { face: 5.4, v: -0.39 }, 0.7],
    ['not from further away', { face: 5.6, v: -0.39 }, 0],
    ['not from below the chin, where hair and cloth lie', { face: 5.4, v: -0.41 }, 0],
    ['from the neck', { neck: 2.9, v: -0.6 }, 0.6],
    ['not from beside it', { neck: 3, v: -0.6 }, 0],
  ])('%s', (_, seen, weight) => expect(seedsOf(seen)[SKIN]).toBe(weight))
})

describe('hair is learned', () => {
  const crown: Seen = { v: 0.6, head: 0.9 }
  it.each<[string, Seen, number]>([
    ['from the crown', crown, 0.7],
    ['most of all from what lies above the forehead', { ...crown, skinBelow: 1 }, 0.9],
    ['less from within the outline of the face', { ...crown, skinBelow: 1, oval: true }, 0.4],
    ['from wider around above the forehead only', { ...crown, head: 1.1 }, 0],
    ['from wider around above the forehead only', { ...crown, head: 1.1, skinBelow: 1 }, 0.9],
    ['not from what is skin', { ...crown, skin: 0.05 }, 0],
    ['not from what the background runs into', { ...crown, background: 5 }, 0],
    ['not from brows', { ...crown, feature: true }, 0],
    ['not from below them', { ...crown, v: 0.19 }, 0],
  ])('%s', (_, seen, weight) => expect(seedsOf(seen)[HAIR]).toBe(weight))
})

describe('the background is learned', () => {
  it.each<[string, Seen, number]>([
    ['from where its flood begins', { isBackgroundSeed: true }, 1],
    ['from what lies far from the head', { head: 1.51 }, 1],
    [
      'not from there where no flood came and it has the colour of the crown: wide hair',
      { head: 1.51, isHairTone: true },
      0,
    ],
    ['from there all the same where the flood came', { head: 1.51, isHairTone: true, background: 5 }, 1],
    ['half from what its flood reaches beside the head', { head: 1.06, background: 1.9 }, 0.5],
    ['not within it', { head: 1.04, background: 1.9 }, 0],
    ['from far aside, down to the shoulders', { u: -1.6, v: -0.8 }, 0.6],
    ['not from below them', { u: -1.6, v: -0.95 }, 0],
  ])('%s', (_, seen, weight) => expect(seedsOf(seen)[BACKGROUND]).toBe(weight))
})

describe('clothes are learned', () => {
  const chest: Seen = { ug: 0.2, vg: -1.3, v: -1.3 }
  it.each<[string, Seen, number]>([
    ['from what their flood reaches', { clothes: 2.9 }, 0.7],
    ['from the middle of the chest', chest, 0.5],
    ['not where long hair hangs over it', { ...chest, isHairTone: true }, 0],
    ['not beside the middle, where lengths hang', { ...chest, ug: 0.3 }, 0],
    ['a little from the arms', { ...chest, ug: -1, vg: -1.6 }, 0.35],
  ])('%s', (_, seen, weight) => expect(seedsOf(seen)[CLOTHES]).toBe(weight))
})
