import type { MovedHair } from '../cut/layer/own-hair.ts'
import { lightAt } from '../pixels/light-of.ts'
import type { LightBytes, Picture, Plane, Size } from '../pixels/picture.ts'
import { RowSampler } from '../pixels/row-sampler.ts'
import type { HairAtSize } from './hair-at-size.ts'

/** Ways are smooth: they are asked for at every so many pixels of the portrait. */
const STEP = 2
/** Where less of a pixel than this is moved hair, nothing of it is seen. */
const LEAST = 0.01

/**
 * Her own hair moved as it was in the portrait, at the size of her photo.
 * @param small the size of the portrait
 */
export function movedAtSize(moved: MovedHair, small: Size, photo: Picture): HairAtSize {
  const cover = coverOf(moved, small)
  const { planes, grid } = waysOf(moved, small)
  const ways = new RowSampler(planes, grid, photo)
  const covered = new RowSampler([cover], small, photo)
  const scale = photo.w / small.w
  const own = { w: photo.w, h: photo.h, data: new Uint8Array(photo.w * photo.h) }
  for (let i = 0; i < own.data.length; i++) own.data[i] = Math.round(lightAt(photo.data, i * 3))
  const data = own.data.slice()
  for (let y = 0; y < photo.h; y++) {
    ways.row(y)
    covered.row(y)
    for (let x = 0; x < photo.w; x++) {
      const share = covered.at(0, x)
      if (share < LEAST) continue
      const i = y * photo.w + x
      const hair = readSharply(own, x + ways.at(0, x) * scale, y + ways.at(1, x) * scale)
      data[i] = Math.round(data[i] + share * (hair - data[i]))
    }
  }
  return { light: { ...own, data }, cover }
}

function coverOf({ alpha, share }: MovedHair, { w, h }: Size): Plane {
  const cover = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (alpha[i] > 0) cover[i] = alpha[i] * share(x, y, i)
    }
  return cover
}

/** How far aside and below a pixel finds its hair, pixels of the portrait. */
function waysOf({ source }: MovedHair, { w, h }: Size): { planes: [Plane, Plane]; grid: Size } {
  const grid = { w: Math.ceil(w / STEP), h: Math.ceil(h / STEP) }
  const planes: [Plane, Plane] = [new Float32Array(grid.w * grid.h), new Float32Array(grid.w * grid.h)]
  const from = new Float64Array(3)
  for (let y = 0; y < grid.h; y++)
    for (let x = 0; x < grid.w; x++) {
      const [px, py] = [(x + 0.5) * STEP - 0.5, (y + 0.5) * STEP - 0.5]
      source(px, py, from)
      planes[0][y * grid.w + x] = from[0] - px
      planes[1][y * grid.w + x] = from[1] - py
    }
  return { planes, grid }
}

/** Between pixels by Catmull and Rom: a mean of four neighbours would be softer than the hair beside it. */
function readSharply({ data, w, h }: LightBytes, x: number, y: number): number {
  const left = Math.max(1, Math.min(w - 3, Math.floor(x)))
  const top = Math.max(1, Math.min(h - 3, Math.floor(y)))
  const [tx, ty] = [clamp(x - left, 1), clamp(y - top, 1)]
  const [a, b, c, d] = [weight(1 + tx), weight(tx), weight(1 - tx), weight(2 - tx)]
  let light = 0
  for (let k = -1; k < 3; k++) {
    const j = (top + k) * w + left
    light += weight(Math.abs(ty - k)) * (a * data[j - 1] + b * data[j] + c * data[j + 1] + d * data[j + 2])
  }
  return clamp(light, 255)
}

const weight = (d: number): number =>
  d < 1 ? (1.5 * d - 2.5) * d * d + 1 : ((2.5 - 0.5 * d) * d - 4) * d + 2

const clamp = (v: number, most: number): number => Math.max(0, Math.min(most, v))
