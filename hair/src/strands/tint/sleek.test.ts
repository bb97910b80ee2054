import { expect, it } from 'vitest'
import type { HairPalette } from './hair-palette.ts'
import { tintStrands } from './tint-strands.ts'

const [w, h] = [240, 240]
const alpha = new Float32Array(w * h).fill(1)
/** One band of shine across it, in the middle, and locks eight columns wide, of which each other is lighter. */
const light = Float32Array.from({ length: w * h }, (_, i) => {
  const band = Math.exp(-((((i / w) | 0) - 120) ** 2) / (2 * 30 ** 2))
  return 0.2 + 0.25 * band + ((i % w) & 8 ? 0.1 : 0)
})
const reach = { w: 60, h: 60, share: new Float32Array(60 * 60).fill(1) }
const frame = { cx: 120, cy: 120, ux: 1, uy: 0, vx: 0, vy: -1, s: 120, width: 0.8, nose: 0 }
const palette: HairPalette = {
  lightness: Float32Array.from({ length: 101 }, (_, q) => 0.1 + 0.003 * q),
  ...{ a: new Float32Array(51), b: new Float32Array(51), spread: [0.02, 0.02, 0.04] },
}

/** How much lighter the band is than what is far from it, and a lock than its neighbour. */
function seen(lie: { isSleek?: boolean; isWaved?: boolean }): { band: number; locks: number } {
  const { lab } = tintStrands({ w, h, alpha, light, reach }, palette, {
    shine: 1,
    side: 0,
    frame,
    onHead: 'smooth',
    ...lie,
  })
  const at = (x: number, y: number) => lab[(y * w + x) * 3]
  const row = (y: number) => (at(124, y) + at(132, y)) / 2
  return { band: row(120) - row(30), locks: Math.abs(at(124, 75) - at(132, 75)) }
}

it('sleek hair shines in one band: as much as her photo tells of its locks these were grey stripes in black', () => {
  const bandToLocks = (isSleek: boolean) => {
    const { band, locks } = seen({ isSleek })
    return band / locks
  }
  expect(bandToLocks(true)).toBeGreaterThan(1.25 * bandToLocks(false))
})

it('waves are seen by their locks: as even as sleek hair they were felt', () => {
  const [waves, sleek] = [seen({ isWaved: true }), seen({ isSleek: true })]
  expect(waves.locks).toBeGreaterThan(1.2 * sleek.locks)
})
