import { describe, expect, it } from 'vitest'
import { paint, plainScene } from '../../../test/plain-scene.ts'
import { toneOfHair } from './own-tone.ts'
import { paleRoots, ROOT } from './pale-roots.ts'

type Colour = readonly [number, number, number]
const SKIN: Colour = [0.75, 0.05, 0.055]
const WHITE: Colour = [0.8, 0.005, 0.015]
const ROOTS: Colour = [0.78, 0.025, 0.035]
/** Hair, roots and skin lie side by side; roots are narrower than they may be. */
const [W, H, FACE] = [200, 40, 100]
const [HAIR_TO, ROOTS_TO] = [30, 38]

/**
 * A forehead from left to right: hair the network is sure of, then `between`, then bare skin with a patch of the hue
 * of roots in it.
 */
function rootsOf(hair: Colour, between: Colour, aside = 0) {
  const s = plainScene(W, H, FACE)
  const seen = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) {
    const x = i % W
    const isFar = x > 80 && x < 85
    paint(s, i, x < HAIR_TO ? hair : x < ROOTS_TO ? between : isFar ? ROOTS : SKIN)
    seen[i] = x < HAIR_TO ? 1 : 0
    s.v[i] = 0.4
    s.u[i] = aside
    s.head[i] = 0.9
  }
  const shares = paleRoots(s, seen, toneOfHair(s, seen))
  return { hair: shares[10], between: shares[ROOTS_TO - 2], skin: shares[60], far: shares[82] }
}

describe('where white hair begins', () => {
  it('roots with the scalp shining through are hair as far as their hue says', () => {
    const { between } = rootsOf(WHITE, ROOTS)
    expect(between).toBeGreaterThan(0.45)
    expect(between).toBeLessThan(0.65)
  })
  it('skin is none, nor what is far from hair, whatever its hue', () => {
    expect(rootsOf(WHITE, ROOTS)).toMatchObject({ skin: 0, far: 0 })
  })
  it('a forehead that shines is none: the white of the lamp thins its hue', () => {
    expect(rootsOf(WHITE, [0.9, 0.022, 0.024]).between).toBe(0)
  })
  it('skin in shade is none', () => {
    expect(rootsOf(WHITE, [0.5, 0.034, 0.037]).between).toBe(0)
  })
  it('a pixel with less hair than a root is none', () => {
    const mixed = SKIN.map((v, c) => v + (WHITE[c] - v) * (ROOT - 0.1)) as unknown as Colour
    expect(rootsOf(WHITE, mixed).between).toBe(0)
  })
  it('of hair that is dark, or has the hue of her skin, nothing is said', () => {
    for (const hair of [
      [0.4, 0.005, 0.015],
      [0.8, 0.03, 0.07],
    ] as const)
      expect(Object.values(rootsOf(hair, ROOTS))).toEqual([0, 0, 0, 0])
  })
  it('and where too little bare forehead is seen', () => {
    expect(Object.values(rootsOf(WHITE, ROOTS, 0.4))).toEqual([0, 0, 0, 0])
  })
})
