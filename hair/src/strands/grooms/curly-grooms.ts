import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { SpaceNoise } from '../grow/space-noise.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { afro } from './afro-groom.ts'
import {
  atRoot,
  BESIDE_FRINGE,
  denserAtPart,
  heightOf,
  isFringe,
  PLAIN,
  parted,
  partOf,
  sidesOf,
} from './combing.ts'
import type { Grooms, Whim } from './whim.ts'

/** How far curls fall over their part, units (see `Part`): no comb draws one through them. */
const UNCOMBED = 1.1

/** How high curls lie over the scalp, units, where they do not all lie alike. */
interface Heights {
  least: number
  /** The lowest of all of them. */
  lowest: number
  /** Above the ears, besides `least`. */
  more: number
  /** The share of `more` that they lie at in the mean. */
  mean: number
  /** By what share less on the crown, and the height from which on; see `heightOf`. */
  flat: number
  from: number
  /** By what share of `more` they differ from one handful to the next, and from curl to curl. */
  handful: number
  curl: number
}

/** Where all curls lie alike, the outline is a helmet's. */
const DIFFER = { lowest: 0.5, mean: 0.7, handful: 1.2, curl: 1.4 } as const

/** Of layers. */
const LAYERS = { ...DIFFER, least: 0.8, more: 1.7, flat: 0.35, from: 0.5 } as const

/** Of free curls: longer ones weigh more on the crown. As high there as in layers, they were a box with two corners. */
const LOOSE = { ...DIFFER, least: 0.9, more: 1.9, flat: 0.65, from: 0.4 } as const

/** Curls that differ in height. */
const uneven =
  ({ least, lowest, more, mean, flat, from, handful, curl }: Heights, noise: SpaceNoise): Groom['shell'] =>
  (root, head) => {
    const height = heightOf(root, head)
    const body = smoothstep(0.05, 0.5, height) * (1 - flat * smoothstep(from, 1, height))
    const differs = handful * atRoot(noise, root, 2.4) + curl * atRoot(noise, root, 1)
    return Math.max(lowest, least + more * body * (mean + differs))
  }

/**
 * Ringlets: how far they stray, and how thick the ribbons are that they are wound of, units. Each is seen by itself: two
 * thousand, each wound in its own way through the others, are a mat, and some hundreds as wide as a finger are ropes.
 */
const RINGLETS = { stray: 0.25, locks: 1400, lock: 0.2 } as const

/**
 * How a ringlet of them is wound, units. All of one size and as tight at the root as at the tip they were ropes, and crossed on
 * the crown like a knitted cap: there they are waves, which tighten as they fall.
 */
const WOUND = {
  ...{ radius: 0.58, pitch: 2.9, from: 0.2, chaos: 0.85, ribbon: 0.28 },
  ...{ tightens: 9, differs: 0.4 },
} as const

/** Strands besides along the hairline, for each that grows there: between fewer a smooth dark band was seen, as under a wig. */
const FIRSTS = 2.5

/** The same at a root of the hairline above the ears. */
const firsts = ({ growth, y, z }: Root): number =>
  FIRSTS * smoothstep(3, 0.8, growth) * smoothstep(0, 3, z) * smoothstep(0, 3, y)

/** Free curls to the shoulders. */
function looseCurls(whim: Whim): Groom {
  const { noise, reach } = whim
  const part = partOf(0.8, whim, UNCOMBED)
  const atPart = denserAtPart(part, 2.5)
  return {
    ...PLAIN,
    ...RINGLETS,
    ...{ lift: 0.45, stiff: 2.2, weight: 0.66, sway: 2.2, points: 80, strands: 38000 },
    ...{ clump: 0.82, taper: 0.28, frizz: 0.1, flyaway: 0.08 },
    ...{ shine: 0.6, drapes: 0.6, layered: true, ownLine: true },
    curl: { ...WOUND, opens: 1.8, plane: 1 },
    zone: sidesOf(part),
    denser: (root) => Math.max(atPart(root), firsts(root)),
    flow: parted(part, 0.45, 0.7),
    length: (root, head) =>
      (17 + 7 * smoothstep(0.9, 0.2, heightOf(root, head))) * reach + 4 * atRoot(noise, root, 2),
    shell: uneven(LOOSE, noise),
  }
}

/**
 * The fringe of a shag; `denser`: see `Groom`. As thin as the layers behind it, it had holes through which the forehead shone.
 * It is cut `over` her eyes in the middle, units, and `lower` by each square unit aside; curls end `ragged` units up and down.
 * `aside`: how far it is combed so, from the middle to its sides.
 */
const FRINGE = {
  ...{ half: 6.8, from: 2, zone: 3, denser: 0.9 },
  ...{ over: 3, lower: 0.06, ragged: 1.3, aside: 0.2, middle: 4 },
} as const

/** Units in the middle, by how much more for each square unit aside, and how far curls differ: longer than it is cut. */
const FRINGE_LONG = { least: 10.5, more: 0.08, differ: 1.6 } as const

/** Units aside at which hair of a fringe comes down: it fans out from above the ears. */
const comesDown = ({ x, z }: Root): number => (6 * x) / Math.max(3, z)

/** Layers of curls from the crown to the shoulders, and a curly fringe. */
function curlyShag(whim: Whim): Groom {
  const { noise, reach } = whim
  const part = partOf(0.4, whim)
  const combed = parted(part, 0.25, 0.7)
  const sides = sidesOf(part)
  const inFringe = (root: Root, head: Head) => isFringe(root, head, FRINGE.half, FRINGE.from, noise)
  return {
    ...PLAIN,
    ...RINGLETS,
    ...{ lift: 0.8, stiff: 2, weight: 0.8, spread: 0.1, sway: 1.8, points: 72 },
    ...{ strands: 42000, clump: 0.75, taper: 0.4, frizz: 0.09, flyaway: 0.045 },
    ...{ shine: 0.6, drapes: 0.5, layered: true, coversEars: 'all' },
    curl: { ...WOUND, opens: 2, plane: 0.9 },
    zone: (root, head) => (inFringe(root, head) ? FRINGE.zone : sides(root, head)),
    denser: ({ zone }) => (zone === FRINGE.zone ? FRINGE.denser : 0),
    flow: (p, root, head, out) => {
      if (!inFringe(root, head)) return combed(p, root, head, out)
      out[0] = root.x * FRINGE.aside * smoothstep(0, FRINGE.middle, Math.abs(root.x))
      out[1] = -0.6
      out[2] = p[1] < head.eyes + 5 ? 0.2 : 1
    },
    cut: (root, head) =>
      inFringe(root, head)
        ? head.eyes +
          FRINGE.over -
          FRINGE.lower * comesDown(root) ** 2 +
          FRINGE.ragged * atRoot(noise, root, 1.3)
        : Number.NEGATIVE_INFINITY,
    length: (root, head) =>
      inFringe(root, head)
        ? FRINGE_LONG.least +
          FRINGE_LONG.more * comesDown(root) ** 2 +
          FRINGE_LONG.differ * atRoot(noise, root, 1)
        : (8.5 + 8 * smoothstep(0.9, 0.25, heightOf(root, head))) * reach + 4 * atRoot(noise, root, 1.3),
    shell: uneven(LAYERS, noise),
    clear: (root, head) => (inFringe(root, head) ? 0 : BESIDE_FRINGE),
  }
}

/** What each of these styles is grown as. */
export const CURLS: Grooms = {
  boucles_libres: looseCurls,
  shag_boucle: curlyShag,
  afro_naturel: afro,
}
