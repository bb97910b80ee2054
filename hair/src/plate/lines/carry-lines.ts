import { blur } from '../../pixels/blur.ts'
import { boxMean } from '../../pixels/box-blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import { fourNeighbours } from '../../pixels/masks/four-neighbours.ts'
import type { Plane } from '../../pixels/picture.ts'
import { pushPull } from '../../pixels/push-pull.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { blendRays } from './blend-rays.ts'
import { castRays, type Ray, waysAlong } from './cast-rays.ts'
import { chooseLabels } from './choose-labels.ts'
import { roughness } from './roughness.ts'
import { slopesOf } from './slopes-of.ts'
import { stretchMean } from './stretch-mean.ts'

/** What a ray costs a pixel: per face height of its length, for its roughness, and where it meets nothing. */
const COST = { perFace: 0.04, rough: 0.5, lost: 4 } as const
/** Over so many face heights beyond what a ray meets it is looked whether it goes on alike, and over so many at least. */
const LOOKED = 0.12
const WHOLE = 0.03
/**
 * Mean change along a ray, gamma-coded, walls below and cobbles and leaves above: where it is painted without patches, which
 * show planks sharper, and where it is believed.
 */
const ROUGHNESS = { painted: [0.01, 0.025], believed: [0.015, 0.04] } as const
/** Face heights: from here on a ray is too long to tell. */
const [NEAR, FAR] = [0.7, 1.3]
/** Face heights over which roughness is that of the neighbours. */
const NEARBY = 0.04

/** A backdrop continued along its lines, at a quarter of the portrait's size. */
export interface Carried {
  fill: Plane[]
  /** 0 to 1: how far what is carried goes on alike, so that no patch is wanted; 0 on what is no hidden backdrop. */
  alike: Plane
  /** 0 to 1: how far it is believed, which of what is carried far nothing is. */
  sure: Plane
  /** The same fill at half the portrait's size, its edges sharper. */
  atHalf(half: Reduced, seen: Plane): Plane[]
}

interface Backdrop {
  /** 1 where it is surely seen. */
  seen: Plane
  /** See `backgroundFill`. */
  smooth: readonly Plane[]
  /** One face height, pixels. */
  s: number
}

/**
 * Continues a backdrop behind hair: from each hidden pixel rays run left, right and up along the lines that are seen, and of
 * what they meet that is taken which goes on alike and whose seams show least. So a door post goes on straight, and what is
 * the same on both sides of a head is the same behind it.
 * @param at a quarter of the portrait's size
 */
export function carryLines(at: Reduced, { seen, smooth, s }: Backdrop): Carried {
  const hidden = hiddenBackdrop(at)
  const ways = waysAlong(slopesOf(at, seen))
  const channels = at.channels.map((channel) => blur(channel, at.w, at.h, 0.8))
  const rays = ways.map((way) => castRays(at, { hidden, seen }, way))
  const reach = Math.max(1, Math.round(s * LOOKED))
  const whole = Math.max(3, Math.round(s * WHOLE))
  const rough = rays.map((ray) => roughness(at, { hidden, seen, ray, reach, whole }))
  const beyond = rays.map((ray) => roughness(at, { hidden, seen, ray, reach }))
  const step = (o: number, k: number, l: number) =>
    channels.reduce(
      (sum, channel) => sum + Math.abs(tone(channel, rays[k], o) - tone(channel, rays[l], o)),
      0,
    )
  const costs = rays.map((ray, k) => {
    const out = new Float32Array(at.n).fill(COST.lost)
    for (const o of hidden)
      if (ray.meets[o] >= 0)
        out[o] = (COST.perFace * ray.length[o]) / s + COST.rough * rough[k][o] + strays(at, channels, ray, o)
    return out
  })
  const labels = chooseLabels(at, hidden, { costs, step })
  const means = rays.map((ray) => channels.map((channel) => stretchMean(at, channel, { seen, ray, reach })))
  const fill = blendRays(at, means, { hidden, way: (o) => labels[o], rays, smooth })
  const nearbyOf = (roughOf: Plane[]) => nearby(at, { hidden, doubt: (o) => doubtOf(o, roughOf), s })
  const alike = nearbyOf(rough).map((rough) => 1 - smoothstep(...ROUGHNESS.painted, rough))
  // what is seen little of is painted as it goes on, and not believed for that
  const sure = nearbyOf(beyond).map((rough) => 1 - smoothstep(...ROUGHNESS.believed, rough))
  for (const o of hidden) sure[o] *= 1 - smoothstep(NEAR, FAR, rays[labels[o]].length[o] / s)
  return {
    fill,
    alike,
    sure,
    atHalf: (half, seenHalf) => enlarged(half, { seen: seenHalf, at, labels, rays, means, reach, fill }),
  }

  function doubtOf(o: number, roughOf: Plane[]): number {
    const k = labels[o]
    if (rays[k].meets[o] < 0) return 1
    let doubt = roughOf[k][o]
    for (const j of fourNeighbours(o, at))
      if (isHidden(at, j) && labels[j] !== k) doubt = Math.max(doubt, step(o, k, labels[j]) / 3)
    return doubt
  }
}

