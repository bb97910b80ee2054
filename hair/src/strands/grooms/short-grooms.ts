import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { aroundEar, type EarLine } from './around-ear.ts'
import { atRoot, crowned, heightOf, PLAIN } from './combing.ts'
import type { Grooms, Whim } from './whim.ts'

/** In what one short cut differs from the other; lengths in units of the head. */
interface ShortCut {
  /** Length at the nape, and what is added on the top: from where to where, and how much more in front. */
  nape: number
  top: { more: number; to: number; back: number; front: number }
  /** How unevenly it is cut: by how much, over what distance. */
  ragged: { by: number; over: number }
  /** How high the top stands over the scalp. */
  stand: number
}

const PIXIE: ShortCut = {
  nape: 1.7,
  top: { more: 5.2, to: 0.9, back: 0.8, front: 0.5 },
  ragged: { by: 1.3, over: 1.1 },
  stand: 1.5,
}
const CROP: ShortCut = {
  nape: 1.4,
  top: { more: 3.8, to: 0.85, back: 0.85, front: 0.4 },
  ragged: { by: 1, over: 1 },
  stand: 1.3,
}

/** Short all around, longer on top, swept to one side over the forehead. */
const pixie = (whim: Whim): Groom => ({
  ...shortHair(PIXIE, whim),
  ...{ sway: 0.9, clump: 0.85 },
  flow: tousled(crowned(1.6 * whim.side, -1.1 * whim.side), whim),
})

/** Shorter than a pixie, the nape bare, the top tousled. */
const crop = (whim: Whim): Groom => ({
  ...shortHair(CROP, whim),
  ...{ sway: 1, clump: 0.8 },
  flow: tousled(crowned(1.8 * whim.side, -0.75 * whim.side), whim),
})

/** Hair of this length goes its own way: pieces of it cross, and before the ears it is combed back. */
const tousled =
  (flow: Groom['flow'], { noise }: Whim): Groom['flow'] =>
  (p, root, head, out) => {
    flow(p, root, head, out)
    const top = smoothstep(0.2, 0.7, heightOf(root, head))
    const own = 0.55 * top
    out[0] += own * atRoot(noise, { ...root, x: root.x + 40 }, 1.1)
    out[2] += own * atRoot(noise, { ...root, x: root.x - 40 }, 1.1)
    const before = smoothstep(6, 1, p[1]) * smoothstep(-1, 3, p[2])
    out[2] -= 0.4 * before
    out[1] -= 0.6 * before
  }

/** Of hair that is cut around an ear: over how many units it is shorter above it, and by how much. */
const EAR = { fades: 3, shortest: 0.4 } as const
/** And over how many units there is less of it, down to what share: what is cut so close lets the skin through, and ends in no edge. */
const THIN = { over: 2.5, least: 0.06 } as const
/** Hair lies over what hers hid of an ear that is seen, over the upper third of one that is drawn. */
const CUT: EarLine = { over: ({ hairTo }) => hairTo, sideburn: 0.22, uneven: { by: 0.5, over: 0.7 } }

const shortHair = ({ nape, top, ragged, stand }: ShortCut, whim: Whim) => ({
  ...PLAIN,
  short: true as const,
  bareEars: true as const,
  ...{ lift: 0.35, stiff: 1.5, weight: 0.3, points: 26, locks: 3400, strands: 75000 },
  ...{ taper: 0.65, lock: 0.4, frizz: 0.07, flyaway: 0.05 },
  zone: (root: Root, head: Head) => (aroundEar(root, head, whim, CUT) < 0 ? -1 : 1),
  thins: (root: Root, head: Head) =>
    THIN.least + (1 - THIN.least) * smoothstep(0, THIN.over, aroundEar(root, head, whim, CUT)),
  length: (root: Root, head: Head) =>
    (nape +
      top.more *
        smoothstep(0.45, top.to, heightOf(root, head)) *
        (top.back + top.front * smoothstep(-4, 5, root.z)) *
        whim.reach +
      ragged.by * atRoot(whim.noise, root, ragged.over)) *
    (EAR.shortest + (1 - EAR.shortest) * smoothstep(0, EAR.fades, aroundEar(root, head, whim, CUT))),
  shell: (root: Root, head: Head) => 0.2 + stand * smoothstep(0.4, 0.9, heightOf(root, head)),
  clear: () => 0,
})

/** What each of these styles is grown as. */
export const SHORT_CUTS: Grooms = {
  pixie,
  garconne: crop,
}
