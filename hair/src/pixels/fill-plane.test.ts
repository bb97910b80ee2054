import { describe, expect, it } from 'vitest'
import { bytesOf, planeOf } from './fill-plane.ts'

describe('a plane is filled pixel by pixel', () => {
  it('in their order, with what each index gives', () => {
    expect(planeOf(3, (i) => i / 2)).toEqual(Float32Array.of(0, 0.5, 1))
    expect(bytesOf(3, (i) => 255 * (i % 2))).toEqual(Uint8Array.of(0, 255, 0))
  })
  it('of no pixel there is none', () => {
    expect(planeOf(0, () => 1)).toHaveLength(0)
    expect(bytesOf(0, () => 1)).toHaveLength(0)
  })
})
