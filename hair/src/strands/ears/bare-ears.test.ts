import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { type Analysis, analyse } from '../../analysis/analyse.ts'
import { POINT, pointAt } from '../../face/face.ts'
import { type Lab, linearToOklab } from '../../pixels/oklab.ts'
import { toLinear } from '../../pixels/srgb.ts'
import { LAYER } from '../../plate/layers/layout.ts'
import { shareOfLayers } from '../../plate/layers/share-of-layers.ts'
import { makePlate } from '../../plate/make-plate.ts'
import { shrinkAnalysis } from '../../preview/shrink-analysis.ts'
import { stopwatch } from '../../stopwatch.ts'
import { fitHead } from '../fit-head.ts'
import { groomOfStyle } from '../grooms/groom-of-style.ts'
import type { Head } from '../head/head.ts'
import type { Whose } from '../head/whose-ears.ts'
import { wearStrands } from '../wear-strands.ts'
import { type BareEars, bareEars, type DrawnEar, eachPixel } from './bare-ears.ts'
import { fitEars } from './fit-ears.ts'
import { keepEarsClear } from './keep-ears.ts'
import { cheekTone, paintEars } from './paint-ears.ts'

async function portrait(): Promise<Analysis> {
  const found = await analyse(await drawnPhoto('carre'), stopwatch().timed)
  if (!found) throw new Error('no face')
  return shrinkAnalysis(found, { w: 480, h: 640 })
}

const photo = await portrait()
const plate = makePlate(photo)
const head = fitHead(photo, plate)
const withEars = (left: Whose, right: Whose): Head => ({
  ...head,
  ears: [
    { ...head.ears[0], whose: left },
    { ...head.ears[1], whose: right },
  ],
})
const bare = (left: Whose, right: Whose, layout = plate.layout): BareEars =>
  bareEars(photo, withEars(left, right), { layout, paleness: 1 })
const drawn = bare('hidden', 'hidden').drawn
const mass = ({ alpha }: DrawnEar) => alpha.reduce((sum, a) => sum + a, 0)

/** The mean of what is painted of an ear, seen by itself. */
function paintedTone(ear: DrawnEar, analysis: Analysis, { picture, layout } = plate): Lab {
  const ground = { ...photo.picture, data: new Uint8Array(photo.picture.data.length) }
  const reach = { w: 2, h: 2, share: new Float32Array(4).fill(1) }
  paintEars(ground, [ear], { analysis, plate: picture, layout, reach })
  const sum = [0, 0, 0]
  let count = 0
  eachPixel(ear, (x, y, i) => {
    if (ear.alpha[i] < 0.99) return
    for (let c = 0; c < 3; c++) sum[c] += toLinear(ground.data[(y * head.w + x) * 3 + c])
    count++
  })
  return linearToOklab(sum[0] / count, sum[1] / count, sum[2] / count)
}

