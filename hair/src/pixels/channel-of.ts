import { planeOf } from './fill-plane.ts'
import type { Plane } from './picture.ts'

/** One of three interleaved channels, by its place: of OKLab, 0 is the lightness. */
export const channelOf = (interleaved: Uint8Array | Float32Array, channel: number): Plane =>
  planeOf(interleaved.length / 3, (i) => interleaved[i * 3 + channel])
