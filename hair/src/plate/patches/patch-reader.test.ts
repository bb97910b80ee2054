import { describe, expect, it } from 'vitest'
import { plainReduced } from '../../../test/plain-layers.ts'
import { LAYER } from '../layers/layout.ts'
import { patchReader } from './patch-reader.ts'

const HALF = { w: 12, h: 10 }
const [w, h] = [24, 20]
const n = HALF.w * HALF.h
/** Each pixel of the photo is as red as its column says, as green as its row. */
const data = new Uint8Array(w * h * 3)
for (let i = 0; i < w * h; i++) data.set([(i % w) * 10, ((i / w) | 0) * 10, 51], i * 3)

/** All of it hidden; each pixel takes what lies so many columns and rows further, turned round or not. */
function reader({ dx = 3, dy = 2, isMirrored = false, layer = LAYER.background as number } = {}) {
  const at = plainReduced(HALF, layer)
  at.hole.fill(1)
  const patches = {
    x: Int16Array.from({ length: n }, (_, o) => (o % HALF.w) + dx),
    y: Int16Array.from({ length: n }, (_, o) => ((o / HALF.w) | 0) + dy),
    mirrored: new Uint8Array(n).fill(isMirrored ? 1 : 0),
    planes: at.channels,
    seam: new Float32Array(n),
  }
  const backdrop = [0.1, 0.2, 0.2].map((v) => new Float32Array(n).fill(v))
  const read = patchReader({ w, h, data }, at, { patches, backdrop, calm: new Float32Array(n) })
  const out = new Float64Array(6)
  return {
    ...{ at, patches },
    read: (x: number, y: number, of: number = LAYER.background) => (read(x, y, of, out) ? [...out] : null),
  }
}

describe('what a patch says of a pixel', () => {
  it('is the pixel of the photo it was found at', () => {
    const [red, green, blue] = reader().read(8, 6) ?? []
    expect(red).toBeCloseTo(((8 + 6) * 10) / 255, 5)
    expect(green).toBeCloseTo(((6 + 4) * 10) / 255, 5)
    expect(blue).toBeCloseTo(0.2, 5)
  })
  it('and how it stands out from the backdrop there', () => {
    const said = reader().read(8, 6) ?? []
    for (const [c, tone] of [0.1, 0.2, 0.2].entries()) expect(said[c + 3]).toBeCloseTo(said[c] - tone, 6)
  })
  it('turned round within a pixel of half the size where it is mirrored', () => {
    const { read, at, patches } = reader({ isMirrored: true })
    at.hole.fill(0)
    at.hole[3 * HALF.w + 4] = 1
    patches.mirrored.fill(1)
    expect((read(8, 6) ?? [])[0]).toBeCloseTo(((8 + 6 + 1) * 10) / 255, 5)
    expect((read(9, 6) ?? [])[0]).toBeCloseTo(((8 + 6) * 10) / 255, 5)
  })
})

describe('nothing is said', () => {
  it('where no patch was found', () => {
    const { read, patches } = reader()
    patches.x.fill(-1)
    expect(read(8, 6)).toBeNull()
  })
  it('of another layer', () => expect(reader().read(8, 6, LAYER.clothes)).toBeNull())
  it('where nothing is hidden', () => {
    const { read, at } = reader()
    at.hole.fill(0)
    expect(read(8, 6)).toBeNull()
  })
  it('of what lies beyond the photo', () => expect(reader({ dx: 20 }).read(8, 6)).toBeNull())
})

it('over an outline both sides are read from three pixels beside it', () => {
  const { read, at } = reader({ dx: 0, dy: 0 })
  for (let o = 0; o < n; o++) at.layer[o] = o % HALF.w < 6 ? LAYER.background : LAYER.clothes
  expect(read(12, 8)).not.toBeNull()
  expect(read(16, 8)).not.toBeNull()
  expect(read(18, 8)).toBeNull()
})

it('along a seam what lies on both sides is mixed, elsewhere pieces meet sharply', () => {
  const { read, patches } = reader({ dx: 0, dy: 0 })
  for (let o = 0; o < n; o++) if (o % HALF.w >= 5) patches.x[o] = 10
  const sharp = (read(8, 8) ?? [])[0]
  patches.seam.fill(1)
  const mixed = (read(8, 8) ?? [])[0]
  expect(sharp).toBeLessThan(0.45)
  expect(mixed).toBeGreaterThan(sharp + 0.05)
})
