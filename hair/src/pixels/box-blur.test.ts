import { describe, expect, it } from 'vitest'
import { boxBlur, boxBlurInto, boxMean } from './box-blur.ts'
import type { Plane } from './picture.ts'
import { random } from './random.ts'

const noise = (n: number): Plane => Float32Array.from({ length: n }, random(7))

function meanAt(src: Plane, w: number, h: number, r: number, x: number, y: number): number {
  let sum = 0
  let count = 0
  for (let v = Math.max(0, y - r); v <= Math.min(h - 1, y + r); v++)
    for (let u = Math.max(0, x - r); u <= Math.min(w - 1, x + r); u++) {
      sum += src[v * w + u]
      count++
    }
  return sum / count
}

describe('a box blur', () => {
  it.each([
    { w: 11, h: 13, r: 2, what: 'a window that fits' },
    { w: 9, h: 4, r: 4, what: 'a window as wide as the picture' },
    { w: 8, h: 10, r: 4, what: 'a window wider than the picture by a pixel' },
    { w: 6, h: 7, r: 9, what: 'a window far larger than the picture' },
    { w: 7, h: 1, r: 3, what: 'one row' },
    { w: 1, h: 9, r: 2, what: 'one column' },
    { w: 5, h: 6, r: 0, what: 'no radius' },
  ])('is the mean of the pixels of the window that are there: $what', ({ w, h, r }) => {
    const src = noise(w * h)
    const blurred = boxBlur(src, w, h, r)
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) expect(blurred[y * w + x]).toBeCloseTo(meanAt(src, w, h, r, x, y), 5)
  })

  it('may write over its source', () => {
    const plane = noise(20 * 9)
    const apart = boxBlur(plane, 20, 9, 3)
    boxBlurInto(plane, plane, 20, 9, 3)
    expect(plane).toEqual(apart)
  })
})

it('a mean of what is known asks nothing else, and is none where nothing is', () => {
  const size = { w: 9, h: 1 }
  const plane = Float32Array.of(5, 9, 1, 7, 7, 7, 7, 7, 7)
  const known = Float32Array.of(1, 0, 1, 0, 0, 0, 0, 0, 0)
  const mean = boxMean(plane, known, size, 1)
  expect([...mean.subarray(0, 4)]).toEqual([5, 3, 1, 1])
  for (const v of mean.subarray(4)) expect(v).toBeNaN()
})
