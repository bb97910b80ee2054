import { describe, expect, it } from 'vitest'
import { paint, plainScene } from '../../../test/plain-scene.ts'
import { type OwnTone, ownTone, toneDistance, toneOfHair } from './own-tone.ts'

/** A row of pixels from dark to light in steps of 0.001. */
const N = 1001
const scene = plainScene(N, 1, 10)
for (let i = 0; i < N; i++) paint(scene, i, [i / 1000, i % 2 ? 0.03 : 0.05, 0.04])

describe('the tone of one thing', () => {
  it('ranges from its darkest to its lightest tenth, and has the hue in its middle', () => {
    const tone = ownTone(scene, () => true)
    expect(tone?.dark).toBeCloseTo(0.1, 3)
    expect(tone?.light).toBeCloseTo(0.9, 3)
    expect(tone?.a).toBeCloseTo(0.05, 6)
    expect(tone?.b).toBeCloseTo(0.04, 6)
    expect(tone?.chroma).toBeCloseTo(Math.hypot(0.05, 0.04), 6)
  })
  it('is told by 150 pixels, by fewer it is not', () => {
    expect(ownTone(scene, (i) => i < 150)).not.toBeNull()
    expect(ownTone(scene, (i) => i < 149)).toBeNull()
  })
  it('of hair is told beside and above the face, where the network is sure', () => {
    const [SURE, DOUBTED, FACE, FAR] = [0, 1, 2, 3]
    const s = plainScene(200, 4, 10)
    const band = (i: number) => (i / 200) | 0
    const shares = new Float32Array(s.n)
    for (let i = 0; i < s.n; i++) {
      paint(s, i, [band(i) === SURE ? 0.3 : 0.9, 0, 0])
      shares[i] = band(i) === DOUBTED ? 0.9 : 0.95
      s.oval[i] = band(i) === FACE ? 1 : 0
      s.head[i] = band(i) === FAR ? 1.25 : 1.24
    }
    expect(toneOfHair(s, shares)?.light).toBeCloseTo(0.3, 6)
  })
})

describe('a colour is away from a tone', () => {
  const tone: OwnTone = { dark: 0.4, light: 0.6, a: 0.05, b: 0.04, chroma: 0.06 }
  const away = (L: number, a: number, b: number, shade?: number) =>
    toneDistance(Float32Array.of(9, 9, 9, L, a, b), 3, tone, shade)
  it('not at all within its range of light', () => {
    for (const L of [0.41, 0.5, 0.59]) expect(away(L, 0.05, 0.04)).toBeCloseTo(0, 6)
  })
  it('by three fifths of the light beyond it', () => {
    expect(away(0.3, 0.05, 0.04)).toBeCloseTo(0.06, 6)
    expect(away(0.8, 0.05, 0.04)).toBeCloseTo(0.12, 6)
  })
  it('by twice the difference of hue', () => expect(away(0.5, 0.05, 0.07)).toBeCloseTo(0.06, 6))
  it('in shade, from as much less of its hue', () => {
    expect(away(0.5, 0.025, 0.02, 0.5)).toBeCloseTo(0, 6)
    expect(away(0.5, 0.05, 0.04, 0.5)).toBeCloseTo(2 * Math.hypot(0.025, 0.02), 6)
  })
})
