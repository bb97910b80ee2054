import { describe, expect, it } from 'vitest'
import { boxBlur } from './box-blur.ts'
import { cropPicture } from './crop-picture.ts'
import { fillPolygon } from './fill-polygon.ts'
import { median } from './median.ts'
import { bytesToOklab, linearToOklab, oklabToLinear } from './oklab.ts'
import { random } from './random.ts'
import { resizePlane } from './resize-plane.ts'
import { samplePlane } from './sample-plane.ts'
import { smoothstep } from './smoothstep.ts'
import { toByte, toLinear } from './srgb.ts'

describe('smoothstep', () => {
  it('is 0 below, a half in the middle, 1 above', () => {
    expect([0, 1, 2, 3, 4].map((x) => smoothstep(1, 3, x))).toEqual([0, 0, 0.5, 1, 1])
  })
  it('falls when its limits are turned round', () => expect(smoothstep(3, 1, 0)).toBe(1))
})

describe('colour', () => {
  it('every byte survives the way to linear light and back', () => {
    const bytes = Array.from({ length: 256 }, (_, i) => i)
    expect(bytes.map((b) => toByte(toLinear(b)))).toEqual(bytes)
  })
  it('white is L 1 without chroma', () => {
    const [L, a, b] = linearToOklab(1, 1, 1)
    expect([L, a, b].map((v) => Math.round(v * 1e4) / 1e4 + 0)).toEqual([1, 0, 0])
  })
  it('OKLab and back is the same light', () => {
    const [r, g, b] = oklabToLinear(...linearToOklab(0.4, 0.1, 0.7))
    expect([r, g, b].map((v) => Number(v.toFixed(4)))).toEqual([0.4, 0.1, 0.7])
  })
  it('the table agrees with the formula', () => {
    const table = bytesToOklab(Uint8Array.from([180, 90, 40]))
    const exact = linearToOklab(toLinear(180), toLinear(90), toLinear(40))
    for (let c = 0; c < 3; c++) expect(table[c]).toBeCloseTo(exact[c], 3)
  })
})

describe('planes', () => {
  it('a box blur of radius 1 is the mean of three', () => {
    expect([...boxBlur(Float32Array.from([0, 3, 0, 0]), 4, 1, 1)]).toEqual([1.5, 1, 1, 0])
  })
  it('resizing a flat plane keeps it flat', () => {
    expect(new Set(resizePlane(new Float32Array(4).fill(0.5), 2, 2, 5, 3))).toEqual(new Set([0.5]))
  })
  it('sampling reads between pixels', () => {
    const small = { w: 2, h: 1 }
    expect(samplePlane(Float32Array.from([0, 1]), small, { w: 8, h: 1 }, 3, 0)).toBeCloseTo(0.375)
  })
})

describe('shapes', () => {
  it('fills the inside of a square', () => {
    const square = [
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ]
    expect([...fillPolygon(square, 4, 4)].join('')).toBe('0000011001100000')
  })
  it('crops a rectangle', () => {
    const data = Uint8Array.from({ length: 12 }, (_, i) => i)
    expect([...cropPicture({ w: 2, h: 2, data }, { x: 1, y: 0, w: 1, h: 2 }).data]).toEqual([
      3, 4, 5, 9, 10, 11,
    ])
  })
})

describe('numbers', () => {
  it('the median of nothing is not a number', () => expect(median([])).toBeNaN())
  it('the median of three is the middle one', () => expect(median([9, 1, 5])).toBe(5))
  it('one seed gives one series', () => expect(random(7)()).toBe(random(7)()))
  it('another seed gives another', () => expect(random(7)()).not.toBe(random(8)()))
})
