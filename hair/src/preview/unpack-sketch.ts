/// <reference lib="esnext.float16" />
import { deserialize } from 'node:v8'
import { bytesToOklab } from '../pixels/oklab.ts'
import { mapPlanes } from './pack-sketch.ts'
import type { Sketch } from './sketch.ts'

/** The other way round of `packSketch`. The bytes never left this program: nobody else can have written them. */
export function unpackSketch(bytes: Uint8Array): Sketch {
  const { analysis, plate } = mapPlanes(deserialize(bytes), restored) as Sketch
  return { analysis: { ...analysis, lab: bytesToOklab(analysis.picture.data) }, plate }
}

const restored = (array: unknown): unknown =>
  array instanceof Float16Array ? new Float32Array(array) : array
