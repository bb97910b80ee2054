import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import {
  atRoot,
  BESIDE_FRINGE,
  denserAtPart,
  PLAIN,
  partOf,
  shellOf,
  sidesOf,
  smoothPartOf,
} from './combing.ts'
import { curtained } from './curtain.ts'
import type { Grooms, Whim } from './whim.ts'

/**
 * Where a bob with a fringe is combed from, head space: `z` of its crown (farther forward a camera sees it as a star), and `x` of
 * it to one side, since a whorl grows beside the middle. From the forehead on (`front`) hair knows nothing of that.
 */
const CROWN = { z: -6, x: 1.3, front: 3, whole: -2 } as const
/** How far aside its fringe falls: all of it away from the whorl, and lock by lock. */
const ASIDE = { all: 0.12, own: 0.25, wide: 0.75 } as const
/** Units by which the ends of its fringe differ: in panels, which are `wide` at the brows, and lock by lock. */
const FRINGE = { panels: 0.45, wide: 0.5, locks: 0.7 } as const
/** Share by which its sides differ in how far they stay out of the face. */
const SIDES = 0.2
/** The section its fringe is cut from: a wedge from the crown to both temples; units, and by how much it widens. */
const WEDGE = { half: 0.5, widens: 0.66 } as const

/** To the jaw, with a blunt fringe to the brows. All of it leaves one crown: between its sections no part shows. */
function bobWithFringe(whim: Whim): Groom {
  const { noise } = whim
  const sides = sidesOf(partOf(0, whim))
  const fanned = fannedOut(whim)
  const lies = shellOf({ least: 0.42, more: 0.25, flat: 0.6 })
  const inFringe = (root: Root, head: Head) => isInWedge(root, head, whim)
  return {
    ...PLAIN,
    ...{ tuck: 1, taper: 0.16, clump: 0.45, sway: 0.4, frizz: 0.035, stray: 0.07, sleek: true },
    // flat at the root, or a whorl is a dent in the outline
    lift: 0.05,
    // from the cheekbones to the jaw it falls in
    spread: -0.06,
    // from the jaw on: a fringe of tresses is panels that shade each other, stripes over the forehead
    tress: { count: 300, gathers: 0.2, from: 30 },
    zone: (root, head) => (inFringe(root, head) ? 3 : sides(root, head)),
    flow: (p, root, head, out) => {
      if (p[1] > head.eyes + 6 || !inFringe(root, head)) return fanned(p, root, head, out)
      out[0] = root.x * 0.03 - ASIDE.all * whim.side + ASIDE.own * atRoot(noise, root, ASIDE.wide)
      out[1] = -0.6
      out[2] = 0.15
    },
    length: (root, head) => (inFringe(root, head) ? 26 : 40),
    cut: (root, head) => (inFringe(root, head) ? fringeLine(root, head, whim) : jawLine(root, head, whim)),
    // one height from section to section: the sides would stand over the fringe as a roll
    shell: (root, head) => lies(root, head) * (1 - 0.25 * smoothstep(0, 7, root.z)),
    clear: (root, head) =>
      inFringe(root, head) ? 0 : BESIDE_FRINGE * (1 + SIDES * atRoot(noise, root, 1.1)),
  }
}

/** x of the middle of what is combed from its crown, so far forward of the ears. */
const middleAt = (z: number, { side }: Whim): number =>
  CROWN.x * side * smoothstep(CROWN.front, CROWN.whole, z)

function isInWedge(root: Root, head: Head, whim: Whim): boolean {
  const { noise } = whim
  const half = WEDGE.half + WEDGE.widens * (root.z - CROWN.z)
  const ragged = 0.5 * noise(root.z, root.y, 4) + 0.3 * noise(root.z * 5, root.x * 5, 4)
  const aside = Math.abs(root.x - middleAt(root.z, whim))
  return root.z > CROWN.z && root.y > head.eyes + 2 && aside < half + ragged
}

