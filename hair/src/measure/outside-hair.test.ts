import { describe, expect, it } from 'vitest'
import { BORDER, outsideHair } from './outside-hair.ts'

/** 60 × 40 with one pixel of hair at (30, 20). */
const size = { w: 60, h: 40 }
const at = (x: number, y: number) => y * size.w + x
const withHair = (share: number, x = 30, y = 20) => {
  const plane = new Float32Array(size.w * size.h)
  plane[at(x, y)] = share
  return plane
}

describe('outside the hair is all that is neither hair nor its border', () => {
  const outside = outsideHair([withHair(1)], size)
  it('the hair is not', () => {
    expect(outside[at(30, 20)]).toBe(0)
  })
  it('the last pixel of the border is not', () => {
    expect(outside[at(30 + BORDER, 20)]).toBe(0)
  })
  it('the next one is', () => {
    expect(outside[at(30 + BORDER + 1, 20)]).toBe(1)
  })
  it('a trace of hair is no hair', () => {
    expect(outsideHair([withHair(0.09)], size)[at(30, 20)]).toBe(1)
    expect(outsideHair([withHair(0.1)], size)[at(30, 20)]).toBe(0)
  })
  it('hair before and hair after both count', () => {
    const both = outsideHair([withHair(1), withHair(1, 3, 3)], size)
    expect([both[at(30, 20)], both[at(3, 3)], both[at(3, 30)]]).toEqual([0, 0, 1])
  })
  it('a border of one pixel may be asked for', () => {
    expect(outsideHair([withHair(1)], size, 1)[at(32, 20)]).toBe(1)
  })
})
