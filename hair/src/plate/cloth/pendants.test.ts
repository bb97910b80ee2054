import { expect, test } from 'vitest'
import { MASK, plainPortrait } from '../../../test/plain-portrait.ts'
import { CLOTHES } from '../../matte/masks.ts'
import { bytesOf, planeOf } from '../../pixels/fill-plane.ts'
import { LAYER } from '../layers/layout.ts'
import { reduce } from '../layers/reduced.ts'
import { pendants } from './pendants.ts'

const { w, h } = MASK
const LINEN = [225, 222, 215] as const
const RIB = [205, 202, 195] as const
const GOLD = [200, 150, 60] as const
const BLACK = [20, 20, 20] as const
const SIZE = 120

/** Whether something hangs in the middle of cloth that is painted so, at a face of 48 pixels. */
function hangs(colourAt: (x: number, y: number) => readonly [number, number, number]): boolean {
  const none = new Float32Array(w * h)
  const layout = {
    ...{ w, h, fringe: 0, alpha: none, shoulders: new Float32Array(w), told: new Uint8Array(w * h) },
    ...{ layer: bytesOf(w * h, () => LAYER.clothes), seen: new Uint8Array(w * h).fill(1) },
  }
  const portrait = plainPortrait({ kindAt: () => CLOTHES, colourAt })
  const at = reduce(portrait, { layout, strays: new Float32Array(SIZE * 160) }, 2)
  return (
    pendants(
      at,
      planeOf(at.n, () => 1),
      48,
    )[120 * SIZE + 60] === 1
  )
}
const inMiddle = (x: number, y: number, r: number) => Math.hypot(x - 120, y - 240) < r

test('a pendant on plain cloth is not copied', () => {
  expect(hangs((x, y) => (inMiddle(x, y, 6) ? GOLD : LINEN))).toBe(true)
  expect(hangs((x, y) => (inMiddle(x, y, 8) ? BLACK : LINEN))).toBe(true)
})
test('nor is a thin chain', () => expect(hangs((x) => (Math.abs(x - 120) < 2 ? GOLD : LINEN))).toBe(true))
test('the cloth itself may be, and the ribs of its collar', () => {
  expect(hangs(() => LINEN)).toBe(false)
  expect(hangs((x) => (x % 8 < 4 ? RIB : LINEN))).toBe(false)
})
