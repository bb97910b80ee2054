import { describe, expect, it } from 'vitest'
import { plainScene } from '../../../test/plain-scene.ts'
import { UNREACHED } from './flood.ts'
import { readReach } from './reach.ts'
import type { Scene } from './scene.ts'
import type { Tones } from './tones.ts'

const W = 21
const STRAND = -4
const tones: Tones = {
  ...{ skinLight: 0.7, darkSkin: 0, strand: STRAND, smooth: STRAND, hairTexture: -3 },
  ...{ isSkinTone: () => true, isHairTone: () => false },
}

/** A row of smooth pixels of one colour, of which nothing is known. */
function row(change: (s: Scene) => void): Scene {
  const s = plainScene(W, 1, 10)
  s.texture.fill(STRAND - 1)
  s.head.fill(2)
  s.ug.fill(9)
  s.u.fill(9)
  change(s)
  return s
}

describe('the face', () => {
  const face = (change: (s: Scene) => void, more: Partial<Tones> = {}) =>
    readReach(
      row((s) => {
        s.oval.fill(1)
        s.nose[0] = 1
        change(s)
      }),
      { ...tones, ...more },
    ).face
  it('runs from the nose over what is even', () => {
    expect(face(() => {})[W - 1]).toBeCloseTo((W - 1) * 0.01, 5)
  })
  it('stops at an edge, and at brows and eyes', () => {
    expect(face((s) => s.step.fill(30, 10, 11))[15]).toBe(UNREACHED)
    expect(face((s) => s.feature.fill(1, 10, 11))[11]).toBe(UNREACHED)
  })
  it('takes the shine of dark skin for no edge where it is smooth, and strands for one', () => {
    const shine = (texture: number) => (s: Scene) => {
      s.step.fill(3, 10, 11)
      s.texture.fill(texture, 10, 11)
    }
    const light = face(shine(STRAND - 0.6))[15]
    expect(face(shine(STRAND - 0.6), { darkSkin: 1 })[15] - 0.15).toBeCloseTo(0.4 * (light - 0.15), 4)
    expect(face(shine(STRAND + 0.6), { darkSkin: 1 })[15]).toBeGreaterThan(light)
  })
  it('begins on cheeks as light as the nose only', () => {
    const cheek = (light: number) => {
      const s = row((seen) => {
        seen.cheeks[5] = 1
        seen.lab[5 * 3] = light
      })
      return readReach(s, tones).faceSeeds[5]
    }
    expect([cheek(0.7), cheek(0.81), cheek(0.83), cheek(0.57)]).toEqual([1, 1, 0, 0])
  })
})

describe('the background', () => {
  const behind = (change: (s: Scene) => void, more: Partial<Tones> = {}) =>
    readReach(row(change), { ...tones, ...more }).background
  it('runs in from what lies far from the head', () => {
    const beside = behind((s) => s.head.fill(1.1, 4, 17))
    expect(beside[10]).toBeGreaterThan(0)
    expect(beside[10]).toBeCloseTo(7 * 0.01, 4)
  })
  it('is stopped by strands, and never enters the face', () => {
    const hair = (s: Scene) => {
      s.head.fill(1, 4, 17)
      s.texture.fill(STRAND + 4, 4, 17)
    }
    expect(behind(hair)[10]).toBe(UNREACHED)
    expect(behind((s) => s.oval.fill(1, 4, 17))[10]).toBe(UNREACHED)
  })
  it('is stopped where the colour drifts', () => {
    const drift = (s: Scene) => {
      s.head.fill(1.1, 4)
      for (let i = 0; i < W; i++) s.soft[i * 3] = i < 4 ? 0.8 : 0.8 - (i - 3) * 0.04
    }
    expect(behind(drift)[W - 1]).toBe(UNREACHED)
  })
  it('does not begin at the frame where hair goes out of it', () => {
    const atFrame = (isHairTone: boolean) =>
      readReach(
        row((s) => s.head.fill(1.3)),
        { ...tones, isHairTone: () => isHairTone },
      ).backgroundSeeds[10]
    expect([atFrame(false), atFrame(true)]).toEqual([1, 0])
  })
})

describe('the neck', () => {
  const throat = (more: Partial<Tones> = {}) =>
    readReach(
      row((s) => {
        s.v.fill(-0.6)
        s.u.fill(0.1)
        s.lab.fill(0.5)
        s.neck[0] = 1
      }),
      { ...tones, ...more },
    ).neck
  it('runs on as far as the tone of the face does', () => {
    const ends = (i: number) => i < 12
    expect(throat({ isSkinTone: ends })[11]).toBeCloseTo(11 * 0.01, 5)
    expect(throat({ isSkinTone: ends })[12]).toBe(UNREACHED)
  })
  it('does not begin in the dark between two locks', () => {
    expect(throat({ skinLight: 1.2 })[5]).toBeLessThan(1)
    expect(throat({ skinLight: 1.3 })[5]).toBe(UNREACHED)
  })
})

describe('clothes', () => {
  const worn = (more: Partial<Tones> = {}) =>
    readReach(
      row((s) => {
        s.v.fill(-1.2)
        s.vg.fill(-1.2)
        s.ug.fill(0.1, 0, 1)
      }),
      { ...tones, isSkinTone: () => false, ...more },
    ).clothes
  it('run out from the chest', () => expect(worn()[8]).toBeCloseTo(8 * 0.01, 4))
  it('do not begin on bare skin', () => expect(worn({ isSkinTone: () => true })[8]).toBe(UNREACHED))
})
