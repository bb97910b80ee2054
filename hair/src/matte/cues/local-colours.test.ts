import { describe, expect, it } from 'vitest'
import { paint, plainScene } from '../../../test/plain-scene.ts'
import { BACKGROUND, CLASSES, CLOTHES, HAIR, SKIN } from '../masks.ts'
import { colourSamples, HAIR_SAMPLE } from './colour-samples.ts'
import { dropSpecks, localColours } from './local-colours.ts'

type Colour = readonly [number, number, number]
const BLACK: Colour = [0.2, 0.01, 0.01]
const NAVY: Colour = [0.2, 0, -0.04]
const PALE: Colour = [0.75, 0.05, 0.055]
const SHADED: Colour = [0.375, 0.025, 0.0275]
const GREY: Colour = [0.6, 0, 0]
const [W, H, FACE] = [100, 80, 80]
/** From left to right: hair, a strip beside its outline, then what lies there. */
const STRIP = { from: 50, to: 60 }

interface Change {
  /** Pixels from the far side of the strip at which it is asked. */
  at?: number
  /** What the strip looks like. */
  strip?: Colour
  texture?: number
  /** What lies beyond. */
  beside?: typeof BACKGROUND | typeof SKIN | typeof CLOTHES
  colour?: Colour
  /** Whether the outline was found behind the strip or before it. */
  isFound?: boolean
  learned?: number
  classical?: number
  person?: number
  head?: number
  v?: number
}

/** What colours say of the strip: more than 0 for hair. */
function said({
  strip = NAVY,
  colour = NAVY,
  beside = CLOTHES,
  isFound = true,
  ...more
}: Change = {}): number {
  const { texture = -4, learned = 0.5, classical = 0.6, person = 1, head = 2, v = -1, at = 5 } = more
  const s = plainScene(W, H, FACE)
  const cut = new Uint8Array(s.n)
  const shares = CLASSES.map(() => new Float32Array(s.n))
  const byColour = new Float32Array(s.n)
  s.texture.fill(-4)
  s.head.fill(head)
  s.v.fill(v)
  for (let i = 0; i < s.n; i++) {
    const x = i % W
    const isStrip = x >= STRIP.from && x < STRIP.to
    const isHair = x < STRIP.from
    // Strands are no plane: a quarter of them is a little lighter.
    paint(s, i, isStrip ? strip : isHair ? [BLACK[0] + (i % 4 ? 0 : 0.02), BLACK[1], BLACK[2]] : colour)
    if (isStrip) s.texture[i] = texture
    cut[i] = isHair || (isStrip && isFound) ? 1 : 0
    shares[HAIR][i] = isHair ? 1 : isStrip ? learned : 0
    shares[beside][i] = 1 - shares[HAIR][i]
    byColour[i] = isHair ? 1 : isStrip ? classical : 0
  }
  const all = new Float32Array(s.n).fill(person)
  const evidence = localColours(s, { cut, learned: shares, classical: byColour, person: all })
  return evidence?.[(H / 2) * W + STRIP.to - at] ?? Number.NaN
}

describe('within an outline that is too wide', () => {
  it.each<[string, Change]>([
    ['cloth as dark as the hair, by its hue', {}],
    ['a print, though nothing of its colour lies beside it', { strip: [0.6, 0.12, 0.05] }],
    ['skin beneath ends, in their shade', { strip: SHADED, colour: PALE, beside: SKIN, texture: -4.2 }],
    ['an ear, in folds', { strip: SHADED, colour: PALE, beside: SKIN, texture: -2.5, head: 0.8, v: -0.1 }],
  ])('is no hair: %s', (_, change) => {
    expect(said(change)).toBeLessThan(0)
  })
  it.each<[string, Change]>([
    ['of the colour of the hair', { strip: BLACK }],
    ['mixed with the backdrop', { strip: [0.4, 0.005, 0.005], colour: GREY, beside: BACKGROUND }],
    ['mixed with skin', { strip: [0.4, 0.012, 0.012], colour: PALE, beside: SKIN, at: 2 }],
    ['grey, on the head', { strip: [0.5, 0, 0], head: 0.9, v: -0.1 }],
    ['first hairs, over a forehead', { strip: SHADED, colour: PALE, beside: SKIN, head: 0.9, v: 0.4 }],
    ['both witnesses are sure of', { learned: 0.99, classical: 0.99 }],
  ])('stays hair: what is %s', (_, change) => {
    expect(said(change)).toBeGreaterThan(0)
  })
})

describe('beyond an outline that is too narrow', () => {
  const lock: Change = { strip: BLACK, isFound: false }
  it('a lock of the colour of the hair is taken in', () => {
    expect(said(lock)).toBeGreaterThan(0)
  })
  it.each<[string, Change]>([
    ['cloth', { strip: NAVY }],
    ['what the network is sure is none', { learned: 0.01 }],
    ['what the classical witness does not see', { classical: 0.3 }],
    ['what lies beyond the person', { person: 0 }],
  ])('is left out: %s', (_, change) => {
    expect(said({ ...lock, ...change })).toBeLessThan(0)
  })
})

describe('samples', () => {
  it('are not taken of what is unlike the rest of the hair: an ear would vote for itself', () => {
    const s = plainScene(W, H, FACE)
    const isEar = (i: number) => i % W > 80 && i < s.n / 4
    for (let i = 0; i < s.n; i++) paint(s, i, isEar(i) ? PALE : BLACK)
    const cut = new Uint8Array(s.n).fill(1)
    const one = new Float32Array(s.n).fill(1)
    const learned = CLASSES.map((c) => (c === HAIR ? one : new Float32Array(s.n)))
    const kind = colourSamples(s, { cut, learned, classical: one, person: one })?.kind ?? new Uint8Array(s.n)
    expect([...kind.keys()].filter((i) => kind[i] === HAIR_SAMPLE && isEar(i))).toEqual([])
  })
  it('are too few on a bare head: nothing is said', () => {
    const s = plainScene(W, H, FACE)
    const none = new Float32Array(s.n)
    const learned = CLASSES.map(() => none)
    expect(localColours(s, { cut: new Uint8Array(s.n), learned, classical: none, person: none })).toBeNull()
  })
})

describe('new hair', () => {
  const drawn = (...areas: [from: number, to: number][]) =>
    Uint8Array.from({ length: 3000 }, (_, i) => (areas.some(([from, to]) => i >= from && i < to) ? 1 : 0))
  it('is dropped where it neither hangs together with what was found nor is a lock', () => {
    const cut = drawn([0, 20])
    const all = drawn([0, 30], [200, 204], [1000, 1020])
    dropSpecks(all, cut, 3000)
    expect(all).toEqual(drawn([0, 30], [1000, 1020]))
  })
})
