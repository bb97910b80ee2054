import { random } from '../../pixels/random.ts'
import type { Head } from '../head/head.ts'
import type { Groom } from './groom.ts'
import { growGuides } from './grow-guides.ts'
import { growLocks } from './grow-locks.ts'
import { growStrands } from './grow-strands.ts'
import { evenRoots, looseRoots } from './scatter-roots.ts'
import { spaceNoise } from './space-noise.ts'
import { joinStrands, type Strands } from './strands.ts'

export interface GrowOptions {
  /** Share of the groom's strands that grow, each as much wider. Default 1. */
  density?: number
}

const GUIDES = 1500
/** Of a strand that is seen small. */
const FEWER_POINTS = 0.6

/** Grows a head of hair: guides, locks between them, strands in the locks. The same seed grows the same hair. */
export function growHair(head: Head, groom: Groom, seed: number, { density = 1 }: GrowOptions = {}): Strands {
  const next = random(seed)
  const noise = spaceNoise(seed)
  const some = {
    ...groom,
    points: density < 1 ? Math.round(groom.points * FEWER_POINTS) : groom.points,
    strands: groom.strands * density,
    width: groom.width / density,
  }
  const share = density ** 0.7
  const guides = growGuides(head, groom, evenRoots(head, groom, GUIDES * share, -0.3, next), noise)
  const lockRoots = evenRoots(head, groom, groom.locks * share, -0.15, next)
  const locks = growLocks(head, some, guides, lockRoots, next, noise)
  const strands = growStrands(
    head,
    some,
    locks,
    looseRoots(head, some, some.strands, next, noise),
    next,
    noise,
  )
  const extra = groom.extra?.(head, next, some.points, density)
  return extra ? joinStrands(strands, extra) : strands
}
