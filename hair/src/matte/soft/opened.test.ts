import { expect, it } from 'vitest'
import { opened } from './opened.ts'

const W = 40
const H = 30

/** A bright bar of this breadth across a dark plane. */
const bar = (breadth: number) =>
  Float32Array.from({ length: W * H }, (_, i) => (i % W >= 12 && i % W < 12 + breadth ? 1 : 0.2))

it('takes away what is narrower than its side, and leaves what is as broad', () => {
  expect(Math.max(...opened(bar(7), W, H, 8))).toBeCloseTo(0.2, 6)
  expect([...opened(bar(8), W, H, 8)]).toEqual([...bar(8)])
  expect([...opened(bar(9), W, H, 8)]).toEqual([...bar(9)])
})

it('never brightens a pixel, and leaves its input alone', () => {
  const noise = Float32Array.from({ length: W * H }, (_, i) => ((i * 7919) % 101) / 101)
  const before = noise.slice()
  const out = opened(noise, W, H, 4)
  expect(out.every((v, i) => v <= noise[i])).toBe(true)
  expect([...noise]).toEqual([...before])
})
