import { describe, expect, it } from 'vitest'
import { paint, plainScene } from '../../../test/plain-scene.ts'
import { takeInLengths } from './take-in-lengths.ts'

type Colour = readonly [number, number, number]
const BLACK: Colour = [0.15, 0, 0]
const WHITE: Colour = [0.9, 0, 0]
const W = 40
const H = 40
const FACE = 40
/** The first rows are hair that was found; below hangs a braid. */
const FOUND = 20
const BRAID = { left: 10, right: 20, end: 32 }

interface Change {
  colour?: Colour
  texture?: number
  classical?: number
  person?: number
  /** Rows between the hair and the braid. */
  gap?: number
  right?: number
}

/** Whether the braid was taken in, and whether the network's doubt about it still counts. */
function takenIn({ colour = BLACK, texture = -3, classical = 1, person = 1, ...where }: Change = {}) {
  const { gap = 0, right = BRAID.right } = where
  const s = plainScene(W, H, FACE)
  const cut = new Uint8Array(s.n)
  const isBraid = (x: number, y: number) => x >= BRAID.left && x < right && y >= FOUND + gap && y < BRAID.end
  for (let i = 0; i < s.n; i++) {
    const [x, y] = [i % W, (i / W) | 0]
    cut[i] = y < FOUND ? 1 : 0
    s.v[i] = -1
    s.texture[i] = isBraid(x, y) ? texture : -3
    paint(s, i, cut[i] ? BLACK : isBraid(x, y) ? colour : WHITE)
  }
  const asked = new Uint8Array(s.n).fill(1)
  const all = (value: number) => new Float32Array(s.n).fill(value)
  takeInLengths(s, { cut, asked, classical: all(classical), person: all(person) })
  const i = (BRAID.end - 1) * W + BRAID.left
  return { hair: cut[i] === 1, doubt: asked[i] === 1 }
}

describe('lengths that were held for clothes', () => {
  it('are taken in, against the word of the network', () => {
    expect(takenIn()).toEqual({ hair: true, doubt: false })
  })
  it.each<[string, Change]>([
    ['of another colour', { colour: [0.5, 0.1, 0.05] }],
    ['smooth as cloth', { texture: -4 }],
    ['no hair in the classical word', { classical: 0.2 }],
    ['beyond the person', { person: 0 }],
    ['not grown together with the hair', { gap: 2 }],
    ['hanging by a thread', { right: BRAID.left + 3 }],
  ])('are left out: %s', (_, change) => {
    expect(takenIn(change)).toEqual({ hair: false, doubt: true })
  })
})

describe('a garment of the hair and its colour', () => {
  it('is left out: it is too large', () => {
    const s = plainScene(W, H, 10)
    const cut = Uint8Array.from({ length: s.n }, (_, i) => (i < FOUND * W ? 1 : 0))
    const all = new Float32Array(s.n).fill(1)
    s.v.fill(-1)
    takeInLengths(s, { cut, asked: new Uint8Array(s.n), classical: all, person: all })
    expect(cut.reduce((sum, value) => sum + value)).toBe(FOUND * W)
  })
})
