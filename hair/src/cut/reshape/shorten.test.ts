import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { plainLayout } from '../../../test/plain-layers.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { cutToLine, shorten } from './shorten.ts'

const [w, h] = [200, 260]
const S = 80
const CHIN = 110
const face = ovalFace(100, CHIN - S / 2, S)
const hair = {
  ...{ w, h, alpha: new Float32Array(w * h).fill(1) },
  lab: new Float32Array(w * h * 3).fill(0.3),
}
const BELOW = 0.4
const LINE = CHIN + BELOW * S
const LOB = { below: BELOW, plunge: 0.05 }
const { layer, depth } = cutToLine(hair, face, LOB)
const at = (x: number, y: number) => layer.alpha[y * w + x]

describe('hair is cut', () => {
  it('to a line below the chin', () => {
    expect(Math.abs(depth(100, LINE))).toBeLessThan(0.021)
    expect(depth(100, LINE + S) - depth(100, LINE)).toBeCloseTo(1, 6)
  })
  it('that hangs lower before the shoulders than at the sides', () => {
    for (const side of [-48, 48]) expect(Math.abs(depth(100 + side, LINE - 0.05 * S))).toBeLessThan(0.021)
  })
  it('all above it stays, nothing below it is left', () => {
    for (let x = 5; x < w - 5; x += 7) {
      expect(at(x, Math.round(LINE - 0.3 * S))).toBe(1)
      expect(at(x, Math.round(LINE + 0.12 * S))).toBe(0)
    }
  })
  it('strand by strand, not as with a ruler', () => {
    const ends = Array.from({ length: 60 }, (_, k) => {
      let y = 0
      while (y < h && at(70 + k, y) > 0.5) y++
      return y
    })
    expect(new Set(ends).size).toBeGreaterThan(2)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.2 * S)
  })
  it('shorter by as much as it is asked', () => {
    const longer = cutToLine(hair, face, { ...LOB, below: BELOW + 0.25 })
    expect(longer.depth(100, LINE + 0.25 * S)).toBeCloseTo(depth(100, LINE), 6)
  })
})

describe('on the picture', () => {
  const picture = { w, h, data: new Uint8Array(w * h * 3).fill(60) }
  const plate = { w, h, data: new Uint8Array(w * h * 3).fill(220) }
  const own = { picture, face, hair, plate, layout: plainLayout({ w, h }, LAYER.background) }
  const cut = shorten(own, LOB)
  const byte = (x: number, y: number) => cut.picture.data[(y * w + x) * 3]
  it('all above the ends is the photo to the byte', () => {
    for (let y = 0; y < LINE - 0.45 * S; y += 5) for (let x = 50; x < 150; x += 9) expect(byte(x, y)).toBe(60)
  })
  it('below them what lies behind is seen', () => {
    for (let x = 20; x < w - 20; x += 9) expect(byte(x, h - 10)).toBe(220)
  })
  it('the hair as it now lies is told', () => {
    expect(cut.alpha[Math.round(LINE + 0.3 * S) * w + 100]).toBe(0)
    expect(cut.alpha[Math.round(LINE - 0.3 * S) * w + 100]).toBe(1)
  })
})

describe('hair beside a face, with a lock that lies over the shoulder above the line', () => {
  const RIM = 70
  /** Rows of the lock, which ends well above the line. */
  const LOCK = { from: LINE - 0.18 * S, to: LINE - 0.06 * S }
  const isLock = (x: number, y: number) => x < 36 && y > LOCK.from && y < LOCK.to
  const isHair = (x: number, y: number) => (x >= 36 && x < RIM) || isLock(x, y)
  const alpha = Float32Array.from({ length: w * h }, (_, i) => (isHair(i % w, (i / w) | 0) ? 1 : 0))
  const lying = { ...hair, alpha }
  const cut = shorten(
    {
      ...{ picture: { w, h, data: new Uint8Array(w * h * 3).fill(60) }, face, hair: lying },
      ...{ plate: { w, h, data: new Uint8Array(w * h * 3).fill(220) } },
      layout: plainLayout({ w, h }, LAYER.face),
    },
    LOB,
  )
  const byte = (x: number, y: number) => cut.picture.data[(y * w + x) * 3]
  it('the lock is cut off with the lengths it belongs to', () => {
    const y = Math.round((LOCK.from + LOCK.to) / 2)
    expect(lying.alpha[y * w + 10]).toBe(1)
    for (const x of [4, 10]) expect(cut.alpha[y * w + x]).toBeLessThan(0.01)
    expect(cut.alpha[y * w + 50]).toBe(1)
  })
  it('her face stays the photo where no hair lay and none lies now', () => {
    for (let y = 0; y < LINE - 0.1 * S; y += 7)
      for (let x = RIM + 30; x < w; x += 11) expect(byte(x, y)).toBe(60)
  })
})
