import { describe, expect, it } from 'vitest'
import { ovalFace } from '../../../test/oval-face.ts'
import { plainLayout } from '../../../test/plain-layers.ts'
import { oklabToLinear } from '../../pixels/oklab.ts'
import { toByte } from '../../pixels/srgb.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { type ComposeOptions, composeHair } from './compose-hair.ts'

const [w, h] = [160, 160]
const face = ovalFace(80, 60, 40)
const WALL = 200
const BROWN = [0.35, 0.03, 0.04]
const SOFT = { underlay: false, flyaways: 0, shadow: 0 }

/** Hair of one colour where the test says, laid over a plate of one grey. */
function composed(
  isHair: (x: number, y: number) => boolean,
  options: ComposeOptions = SOFT,
  { on = LAYER.background as number, share = 1 } = {},
) {
  const layer = {
    ...{ w, h },
    alpha: Float32Array.from({ length: w * h }, (_, i) => (isHair(i % w, (i / w) | 0) ? share : 0)),
    lab: Float32Array.from({ length: w * h * 3 }, (_, k) => BROWN[k % 3]),
  }
  const picture = { w, h, data: new Uint8Array(w * h * 3).fill(WALL) }
  const { data } = composeHair({ picture, layout: plainLayout({ w, h }, on), face }, layer, options)
  return (x: number, y: number) => [...data.subarray((y * w + x) * 3, (y * w + x) * 3 + 3)]
}
const left = (x: number) => x < 60
const hair = oklabToLinear(BROWN[0], BROWN[1], BROWN[2]).map(toByte)

describe('hair laid over a plate', () => {
  const at = composed(left)
  it('has its own colour, but for a grain of one in forty', () => {
    for (const x of [5, 30, 50])
      at(x, 100).forEach((v, c) => {
        expect(Math.abs(v - hair[c])).toBeLessThanOrEqual(2)
      })
  })
  it('leaves all else as it is', () => {
    for (const x of [64, 100, 159]) expect(at(x, 100)).toEqual([WALL, WALL, WALL])
  })
  it('has an edge two pixels soft', () => {
    const row = [56, 58, 59, 60, 61, 62, 63].map((x) => at(x, 100)[0])
    for (let k = 1; k < row.length; k++) expect(row[k]).toBeGreaterThanOrEqual(row[k - 1] - 3)
    expect(row[2]).toBeGreaterThan(hair[0] + 10)
    expect(row[3]).toBeLessThan(WALL - 5)
    expect(row[6]).toBe(WALL)
  })
})

describe('the shadow of hair', () => {
  const RIGHT = 62
  const darkness = (shadow: number, on: number) =>
    WALL - composed(left, { ...SOFT, shadow }, { on })(RIGHT, 100)[1]
  it('darkens what lies beside it, the more the stronger', () => {
    expect(darkness(1, LAYER.body)).toBeGreaterThan(5)
    expect(darkness(0.5, LAYER.body)).toBeLessThan(darkness(1, LAYER.body))
    expect(darkness(0, LAYER.body)).toBe(0)
  })
  it('hardly a wall far behind her, and cloth less than skin', () => {
    expect(darkness(1, LAYER.background)).toBeLessThan(0.25 * darkness(1, LAYER.body))
    expect(darkness(1, LAYER.clothes)).toBeLessThan(0.85 * darkness(1, LAYER.body))
  })
  it('is warm on skin: less red is lost than blue', () => {
    const [red, , blue] = composed(left, { ...SOFT, shadow: 1 }, { on: LAYER.body })(RIGHT, 100)
    expect(red).toBeGreaterThan(blue)
  })
  it('does not reach far', () => {
    expect(composed(left, { ...SOFT, shadow: 1 }, { on: LAYER.body })(100, 100)).toEqual([WALL, WALL, WALL])
  })
})

describe('what locks keep from what they lie on', () => {
  const cast = new Float32Array(w * h).fill(0.4)
  const lightOn = (on: number, of: Float32Array | null) =>
    composed(left, { ...SOFT, shadow: 0, cast: of }, { on })(62, 100)[1]
  it('darkens skin and cloth beside them', () => {
    for (const on of [LAYER.body, LAYER.clothes])
      expect(lightOn(on, cast)).toBeLessThan(0.85 * lightOn(on, null))
  })
  it('and no wall far behind', () => {
    expect(lightOn(LAYER.background, cast)).toBe(lightOn(LAYER.background, null))
  })
})

describe('gaps inside the outline', () => {
  const torn = (x: number, y: number) => y < 120 && Math.abs(x - 80) < 50 && !(x === 110 && y > 80 && y < 100)
  it('show the hair behind, or the plate where nobody asks for it', () => {
    const [gap] = composed(torn, { ...SOFT, underlay: true })(110, 90)
    const [open] = composed(torn)(110, 90)
    expect(open).toBeGreaterThan(gap + 40)
  })
})

describe('thin hair', () => {
  const everywhere = new Float32Array(w * h).fill(1)
  it('throws little shadow, and shows no hair behind it', () => {
    const shaded = (thin: Float32Array | null) =>
      composed(left, { ...SOFT, shadow: 1, thin }, { on: LAYER.body })(62, 100)[1]
    expect(WALL - shaded(everywhere)).toBeLessThan((WALL - shaded(null)) / 2)
    const [behind, open] = [null, everywhere].map(
      (thin) => composed(() => true, { ...SOFT, underlay: true, thin }, { share: 0.6 })(80, 100)[0],
    )
    expect(open).toBeGreaterThan(behind + 20)
  })
  it('lets light through in its own colour, as far as it is asked to', () => {
    const thin = (translucency: number) =>
      composed(() => true, { ...SOFT, translucency }, { share: 0.6 })(80, 130)[0]
    expect(thin(0.8)).toBeGreaterThan(thin(0) + 3)
  })
})
