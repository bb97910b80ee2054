import { describe, expect, it } from 'vitest'
import type { Picture } from '../pixels/picture.ts'
import { random } from '../pixels/random.ts'
import { noiseOf } from './noise.ts'

const [w, h] = [320, 400]

/** A grey picture; of its right half every second column is darker, as cloth is. */
function picture(noise: number, { level = 128, cloth = 0 } = {}): Picture {
  const next = random(7)
  const data = Uint8Array.from({ length: w * h * 3 }, () => 0)
  for (let i = 0; i < w * h; i++) {
    // four even numbers add up to about a normal one
    const grain = (next() + next() + next() + next() - 2) * Math.sqrt(3) * noise
    const x = i % w
    const value = level + grain - (x > w / 2 && x % 8 < 4 ? cloth : 0)
    data.fill(Math.min(255, Math.max(0, Math.round(value))), i * 3, i * 3 + 3)
  }
  return { w, h, data }
}

describe('the noise of a photo', () => {
  it.each([2, 4, 8])('is the deviation of its grain: %s levels', (noise) => {
    expect(noiseOf(picture(noise)) / noise).toBeGreaterThan(0.8)
    expect(noiseOf(picture(noise)) / noise).toBeLessThan(1.2)
  })
  it('is none in a smooth picture', () => expect(noiseOf(picture(0))).toBe(0))
  it('is not the texture of a part of it', () => expect(noiseOf(picture(0, { cloth: 60 }))).toBe(0))
  it.each([0, 255])('is none where everything is %s', (level) =>
    expect(noiseOf(picture(4, { level }))).toBe(0),
  )
})
