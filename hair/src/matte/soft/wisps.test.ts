import { describe, expect, it } from 'vitest'
import { plainMasks } from '../../../test/plain-layers.ts'
import { BACKGROUND, CLOTHES, HAIR, type Masks } from '../masks.ts'
import { type Matte, softMatte } from './soft-matte.ts'
import { growWisps } from './wisps.ts'

/** Mask pixels, and how many pixels of the portrait each of them is. */
const W = 160
const H = 200
const SCALE = 4
const FULL = { w: W * SCALE, h: H * SCALE }
const DARK = [0.2, 0.01, 0.01]
const LIGHT = [0.9, 0, 0.01]

type Paint = (x: number, y: number) => readonly number[] | undefined

/** Dark hair, a block of 60 × 100 mask pixels, before a light wall or a light blouse; `paint` draws over it. */
function matteOf(paint: Paint, behind: typeof BACKGROUND | typeof CLOTHES = CLOTHES): Matte {
  const inHair = (x: number, y: number) => x >= 50 && x < 110 && y >= 40 && y < 140
  const shares = [0, 1, 2, 3].map(() => new Float32Array(W * H))
  for (let i = 0; i < W * H; i++) shares[inHair(i % W, (i / W) | 0) ? HAIR : behind][i] = 1
  const lab = new Float32Array(FULL.w * FULL.h * 3)
  for (let y = 0, i = 0; y < FULL.h; y++)
    for (let x = 0; x < FULL.w; x++, i += 3)
      lab.set(paint(x, y) ?? (inHair(x / SCALE, y / SCALE) ? DARK : LIGHT), i)
  const quality = { score: 1, steadiness: 1, certainty: 1, agreement: 1, outside: 0 }
  const masks: Masks = {
    w: W,
    h: H,
    shares,
    oval: new Uint8Array(W * H),
    person: new Float32Array(W * H).fill(1),
    quality,
  }
  return softMatte(masks, lab, FULL)
}

const alphaAt = (matte: Matte, x: number, y: number) => matte.alpha[y * FULL.w + x]
/** Where the block ends. The soft edge of the mask reaches some 20 pixels further, and wisps 51 more. */
const END = 140 * SCALE

describe('a lock that leaves the mask', () => {
  const strand: Paint = (x, y) => (x >= 300 && x < 303 && y >= END && y < END + 120 ? DARK : undefined)

  it('is hair as long as it hangs together with hers, thin, on plain ground', () => {
    const matte = matteOf(strand)
    for (const below of [12, 20, 28]) expect(alphaAt(matte, 301, END + below)).toBeGreaterThan(0.8)
    for (const below of [12, 20, 28]) expect(alphaAt(matte, 320, END + below)).toBeLessThan(0.05)
  })

  it('is followed no further than 8 hundredths of the portrait', () => {
    expect(alphaAt(matteOf(strand), 301, END + 90)).toBe(0)
  })

  it('is not followed when it is as broad as a seam, a strap or a fold', () => {
    const strap: Paint = (x, y) => (x >= 300 && x < 324 && y >= END && y < END + 120 ? DARK : undefined)
    expect(alphaAt(matteOf(strap), 312, END + 30)).toBeLessThan(0.05)
  })

  it('is none when it does not touch her hair', () => {
    const dash: Paint = (x, y) => (x >= 300 && x < 303 && y >= END + 24 && y < END + 40 ? DARK : undefined)
    expect(alphaAt(matteOf(dash), 301, END + 30)).toBe(0)
  })

  it('is none on ground that is full of such lines far from her hair too', () => {
    const print: Paint = (x, y) =>
      (x % 20 < 3 && y >= END) || (x % 20 < 3 && x > 120 * SCALE + 60) ? DARK : undefined
    expect(alphaAt(matteOf(print), 301, END + 30)).toBe(0)
  })
})

describe('what is seen between two locks', () => {
  const gap: Paint = (x, y) => (x >= 400 && x < 424 && y >= 300 && y < 480 ? [0.89, 0, 0.01] : undefined)

  it('is no hair where it has the colour of what lies next to the hair', () => {
    const matte = matteOf(gap, BACKGROUND)
    expect(alphaAt(matte, 412, 400)).toBeLessThan(0.15)
    expect(alphaAt(matte, 380, 400)).toBe(1)
  })

  it('stays hair where it is only lighter than the rest: a shine', () => {
    const shine: Paint = (x, y) => (gap(x, y) ? [0.45, 0.03, 0.04] : undefined)
    expect(alphaAt(matteOf(shine, BACKGROUND), 412, 400)).toBeGreaterThan(0.9)
  })
})

describe('on a matte of a few pixels', () => {
  const size = { w: 100, h: 60 }
  const n = size.w * size.h
  /** Hair above row 20; below it a line of its colour, one pixel wide, as long as is said. */
  function grown(length: number, person = 1) {
    const masks = plainMasks(size, CLOTHES)
    masks.person.fill(person)
    masks.shares[HAIR].fill(1, 0, 20 * size.w)
    masks.shares[CLOTHES].fill(0, 0, 20 * size.w)
    const lab = new Float32Array(n * 3)
    const alpha = new Float32Array(n)
    for (let i = 0; i < n; i++) {
      const isHair = i < 20 * size.w
      const isLine = i % size.w === 50 && i < (20 + length) * size.w
      lab.set(isHair || isLine ? DARK : LIGHT, i * 3)
      alpha[i] = isHair ? 1 : 0
    }
    const planes = (colour: readonly number[]) => colour.map((v) => new Float32Array(n).fill(v))
    growWisps({ ...size, alpha, hair: planes(DARK), behind: planes(LIGHT) }, masks, lab)
    return (x: number, below: number) => alpha[(20 + below) * size.w + x]
  }
  it('a line is followed less and less, and no further than 8 hundredths of the width', () => {
    const at = grown(30)
    expect(at(50, 1)).toBeGreaterThan(0.9)
    expect(at(50, 6)).toBeLessThan(at(50, 4))
    expect(at(50, 8)).toBe(0)
    expect(at(53, 2)).toBe(0)
  })
  it('and not where nobody is', () => expect(grown(30, 0)(50, 2)).toBe(0))
})