describe('an ear is drawn', () => {
  it('only where hers was under hair', () => {
    expect(bare('hidden', 'hidden').drawn.map(({ side }) => side)).toEqual([-1, 1])
    expect(bare('hers', 'hidden').drawn.map(({ side }) => side)).toEqual([1])
    expect(bare('away', 'hers').drawn).toEqual([])
  })
  it('beside her face, never over it', () => {
    const face = shareOfLayers(plate.layout, (l) => l === LAYER.face, { rounded: 1, size: head })
    for (const ear of drawn) {
      expect(mass(ear)).toBeGreaterThan(0)
      eachPixel(ear, (x, y, i) => {
        if (face[y * head.w + x] >= 0.95) expect(ear.alpha[i]).toBe(0)
      })
    }
  })
  it('grown to it: no backdrop is seen between', () => {
    const face = shareOfLayers(plate.layout, (l) => l === LAYER.face, { rounded: 1, size: head })
    for (const ear of drawn) {
      const row = Math.round(head.y0 - head.ears[0].at[1] * head.unit)
      const columns = Array.from({ length: ear.w }, (_, k) => (ear.side > 0 ? k : ear.w - 1 - k))
      const shares = columns.map((column) => {
        const own = ear.alpha[(row - ear.y) * ear.w + column]
        return own + face[row * head.w + ear.x + column]
      })
      const first = shares.findIndex((share) => share > 0.9)
      const last = shares.findLastIndex((share) => share > 0.9)
      expect(Math.min(...shares.slice(first, last))).toBeGreaterThan(0.6)
    }
  })
  it('narrower than half its height: it is seen from the front', () => {
    for (const { alpha, w, h } of drawn) {
      const rows = Array.from({ length: h }, (_, y) => alpha.subarray(y * w, y * w + w))
      const widest = Math.max(...rows.map((row) => row.reduce((sum, a) => sum + a, 0)))
      const high = rows.filter((row) => row.some((a) => a > 0.5)).length
      expect(widest).toBeLessThan(high / 2)
    }
  })
  it('in the colour of her cheek, a little darker', () => {
    for (const ear of drawn) {
      const [L, a, b] = paintedTone(ear, photo)
      const cheek = cheekTone(ear.side, { analysis: photo, plate: plate.picture })
      expect(Math.hypot(a - cheek[1], b - cheek[2])).toBeLessThan(0.03)
      expect(cheek[0] - L).toBeGreaterThan(0)
      expect(cheek[0] - L).toBeLessThan(0.09)
    }
  })
  it('both in one tone, up to the light on either side of her face', () => {
    const [left, right] = drawn.map((ear) => {
      const cheek = cheekTone(ear.side, { analysis: photo, plate: plate.picture })
      return paintedTone(ear, photo).map((v, c) => v - cheek[c])
    })
    for (const c of [0, 1, 2]) expect(Math.abs(left[c] - right[c])).toBeLessThan(0.03)
  })
  it('in no colour of a light that falls on the edge of her face alone', () => {
    const [, ear] = drawn
    const data = plate.picture.data.slice()
    const middle = pointAt(photo.face, POINT.chin)[0]
    const edge = 0.8 * Math.abs(pointAt(photo.face, 454)[0] - middle)
    for (let i = 0; i < data.length / 3; i++)
      if (Math.abs((i % head.w) - middle) > edge) for (const c of [0, 2]) data[i * 3 + c] *= 0.6
    const isFace = plate.layout.layer.map(() => LAYER.face)
    const lit = { ...plate, picture: { ...plate.picture, data }, layout: { ...plate.layout, layer: isFace } }
    const bald = { ...photo, matte: { ...photo.matte, alpha: photo.matte.alpha.map(() => 0) } }
    const cheek = cheekTone(ear.side, { analysis: bald, plate: lit.picture })
    const [, a, b] = paintedTone(ear, bald, lit)
    expect(Math.hypot(a - cheek[1], b - cheek[2])).toBeLessThan(0.02)
  })
  it('above what is seen of hers, darker than beside her face alone, and lighter than hers', () => {
    const inItsHollow = { ...photo.picture, data: new Uint8Array(photo.picture.data.length).fill(20) }
    const hers = linearToOklab(toLinear(20), toLinear(20), toLinear(20))
    // of the other one less is drawn than tells a tone
    const [ear] = drawn
    const seen = ear.alpha.map((cover) => (cover > 0.95 ? 1 : 0))
    const [L] = paintedTone({ ...ear, hers: seen }, { ...photo, picture: inItsHollow })
    expect(L).toBeLessThan(paintedTone(ear, photo)[0] - 0.05)
    expect(L).toBeGreaterThan(hers[0] + 0.05)
  })
  it('with folds that are told apart: the darkest tenth of it is less than half as light as the lightest', () => {
    for (const { light, alpha } of drawn) {
      const seen = light[1].filter((_, i) => alpha[i] > 0.95).toSorted()
      const tenth = Math.floor(seen.length / 10)
      const meanOf = (some: Float32Array) => some.reduce((sum, v) => sum + Math.exp(v), 0) / some.length
      expect(meanOf(seen.slice(0, tenth)) / meanOf(seen.slice(-tenth))).toBeLessThan(1 / 2)
    }
  })
  it('before what is behind it: hair there is hidden', () => {
    const { depth } = bare('hidden', 'away').head
    expect(depth.z.filter((z, i) => z > head.depth.z[i]).length).toBeGreaterThan(20)
    expect(bare('away', 'away').head.depth.z).toEqual(head.depth.z)
  })
})

