import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../groom.ts'
import type { Head } from '../head.ts'
import type { Root } from '../strands.ts'
import { BESIDE_FRINGE, heightOf, isFringe, isRightOf, PLAIN, parted, partOf, sidesOf } from './combing.ts'
import type { Whim } from './whim.ts'

const FRINGE = { half: 6.8, from: 1.8 }

/** To the jaw, with a blunt fringe to the brows. */
export function bobWithFringe(whim: Whim): Groom {
  const { noise } = whim
  const part = partOf(0, whim)
  const inFringe = (root: Root, head: Head) => isFringe(root, head, FRINGE.half, FRINGE.from, noise)
  const combed = parted(part, [0.05, 0.05])
  return {
    ...PLAIN,
    ...{ tuck: 0.8, taper: 0.09, clump: 0.3, sway: 0.25, frizz: 0.035 },
    zone: (root, head) => (inFringe(root, head) ? 3 : isRightOf(part, root) ? 1 : 2),
    flow: (p, root, head, out) => {
      if (!inFringe(root, head)) return combed(p, root, head, out)
      out[0] = root.x * 0.03
      out[1] = -0.6
      out[2] = p[1] < head.eyes + 5 ? 0.15 : 1
    },
    length: (root, head) => (inFringe(root, head) ? 26 : 40),
    cut: (root, head) => (inFringe(root, head) ? fringeLine(root, head, whim) : jawLine(root, head, whim)),
    shell: (root, head) =>
      inFringe(root, head)
        ? 0.45 + 0.5 * smoothstep(3, 8, 12 - root.z)
        : 0.6 + 1.05 * smoothstep(0.1, 0.6, heightOf(root, head)),
    clear: (root, head) => (inFringe(root, head) ? 0 : BESIDE_FRINGE),
  }
}

/** A little above the brows in the middle, longer towards the temples. */
const fringeLine = (root: Root, head: Head, { noise }: Whim): number =>
  head.eyes +
  2 -
  0.012 * root.x ** 2 -
  0.4 * Math.max(0, Math.abs(root.x) - 3.7) ** 1.5 +
  0.14 * noise(root.x * 1.5, root.z, 2)

const jawLine = (root: Root, head: Head, { noise, reach }: Whim): number =>
  head.chin +
  1.2 -
  12 * (reach - 1) +
  0.25 * noise(root.x * 0.8, root.y, root.z * 0.8) +
  0.12 * Math.min(0, root.z)

/** Short at the nape, longer towards the face, parted at a side. */
export function plungingBob(whim: Whim): Groom {
  const { noise } = whim
  const part = partOf(1.6, whim)
  return {
    ...PLAIN,
    ...{ tuck: 0.55, taper: 0.14, clump: 0.45, frizz: 0.05, sway: 0.9, spread: 0.08, stray: 0.06 },
    zone: sidesOf(part),
    flow: parted(part, [0.3, 0.3]),
    length: () => 40,
    cut: (root, head) => head.chin - 0.9 - 0.3 * root.z + 0.3 * noise(root.x * 0.8, root.y, root.z * 0.8),
    shell: (root, head) => 0.6 + smoothstep(0.1, 0.6, heightOf(root, head)),
    clear: () => 0.97,
  }
}
