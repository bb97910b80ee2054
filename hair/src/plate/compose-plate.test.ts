import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../test/plain-layers.ts'
import { clothesShading, composePlate, type Paints } from './compose-plate.ts'
import { LAYER } from './layers/layout.ts'

const HALF = { w: 20, h: 15 }
const n = HALF.w * HALF.h
const PICTURE = { w: 40, h: 30, data: new Uint8Array(40 * 30 * 3).map((_, k) => (k * 37) % 256) }
const plane = (value: number) => new Float32Array(n).fill(value)
const fill = (value: number) => [plane(value), plane(value), plane(value)]
const noPatches = {
  x: new Int16Array(n).fill(-1),
  y: new Int16Array(n),
  mirrored: new Uint8Array(n),
  planes: fill(0),
}
const paints: Paints = {
  ...{ skin: fill(0.8), background: fill(0.4), backdrop: fill(0.4), grain: 0.05, clothes: fill(0.2) },
  ...{
    patches: noPatches,
    shading: fill(0),
    light: fill(0),
    calm: plane(1),
    backdropGrain: null,
    rough: null,
  },
  skinGrain: { tile: new Float32Array(4), size: 2 },
}

function painted(layer: number, paint: { onFace?: number; elsewhere?: number }, more: Partial<Paints> = {}) {
  const repaint = {
    ...{ elsewhere: plane(paint.elsewhere ?? 0), onFace: plane(paint.onFace ?? 0) },
    ...{ feature: plane(0), inner: plane(0) },
  }
  const at = plainReduced(HALF, layer)
  at.hole.fill(1)
  return composePlate({ picture: PICTURE, at, repaint }, { ...paints, ...more }).data
}
const MIDDLE = (15 * PICTURE.w + 20) * 3

describe('what is not repainted', () => {
  it('is the photo to the byte', () => {
    expect(painted(LAYER.background, {})).toEqual(PICTURE.data)
    expect(painted(LAYER.face, { elsewhere: 1 })).toEqual(PICTURE.data)
    expect(painted(LAYER.clothes, { onFace: 1 })).toEqual(PICTURE.data)
  })
  it('and the photo itself is left alone', () => {
    const before = PICTURE.data.slice()
    painted(LAYER.background, { elsewhere: 1 })
    expect(PICTURE.data).toEqual(before)
  })
})

describe('what is repainted', () => {
  it.each([
    ['a face', LAYER.face, { onFace: 1 }, 0.8],
    ['shoulders', LAYER.body, { elsewhere: 1 }, 0.8],
    ['a backdrop', LAYER.background, { elsewhere: 1 }, 0.4],
    ['cloth', LAYER.clothes, { elsewhere: 1 }, 0.2],
  ] as const)('has the tone of its own layer: %s', (_, layer, paint, tone) => {
    expect(new Set(painted(layer, paint))).toEqual(new Set([Math.round(255 * tone)]))
  })
  it('is mixed with the photo by how much of it is', () => {
    const half = painted(LAYER.background, { elsewhere: 0.5 })
    for (let k = MIDDLE; k < MIDDLE + 30; k++)
      expect(half[k]).toBe(Math.round(PICTURE.data[k] / 2 + 255 * 0.2))
  })
  it('has the grain of her cheeks where no patch brings its own', () => {
    const skinGrain = { tile: Float32Array.of(0.02, -0.02, -0.02, 0.02), size: 2 }
    const tones = new Set(painted(LAYER.body, { elsewhere: 1 }, { skinGrain }))
    expect(tones).toEqual(new Set([Math.round(255 * 0.82), Math.round(255 * 0.78)]))
  })
})

describe('a backdrop of which a patch was found', () => {
  const grey = { ...PICTURE, data: new Uint8Array(PICTURE.data.length).fill(153) }
  const tone = (calm: number, grain: number, more: Partial<Paints> = {}) => {
    const at = plainReduced(HALF)
    at.hole.fill(1)
    const patches = {
      ...noPatches,
      x: Int16Array.from({ length: n }, (_, o) => o % HALF.w),
      y: Int16Array.from({ length: n }, (_, o) => (o / HALF.w) | 0),
    }
    const repaint = { elsewhere: plane(1), onFace: plane(0), feature: plane(0), inner: plane(0) }
    return (
      composePlate({ picture: grey, at, repaint }, { ...paints, patches, calm: plane(calm), grain, ...more })
        .data[MIDDLE] / 255
    )
  }
  it('is the patch where it is full of things', () => expect(tone(0, 0.05)).toBeCloseTo(0.6, 2))
  it('keeps its slow tone where it is calm, and takes no more than grain of the patch', () => {
    expect(tone(1, 0.05)).toBeCloseTo(0.45, 2)
    expect(tone(1, 0.15)).toBeCloseTo(0.55, 2)
  })
  it('takes the light that its piece lacks', () =>
    expect(tone(0, 0.05, { light: fill(0.1) })).toBeCloseTo(0.7, 2))
  it('takes nothing of the patch where it is calm and has a grain of its own', () => {
    const backdropGrain = { tile: Float32Array.of(0.02), size: 1 }
    expect(tone(1, 0.15, { backdropGrain })).toBeCloseTo(0.42, 2)
  })
  it('but where it is rough', () => {
    const backdropGrain = { tile: Float32Array.of(0.02), size: 1 }
    expect(tone(1, 0.15, { backdropGrain, rough: plane(1) })).toBeCloseTo(0.55, 2)
  })
})

describe('the slow shading of clothes', () => {
  const shading = (fillTone: number, patchTone: number, layer: number = LAYER.clothes) => {
    const at = plainReduced(HALF, layer)
    at.hole.fill(1)
    return clothesShading(at, fill(fillTone), { ...noPatches, planes: fill(patchTone) })[1][MIDDLE / 12]
  }
  it('is three quarters of what their patches lack of it', () => {
    expect(shading(0.5, 0.3)).toBeCloseTo(0.15, 5)
    expect(shading(0.3, 0.5)).toBeCloseTo(-0.15, 5)
  })
  it('is none where they lack nothing, nor on anything else', () => {
    expect(shading(0.4, 0.4)).toBeCloseTo(0, 6)
    expect(shading(0.5, 0.3, LAYER.background)).toBe(0)
  })
})