/** Away from the crown to all sides, and down; a little more sideways, or a gap opens between the fringe and what lies beside it. */
const fannedOut =
  (whim: Whim): Groom['flow'] =>
  (p, root, { top }, out) => {
    const dx = 1.3 * (p[0] - middleAt(p[2], whim))
    const dz = p[2] - CROWN.z
    const l = Math.hypot(dx, dz, 1.5)
    const onTop = smoothstep(2, top, p[1])
    out[0] = (dx / l + 0.12 * atRoot(whim.noise, root, 2.5)) * (0.25 + 0.9 * onTop)
    out[1] = -1 + 0.5 * onTop
    out[2] = (dz / l) * (0.2 + 0.9 * onTop)
  }

/** A little above the brows in the middle, longer towards the temples. */
function fringeLine(root: Root, head: Head, whim: Whim): number {
  const { noise } = whim
  const aside = root.x - middleAt(root.z, whim)
  const x = Math.max(-7, Math.min(7, (9 * aside) / Math.max(1.5, root.z - CROWN.z)))
  return (
    head.eyes +
    2 -
    0.012 * x ** 2 -
    0.4 * Math.max(0, Math.abs(x) - 3.7) ** 1.5 +
    FRINGE.panels * noise(x / FRINGE.wide, 7, 2) +
    FRINGE.locks * noise(root.x * 3, root.z * 3, 2)
  )
}

const jawLine = (root: Root, head: Head, { noise, reach }: Whim): number =>
  head.chin +
  1.2 -
  12 * (reach - 1) +
  0.5 * noise(root.x * 0.8, root.y, root.z * 0.8) +
  0.18 * Math.min(0, root.z)

/** To the chin at the nape, where it is seen beside the neck, longer towards the face; parted at a side. */
function plungingBob(whim: Whim): Groom {
  const { noise } = whim
  const part = smoothPartOf(2.4, whim, 0.8)
  return {
    ...PLAIN,
    ...curtained(part, 0.12),
    ...{ tuck: 0.55, taper: 0.14, clump: 0.45, frizz: 0.05, sway: 0.9, spread: 0.08, stray: 0.06 },
    ...{ sleek: true, lift: 0.05 },
    tress: { count: 420, gathers: 0.35, from: 12 },
    length: () => 40,
    cut: (root, head) =>
      head.chin - 0.9 - 0.32 * Math.max(0, root.z) + 0.3 * noise(root.x * 0.8, root.y, root.z * 0.8),
    shell: shellOf({ least: 0.45, more: 0.5, flat: 0.75 }),
  }
}

/** How far single hairs fall over a part that hands have drawn, units (see `Part`). */
const UNDONE = 1.2

/** To the collarbone, parted beside the middle, in loose waves that are not of one length. */
function longBob(whim: Whim): Groom {
  const { noise } = whim
  const part = smoothPartOf(2.2, whim, UNDONE)
  return {
    ...PLAIN,
    ...curtained(part, 0.1),
    denser: denserAtPart(part, 2.5),
    ...{ tuck: 0.1, taper: 0.3, clump: 0.5, frizz: 0.04, sway: 0.9, spread: 0.12, stray: 0.1, points: 48 },
    ...{ drapes: 0.8, tress: { count: 320, gathers: 0.6, from: 14 } },
    curl: { radius: 0.8, pitch: 11, from: 6, plane: 0.5, chaos: 0.2 },
    length: () => 50,
    cut: (root, head) =>
      head.chin -
      4 +
      0.3 * Math.min(0, root.z) -
      6 * (whim.reach - 1) +
      1.2 * noise(root.x * 0.7, root.y * 0.7, root.z * 0.7) +
      0.8 * noise(root.x * 2, root.y * 2, root.z * 2),
    shell: shellOf({ least: 0.7, more: 1.2, flat: 0.95 }),
  }
}

/** What each of these styles is grown as. */
export const BOBS: Grooms = {
  carre_frange: bobWithFringe,
  carre_long_flou: longBob,
  carre_plongeant: plungingBob,
}