const isHidden = ({ hole, layer }: Reduced, o: number): boolean =>
  hole[o] === 1 && layer[o] === LAYER.background

function hiddenBackdrop(at: Reduced): number[] {
  const hidden: number[] = []
  for (let o = 0; o < at.n; o++) if (isHidden(at, o)) hidden.push(o)
  return hidden
}

const tone = (channel: Plane, { meets }: Ray, o: number): number => (meets[o] < 0 ? 0.5 : channel[meets[o]])

/** How far a ray strays from what is seen right beside a pixel. */
function strays(at: Reduced, channels: Plane[], ray: Ray, o: number): number {
  let sum = 0
  for (const j of fourNeighbours(o, at))
    if (!at.hole[j] && at.layer[j] === LAYER.background)
      for (const channel of channels) sum += Math.abs(channel[j] - tone(channel, ray, o))
  return sum
}

/** The mean doubt of what is hidden around each hidden pixel; 1 elsewhere. */
function nearby(
  at: Reduced,
  { hidden, doubt, s }: { hidden: number[]; doubt: (o: number) => number; s: number },
): Plane {
  const r = Math.max(1, Math.round(s * NEARBY))
  const mask = new Float32Array(at.n)
  const doubts = new Float32Array(at.n)
  for (const o of hidden) {
    mask[o] = 1
    doubts[o] = doubt(o)
  }
  return boxMean(doubts, mask, at, r).map((mean, o) => (mask[o] ? mean : 1))
}

interface Enlarging extends Pick<Carried, 'fill'> {
  seen: Plane
  at: Reduced
  labels: Uint8Array
  rays: Ray[]
  /** Per ray and channel what it carries from a pixel that it meets. */
  means: ((m: number) => number)[][]
  reach: number
}

/** What is met at half size, corrected as it was at a quarter: by the same ray, or a line would show where two meet. */
function enlarged(half: Reduced, { seen, at, labels, rays, means, reach, fill }: Enlarging): Plane[] {
  const quarterOf = (o: number) =>
    Math.min(at.h - 1, ((o / half.w) | 0) >> 1) * at.w + Math.min(at.w - 1, (o % half.w) >> 1)
  const chosen = rays.map(() => [] as number[])
  for (const o of hiddenBackdrop(half)) if (isHidden(at, quarterOf(o))) chosen[labels[quarterOf(o)]].push(o)
  const larger = rays.map(({ way }, k) => castRays(half, { hidden: chosen[k], seen }, way))
  const known = Float32Array.from(half.hole, (is, o) =>
    half.layer[o] === LAYER.background && (!is || isHidden(at, quarterOf(o))) ? 1 : 0,
  )
  const atHalf = (plane: Plane) => resizePlane(plane, at.w, at.h, half.w, half.h)
  const own = rays.map(({ meets }, k) =>
    planeOf(at.n, (o) => (isHidden(at, o) && labels[o] === k && meets[o] >= 0 ? 1 : 0)),
  )
  const shares = own.map(atHalf)
  const filled = fill.map((plane, c) => {
    const out = atHalf(plane)
    const sharp = blur(half.channels[c], half.w, half.h, 0.8)
    larger.forEach((ray, k) => {
      const { meets } = ray
      const carried = stretchMean(half, sharp, { seen, ray, reach: 2 * reach })
      const share = shares[k]
      const sum = atHalf(plane.map((v, o) => (own[k][o] ? v - means[k][c](rays[k].meets[o]) : 0)))
      for (const o of chosen[k])
        if (meets[o] >= 0 && share[o] > 0) out[o] = carried(meets[o]) + sum[o] / share[o]
    })
    return out
  })
  // an outline of hers is mixed with what lies beside it, not with the hair that lay there
  return pushPull(filled, known, half.w, half.h)
}
