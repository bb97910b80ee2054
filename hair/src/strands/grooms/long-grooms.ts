import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import {
  atRoot,
  BESIDE_FRINGE,
  curtainFlow,
  curtainZone,
  heightOf,
  PLAIN,
  parted,
  partOf,
  shellOf,
  sidesOf,
} from './combing.ts'
import type { Grooms, Whim } from './whim.ts'

/** Long and straight, close to the head. */
function longStraight(whim: Whim): Groom {
  const part = partOf(0.6, whim)
  return {
    ...PLAIN,
    ...{ taper: 0.4, clump: 0.4, sway: 0.8, spread: 0.07, stray: 0.13, flyaway: 0.045 },
    zone: sidesOf(part),
    flow: parted(part, 0),
    length: (root) => 50 * whim.reach + 4 * atRoot(whim.noise, root, 2.5),
    shell: shellOf({ least: 0.4, more: 0.5, flat: 0.75 }),
  }
}

/** Long soft waves from the cheeks down, with a fringe like a curtain. */
function longWaves(whim: Whim): Groom {
  const part = partOf(1.2, whim)
  const curtain = (root: Root, head: Head) => curtainZone(part, root, head, 4.6)
  const combed = parted(part, 0.1)
  const side = sidesOf(part)
  return {
    ...PLAIN,
    ...{ spread: 0.2, taper: 0.34, clump: 0.5, sway: 0.9, points: 48, frizz: 0.035, strands: 48000 },
    curl: { radius: 1.1, pitch: 11, from: 7, plane: 0.7, chaos: 0.12 },
    zone: (root, head) => curtain(root, head) || side(root, head),
    flow: (p, root, head, out) => {
      if (root.zone > 2) curtainFlow(p, root.zone, head, out)
      else combed(p, root, head, out)
    },
    length: (root, head) =>
      root.zone > 2 ? curtainLength(root, part.x, head) : 42 * whim.reach + 4 * atRoot(whim.noise, root, 2.5),
    shell: shellOf({ least: 0.5, more: 0.75, flat: 0.7 }),
    clear: (root) => (root.zone > 2 ? 0.7 : BESIDE_FRINGE),
  }
}

/** Shorter beside the part, longer outwards: to the cheekbones, then to the jaw. */
const curtainLength = (root: Root, part: number, head: Head): number =>
  (head.top - head.eyes) * 0.95 + 2.2 * Math.abs(root.x - part)

/** Long layers, brushed round and full, with a fringe like a curtain. */
function bouncyLayers(whim: Whim): Groom {
  return {
    ...longWaves(whim),
    ...{ taper: 0.5, sway: 0.9, spread: 0.26 },
    curl: { radius: 1.5, pitch: 14, from: 8, plane: 0.8, chaos: 0.2 },
    length: (root, head) =>
      root.zone > 2
        ? curtainLength(root, 0, head) * 1.15
        : (22 + 14 * smoothstep(0.8, 0.1, heightOf(root, head))) * whim.reach +
          3 * atRoot(whim.noise, root, 2),
    shell: shellOf({ least: 0.6, more: 1.3, flat: 0.7, from: 0.65 }),
  }
}

/** What each of these styles is grown as. */
export const LONG_HAIR: Grooms = {
  ondulations_soleil: longWaves,
  long_lisse: longStraight,
  degrade_volume: bouncyLayers,
}
