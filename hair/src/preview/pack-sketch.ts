/// <reference lib="esnext.float16" />
import type { PackedSketch } from '../contract.ts'
import { mapArrays } from './map-arrays.ts'
import type { Sketch } from './sketch.ts'

/**
 * A sketch as it travels between threads: about 3 MB. Planes travel in half precision: 11 bits are more than the 8 a
 * picture has. OKLab stays here: reading it again from the picture is quicker than carrying it.
 */
export function packSketch({ analysis: { lab: _again, ...analysis }, plate, styles }: Sketch): PackedSketch {
  return { ...(mapArrays({ analysis, plate }, packed) as Pick<PackedSketch, 'analysis' | 'plate'>), styles }
}

/** Points of a face reach past 2048, where half precision has whole steps only; a plane has more than a line. */
const PLANE = 4096

function packed(array: ArrayBufferView): unknown {
  if (array instanceof Float32Array) return array.length > PLANE ? new Float16Array(array) : array
  // A view would take the whole memory it looks at along.
  return array instanceof Uint8Array ? array.slice() : array
}