describe('her own ear', () => {
  const groom = groomOfStyle('pixie', 1)
  if (!groom) throw new Error('no groom')
  const [ear] = bare('hidden', 'away').drawn
  const { masks } = photo
  const scale = masks.w / head.w
  const skin = masks.shares.map((plane) => plane.slice())
  const matte = { ...photo.matte, alpha: photo.matte.alpha.slice() }
  eachPixel(ear, (x, y, i) => {
    if (ear.alpha[i] < 0.05) return
    const j = ((y * scale) | 0) * masks.w + ((x * scale) | 0)
    if (masks.oval[j]) return
    for (const [kind, share] of skin.entries()) share[j] = kind === 2 ? 1 : 0
    matte.alpha[y * head.w + x] = 0
  })
  const shown = { ...photo, matte, masks: { ...masks, shares: skin } }
  const onIt = makePlate(shown)
  const fitted = fitHead(shown, onIt)

  it('is known, and kept pixel for pixel', () => {
    expect(fitted.ears[0].whose).toBe('hers')
    const seen = { ...fitted, ears: fitEars(shown, fitted) }
    const { own } = bareEars(shown, seen, { layout: onIt.layout, paleness: 1 })
    const [kept] = own
    const { picture, alpha } = wearStrands(shown, onIt, { groom, dye: null, seed: 1, density: 0.1 })
    let count = 0
    eachPixel(kept, (x, y, i) => {
      if (kept.share[i] < 1) return
      const j = y * head.w + x
      count++
      expect(alpha[j]).toBe(0)
      expect(picture.data.subarray(j * 3, j * 3 + 3)).toEqual(photo.picture.data.subarray(j * 3, j * 3 + 3))
    })
    expect(count).toBeGreaterThan(20)
  })
})

describe('skin that is seen between locks beside an ear', () => {
  const onHead = withEars('hers', 'away')
  const [ear] = bareEars(photo, withEars('hidden', 'away'), {
    layout: plate.layout,
    paleness: 1,
  }).drawn
  const scale = photo.masks.w / head.w
  /** A photo that shows the ear, and a patch of skin beside its rim. */
  const shares = photo.masks.shares.map((_, kind) => photo.masks.shares[kind].map(() => (kind === 1 ? 1 : 0)))
  const matte = { ...photo.matte, alpha: photo.matte.alpha.map(() => 1) }
  const show = (x: number, y: number) => {
    matte.alpha[y * head.w + x] = 0
    const j = ((y * scale) | 0) * photo.masks.w + ((x * scale) | 0)
    for (const [kind, share] of shares.entries()) share[j] = kind === 2 ? 1 : 0
  }
  const row = Math.round(head.y0 - onHead.ears[0].at[1] * head.unit)
  const rim =
    ear.x + ear.alpha.subarray((row - ear.y) * ear.w, (row - ear.y + 1) * ear.w).findIndex((v) => v > 0.5)
  eachPixel(ear, (x, y, i) => {
    if (ear.alpha[i] > 0.5) show(x, y)
  })
  const patch = { x: rim - 9, y: row - 3, w: 4, h: 6 }
  eachPixel(patch, (x, y) => show(x, y))
  it('is no part of it', () => {
    const shown = { ...photo, matte, masks: { ...photo.masks, shares } }
    const { own } = bareEars(shown, onHead, { layout: plate.layout, paleness: 1 })
    const [kept] = own
    const shareOf = (box: { x: number; y: number; w: number; h: number }) => {
      let most = 0
      eachPixel(box, (x, y) => {
        most = Math.max(most, kept.share[(y - kept.y) * kept.w + x - kept.x])
      })
      return most
    }
    expect(kept.share.filter((v) => v > 0.9).length).toBeGreaterThan(100)
    expect(shareOf(patch)).toBe(0)
  })
})

