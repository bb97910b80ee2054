import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { SpaceNoise } from '../grow/space-noise.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import type { Whim } from './whim.ts'

/** What most grooms share. */
export const PLAIN = {
  ...{ lift: 0.2, stiff: 1.6, weight: 0.9, sway: 0.35, points: 40, locks: 4600, strands: 50000 },
  ...{ clump: 0.45, lock: 0.32, taper: 0.2, frizz: 0.05, flyaway: 0.03, width: 0.34 },
  clear: () => 1,
} satisfies Partial<Groom>

/** 0 at the ears, 1 at the crown. */
export const heightOf = (root: Root, head: Head): number => Math.max(0, Math.min(1, root.y / head.top))

/** How high hair lies over the scalp, units: `least` at the ears, `more` above them, by the share `flat` less on top. */
export const shellOf =
  (shell: { least: number; more: number; flat: number; from?: number }): Groom['shell'] =>
  (root, head) => {
    const height = heightOf(root, head)
    const { least, more, flat, from = 0.7 } = shell
    return least + more * smoothstep(0.1, 0.5, height) * (1 - flat * smoothstep(from, 0.98, height))
  }

/** Noise at a root, its knots `size` units apart. */
export const atRoot = (noise: SpaceNoise, { x, y, z }: Root, size: number): number =>
  noise(x / size, y / size, z / size)

/** A part from the forehead to the crown, x units from the middle. */
export interface Part {
  x: number
  noise: SpaceNoise
  /** Units beside its line from which tufts fall over it to the other side. */
  crossed: number
  /** The same of single hairs. */
  strays: number
  /** Units by which it bends from one finger's breadth to the next. */
  winds: number
  /** The same over the whole of it. */
  bends: number
  /** Forward of the ears, units: the whorl it ends in, from which all hair goes back. */
  whorl: number
}

/**
 * Curls hide where they turn back. Smooth hair that does so before the top of the skull is seen from its tips: dashes
 * around a star, and a cap behind the hair that falls forward. From behind it no camera before her sees the whorl.
 */
const WHORL = { hidden: 1, smooth: -6 } as const

/** @param crossed see `Part` */
export const partOf = (x: number, { side, shift, noise }: Whim, crossed = 0.2): Part => ({
  ...{ x: x * side + shift * 0.5, noise, crossed, strays: 0, winds: 0.16, bends: 0.28 },
  whorl: WHORL.hidden,
})

/** A comb drew the line of a smooth part: units by which tufts cross it, and by which it bends. */
const DRAWN = { ragged: 0.04, winds: 0.02, bends: 0.16 } as const

/**
 * The part of smooth hair, which is seen as far as the outline of the crown: tufts that fall over it would be teeth.
 * @param strays see `Part`; a part that was drawn with a comb has the default
 */
export const smoothPartOf = (x: number, whim: Whim, strays = 0.6): Part => ({
  ...partOf(x, whim, DRAWN.ragged),
  ...{ strays, winds: DRAWN.winds, bends: DRAWN.bends },
  whorl: WHORL.smooth,
})

/** The part of braids, drawn with the tail of a comb: no hair crosses it, and it hardly bends. */
export const braidedPartOf = (x: number, whim: Whim): Part => ({
  ...partOf(x, whim, 0),
  ...{ winds: 0.04, whorl: WHORL.smooth },
})

/** Knots per unit of the noise by which tufts fall to one side together, and of that by which each hair does for itself. */
const [TUFTS, SINGLE] = [3.1, 41]

/**
 * By which power of chance single hairs cross a part: few do in front, and more towards the crown, where a line between what is
 * combed into the light and into the shade would be an edge. From the one to the other by units forward of the ears.
 */
const RARE = { front: 4, crown: 2, from: 5, to: -1 } as const

/** Whether hair falls to the right of the part: the line is never ruled, and lost towards the crown. */
export function isRightOf(part: Part, root: Root): boolean {
  const { noise, crossed, strays, whorl } = part
  const line = lineOf(part, root)
  const mixed = crossed + (1.1 - crossed) * smoothstep(whorl + 3.6, whorl - 0.5, root.z)
  const tuft = mixed * noise(root.x * TUFTS, root.y * TUFTS, root.z * TUFTS)
  const single = strays && noise(root.x * SINGLE, root.y * SINGLE, root.z * SINGLE)
  const rare = RARE.crown + (RARE.front - RARE.crown) * smoothstep(RARE.to, RARE.from, root.z)
  return root.x + tuft + strays * Math.sign(single) * Math.abs(single) ** rare >= line
}

