import { expect, test } from 'vitest'
import { drawThrough } from './draw-through.ts'

const size = { w: 20, h: 12 }
const values = Float32Array.from({ length: size.w * size.h }, (_, i) => ((i * 37) % 101) / 101)
const box = { x: 4, y: 3, w: 10, h: 6 }

test('a move by whole pixels loses nothing', () => {
  const drawn = drawThrough({ ...size, channels: 1, values }, (x, y) => [x + 2, y - 1], { ...size, box })
  for (let y = box.y; y < box.y + box.h; y++)
    for (let x = box.x; x < box.x + box.w; x++)
      expect(drawn.values[y * size.w + x]).toBeCloseTo(values[(y - 1) * size.w + x + 2], 5)
})
test('nothing is drawn outside the box', () => {
  const drawn = drawThrough({ ...size, channels: 1, values }, (x, y) => [x, y], { ...size, box })
  expect(drawn.values[2 * size.w + 5]).toBe(0)
  expect(drawn.values[4 * size.w + 14]).toBe(0)
})
test('what lies beyond the border repeats it', () => {
  const drawn = drawThrough({ ...size, channels: 1, values }, (_, y) => [-50, y], { ...size, box })
  expect(drawn.values[5 * size.w + 6]).toBeCloseTo(values[5 * size.w], 5)
})