it('no hair lies over an ear that is drawn but over its top: sideburns and first hairs grow before it', () => {
  const ears = bare('hidden', 'hidden')
  const hair = new Float32Array(head.w * head.h).fill(1)
  keepEarsClear(hair, head.w, ears.clear)
  for (const ear of ears.drawn) {
    const top = Math.floor(ear.alpha.findIndex((cover) => cover > 0.5) / ear.w)
    const high = Math.floor(ear.alpha.findLastIndex((cover) => cover > 0.5) / ear.w) - top
    const leastIn = (from: number, to: number) => {
      const rows = { from: ear.y + top + Math.round(from * high), to: ear.y + top + Math.round(to * high) }
      const all = Array.from({ length: (rows.to - rows.from) * ear.w }, (_, k) => {
        const row = rows.from + Math.floor(k / ear.w)
        return hair[row * head.w + ear.x + (k % ear.w)]
      })
      return Math.min(...all)
    }
    expect(leastIn(0, 0.2)).toBeGreaterThan(0.95)
    expect(leastIn(0.5, 0.8)).toBeLessThan(0.05)
  }
})

describe('hair of a short cut', () => {
  it.each(['pixie', 'garconne'])(
    '%s: does not grow over the ear, but for a short sideburn before it',
    (style) => {
      const cut = groomOfStyle(style, 1)
      const [, { at, height }] = withEars('hidden', 'hidden').ears
      const root = (y: number, z: number) => ({ x: 8, y, z, nx: 1, ny: 0, nz: 0, zone: 0, growth: 1 })
      const grows = (y: number, z: number) => (cut?.zone(root(y, z), withEars('hidden', 'hidden')) ?? -1) > 0
      expect(grows(at[1], at[2])).toBe(false)
      expect(grows(at[1] - height / 2, at[2] + 2.3)).toBe(false)
      expect(grows(at[1] + height * 0.3, at[2] + 2.3)).toBe(true)
      expect(grows(at[1] + height * 0.6, at[2])).toBe(true)
    },
  )
})

describe('hair that is tied up', () => {
  const [, { at, height }] = head.ears
  const root = (y: number, z: number) => ({ x: 8, y, z, nx: 1, ny: 0, nz: 0, zone: 0, growth: 1 })
  const grows = (style: string, whose: Whose, y: number, z: number) =>
    (groomOfStyle(style, 1)?.zone(root(y, z), withEars(whose, whose)) ?? -1) > 0
  it.each(['chignon_haut', 'queue_couture'])('%s: leaves all of an ear bare that is drawn', (style) => {
    expect(grows(style, 'hidden', at[1] + height * 0.35, at[2])).toBe(false)
    expect(grows(style, 'hidden', at[1] + height * 0.75, at[2])).toBe(true)
  })
  it('lies over one that is seen as hers did', () => {
    const { hairTo } = head.ears[1]
    expect(grows('queue_couture', 'hers', hairTo - 1, at[2])).toBe(false)
    expect(grows('queue_couture', 'hers', hairTo + 2, at[2])).toBe(true)
  })
})

it('cuts and tied hair alone bare the ears: other styles cover them', () => {
  const styles = [
    'pixie',
    'garconne',
    'chignon_haut',
    'queue_couture',
    'carre_frange',
    'long_lisse',
    'afro_naturel',
  ]
  const bares = styles.filter((style) => groomOfStyle(style, 1)?.bareEars)
  expect(bares).toEqual(['pixie', 'garconne', 'chignon_haut', 'queue_couture'])
})
