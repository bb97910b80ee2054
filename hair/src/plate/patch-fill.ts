import type { Plane } from '../pixels/picture.ts'
import { random } from '../pixels/random.ts'
import { resizePlane } from '../pixels/resize-plane.ts'
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
 * @param planes three gamma-coded channels 0 to 1, already holding a smooth first guess inside the hole
 * @param hole 1 = fill
 * @param classes per pixel, guessed inside the hole
 */
export function patchFill(
  planes: Plane[],
  hole: Uint8Array,
  classes: Uint8Array,
  w: number,
  h: number,
  options: PatchOptions,
): PatchField {
  const next = random(3)
  const levels = patchPyramid({ w, h, channels: planes.map((p) => p.slice()), hole, classes }, LEVELS)
  let coarser: PatchSearch | null = null
  for (let l = LEVELS - 1; l >= 0; l--) {
    const level = levels[l]
    const search = new PatchSearch(level, options.classes, options.axis / (1 << l), l === 0 ? 2 : 3, next)
    search.start(coarser)
    const isCoarsest = l === LEVELS - 1
    const rounds = isCoarsest ? 6 : l === 0 ? 1 : 3
    const reach = Math.max(level.w, level.h) * (isCoarsest ? 1 : l === 0 ? 0.04 : 0.25)
    for (let round = 0; round < rounds; round++) {
      search.improve(reach, l > 0)
      search.vote(isCoarsest ? 2 : 1)
    }
    if (l > 0) handDown(level, levels[l - 1], options.classes)
    coarser = search
  }
  const { sourceX, sourceY, mirrored } = coarser as PatchSearch
  return { x: sourceX, y: sourceY, mirrored, planes: levels[0].channels }
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
