import { describe, expect, it } from 'vitest'
import type { Picture } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'
import { foreheadTexture } from './forehead-texture.ts'

const [w, h] = [300, 400]
const frame = { ...{ cx: 150, cy: 200, ux: 1, uy: 0, vx: 0, vy: -1, s: 300 }, width: 0.8, nose: 0 }
const everywhere = { frame, top: 0.5, isSkin: () => true }

/** Skin with lines across it, so many levels deep. */
function lined(deep: number): Picture {
  const next = random(3)
  const rows = Array.from({ length: h }, () => (next() - 0.5) * 2 * deep)
  const data = Uint8Array.from({ length: w * h * 3 }, (_, k) => 150 + rows[(k / 3 / w) | 0])
  return { w, h, data }
}

const textureOf = (deep: number) => {
  const texture = foreheadTexture(lined(deep), everywhere)
  if (!texture) throw new Error('no texture')
  const [, green] = texture.tiles
  const { size } = texture
  const spread = (step: number) =>
    green.reduce((sum, v, k) => sum + (v - green[(k + step) % green.length]) ** 2, 0) / green.length
  return {
    across: spread(1),
    down: spread(size),
    strength: Math.sqrt(green.reduce((sum, v) => sum + v * v, 0) / green.length),
  }
}

describe('skin that is painted on a forehead', () => {
  it('has lines the way hers run', () => {
    const { across, down } = textureOf(5)
    expect(down).toBeGreaterThan(10 * across)
  })
  it('is as uneven as hers, and never as deep as a fold', () => {
    expect(textureOf(1).strength).toBeLessThan(textureOf(3).strength)
    expect(textureOf(60).strength).toBeLessThan(0.017)
  })
  it('has no texture of hers where none of her forehead is seen', () =>
    expect(foreheadTexture(lined(5), { ...everywhere, isSkin: () => false })).toBeNull())
})
