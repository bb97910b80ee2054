import type { Plane } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'
import { resizePlane } from '../../pixels/resize-plane.ts'
import { type PatchLevel, patchPyramid } from './patch-pyramid.ts'
import { PatchSearch } from './patch-search.ts'

/** Where each filled pixel's texture comes from, at the size of the planes. */
export interface PatchField {
  x: Int16Array
  y: Int16Array
  /** 1 when the source is read mirrored, right to left. */
  mirrored: Uint8Array
  /** The filled planes. */
  planes: Plane[]
  /** 0 to 1: how far what lies on both sides of a seam is mixed. Default: patches meet sharply. */
  seam?: Plane
}

export interface PatchOptions {
  /** Classes to fill; a class only takes from itself. */
  classes: readonly number[]
  /** x of the mirror line: one shoulder can lend texture to the other. */
  axis: number
}

const LEVELS = 4

/**
 * Exemplar fill, coarse to fine: every missing pixel finds a place of its class that looks like its
 * surroundings, and overlapping patches vote. C. Barnes et al., "PatchMatch", 2009; Y. Wexler et al.,
 * "Space-time completion of video", 2007.
 * @param torn its channels are gamma-coded, 0 to 1, and hold a smooth first guess inside the hole; its classes are
 * guessed there
 */
export function patchFill(torn: PatchLevel, options: PatchOptions): PatchField {
  const next = random(3)
  const levels = patchPyramid({ ...torn, channels: torn.channels.map((p) => p.slice()) }, LEVELS)
  let coarser: PatchSearch | null = null
  for (let l = LEVELS - 1; l > 0; l--) {
    const level = levels[l]
    const search = new PatchSearch(level, options.classes, options.axis / (1 << l), l === 1 ? 2 : 3, next)
    search.start(coarser)
    const isCoarsest = l === LEVELS - 1
    const rounds = isCoarsest ? 6 : l === 1 ? 2 : 3
    const reach = Math.max(level.w, level.h) * (isCoarsest ? 1 : l === 1 ? 0.1 : 0.25)
    for (let round = 0; round < rounds; round++) {
      search.improve(reach, true)
      search.vote(isCoarsest ? 2 : 1)
    }
    if (l > 1) handDown(level, levels[l - 1], options.classes)
    coarser = search
  }
  return adopt(levels[0], coarser as PatchSearch)
}

/** The finest level takes its sources from the one above: neighbours share them there, so texture stays whole. */
function adopt({ w, h, channels, hole }: PatchLevel, coarser: PatchSearch): PatchField {
  const W = w >> 1
  const H = h >> 1
  const out: PatchField = {
    x: new Int16Array(w * h).fill(-1),
    y: new Int16Array(w * h),
    mirrored: new Uint8Array(w * h),
    planes: channels,
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const j = Math.min(H - 1, y >> 1) * W + Math.min(W - 1, x >> 1)
      if (!hole[i] || coarser.sourceX[j] < 0) continue
      out.mirrored[i] = coarser.mirrored[j]
      out.x[i] = 2 * coarser.sourceX[j] + (out.mirrored[i] ? 1 - (x & 1) : x & 1)
      out.y[i] = 2 * coarser.sourceY[j] + (y & 1)
      const from = out.y[i] * w + out.x[i]
      for (const channel of channels) channel[i] = channel[from]
    }
  }
  return out
}

/** The coarse answer is the finer level's first guess. */
function handDown(from: PatchLevel, to: PatchLevel, classes: readonly number[]) {
  to.channels.forEach((channel, c) => {
    const up = resizePlane(from.channels[c], from.w, from.h, to.w, to.h)
    for (let i = 0; i < channel.length; i++) {
      if (to.hole[i] && classes.includes(to.classes[i])) channel[i] = up[i]
    }
  })
}
