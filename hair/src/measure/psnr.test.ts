import { describe, expect, it } from 'vitest'
import { psnr } from './psnr.ts'

const picture = (...greys: number[]) => ({
  w: greys.length,
  h: 1,
  data: Uint8Array.from(greys.flatMap((v) => [v, v, v])),
})
const everywhere = Uint8Array.from([1, 1])

describe('peak signal to noise ratio', () => {
  it('is infinite when nothing differs', () => {
    expect(psnr(picture(7, 200), picture(7, 200), everywhere)).toBe(Number.POSITIVE_INFINITY)
  })
  it('is 48.1 dB when every value is off by one', () => {
    expect(psnr(picture(7, 200), picture(8, 199), everywhere)).toBeCloseTo(48.13, 2)
  })
  it('is 0 dB between black and white', () => {
    expect(psnr(picture(0, 0), picture(255, 255), everywhere)).toBe(0)
  })
  it('does not see what it is not shown', () => {
    expect(psnr(picture(7, 0), picture(8, 255), Uint8Array.from([1, 0]))).toBeCloseTo(48.13, 2)
  })
})
