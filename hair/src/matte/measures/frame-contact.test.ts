import { expect, test } from 'vitest'
import { frameContact } from './frame-contact.ts'

const [w, h] = [40, 50]
const contact = (isHair: (x: number, y: number) => boolean, share = 1) =>
  frameContact({
    w,
    h,
    alpha: Float32Array.from({ length: w * h }, (_, i) => (isHair(i % w, (i / w) | 0) ? share : 0)),
  })

test('each side of the frame is hair by the share of it that is', () => {
  expect(contact(() => true)).toEqual({
    top: expect.closeTo(1),
    sides: expect.closeTo(1),
    bottom: expect.closeTo(1),
  })
  expect(contact((_, y) => y < 10).top).toBeCloseTo(1)
  expect(contact((x, y) => y > 40 && x < 10).bottom).toBeCloseTo(0.25)
})

test('the sides are the mean of both', () => {
  expect(contact((x) => x < 10).sides).toBeCloseTo(0.5)
  expect(contact((x, y) => x > 30 && y < 25).sides).toBeCloseTo(0.25)
})

test('hair that ends before the frame does not touch it', () => {
  expect(contact((x, y) => x > 3 && y > 3 && x < w - 4 && y < h - 4)).toEqual({ top: 0, sides: 0, bottom: 0 })
})

test('a pixel is hair from two fifths on', () => {
  expect(contact(() => true, 0.41).top).toBeCloseTo(1)
  expect(contact(() => true, 0.39).top).toBe(0)
})
