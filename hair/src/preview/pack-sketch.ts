/// <reference lib="esnext.float16" />
import { serialize } from 'node:v8'
import type { Analysis } from '../analyse.ts'
import type { Plate } from '../plate/make-plate.ts'

/**
 * A sketch as bytes, which any thread can unpack: about 3 MB. Planes travel in half precision: 11 bits are more than
 * the 8 a picture has. OKLab stays here: reading it again from the picture is quicker than carrying it.
 */
export const packSketch = ({ lab: _again, ...analysis }: Analysis, plate: Plate | null): Uint8Array =>
  serialize(mapPlanes({ analysis, plate }, halved))

function halved(value: unknown): unknown {
  // A face has 1404 coordinates that reach past 2048, where half precision has whole steps only.
  return value instanceof Float32Array && value.length > 4096 ? new Float16Array(value) : value
}

/** The same shape with each typed array as `change` gives it. */
export function mapPlanes(value: unknown, change: (array: unknown) => unknown): unknown {
  if (ArrayBuffer.isView(value)) return change(value)
  if (Array.isArray(value)) return value.map((each) => mapPlanes(each, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapPlanes(each, change)]))
}
