import { boxMean } from '../../pixels/box-blur.ts'
import type { Plane, Size } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'
import { smoothstep } from '../../pixels/smoothstep.ts'
import { LAYER } from '../layers/layout.ts'
import type { Reduced } from '../layers/reduced.ts'
import { NO_SOURCE, patchPyramid } from '../patches/patch-pyramid.ts'
import { PatchSearch } from '../patches/patch-search.ts'

/** A sixteenth of the portrait: the size at which the patches of a plate begin, too. */
const LEVELS = 3
const ROUNDS = 6
const RADIUS = 3
/** Over so much of the width, about a quarter of a face, the doubt of a place is that of its neighbours. */
const NEARBY = 1 / 30
/**
 * Mean squared difference of a patch to what it continues, three channels, gamma-coded: of 16 portraits whose backdrops
 * were graded by eye, planks, leaves and plaster that were believed came to 0.006 to 0.033, streets, rooms and
 * leaves of which little is seen to 0.040 to 0.071.
 */
const [SURE, LOST] = [0.02, 0.04]
/** Where the backdrop is built a patch must fit twice as well: nobody knows the leaf, everybody the door post. */
const STRICTER = 0.5

interface Backdrop {
  /** Filled smoothly: what the patches begin with. */
  filled: Plane[]
  /** 1 where it is surely seen. */
  seen: Plane
  /** See `linedness`. */
  lined: number
}

/**
 * 0 to 1 at the size of `at`: how well the backdrop can be continued behind hair by patches of what is seen of it; 1
 * where nothing is hidden. A leaf is believed beside leaves and a plank beside planks, which are not calm at all.
 * @param at a quarter of the portrait's size
 */
export function continuity(at: Reduced, { filled, seen, lined }: Backdrop): Plane {
  const { w, h, hole } = at
  const isBehind = (o: number) => hole[o] === 1 && at.layer[o] === LAYER.background
  const classes = Uint8Array.from(hole, (_, o) =>
    isBehind(o) || (!hole[o] && seen[o]) ? LAYER.background : NO_SOURCE,
  )
  const channels = at.channels.map((channel, c) => channel.map((v, o) => (isBehind(o) ? filled[c][o] : v)))
  const coarsest = patchPyramid({ w, h, channels, hole, classes }, LEVELS)[LEVELS - 1]
  const search = new PatchSearch(coarsest, [LAYER.background], coarsest.w, RADIUS, random(3))
  search.start(null)
  for (let round = 0; round < ROUNDS; round++) {
    search.improve(Math.max(coarsest.w, coarsest.h), true)
    search.vote(2)
  }
  const misses = nearby(search.misses(), coarsest, Math.max(1, Math.round(coarsest.w * NEARBY)))
  const forgiven = 1 - STRICTER * lined
  return at.channels[0].map((_, o) => {
    if (!isBehind(o)) return 1
    const x = Math.min(coarsest.w - 1, (o % w) >> (LEVELS - 1))
    const y = Math.min(coarsest.h - 1, ((o / w) | 0) >> (LEVELS - 1))
    return 1 - smoothstep(SURE * forgiven, LOST * forgiven, misses[y * coarsest.w + x])
  })
}

/** The mean of what is known around each pixel; nothing known is a miss. */
function nearby(misses: Plane, size: Size, r: number): Plane {
  const known = misses.map((miss) => (miss < 0 ? 0 : 1))
  return boxMean(misses, known, size, r).map((mean) => (Number.isNaN(mean) ? LOST : mean))
}
