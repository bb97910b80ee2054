import { describe, expect, it } from 'vitest'
import { drawnPhoto } from '../../../test/drawings.ts'
import { type Analysis, analyse } from '../../analysis/analyse.ts'
import { BACKGROUND, HAIR, SKIN } from '../../matte/masks.ts'
import { stopwatch } from '../../stopwatch.ts'
import { headAxes } from '../head/head-axes.ts'
import { placeEars } from '../head/place-ears.ts'
import type { Ear, Ears, Whose } from '../head/whose-ears.ts'
import { eachPixel } from './bare-ears.ts'
import { castEar } from './cast-ear.ts'
import { fitEars } from './fit-ears.ts'

async function portrait(): Promise<Analysis> {
  const found = await analyse(await drawnPhoto('carre'), stopwatch().timed)
  if (!found) throw new Error('no face')
  return found
}

const photo = await portrait()
const axes = headAxes(photo.face)
const { masks, picture } = photo
const ofMesh = (whose: Whose): Ears => {
  const [left, right] = placeEars(photo.face, axes).map((place) => ({ ...place, whose, hairTo: place.at[1] }))
  return [left, right]
}

/** The masks of a photo that shows one ear before a wall, under hair above a height of head space. */
function showing(ear: Ear, hairAbove: number): Analysis['masks'] {
  const shares = masks.shares.map((_, kind) =>
    new Float32Array(masks.w * masks.h).fill(kind === BACKGROUND ? 1 : 0),
  )
  const set = (i: number, kind: number) => {
    for (const [k, share] of shares.entries()) share[i] = k === kind ? 1 : 0
  }
  const scale = masks.w / picture.w
  const hairRow = (axes.y0 - hairAbove * axes.unit) * scale
  for (let i = 0; i < hairRow * masks.w; i++) set(i, HAIR)
  const cast = castEar(ear, { ...axes, w: picture.w, h: picture.h }, 1)
  if (!cast) throw new Error('no ear')
  eachPixel(cast, (x, y, i) => {
    if (cast.alpha[i] > 0.5 && y * scale >= hairRow)
      set(((y * scale) | 0) * masks.w + ((x * scale) | 0), SKIN)
  })
  return { ...masks, shares }
}

describe('an ear that is seen', () => {
  const [, mesh] = ofMesh('hers')
  const fit = (hers: Ear, hairAbove: number) =>
    fitEars({ ...photo, masks: showing(hers, hairAbove) }, { ...axes, ears: [mesh, mesh] })[1]
  const lowest = ({ at, height }: Ear) => at[1] - height / 2

  it('is fitted as low as the photo shows it, where the mesh tells it higher', () => {
    const low = { ...mesh, at: [mesh.at[0], mesh.at[1] - 1.2, mesh.at[2]] as const }
    const found = fit(low, 99)
    expect(Math.abs(lowest(found) - lowest(low))).toBeLessThan(0.6)
  })
  it('is no smaller for hair over its top', () => {
    const [, usual] = fitEars(photo, { ...axes, ears: ofMesh('hidden') })
    const found = fit(usual, usual.at[1] + 0.15 * usual.height)
    expect(found.height).toBeGreaterThan(usual.height * 0.9)
    expect(Math.abs(lowest(found) - lowest(usual))).toBeLessThan(0.8)
  })
})

describe('an ear that is seen in part', () => {
  const [, mesh] = ofMesh('partly')
  const fit = (masks: Analysis['masks']) => fitEars({ ...photo, masks }, { ...axes, ears: [mesh, mesh] })[1]
  it('is fitted as one that is seen whole', () => {
    const low = { ...mesh, at: [mesh.at[0], mesh.at[1] - 1.2, mesh.at[2]] as const }
    const found = fit(showing(low, low.at[1] + 0.15 * low.height))
    expect(found.whose).toBe('partly')
    expect(found.at[1]).toBeLessThan(mesh.at[1] - 0.4)
  })
  it('is none where skin goes on beside it: that is a hand', () => {
    const shares = masks.shares.map((_, kind) =>
      new Float32Array(masks.w * masks.h).fill(kind === SKIN ? 1 : 0),
    )
    expect(fit({ ...masks, shares }).whose).toBe('hidden')
  })
  it('is none where no skin is seen but a strip of cheek: it is drawn as a hidden one', () => {
    const [, usual] = fitEars(photo, { ...axes, ears: ofMesh('hidden') })
    expect(fit(showing(mesh, -99))).toEqual(usual)
  })
})

describe('an ear that is not seen', () => {
  const fitted = (whose: Whose) => fitEars(photo, { ...axes, ears: ofMesh(whose) })
  it('is as low as most are, and smaller than the mesh tells', () => {
    for (const [k, { at, height }] of fitted('hidden').entries()) {
      const mesh = ofMesh('hidden')[k]
      expect(height).toBeLessThan(mesh.height)
      // her nose ends there: an ear ends about as low
      expect(at[1] - height / 2).toBeLessThan(mesh.at[1] - mesh.height / 2)
      expect(at[1] + height / 2).toBeLessThan(mesh.at[1] + mesh.height * 0.4)
    }
  })
  it('is none on a side that is turned away', () => {
    expect(fitted('away')).toEqual(ofMesh('away'))
  })
})
