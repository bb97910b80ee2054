import { describe, expect, it } from 'vitest'
import { plainScene } from '../../../test/plain-scene.ts'
import { BACKGROUND, CLOTHES, HAIR, SKIN } from '../masks.ts'
import type { Reach } from '../scene/reach.ts'
import type { Scene } from '../scene/scene.ts'
import type { Tones } from '../scene/tones.ts'
import { sharpenPrior } from './sharpen-prior.ts'

const tones: Tones = {
  ...{ skinLight: 0.7, darkSkin: 0, strand: -4, smooth: -4, hairTexture: -3 },
  ...{ isSkinTone: () => true, isHairTone: () => false },
}
const FAR = 1e9
const PRIOR = [0.2, 0.5, 0.2, 0.1]

interface Place {
  v?: number
  head?: number
  darkSkin?: number
  change?: (s: Scene) => void
}

/** One pixel, and how far the floods have come to it. */
function sharpened(
  floods: Partial<Record<'face' | 'neck' | 'background' | 'clothes', number>>,
  place: Place = {},
) {
  const { v = 0, head = 1.2, darkSkin = 0, change } = place
  const s = plainScene(1, 1, 1)
  PRIOR.forEach((share, c) => {
    s.prior[c][0] = share
  })
  s.v[0] = v
  s.head[0] = head
  change?.(s)
  const one = (distance = FAR) => Float32Array.of(distance)
  const reach: Reach = {
    ...{ face: one(floods.face), neck: one(floods.neck) },
    ...{ background: one(floods.background), clothes: one(floods.clothes) },
    ...{ faceSeeds: new Uint8Array(1), backgroundSeeds: new Uint8Array(1) },
  }
  const [skin] = sharpenPrior(s, { ...tones, darkSkin }, reach)
  return { skin, prior: s.prior.map(([share]) => share) }
}

describe('where no flood has come', () => {
  it('nothing is changed', () => {
    const { skin, prior } = sharpened({})
    expect(skin).toBe(0)
    prior.forEach((share, c) => {
      expect(share).toBe(Math.fround(PRIOR[c]))
    })
  })
})

describe('what the face runs into without an edge', () => {
  it('is skin, and hardly hair any more', () => {
    const { skin, prior } = sharpened({ face: 5.5 })
    expect(skin).toBe(1)
    expect(prior[SKIN]).toBeCloseTo(1, 6)
    expect(prior[HAIR]).toBeCloseTo(0.06 * PRIOR[HAIR], 6)
  })
  it('is half so midway, and none from 9 on', () => {
    expect(sharpened({ face: 7.25 }).skin).toBeCloseTo(0.5, 6)
    expect(sharpened({ face: 9 }).skin).toBe(0)
  })
  it('reaches further on dark skin, whose shine is as steep as a hairline', () => {
    expect(sharpened({ face: 8.2 }, { darkSkin: 1 }).skin).toBeCloseTo(1, 6)
    expect(sharpened({ face: 8.2 }).skin).toBeLessThan(0.2)
  })
  it('is no face below the jaw, where only the neck tells', () => {
    expect(sharpened({ face: 0 }, { v: -0.46 }).skin).toBe(0)
    expect(sharpened({ neck: 4 }, { v: -0.46 }).skin).toBe(1)
  })
  it('is skin on the shaded side of the face too, if it is smooth', () => {
    const side = (texture: number) => (s: Scene) => {
      s.oval[0] = 1
      s.texture[0] = texture
    }
    expect(sharpened({}, { change: side(-4.3) }).skin).toBeCloseTo(0.85, 6)
    expect(sharpened({}, { change: side(-4.1) }).skin).toBe(0)
  })
})

describe('what runs in from the frame', () => {
  it('is background outside the skull, and little of it hair', () => {
    const { prior } = sharpened({ background: 3 })
    expect(prior[BACKGROUND]).toBeCloseTo(0.8, 6)
    expect(prior[HAIR]).toBeCloseTo(0.15 * PRIOR[HAIR], 6)
  })
  it('is not within it, nor low beside the shoulders', () => {
    expect(sharpened({ background: 3 }, { head: 0.85 }).prior[BACKGROUND]).toBe(
      Math.fround(PRIOR[BACKGROUND]),
    )
    expect(sharpened({ background: 3 }, { v: -0.91 }).prior[HAIR]).toBe(PRIOR[HAIR])
  })
})

it('what runs up from the chest is clothes, and a quarter of it hair', () => {
  const { prior } = sharpened({ clothes: 3 })
  expect(prior[CLOTHES]).toBeCloseTo(0.7, 6)
  expect(prior[HAIR]).toBeCloseTo(0.25 * PRIOR[HAIR], 6)
})
