import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Head } from '../head/head.ts'
import { BODY_Z, bodyHalf, neckAxis } from '../head/solids.ts'
import type { SpaceNoise } from './space-noise.ts'
import type { Root } from './strands.ts'

/** Where and how much hair comes forward, units, and directions as shares of its own. */
const OVER = {
  /** Width of what comes together, and the unevenness, -1 to 1, from which on some of it does, and all. */
  ...{ wide: 3, some: -0.05, all: 0.3 },
  /** Of roots behind the ears, not in the middle of the nape: z and x, head space. */
  ...{ behind: [-1, -3], aside: [1.5, 3] },
  /** Above the chin it begins, and does so fully. */
  ...{ above: 8, full: 3 },
  /** Beside the neck it is kept so far, and how hard it is pulled forward and aside. */
  ...{ beside: 2.2, forward: 1.4, outwards: 0.8 },
  /** By how much higher it ends where it is cut level: the way over a shoulder is longer. */
  shorter: 2.8,
} as const

/** A hair on its way: where it is, camera space, its height in head space, and how far its root lets it come forward. */
interface Falling {
  p: Float64Array
  y: number
  side: number
  share: number
}

export interface OverShoulders {
  /** How far hair of this root comes forward, 0 to 1. */
  share(root: Root): number
  /** Units by which it ends higher. */
  shorter: number
  /** Adds to the wanted direction, camera space. @param side 1 on the right of the picture, -1 on the left */
  pull(falling: Falling, want: Float64Array): void
}

/**
 * Some of what grows behind the ears comes forward beside the neck and lies before the shoulder, tress by tress. All of it
 * behind, nothing was to be seen between neck and lengths but a plane that ended at the shoulder.
 */
export function overShoulders(head: Head, noise: SpaceNoise): OverShoulders {
  const neck = neckAxis(head)
  const { wide, some, all, behind, aside } = OVER
  return {
    shorter: OVER.shorter,
    share: ({ x, y, z }) =>
      smoothstep(some, all, noise(x / wide, y / wide, z / wide + 40)) *
      smoothstep(behind[0], behind[1], z) *
      smoothstep(aside[0], aside[1], Math.abs(x)),
    pull({ p, y, side, share }, want) {
      if (share <= 0 || y > head.chin + OVER.above) return
      const front = Math.max(neck.z, BODY_Z + bodyHalf(head, p[0], p[1])) + 1
      const k =
        share *
        smoothstep(head.chin + OVER.above, head.chin + OVER.full, y) *
        smoothstep(front + 1, front - 1, p[2])
      const beyond = (p[0] - neck.x) * side - neck.radius
      want[0] += side * OVER.outwards * k * smoothstep(OVER.beside, -1, beyond)
      want[2] += OVER.forward * k
    },
  }
}
