import { expect, test } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { fringeOf } from './fringe-of.ts'

const [w, h] = [200, 260]
const face = ovalFace(100, 130, 100)
const frame = faceFrame(face)
const fringe = (isHair: (u: number, v: number) => boolean, share = 1, of = face) =>
  fringeOf(
    {
      w,
      h,
      alpha: Float32Array.from({ length: w * h }, (_, i) =>
        isHair(...toFace(frame, i % w, (i / w) | 0)) ? share : 0,
      ),
    },
    of,
  )

test('a fringe is what covers the middle of the forehead', () => {
  expect(fringe(() => true)).toBe(1)
  expect(fringe((u) => u < 0)).toBeCloseTo(0.5, 1)
  expect(fringe((_, v) => v > 0.31)).toBeCloseTo(0.5, 1)
})

test('hair above it and beside it is none', () => {
  expect(fringe((u, v) => v > 0.43 || Math.abs(u) > 0.18)).toBe(0)
})

test('thin hair is none', () => {
  expect(fringe(() => true, 0.59)).toBe(0)
  expect(fringe(() => true, 0.61)).toBe(1)
})

test('a forehead beyond the frame has none', () => {
  expect(fringe(() => true, 1, ovalFace(100, -300, 100))).toBe(0)
})
