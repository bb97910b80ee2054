import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../groom.ts'
import type { Head } from '../head.ts'
import type { Root } from '../strands.ts'
import { atRoot, crowned, heightOf, PLAIN } from './combing.ts'
import type { Whim } from './whim.ts'

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
  nape: 2.6,
  top: { more: 4.6, to: 0.9, back: 0.8, front: 0.5 },
  ragged: { by: 1.1, over: 1.3 },
  stand: 1.5,
}
const CROP: ShortCut = {
  nape: 2.3,
  top: { more: 3.4, to: 0.85, back: 0.85, front: 0.4 },
  ragged: { by: 0.7, over: 1.2 },
  stand: 1.3,
}

/** Short all around, longer on top, swept to one side over the forehead. */
export const pixie = (whim: Whim): Groom => ({
  ...shortHair(PIXIE, whim),
  ...{ lift: 1.1, sway: 0.6, clump: 0.75 },
  flow: crowned(1.6 * whim.side, -1.1 * whim.side),
})

/** Shorter than a pixie, the nape bare, the top tousled. */
export const crop = (whim: Whim): Groom => ({
  ...shortHair(CROP, whim),
  ...{ lift: 1.2, sway: 0.75, clump: 0.7 },
  flow: crowned(1.8 * whim.side, -0.75 * whim.side),
})

const shortHair = ({ nape, top, ragged, stand }: ShortCut, whim: Whim) => ({
  ...PLAIN,
  ...{ stiff: 1.8, weight: 0.45, points: 26, locks: 4200, strands: 75000 },
  ...{ taper: 0.5, lock: 0.34, frizz: 0.06, flyaway: 0.04 },
  zone: () => 1,
  length: (root: Root, head: Head) =>
    nape +
    top.more *
      smoothstep(0.45, top.to, heightOf(root, head)) *
      (top.back + top.front * smoothstep(-4, 5, root.z)) *
      whim.reach +
    ragged.by * atRoot(whim.noise, root, ragged.over),
  shell: (root: Root, head: Head) => 0.35 + stand * smoothstep(0.35, 0.9, heightOf(root, head)),
  clear: () => 0,
})
