import { describe, expect, it } from 'vitest'
import type { ColourPlace, Technique } from '../contract.ts'
import type { FaceFrame } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import { lengthsColour, strandDetail, toneError } from '../measure/hair-measures.ts'
import { bytesToOklab } from '../pixels/oklab.ts'
import { dyeOf } from './dye.ts'
import { recolour } from './recolour.ts'
import { NAMED_TONES } from './reflects.ts'
import { parseTone, shadeOf } from './tone.ts'

/** 120 × 160: dark hair with vertical strands in the left half, grey in the right. */
const w = 120
const h = 160
const HAIR = 60
const draw = (colour: (x: number, y: number) => readonly number[]) =>
  Uint8Array.from({ length: w * h * 3 }, (_, k) => {
    const i = (k / 3) | 0
    return colour(i % w, (i / w) | 0)[k % 3]
  })
const strand = (x: number) => 40 + ((x * 7) % 11) * 4
const grey = [200, 200, 200] as const
const plane = (v: number) => new Float32Array(w * h).fill(v)
const matte: Matte = {
  w,
  h,
  small: { w, h },
  alpha: Float32Array.from({ length: w * h }, (_, i) => (i % w < HAIR ? 1 : 0)),
  hair: [plane(0.35), plane(0), plane(0)],
  behind: [plane(0.8), plane(0), plane(0)],
  rim: plane(0),
}
const frame: FaceFrame = { cx: 60, cy: 80, ux: 1, uy: 0, vx: 0, vy: -1, s: 80, width: 0.8, nose: 0 }
const plain = { depth: 0, reflect: 1, roots: 0, balayage: 0, shape: 1 }
const picture = { w, h, data: draw((x) => (x < HAIR ? [strand(x), strand(x), strand(x)] : grey)) }

interface Wish {
  technique?: Technique
  where?: ColourPlace
  strength?: number
  seed?: number
}
const dyed = (tone: string, { technique = 'colour', seed = 1, ...options }: Wish = {}, of = picture) =>
  recolour(
    { picture: of, lab: bytesToOklab(of.data), matte, frame },
    dyeOf({ tone, technique, variation: plain }, options),
    seed,
  )
const at = (p: { data: Uint8Array }, x: number, y: number) => [
  ...p.data.subarray((y * w + x) * 3, (y * w + x) * 3 + 3),
]
/** Mean of the three channels over some rows of the hair. */
function mean(p: { data: Uint8Array }, top: number, bottom: number): number {
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let x = 8; x < HAIR - 8; x++) sum += at(p, x, y).reduce((a, b) => a + b) / 3
  }
  return sum / ((bottom - top) * (HAIR - 16))
}
/** Standard deviation of the OKLab lightness over some rows of the hair. */
function spreadIn(p: { data: Uint8Array }, top: number, bottom: number): number {
  const lab = bytesToOklab(p.data)
  const light: number[] = []
  for (let y = top; y < bottom; y++) for (let x = 8; x < HAIR - 8; x++) light.push(lab[(y * w + x) * 3])
  const middle = light.reduce((a, b) => a + b) / light.length
  return Math.sqrt(light.reduce((sum, L) => sum + (L - middle) ** 2, 0) / light.length)
}
const TONES = ['1.0', '3.0', '4.6', '5.5', '6.35', '7.44', '8.1', '9.3', '10.1', '7.7', ...NAMED_TONES]

describe('recolouring', () => {
  it('leaves every byte outside the hair alone', () => {
    expect(at(dyed('7.44'), 90, 80)).toEqual(at(picture, 90, 80))
  })
  it.each(TONES)('brings the hair to the tone %s', (tone) => {
    expect(toneError(lengthsColour(dyed(tone), matte, frame), shadeOf(parseTone(tone)).mid)).toBeLessThan(6)
  })
  it.each(TONES)('keeps the strands in %s, neither plastic nor metal', (tone) => {
    const detail = strandDetail(picture, dyed(tone), matte)
    expect(detail).toBeGreaterThan(0.7)
    expect(detail).toBeLessThan(1.3)
  })
  it('is the same for the same seed, and has other strands for another', () => {
    expect(dyed('9.3').data).toEqual(dyed('9.3').data)
    expect(dyed('9.3', { seed: 2 }).data).not.toEqual(dyed('9.3').data)
  })
  it('draws strands where black hair shows none, and the lighter it becomes the more', () => {
    const black = { w, h, data: draw((x) => (x < HAIR ? [24, 22, 22] : grey)) }
    const spread = (tone: string) => spreadIn(dyed(tone, {}, black), 40, 120)
    expect(spread('7.3')).toBeGreaterThan(0.03)
    expect(spread('7.3')).toBeLessThan(0.08)
    expect(spread('3.0')).toBeLessThan(0.6 * spread('7.3'))
  })
  it('half a strength goes half the way', () => {
    const [none, half, full] = [picture, dyed('9.3', { strength: 0.5 }), dyed('9.3')].map((p) =>
      mean(p, 40, 120),
    )
    expect((half - none) / (full - none)).toBeGreaterThan(0.3)
    expect((half - none) / (full - none)).toBeLessThan(0.6)
  })
  it('of no strength changes nothing', () => {
    const p = dyed('9.3', { strength: 0 })
    for (let i = 0; i < p.data.length; i++) expect(Math.abs(p.data[i] - picture.data[i])).toBeLessThan(2)
  })
})

