import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { aroundEar, type EarLine } from './around-ear.ts'
import { atRoot, crowned, heightOf, PLAIN } from './combing.ts'
import type { Grooms, Whim } from './whim.ts'

/** In what one short cut differs from the other; lengths in units of the head. */
interface ShortCut {
  /**
   * Length at the nape, and what is added on the top: from where to where, how much more in front, and by what share more on the
   * side that it is swept to than in the middle.
   */
  nape: number
  top: { more: number; to: number; back: number; front: number; slant: number }
  /** How unevenly it is cut: by how much, over what distance. */
  ragged: { by: number; over: number }
  /** How high the top stands over the scalp. */
  stand: number
  /** What of that height is left where it has come to a side, see `SETTLES`. */
  settled: number
}

const PIXIE: ShortCut = {
  nape: 1.7,
  top: { more: 5.2, to: 0.9, back: 0.8, front: 0.5, slant: 0.3 },
  ragged: { by: 2.2, over: 0.8 },
  stand: 1.6,
  settled: 0.7,
}
const CROP: ShortCut = {
  nape: 1.4,
  top: { more: 3.8, to: 0.85, back: 0.85, front: 0.4, slant: 0.25 },
  ragged: { by: 2, over: 0.8 },
  stand: 1.6,
  settled: 0.2,
}

/** Short all around, longer on top, swept to one side over the forehead. */
const pixie = (whim: Whim): Groom => ({
  ...shortHair(PIXIE, whim),
  flow: combedOver(crowned(1.6 * whim.side, -2 * whim.side), whim),
})

/** Shorter than a pixie, the nape bare, the top combed to one side. */
const crop = (whim: Whim): Groom => ({
  ...shortHair(CROP, whim),
  flow: combedOver(crowned(1.8 * whim.side, -1.6 * whim.side), whim),
})

/**
 * Units over the ears below which hair is combed back over them, all of it and none; and how far it goes back and down.
 * Falling straight from the crown it is a curtain all around, cut off above the ears: a bowl.
 */
const SIDES = { from: 9.5, to: 4, back: 1.2, down: 0.4 } as const

/**
 * Before an ear hair hangs, and is a sideburn: from no such hair to all of it, by units forward of the middle of the ear and above
 * the line over it; and how far down it goes.
 */
const SIDEBURN = { forward: [0, 1.5], above: [3, 0], down: 2 } as const

/** How far locks of the top stray from the way that it is combed, over how many units: more, nearer to each other, is fur. */
const STRAYS = { by: 0.2, over: 2.5 } as const

/** The top lies the way it is combed, but for its locks, which overlap; what has come to the sides is combed back. */
const combedOver =
  (flow: Groom['flow'], { noise }: Whim): Groom['flow'] =>
  (p, root, head, out) => {
    flow(p, root, head, out)
    const top = smoothstep(0.2, 0.7, heightOf(root, head))
    const own = STRAYS.by * top
    out[0] += own * atRoot(noise, { ...root, x: root.x + 40 }, STRAYS.over)
    out[2] += own * atRoot(noise, { ...root, x: root.x - 40 }, STRAYS.over)
    const beside =
      smoothstep(SIDES.from, SIDES.to, p[1]) * smoothstep(-3, 2, p[2]) * smoothstep(4, 6.5, Math.abs(p[0]))
    const ear = head.ears[p[0] < 0 ? 0 : 1]
    const { forward, above, down } = SIDEBURN
    const hangs = smoothstep(...forward, p[2] - ear.at[2]) * smoothstep(...above, p[1] - ear.hairTo)
    out[2] -= SIDES.back * beside
    out[1] -= (SIDES.down + down * hangs) * beside
  }

/**
 * The sides are graded: hair is as long as `slope` of how far above the line around the ear it grows, units, so that no two tips
 * come to lie in one line, and the lower it grows the flatter it lies.
 */
const GRADED = { least: 0.35, slope: 0.4, uneven: 0.5 } as const
/**
 * Where the fringe goes over into them, from all of it to none, units: forward of the ears, and from the middle, on the side that it
 * is swept to and on the other. From temple to temple it is a bowl.
 */
