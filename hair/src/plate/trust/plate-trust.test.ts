import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { plainLayout } from '../../../test/plain-layers.ts'
import { faceFrame } from '../../face/face-frame.ts'
import { LAYER, type Layout } from '../layers/layout.ts'
import { plateTrust } from './plate-trust.ts'

const [w, h] = [60, 80]
const frame = faceFrame(ovalFace(30, 28, 24))
const plane = (value: number) => new Float32Array(w * h).fill(value)
/** One layer everywhere, hidden on the right. */
function trustOf(
  layer: number,
  doubts: Partial<Record<'calm' | 'continued' | 'pattern' | 'sureness' | 'told', number>>,
) {
  const layout: Layout = {
    ...plainLayout({ w, h }, layer),
    told: new Uint8Array(w * h).fill(doubts.told ?? 0),
    seen: Uint8Array.from({ length: w * h }, (_, i) => (i % w < 30 ? 1 : 0)),
    alpha: Float32Array.from({ length: w * h }, (_, i) => (i % w < 30 ? 0 : 1)),
  }
  const { calm = 1, continued = 0, pattern = 0.01, sureness = 1 } = doubts
  const trust = plateTrust(layout, frame, {
    calm: plane(calm),
    continued: () => plane(continued),
    pattern,
    sureness: plane(sureness),
  })
  return (x: number) => trust[40 * w + x]
}

describe('trust says how far a painted place will be believed', () => {
  it('what is not painted is the photo', () => expect(trustOf(LAYER.clothes, {})(10)).toBe(1))
  it('plain cloth beside its like is', () => expect(trustOf(LAYER.clothes, {})(32)).toBeGreaterThan(0.85))
  it('lace and prints are not', () => {
    expect(trustOf(LAYER.clothes, { pattern: 0.04 })(32)).toBeLessThan(0.65)
    expect(trustOf(LAYER.clothes, { pattern: 0.07 })(32)).toBeLessThan(0.3)
  })
  it('nor what the network is unsure of', () =>
    expect(trustOf(LAYER.clothes, { sureness: 0.5 })(32)).toBeLessThan(0.45))
  it('but for where an edge that is seen goes on: of that it need not be asked', () => {
    expect(trustOf(LAYER.clothes, { sureness: 0.5, told: 1 })(32)).toBeGreaterThan(0.85)
    expect(trustOf(LAYER.neck, { sureness: 0.5, told: 1 })(32)).toBeGreaterThan(0.85)
    expect(trustOf(LAYER.clothes, { pattern: 0.07, told: 1 })(32)).toBeCloseTo(0.72, 2)
  })
  it('a bare shoulder is the less the further it is from skin that is seen', () => {
    const bare = trustOf(LAYER.body, {})
    expect(bare(31)).toBeGreaterThan(0.8)
    expect(bare(45)).toBeLessThan(0.5)
  })
  it('a wall is, a street is not', () => {
    expect(trustOf(LAYER.background, { calm: 1 })(40)).toBe(1)
    expect(trustOf(LAYER.background, { calm: 0 })(40)).toBeCloseTo(0.4, 5)
  })
  it('and a garden nearly as a wall, where its own leaves go on behind the hair', () =>
    expect(trustOf(LAYER.background, { calm: 0, continued: 1 })(40)).toBeCloseTo(0.95, 5))
})
