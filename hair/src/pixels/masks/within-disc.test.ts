import { expect, test } from 'vitest'
import { withinDisc } from './within-disc.ts'

const [w, h] = [15, 11]
const from = (r: number, ...places: [x: number, y: number][]) =>
  withinDisc((i) => places.some(([x, y]) => i === y * w + x), w, h, r)

test('a disc is as far from its middle in every direction', () => {
  from(4.3, [7, 5]).forEach((is, i) => {
    expect(is).toBe(Math.hypot((i % w) - 7, ((i / w) | 0) - 5) <= 4.3 ? 1 : 0)
  })
})

test('it ends at the border of the picture, not on its other side', () => {
  const disc = from(3, [0, 5])
  for (let y = 0; y < h; y++) expect(disc[y * w + w - 1]).toBe(0)
})

test('around nothing there is none', () => expect(Math.max(...from(4))).toBe(0))