/** x of the line of a part beside a root. */
export const lineOf = ({ x, noise, winds, bends }: Part, { z }: Pick<Root, 'z'>): number =>
  x + bends * noise(z * 0.45, 3, 1) + winds * noise(z * 1.4, 8, 1)

/** Units beside the line of a part within which all of what grows besides does, and from which on none. */
const AT_PART = { all: 0.5, none: 1.6 } as const
/** The same of what smooth hair has besides, so that its part shows a thin line of scalp, and how much that is. */
const AT_LINE = { all: 0.12, none: 0.4, more: 2 } as const

/**
 * Hair leaves a part to both sides, and what grows farther on does not cover it: as dense as elsewhere, its strands were
 * single ones on a smooth dark plane, units wide.
 * @param more strands besides, for each that grows there: of straight hair so many that it is covered, and no more, or
 *   their shadows make it mottled
 */
export const denserAtPart =
  (part: Part, more: number): NonNullable<Groom['denser']> =>
  (root) =>
    more * smoothstep(AT_PART.none, AT_PART.all, Math.abs(root.x - lineOf(part, root)))

/** The same of smooth hair. */
export const denserAtLine = (part: Part, more: number): NonNullable<Groom['denser']> => {
  const atPart = denserAtPart(part, more)
  return (root) =>
    atPart(root) + AT_LINE.more * smoothstep(AT_LINE.none, AT_LINE.all, Math.abs(root.x - lineOf(part, root)))
}

/** Zone 1 right of the part, 2 left of it. */
export const sidesOf =
  (part: Part): Groom['zone'] =>
  (root) =>
    isRightOf(part, root) ? 1 : 2

/** Units beside the line of a part within which hair of the crown falls straight back: else the outline is cleft like a heart. */
const CREST = 4

/**
 * Combed away from a part, down over the sides.
 * @param back how far it is combed back
 * @param crown 0 to 1: how far hair leaves the part backwards towards the crown; sideways both sides meet in a ragged seam
 */
export function parted(part: Part, back: number, crown = 1): Groom['flow'] {
  return (p, root, _head, out) => {
    const isRight = isRightOf(part, root)
    const top = smoothstep(2, 13, p[1])
    const front = smoothstep(1, 8, root.z)
    const away = crown * top * smoothstep(part.whorl + 4, part.whorl, root.z)
    const beside = 1 - 0.65 * away - 0.35 * away * smoothstep(CREST, 0, Math.abs(root.x - part.x))
    out[0] = (isRight ? 1 : -1) * (0.25 + 1.1 * top) * beside
    out[1] = -1 + 0.35 * top
    out[2] = -back * (0.35 + 0.65 * front) * (0.4 + 0.6 * top) - 0.25 * smoothstep(3, -4, root.z) - 1.1 * away
  }
}

/**
 * Out of a crown beside the middle, as short hair grows.
 * @param x units from the middle
 * @param sweep how far it is swept to one side over the forehead
 */
export function crowned(x: number, sweep: number): Groom['flow'] {
  return (p, _root, { skull, top }, out) => {
    let dx = p[0] - x
    let dy = p[1] - top
    let dz = p[2] - (skull.z - 3.5)
    const l = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1
    dx /= l
    dy /= l
    dz /= l
    out[0] = dx - 0.14 * dz + sweep * smoothstep(1, 7, p[2])
    out[1] = dy
    out[2] = dz + 0.14 * dx
  }
}

/** Whether a root belongs to a fringe: above the forehead, its edges uneven. */
export const isFringe = (root: Root, head: Head, half: number, from: number, noise: SpaceNoise): boolean =>
  root.y > head.eyes + 2 &&
  Math.abs(root.x) < half + 0.5 * noise(root.z, root.y, 4) &&
  root.z > from + 1.4 * noise(root.x * 1.7, 6, 4) + 0.8 * noise(root.x * 5, root.z * 5, 4)

/** How far hair beside a fringe stays out of the face (see `Groom.clear`): half as far as hair without one. */
export const BESIDE_FRINGE = 0.5
