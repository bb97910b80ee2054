import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../test/oval-face.ts'
import { waviness } from './waviness.ts'

const [w, h] = [480, 640]
const face = ovalFace(240, 240, 260)
const full = { w, h, alpha: new Float32Array(w * h).fill(1) }

/** Strands nine pixels wide; `at` says how far a strand lies beside its root at a height. */
const strands = (at: (y: number) => number): Float32Array =>
  Float32Array.from({ length: w * h * 3 }, (_, k) => {
    if (k % 3) return 0
    const i = k / 3
    const x = (i % w) - at((i / w) | 0)
    return 0.3 + 0.05 * Math.sin((2 * Math.PI * x) / 9)
  })

/** Waves of `high` pixels to either side, a third of a face long. */
const waves = (high: number) => strands((y) => high * Math.sin((2 * Math.PI * y) / (260 / 3)))

describe('how far hair is from straight', () => {
  it('is little where strands are, hanging or aslant', () => {
    const hanging = strands(() => 0)
    const aslant = strands((y) => y * 0.5)
    expect(waviness(hanging, full, face)).toBeLessThan(3)
    expect(waviness(aslant, full, face)).toBeLessThan(6)
  })
  it('grows with the waves', () => {
    const [flat, high] = [waviness(waves(3), full, face), waviness(waves(8), full, face)]
    expect(flat).toBeGreaterThan(8)
    expect(high).toBeGreaterThan(flat + 8)
    expect(high).toBeLessThanOrEqual(180)
  })
  it('is not guessed where there is no hair, or no lengths', () => {
    const none = { ...full, alpha: new Float32Array(w * h) }
    expect(waviness(waves(8), none, face)).toBe(0)
    const short = { ...full, alpha: full.alpha.map((_, i) => (i / w < 200 ? 1 : 0)) }
    expect(waviness(waves(8), short, face)).toBe(0)
  })
})
