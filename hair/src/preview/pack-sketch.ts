/// <reference lib="esnext.float16" />
import type { Analysis } from '../analyse.ts'
import type { PackedSketch } from '../contract.ts'
import type { Plate } from '../plate/make-plate.ts'
import { mapArrays } from './map-arrays.ts'

/**
 * A sketch as it travels between threads: about 3 MB. Planes travel in half precision: 11 bits are more than the 8 a
 * picture has. OKLab stays here: reading it again from the picture is quicker than carrying it.
 */
export const packSketch = ({ lab: _again, ...analysis }: Analysis, plate: Plate | null): PackedSketch =>
  mapArrays({ analysis, plate }, packed) as PackedSketch

/** Points of a face reach past 2048, where half precision has whole steps only; a plane has more than a line. */
const PLANE = 4096

function packed(array: ArrayBufferView): unknown {
  if (array instanceof Float32Array) return array.length > PLANE ? new Float16Array(array) : array
  // A view would take the whole memory it looks at along.
  return array instanceof Uint8Array ? array.slice() : array
}