const FRINGE = { front: [6, 2], to: [5.5, 8], from: [3.5, 6.5] } as const
/** And over how many units there is less of it, down to what share: what is cut so close lets the skin through, and ends in no edge. */
const THIN = { over: 3.2, least: 0.35 } as const
/**
 * Nor is the line of a temple an edge: by how much what grows there is shorter and finer; how surely hair grows (see `growth`) there,
 * and where it is as elsewhere; units from the middle of the head between which temples begin. As much grows there as elsewhere: fewer
 * hairs were wires before her skin.
 */
const TEMPLE = { shorter: 0.55, finer: 0.3, line: -0.3, all: 5, from: 4, to: 6.5 } as const
/** How near the line of a temple hair grows, 0 to 1. */
const atTemple = ({ growth, x }: Root): number =>
  smoothstep(TEMPLE.all, TEMPLE.line, growth) * smoothstep(TEMPLE.from, TEMPLE.to, Math.abs(x))

/**
 * Hair lies over what hers hid of an ear that is seen, over the upper third of one that is drawn. Before it a sideburn comes down to
 * its middle; where none is seen nothing is behind a sideburn but the backdrop. At the temples her own hairline decides.
 */
const CUT: EarLine = {
  over: ({ hairTo }) => hairTo,
  sideburn: ({ whose }) => (whose === 'away' ? 0.22 : 0),
  temple: 0,
  uneven: { by: 0.5, over: 0.7 },
}

/**
 * What comes from the top to a side lies down on it: units from the middle between which it does. As high as on the top its tips stood
 * off the temple, a step all around and a spike on the side that it is combed to. A pixie is ragged there: all of it lying, its outline
 * was that of a cap.
 */
const SETTLES = { from: 4.5, to: 7.5 } as const

/** Units from the middle of the head to where a slanted fringe is longest and shortest. */
const SLANT = 6
/** Pieces of the top stand over others: by what share, over how many units. */
const PIECES = { by: 0.1, over: 1.2 } as const

const shortHair = ({ nape, top, ragged, stand, settled }: ShortCut, whim: Whim) => ({
  ...PLAIN,
  short: true as const,
  bareEars: true as const,
  // close to the skull: hair that leaves it does not come down again on a few units, and stands beside the head like a bowl
  ...{ lift: 0.15, stiff: 1.5, weight: 0.3, points: 26, locks: 2600, strands: 75000 },
  ...{ taper: 0.4, lock: 0.4, clump: 0.7, sway: 0.6, frizz: 0.07, flyaway: 0.01, loose: 0.3 },
  zone: (root: Root, head: Head) => (aroundEar(root, head, whim, CUT) < 0 ? -1 : 1),
  thins: (root: Root, head: Head) =>
    THIN.least + (1 - THIN.least) * smoothstep(0, THIN.over, aroundEar(root, head, whim, CUT)),
  fineness: (root: Root) => 1 - TEMPLE.finer * atTemple(root),
  length: (root: Root, head: Head) => {
    const slanted = 1 - top.slant * Math.max(-1, Math.min(1, (whim.side * root.x) / SLANT))
    const own =
      nape +
      top.more *
        smoothstep(0.45, top.to, heightOf(root, head)) *
        (top.back + top.front * smoothstep(-4, 5, root.z)) *
        (slanted * whim.reach) +
      ragged.by * atRoot(whim.noise, root, ragged.over)
    const uneven = 1 + GRADED.uneven * atRoot(whim.noise, { ...root, x: root.x + 20 }, 0.8)
    const above = Math.max(0, aroundEar(root, head, whim, CUT))
    const graded = (GRADED.least + GRADED.slope * uneven * above) * (1 - TEMPLE.shorter * atTemple(root))
    const [inner, outer] = whim.side * root.x < 0 ? FRINGE.to : FRINGE.from
    const beside = smoothstep(inner, outer, Math.abs(root.x))
    return own + Math.min(0, graded - own) * Math.max(beside, smoothstep(...FRINGE.front, root.z))
  },
  shell: (root: Root, head: Head) =>
    0.2 +
    stand *
      smoothstep(0.4, 0.9, heightOf(root, head)) *
      (1 + PIECES.by * atRoot(whim.noise, { ...root, x: root.x - 20 }, PIECES.over)),
  settles: (p: Float64Array) => 1 - (1 - settled) * smoothstep(SETTLES.from, SETTLES.to, Math.abs(p[0])),
  clear: () => 0,
})

/** What each of these styles is grown as. */
export const SHORT_CUTS: Grooms = {
  pixie,
  garconne: crop,
}
