import { smoothstep } from '../../pixels/smoothstep.ts'
import type { Groom } from '../grow/groom.ts'
import { atRoot, braidedPartOf, denserAtPart, heightOf, lineOf, PLAIN, parted, sidesOf } from './combing.ts'
import type { Grooms, Whim } from './whim.ts'

/** Fine braids all over, to the chest. They lie flat on the crown: where they stand up beside the part it is a cleft. */
function fineBraids(whim: Whim): Groom {
  const part = braidedPartOf(0.8, whim)
  return {
    ...PLAIN,
    ...{
      lift: 0.05,
      stiff: 2,
      sway: 0.9,
      spread: 0.05,
      stray: 0.12,
      locks: 450,
      strands: 20000,
      points: 170,
      width: 0.42,
    },
    ...{ clump: 1, lock: 0.12, taper: 0.06, frizz: 0.015, flyaway: 0.012 },
    shine: 0.7,
    plait: { radius: 0.24, pitch: 1.7 },
    denser: denserAtPart(part, 3),
    zone: sidesOf(part),
    part: (z) => lineOf(part, { z }),
    flow: parted(part, 0.35, 0),
    length: (root) => 38 * whim.reach + 4 * atRoot(whim.noise, root, 1.2),
    shell: (root, head) => 0.6 + 0.2 * smoothstep(0.1, 0.7, heightOf(root, head)),
  }
}

/** What each of these styles is grown as. */
export const BRAIDS: Grooms = {
  tresses_fines: fineBraids,
}
