import type { Strands } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { BOX } from './light-grid.ts'
import type { ShadedSegments } from './shade-strands.ts'

/** Pixels of a tile: small enough for the processor's cache when it is drawn. */
export const TILE = 96
const DEPTHS = 1024
const DEPTH_RANGE = 34

/** Segments in the order they are drawn: tile by tile, in each far to near. */
export interface SortedSegments {
  order: Uint32Array
  /** Where the segments of each tile end in `order`. */
  ends: Uint32Array
  tilesAcross: number
}

/** A segment that leaves its tile is drawn in every tile it touches, each time clipped. */
export function sortSegments(head: Head, hair: Strands, { light }: ShadedSegments): SortedSegments {
  const tilesAcross = Math.ceil(head.w / TILE)
  const tiles = tilesAcross * Math.ceil(head.h / TILE)
  const starts = new Uint32Array(tiles * DEPTHS + 1)
  const visit = visitor(head, hair, light, tilesAcross)
  visit((bucket) => {
    starts[bucket + 1]++
  })
  for (let b = 1; b < starts.length; b++) starts[b] += starts[b - 1]
  const order = new Uint32Array(starts[starts.length - 1])
  visit((bucket, segment) => {
    order[starts[bucket]++] = segment
  })
  // after filling, each bucket's start is its end
  const ends = Uint32Array.from({ length: tiles }, (_, tile) => starts[(tile + 1) * DEPTHS - 1])
  return { order, ends, tilesAcross }
}

type Visit = (bucket: number, segment: number) => void

function visitor({ x0, y0, unit, w, h }: Head, hair: Strands, light: Float32Array, across: number) {
  const { count, points: K, at } = hair
  const column = (x: number) => (Math.max(0, Math.min(w - 1, x0 + x * unit)) / TILE) | 0
  const row = (y: number) => (Math.max(0, Math.min(h - 1, y0 - y * unit)) / TILE) | 0
  return (visit: Visit) => {
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < K - 1; k++) {
        const s = i * (K - 1) + k
        if (Number.isNaN(light[s])) continue
        const o = (i * K + k) * 3
        const depth = Math.max(0, Math.min(DEPTHS - 1, ((at[o + 2] - BOX.z) * (DEPTHS / DEPTH_RANGE)) | 0))
        const c = column(at[o])
        const r = row(at[o + 1])
        const c2 = column(at[o + 3])
        const r2 = row(at[o + 4])
        visit((r * across + c) * DEPTHS + depth, s)
        if (c2 !== c) visit((r * across + c2) * DEPTHS + depth, s)
        if (r2 !== r) visit((r2 * across + c) * DEPTHS + depth, s)
        if (c2 !== c && r2 !== r) visit((r2 * across + c2) * DEPTHS + depth, s)
      }
    }
  }
}
