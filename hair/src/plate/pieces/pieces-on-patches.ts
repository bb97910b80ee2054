import type { Plane, Size } from '../../pixels/picture.ts'
import type { Reduced } from '../layers/reduced.ts'
import type { PatchField } from '../patches/patch-fill.ts'
import { BY } from './backdrop-pieces.ts'
import { sourceOf } from './candidate-shifts.ts'
import type { Pieces } from './lay-pieces.ts'

/** What was painted at half size, and is painted over. */
interface OnHalf {
  /** The `LAYER` that was continued. */
  layer: number
  patches: PatchField
  /** What is added to its patches, three channels. */
  shading: Plane[]
  /** How far rays are painted instead, 0 to 1, and what they paint, three channels. Default: no rays are. */
  rays?: { share: Plane; channels: Plane[] }
  /** More than 0 where pieces are read, at half size. Default: wherever the layer is hidden. */
  where?: Plane
}

/** How far around a pixel labels are asked, pixels at a quarter of the size: outlines of pieces are round, not stairs. */
const AROUND = 2
const ROUNDED = 0.9
/** Over this much of a difference of shares rays turn into what lies beside them. */
const RAMP = 0.5
/** Where less of what is around is of one piece its seam runs, and what lies on both sides is mixed. */
const WHOLE = 0.8

/** What the labels around a pixel say. */
interface Vote {
  label: number
  weight: number
  /** Sums, weighted. */
  light: [number, number, number]
}

/**
 * A layer that is continued in pieces is read from where they come from, in their light; where one comes from nothing seen,
 * its patch stays, and what stays is in that light too.
 * Writes into what is painted.
 * @param half half the portrait's size
 * @param quarter the size of the pieces
 */
export function piecesOnPatches(
  half: Reduced,
  quarter: Size,
  pieces: Pieces,
  { layer, patches, shading, rays, where }: OnHalf,
): void {
  const { shifts } = pieces
  const seam = new Float32Array(half.n)
  for (let o = 0; o < half.n; o++) {
    if (!half.hole[o] || half.layer[o] !== layer || where?.[o] === 0) continue
    const votes = votesAt([o % half.w, (o / half.w) | 0], quarter, pieces)
    if (!votes.length) continue
    const all = votes.reduce((sum, { weight }) => sum + weight, 0)
    const isRays = ({ label }: Vote) => shifts[label].picture === BY.rays
    const ray = votes.find(isRays)
    if (rays) {
      const share = ray ? ray.weight / all : 0
      rays.share[o] = Math.max(0, Math.min(1, 0.5 + (share - 0.5) / RAMP))
      if (ray) for (let c = 0; c < 3; c++) rays.channels[c][o] += ray.light[c] / ray.weight
    }
    const others = votes.filter((vote) => !isRays(vote)).sort((a, b) => b.weight - a.weight)
    const read = others.find(({ label }) => readAt(half, o, { shift: shifts[label], layer, patches }))
    if (!read) continue
    const ofOthers = others.reduce((sum, { weight }) => sum + weight, 0)
    seam[o] = Math.max(0, 1 - read.weight / ofOthers / WHOLE)
    for (let c = 0; c < 3; c++) shading[c][o] = read.light[c] / read.weight
  }
  patches.seam = patches.seam ? patches.seam.map((v, o) => Math.max(v, seam[o])) : seam
}

/** The labels around a pixel of half the size. */
function votesAt([x, y]: readonly [number, number], { w, h }: Size, { label, light }: Pieces): Vote[] {
  const [u, v] = [(x - 0.5) / 2, (y - 0.5) / 2]
  const votes: Vote[] = []
  for (let b = Math.max(0, Math.round(v) - AROUND); b <= Math.min(h - 1, Math.round(v) + AROUND); b++)
    for (let a = Math.max(0, Math.round(u) - AROUND); a <= Math.min(w - 1, Math.round(u) + AROUND); a++) {
      const q = b * w + a
      if (label[q] < 0) continue
      const weight = Math.exp(-((a - u) ** 2 + (b - v) ** 2) / (2 * ROUNDED ** 2))
      let vote = votes.find((one) => one.label === label[q])
      if (!vote) {
        vote = { label: label[q], weight: 0, light: [0, 0, 0] }
        votes.push(vote)
      }
      vote.weight += weight
      for (let c = 0; c < 3; c++) vote.light[c] += weight * light[c][q]
    }
  return votes
}

/** Reads a pixel by a shift, or as its patch was; false where it would come from nothing seen. Writes into the patches. */
function readAt(
  half: Reduced,
  o: number,
  { shift, layer, patches }: Pick<OnHalf, 'layer' | 'patches'> & { shift: Pieces['shifts'][number] },
): boolean {
  if (shift.picture) return true
  const { x, y, isMirrored } = shift
  const j = sourceOf(half, o, { x: isMirrored ? 2 * x + 1 : 2 * x, y: 2 * y, isMirrored })
  if (j < 0 || half.hole[j] || half.layer[j] !== layer) return false
  patches.x[o] = j % half.w
  patches.y[o] = (j / half.w) | 0
  patches.mirrored[o] = isMirrored ? 1 : 0
  return true
}
