import { describe, expect, it } from 'vitest'
import { paint, plainScene } from '../../../test/plain-scene.ts'
import { toneOfHair } from './own-tone.ts'
import { skinOrHair } from './skin-or-hair.ts'

type Colour = readonly [number, number, number]
const SKIN: Colour = [0.7, 0.06, 0.06]
const GREY: Colour = [0.5, 0.005, 0.01]
const GOLD: Colour = [0.7, 0.05, 0.08]
const [HAIR, CHEEKS, ASKED, BELOW] = [0, 1, 2, 3]
const ROWS = 20

/** Four bands of one width: hair beside the head, cheeks, a forehead of `asked`, a neck of the same. */
function scene(hair: Colour, asked: Colour) {
  const s = plainScene(ROWS * 4, ROWS, 10)
  const seen = new Float32Array(s.n)
  for (let i = 0; i < s.n; i++) {
    const band = ((i % s.w) / ROWS) | 0
    paint(s, i, band === HAIR ? hair : band === CHEEKS ? SKIN : asked)
    seen[i] = band === HAIR ? 1 : 0
    s.cheeks[i] = band === CHEEKS ? 1 : 0
    s.v[i] = band === ASKED ? 0.4 : band === BELOW ? -0.5 : 0
  }
  const said = skinOrHair(s, seen, toneOfHair(s, seen))
  return { forehead: said[ASKED * ROWS], neck: said[BELOW * ROWS] }
}

describe('what is skin and what is hair is told by their colours', () => {
  it('skin seen through grey hair is skin, on the forehead and on the neck', () => {
    expect(scene(GREY, SKIN)).toEqual({ forehead: -1, neck: -1 })
  })
  it('skin in half the light is skin too', () => {
    expect(scene(GREY, [0.36, 0.031, 0.031]).neck).toBeLessThan(-0.9)
  })
  it('grey on the forehead is hair; elsewhere it may be cloth', () => {
    expect(scene(GREY, GREY)).toEqual({ forehead: 1, neck: 0 })
  })
  it('of another colour than either nothing is said', () => {
    expect(Object.values(scene(GREY, [0.5, -0.1, -0.1])).every((said) => said === 0)).toBe(true)
  })
  it('golden hair cannot be told from skin: nothing is said', () => {
    expect(Object.values(scene(GOLD, SKIN)).every((said) => said === 0)).toBe(true)
  })
})
