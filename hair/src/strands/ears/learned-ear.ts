/// <reference lib="esnext.float16" />
import { readFileSync } from 'node:fs'
import { halfFloats } from '../../network/weights.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Plane, Size } from '../../pixels/picture.ts'

/**
 * What ears look like, from the front, on the right of a picture: learned from photos by `training/ears/learn.ts`. Places
 * are shares of the height of an ear: how far out of the face from where her cheek ends, and how far up from its middle.
 */
export interface LearnedEar extends Size {
  /** Cells per height, and the place of the upper left corner of the first. */
  perHeight: number
  out: number
  up: number
  /** Its height and how far up it sits, shares of the height of the ear that the mesh tells; how far out it begins, of its own. */
  place: { height: number; up: number; out: number }
  /** From the temple over the top and the lobe to her cheek, and under that. */
  outline: readonly (readonly [out: number, up: number])[]
  /** 0 to 1: how much of each cell it covers. */
  cover: Plane
  /** Red, green and blue of each cell: the logarithm of its linear light over that of the cheekbone, on light skin and on dark. */
  light: Record<'pale' | 'deep', readonly [Plane, Plane, Plane]>
}

/** What `training/ears/learn.ts` writes beside the numbers. */
export interface EarDescription extends Pick<LearnedEar, 'perHeight' | 'out' | 'up' | 'place' | 'outline'> {
  width: number
  height: number
}

const WEIGHTS = new URL('../../../weights/', import.meta.url)
/** Colours, on two kinds of skin. */
const PLANES = 6
/** Rows and columns per cell in which its cover is counted. */
const FINE = 4
let learned: LearnedEar | null = null

/** The ear that was learned, read once per thread: 92 kB, when the first ear is drawn. */
export function learnedEar(): LearnedEar {
  learned ??= readEar(
    JSON.parse(readFileSync(new URL('ear.json', WEIGHTS), 'utf8')),
    readFileSync(new URL('ear.bin', WEIGHTS)),
  )
  return learned
}

/**
 * An ear from its description and all numbers as 16-bit floats, little endian.
 * @throws Error when the two do not belong together
 */
export function readEar(description: EarDescription, bytes: Uint8Array): LearnedEar {
  const { width: w, height: h, perHeight, out, up, place, outline } = description
  const expected = w * h * PLANES * Float16Array.BYTES_PER_ELEMENT
  if (bytes.length !== expected) throw new Error(`Expected ${expected} bytes of an ear, got ${bytes.length}.`)
  const numbers = halfFloats(bytes)
  const plane = (k: number) => numbers.subarray(k * w * h, (k + 1) * w * h)
  const light = {
    pale: [plane(0), plane(1), plane(2)],
    deep: [plane(3), plane(4), plane(5)],
  } as const
  return { w, h, perHeight, out, up, place, outline, light, cover: coverOf(description) }
}

function coverOf({ width: w, height: h, perHeight, out, up, outline }: EarDescription): Plane {
  const corners = outline.map(([x, y]) => [(x - out) * perHeight * FINE, (up - y) * perHeight * FINE])
  const cover = new Float32Array(w * h)
  fillPolygon(corners, w * FINE, h * FINE).forEach((is, o) => {
    if (is) cover[((o / (w * FINE * FINE)) | 0) * w + (((o % (w * FINE)) / FINE) | 0)] += 1 / FINE ** 2
  })
  return cover
}
