/// <reference lib="esnext.float16" />
import type { PackedSketch } from '../contract.ts'
import { bytesToOklab } from '../pixels/oklab.ts'
import { mapArrays } from './map-arrays.ts'
import type { Sketch } from './sketch.ts'

/** The other way round of `packSketch`. */
export function unpackSketch({ styles, ...packed }: PackedSketch): Sketch {
  const { analysis, plate } = mapArrays(packed, unpacked) as Pick<Sketch, 'analysis' | 'plate'>
  return { analysis: { ...analysis, lab: bytesToOklab(analysis.picture.data) }, plate, styles }
}

const unpacked = (array: ArrayBufferView): unknown =>
  array instanceof Float16Array ? new Float32Array(array) : array