describe('the colour lies where it is asked for', () => {
  it('a balayage leaves the roots as they are and lightens the ends', () => {
    const p = dyed('8.34', { technique: 'balayage' })
    expect(mean(p, 4, 12)).toBeCloseTo(mean(picture, 4, 12), 0)
    expect(mean(p, 150, 158)).toBeGreaterThan(mean(picture, 150, 158) + 40)
  })
  it('some strands stay deep in the ends of a balayage: they are painted, not dipped', () => {
    // How far the strands that change least change, as a share of the common one.
    const least = (p: { data: Uint8Array }) => {
      const change: number[] = []
      for (let y = 140; y < 158; y++)
        for (let x = 8; x < HAIR - 8; x++) change.push(at(p, x, y)[0] - at(picture, x, y)[0])
      change.sort((a, b) => a - b)
      return change[change.length >> 5] / change[change.length >> 1]
    }
    expect(least(dyed('8.34', { technique: 'balayage' }))).toBeLessThan(0.8 * least(dyed('8.34')))
  })
  it('an ombré begins lower than a balayage', () => {
    const half = [70, 80] as const
    expect(mean(dyed('9.3', { where: 'ombre' }), ...half)).toBeLessThan(
      mean(dyed('9.3', { where: 'balayage' }), ...half) - 5,
    )
    expect(mean(dyed('9.3', { where: 'ombre' }), 150, 158)).toBeGreaterThan(mean(picture, 150, 158) + 40)
  })
  it('roots colour the top alone', () => {
    const p = dyed('9.3', { where: 'roots' })
    expect(mean(p, 4, 12)).toBeGreaterThan(mean(picture, 4, 12) + 40)
    expect(mean(p, 140, 158)).toBeCloseTo(mean(picture, 140, 158), 0)
  })
  it('highlights take some strands and leave others', () => {
    const p = dyed('9.3', { where: 'highlights' })
    let [lit, left] = [0, 0]
    for (let y = 90; y < 130; y++) {
      for (let x = 8; x < HAIR - 8; x++) {
        const change = at(p, x, y)[0] - at(picture, x, y)[0]
        if (change > 40) lit++
        if (change < 5) left++
      }
    }
    const all = 40 * (HAIR - 16)
    expect(lit / all).toBeGreaterThan(0.05)
    expect(left / all).toBeGreaterThan(0.3)
  })
  it('highlights follow the strands: they change more across than along', () => {
    const p = dyed('9.3', { where: 'highlights' })
    const change = (x: number, y: number) => at(p, x, y)[0] - at(picture, x, y)[0]
    let [across, along] = [0, 0]
    for (let y = 90; y < 130; y++) {
      for (let x = 8; x < HAIR - 12; x++) {
        across += Math.abs(change(x + 4, y) - change(x, y))
        along += Math.abs(change(x, y + 4) - change(x, y))
      }
    }
    expect(across).toBeGreaterThan(2 * along)
  })
})

describe('what is no hair keeps its colour inside the matte', () => {
  const isBead = (x: number, y: number) => Math.hypot(x - 30, y - 85) < 6
  const beaded = {
    w,
    h,
    data: draw((x, y) =>
      isBead(x, y) ? [30, 60, 210] : x < HAIR ? [strand(x), strand(x), strand(x)] : grey,
    ),
  }
  it('a blue bead stays blue', () => {
    expect(at(dyed('9.3', {}, beaded), 30, 85)).toEqual([30, 60, 210])
  })
  it('but dark hair in a red glow is dyed', () => {
    const glowing = {
      w,
      h,
      data: draw((x, y) =>
        isBead(x, y) ? [90, 20, 30] : x < HAIR ? [strand(x), strand(x), strand(x)] : grey,
      ),
    }
    expect(at(dyed('9.3', {}, glowing), 30, 85)[1]).toBeGreaterThan(60)
  })
  it('the hair beside it is dyed', () => {
    expect(at(dyed('9.3', {}, beaded), 30, 110)[0]).toBeGreaterThan(at(beaded, 30, 110)[0] + 40)
  })
  it('hair of two colours is all hair', () => {
    const twoTone = {
      w,
      h,
      data: draw((x, y) => (x >= HAIR ? grey : y < 80 ? [strand(x), strand(x), strand(x)] : [150, 80, 30])),
    }
    expect(at(dyed('1.0', {}, twoTone), 30, 130)[0]).toBeLessThan(90)
  })
})
