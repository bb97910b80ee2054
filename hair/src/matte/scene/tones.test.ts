import { describe, expect, it } from 'vitest'
import { paint, plainScene } from '../../../test/plain-scene.ts'
import type { Scene } from './scene.ts'
import { readTones } from './tones.ts'

type Colour = readonly [number, number, number]
const SKIN: Colour = [0.7, 0.05, 0.06]
const BROWN: Colour = [0.3, 0.02, 0.03]
const [CROWN, NOSE, CHEEKS, ASKED] = [0, 1, 2, 3]
const BAND = 30

interface Seen {
  skin?: Colour
  hair?: Colour
  asked?: Colour
  textures?: { crown: number; cheeks: number }
  /** Pixels of the crown. */
  crown?: number
}

/** Four bands: the crown, the nose, the cheeks and a pixel that is asked about. */
function tonesOf({ skin = SKIN, hair = BROWN, asked = SKIN, textures, crown = BAND }: Seen = {}) {
  const s: Scene = plainScene(BAND, 4, 10)
  const colours = [hair, skin, skin, asked]
  for (let i = 0; i < s.n; i++) {
    const band = (i / BAND) | 0
    paint(s, i, colours[band])
    s.soft.set(colours[band], i * 3)
    s.nose[i] = band === NOSE ? 1 : 0
    s.cheeks[i] = band === CHEEKS ? 1 : 0
    s.v[i] = band === CROWN && i < crown ? 0.6 : 0
    s.head[i] = band === CROWN ? 0.9 : 2
    s.texture[i] = band === CROWN ? (textures?.crown ?? -3) : (textures?.cheeks ?? -5)
  }
  return readTones(s)
}
const isSkin = (asked: Colour) => tonesOf({ asked }).isSkinTone(ASKED * BAND)
const isHair = (asked: Colour) => tonesOf({ asked }).isHairTone(ASKED * BAND)

describe('skin', () => {
  it('is as light as the nose', () => expect(tonesOf().skinLight).toBeCloseTo(0.7, 6))
  it('is told in any light by the ratio of its hue to its light', () => {
    const inLight = (k: number): Colour => [(0.1 + SKIN[0]) * k - 0.1, SKIN[1] * k, SKIN[2] * k]
    for (const k of [0.3, 0.6, 1, 1.2]) expect(isSkin(inLight(k))).toBe(true)
    const others: Colour[] = [
      [0.7, -0.02, 0.06],
      [0.7, 0, 0],
      [0.3, -0.02, -0.03],
    ]
    for (const other of others) expect(isSkin(other)).toBe(false)
  })
  it.each([
    [0.72, 0],
    [0.61, 0.5],
    [0.5, 1],
  ])('of lightness %d is dark to %d', (light, dark) => {
    expect(tonesOf({ skin: [light, 0.05, 0.06] }).darkSkin).toBeCloseTo(dark, 5)
  })
})

describe('hair', () => {
  it('has the colour of the crown, within a distance', () => {
    expect(isHair([BROWN[0] + 0.12, BROWN[1], BROWN[2]])).toBe(true)
    expect(isHair([BROWN[0] + 0.14, BROWN[1], BROWN[2]])).toBe(false)
  })
  it('is never learned from skin above the forehead', () => {
    const bald = tonesOf({ hair: SKIN })
    expect(bald.isHairTone(0)).toBe(false)
    expect(bald.hairTexture).toBe(-3.4)
  })
  it('has its texture from 21 pixels on', () => {
    expect(tonesOf({ crown: 21 }).hairTexture).toBe(-3)
    expect(tonesOf({ crown: 20 }).hairTexture).toBeCloseTo(-3.4, 6)
  })
})

describe('strands begin', () => {
  it('halfway between the textures of cheeks and crown', () => {
    expect(tonesOf({ textures: { crown: -3.5, cheeks: -4.5 } }).strand).toBeCloseTo(-4, 6)
  })
  it('never above -3.7 nor below -5, whatever the camera', () => {
    expect(tonesOf({ textures: { crown: -2, cheeks: -3 } }).strand).toBeCloseTo(-3.7, 6)
    expect(tonesOf({ textures: { crown: -5.5, cheeks: -6 } }).strand).toBeCloseTo(-5, 6)
  })
  it('a little earlier before a backdrop, but never above -4.2 unless on skin they do', () => {
    expect(tonesOf({ textures: { crown: -4.4, cheeks: -5 } }).smooth).toBeCloseTo(-4.45, 6)
    expect(tonesOf({ textures: { crown: -4, cheeks: -5 } }).smooth).toBeCloseTo(-4.25, 6)
    expect(tonesOf({ textures: { crown: -3.5, cheeks: -4.5 } }).smooth).toBeCloseTo(-4, 6)
  })
})
