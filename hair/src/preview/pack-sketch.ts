/// <reference lib="esnext.float16" />

import { bytesToOklab } from '../pixels/oklab.ts'
import type { Plate } from '../plate/make-plate.ts'
import type { PackedSketch } from '../preview-contract.ts'
import type { Sketch } from './sketch.ts'

/**
 * A sketch as it travels between threads: about 3 MB. Planes travel in half precision: 11 bits are more than the 8 a
 * picture has. OKLab stays here: reading it again from the picture is quicker than carrying it.
 */
export function packSketch({ analysis: { lab: _again, ...analysis }, plate, styles }: Sketch): PackedSketch {
  return { analysis: mapArrays(analysis, packed), plate: plate && packPlate(plate), styles }
}

/** The part of it that is made apart. */
export const packPlate = (plate: Plate): object => mapArrays(plate, packed) as object

/** Points of a face reach past 2048, where half precision has whole steps only; a plane has more than a line. */
const PLANE = 4096

function packed(array: ArrayBufferView): unknown {
  if (array instanceof Float32Array) return array.length > PLANE ? new Float16Array(array) : array
  // A view would take the whole memory it looks at along.
  return array instanceof Uint8Array ? array.slice() : array
}

/** The other way round of `packSketch`. */
export function unpackSketch({ styles, ...packed }: PackedSketch): Sketch {
  const { analysis, plate } = mapArrays(packed, unpacked) as Pick<Sketch, 'analysis' | 'plate'>
  return { analysis: { ...analysis, lab: bytesToOklab(analysis.picture.data) }, plate, styles }
}

const unpacked = (array: ArrayBufferView): unknown =>
  array instanceof Float16Array ? new Float32Array(array) : array

/** The same shape, with each typed array in it as `change` gives it. */
export function mapArrays(value: unknown, change: (array: ArrayBufferView) => unknown): unknown {
  if (ArrayBuffer.isView(value)) return change(value)
  if (Array.isArray(value)) return value.map((each) => mapArrays(each, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapArrays(each, change)]))
}
