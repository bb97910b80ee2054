import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { SpaceNoise } from '../grow/space-noise.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { atRoot, PLAIN } from './combing.ts'
import type { Whim } from './whim.ts'

/**
 * The ball that it is cut to: its middle so far above that of the skull, its surface so far from the sides, the crown and the
 * forehead, units; and how deep it is below its middle, as a share of how wide: behind ears
 * that are seen, and over those that are covered.
 */
const BALL = { above: 1.4, sides: 5, crown: 5.7, front: 2.9, below: 0.82, overEars: 0.95 } as const
/** How unevenly it is cut, units: in tufts as wide as three fingers, and as one. */
const UNEVEN = { wide: 0.6, narrow: 0.5 } as const
/**
 * What grows low behind the ears: from which units on down and back; how far it goes in for each unit down, as a share of how far it
 * faces aside; how near the chin it ends, and so much higher far from the neck, units aside; how high it lies, units.
 */
const NAPE = {
  ...{ down: [0, -3], back: [-2, -5], inwards: 0.6, chin: 1.5 },
  ...{ higher: 3.5, from: 4, to: 7, lies: 1 },
} as const

/** How high all else stands off the scalp, units. */
const STANDS = 7
/** No coil is shorter, units. */
const SHORTEST = 1

/** Share of its length that hair lacks along the hairline, to which it grows in short coils. */
const FIRST_LACKS = 0.65
/** Strands besides, for each that grows there, along the hairline: between fewer her own combed hair was seen, as under a wig. */
const DENSER = 2.5

/**
 * Coils: strands that keep together, turn by turn, on locks that each bend in their own way. With strands that each bent for
 * themselves, farther than a coil turns, none was seen, and the head was felt; side by side they are crimped wool.
 */
const COILS = {
  ...{ locks: 7000, lock: 0.12, clump: 0.6, taper: 0.45, sway: 1.2 },
  ...{ frizz: 0.16, frizzScale: 1.7, flyaway: 0.025 },
} as const

/** How a coil turns, units: as wide as a pencil or less. Shorter turns than these lie across it, and all look combed. */
const WOUND = { radius: 0.27, pitch: 0.92, from: 0.2, plane: 1, chaos: 1 } as const

/** A round volume of tight coils. */
export function afro({ noise, reach }: Whim): Groom {
  const way = new Float64Array(3)
  return {
    ...PLAIN,
    ...{ lift: 3, stiff: 4, weight: 0, points: 60, strands: 46000, width: 0.3 },
    ...COILS,
    ...{ shine: 0.35, stands: true, ownLine: true, coversEars: 'unseen' },
    curl: WOUND,
    zone: () => 1,
    denser: (root) =>
      DENSER *
      smoothstep(4.5, 1, root.growth) *
      smoothstep(-1, 2, root.z) *
      (0.4 + 0.6 * smoothstep(-1, 4, root.y)),
    flow: (_p, root, head, out) => {
      const [x, y, z] = [root.x * 1.1, root.y * 1.1, root.z * 1.1]
      standOff(root, head, noise, out)
      out[0] += 0.55 * noise(x, y, z)
      out[1] += 0.55 * noise(x + 9, y, z)
      out[2] += 0.4 * noise(x, y + 9, z)
    },
    length: (root, head) => {
      standOff(root, head, noise, way)
      const uneven = UNEVEN.wide * atRoot(noise, root, 3.3) + UNEVEN.narrow * atRoot(noise, root, 1.1)
      const isFirst =
        smoothstep(0, 4, root.y) * smoothstep(4, 0.3, root.growth + 2 * atRoot(noise, root, 1.4))
      return (
        (1 - FIRST_LACKS * isFirst) *
        Math.max(SHORTEST, uneven + Math.max(toBall(root, way, head, reach), toChin(root, head)))
      )
    },
    shell: (root, head) => STANDS + (NAPE.lies - STANDS) * atNape(root, head),
    clear: () => 0,
  }
}

/** How far they fan out, and by how much that differs within so many units: all alike they leave the wall bare beside the cheek. */
const FANS = { mean: 0.7, differ: 0.6, size: 0.5 } as const

/**
 * The way coils stand off the head. Those that grow behind the ears fan out over them and beside the neck: else below the
 * ears only the few before them would be seen, as two flaps. What grows lowest hangs and closes in on the neck: standing off
 * it ended in two lobes beside the jaw.
 */
function standOff(root: Root, head: Head, noise: SpaceNoise, out: Float64Array) {
  const behind = smoothstep(2, -1, root.z)
  const overEars = smoothstep(7.5, 3.4, root.y) * smoothstep(-3, 1, root.y)
  const fans = FANS.mean + FANS.differ * atRoot(noise, root, FANS.size)
  out[0] = root.nx + fans * Math.sign(root.x) * behind * smoothstep(5, -2, root.y)
  out[1] = root.ny + 0.05 - 1.1 * behind * overEars
  out[2] = root.nz * 0.9
  const nape = atNape(root, head)
  const hangs = [-NAPE.inwards * root.nx, -1, 0.2 * root.nz]
  for (let q = 0; q < 3; q++) out[q] += (hangs[q] - out[q]) * nape
}

/** How far hair of a root hangs at the nape, 0 to 1: nowhere behind an ear that is seen. */
const atNape = ({ y, z }: Root, { coversEars }: Head): number =>
  coversEars ? smoothstep(NAPE.back[0], NAPE.back[1], z) * smoothstep(NAPE.down[0], NAPE.down[1], y) : 0

/** Length with which it hangs to about her chin; 0 where it stands off the head. */
const toChin = (root: Root, head: Head): number =>
  atNape(root, head) *
  (root.y - head.chin + NAPE.chin - NAPE.higher * smoothstep(NAPE.from, NAPE.to, Math.abs(root.x)))

/** Length from a root on, the way it grows, at which it leaves the ball. */
function toBall(root: Root, way: Float64Array, head: Head, reach: number): number {
  const { skull, top, coversEars } = head
  const below = coversEars ? BALL.overEars : BALL.below
  const middle = skull.y + BALL.above
  const side = skull.side + BALL.sides * reach
  const up = top + BALL.crown * reach - middle
  const half = [side, root.y > middle ? up : below * side, skull.front + BALL.front * reach]
  const from = [root.x, root.y - middle, root.z - skull.z]
  const long = Math.hypot(way[0], way[1], way[2])
  let [a, b, c] = [0, 0, -1]
  for (let q = 0; q < 3; q++) {
    const [o, d] = [from[q] / half[q], way[q] / long / half[q]]
    a += d * d
    b += o * d
    c += o * o
  }
  return (Math.sqrt(Math.max(0, b * b - a * c)) - b) / a
}
