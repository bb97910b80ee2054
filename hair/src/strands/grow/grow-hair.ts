import { random } from '../../pixels/random.ts'
import type { Head } from '../head/head.ts'
import { gatherLocks } from './gather-locks.ts'
import type { Groom } from './groom.ts'
import { growGuides } from './grow-guides.ts'
import { growLocks } from './grow-locks.ts'
import { growStrands } from './grow-strands.ts'
import { denserRoots, evenRoots, lockRoots, looseRoots } from './scatter-roots.ts'
import { spaceNoise } from './space-noise.ts'
import { joinStrands, type Strands } from './strands.ts'

export interface GrowOptions {
  seed: number
  /** Share of the groom's strands that grow, each as much wider; below 1 for a picture smaller than an image. Default 1. */
  density?: number
}

const GUIDES = 1500
/** Of a strand that is seen small. */
const FEWER_POINTS = 0.6

/** Grows a head of hair: guides, locks between them, tresses that locks run to, strands in the locks. The same seed grows the same hair. */
export function growHair(head: Head, groom: Groom, { seed, density = 1 }: GrowOptions): Strands {
  const next = random(seed)
  const noise = spaceNoise(seed)
  const some = {
    ...groom,
    points: density < 1 ? Math.round(groom.points * FEWER_POINTS) : groom.points,
    strands: groom.strands * density,
    width: groom.width / density,
  }
  const share = density ** 0.7
  const full = { head, groom, next, noise }
  const thinned = { ...full, groom: some }
  const guides = growGuides(full, evenRoots(full, GUIDES * share, -0.3))
  const locks = growLocks(thinned, guides, lockRoots(full, groom.locks * share))
  const { tress } = groom
  if (tress) {
    const tresses = growLocks(thinned, guides, evenRoots(full, tress.count, -0.15))
    gatherLocks(thinned, tress, locks, tresses)
  }
  const { thins } = groom
  const loose = looseRoots(thinned, some.strands).filter((root) => !thins || next() <= thins(root, head))
  const roots = [...loose, ...denserRoots(thinned, some.strands)]
  const strands = growStrands(thinned, locks, roots)
  const extra = groom.extra?.(head, next, some.points, density)
  return extra ? joinStrands(strands, extra) : strands
}
