import { expect, test } from 'vitest'
import { faultOfPixels, MADE_LIMITS } from './pixel-faults.ts'

const W = 600
const H = 800
const picture = (byteAt: (x: number, y: number) => number, { w = W, h = H } = {}) => {
  const data = new Uint8Array(w * h * 3)
  for (let i = 0; i < data.length; i++) data[i] = byteAt(((i / 3) | 0) % w, (i / 3 / w) | 0)
  return { w, h, data, fullWidth: w, fullHeight: h }
}
const speckled = (x: number, y: number) => 90 + ((x * 7 + y * 13) % 80)

test.each([
  { side: MADE_LIMITS.minSide - 1, fault: 'too_small' },
  { side: MADE_LIMITS.minSide, fault: null },
  { side: MADE_LIMITS.minSide + 1, fault: null },
])('a picture of $side pixels on its short side: $fault', ({ side, fault }) => {
  expect(faultOfPixels(picture(speckled, { w: side }))).toBe(fault)
})
test.each([
  { lightest: MADE_LIMITS.black - 1, fault: 'black' },
  { lightest: MADE_LIMITS.black, fault: 'black' },
  { lightest: MADE_LIMITS.black + 1, fault: null },
])('a picture with nothing lighter than $lightest: $fault', ({ lightest, fault }) => {
  expect(faultOfPixels(picture((x, y) => (x + y) % (lightest + 1)))).toBe(fault)
})
test.each([
  { rows: H * MADE_LIMITS.undrawn - 1, fault: null },
  { rows: H * MADE_LIMITS.undrawn, fault: 'half_picture' },
  { rows: H * MADE_LIMITS.undrawn + 1, fault: 'half_picture' },
])('a picture whose lowest $rows rows of 800 are one grey: $fault', ({ rows, fault }) => {
  expect(faultOfPixels(picture((x, y) => (y >= H - rows ? 128 : speckled(x, y))))).toBe(fault)
})
test('a plain wall above a head is no half of a picture', () => {
  expect(faultOfPixels(picture((x, y) => (y < H / 2 ? 250 : speckled(x, y))))).toBeNull()
})
