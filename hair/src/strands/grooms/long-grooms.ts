import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import type { Root } from '../grow/strands.ts'
import type { Head } from '../head/head.ts'
import { atRoot, heightOf, type Part, PLAIN, shellOf, smoothPartOf } from './combing.ts'
import { curtained, framing } from './curtain.ts'
import type { Grooms, Whim } from './whim.ts'

/** Long and straight, close to the head. */
function longStraight(whim: Whim): Groom {
  const part = smoothPartOf(1.6, whim)
  return {
    ...PLAIN,
    ...curtained(part, 0),
    ...{ taper: 0.4, clump: 0.4, sway: 0.8, spread: 0.07, stray: 0.13, flyaway: 0.045 },
    ...{ drapes: 0.7, tress: { count: 420, gathers: 0.3, from: 12 }, sleek: true, lift: 0.05 },
    length: (root) => 50 * whim.reach + 4 * atRoot(whim.noise, root, 2.5),
    shell: shellOf({ least: 0.4, more: 0.5, flat: 0.75 }),
  }
}

/** Long soft waves from the cheeks down, with a fringe like a curtain. */
function longWaves(whim: Whim): Groom {
  const part = smoothPartOf(1.2, whim, 1)
  return {
    ...PLAIN,
    ...curtained(part, 0.1),
    ...{
      spread: 0.21,
      stray: 0.06,
      taper: 0.3,
      clump: 0.55,
      sway: 0.85,
      points: 48,
      frizz: 0.03,
      strands: 48000,
    },
    ...{ drapes: 0.5, tress: { count: 320, gathers: 0.45, from: 12 } },
    curl: { radius: 1.05, pitch: 14, from: 8, plane: 0.45, chaos: 0.06 },
    length: (root, head) =>
      graduated(framing(part, root, head), { part, root, head, long: 42 * whim.reach }) +
      3 * atRoot(whim.noise, root, 2.5),
    shell: shellOf({ least: 0.5, more: 0.75, flat: 0.7 }),
  }
}

interface Graduated {
  part: Part
  root: Root
  head: Head
  /** The length of what does not frame the face. */
  long: number
}

/** From the cheekbones beside the part to full length, in steps nobody can tell. */
const graduated = (share: number, { part, root, head, long }: Graduated): number =>
  long * (((head.top - head.eyes) * 1.35 + 2.2 * Math.abs(root.x - part.x)) / long) ** share

/** Long layers, brushed round and full, with a fringe like a curtain. */
function bouncyLayers(whim: Whim): Groom {
  const part = smoothPartOf(1.2, whim, 1)
  return {
    ...longWaves(whim),
    ...{ taper: 0.4, sway: 0.8, spread: 0.24 },
    curl: { radius: 1.1, pitch: 14, from: 8, plane: 0.5, chaos: 0.08 },
    length: (root, head) => {
      const long = (24 + 14 * smoothstep(0.8, 0.1, heightOf(root, head))) * whim.reach
      return (
        graduated(framing(part, root, head), { part, root, head, long }) + 2.5 * atRoot(whim.noise, root, 2)
      )
    },
    shell: shellOf({ least: 0.6, more: 1.3, flat: 0.7, from: 0.65 }),
  }
}

/** What each of these styles is grown as. */
export const LONG_HAIR: Grooms = {
  ondulations_soleil: longWaves,
  long_lisse: longStraight,
  degrade_volume: bouncyLayers,
}
