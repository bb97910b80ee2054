import { smoothstep } from '../../pixels/smoothstep.ts'
import { collider } from '../head/collide.ts'
import type { Head } from '../head/head.ts'

/** Shares of the length of a strand between which a ribbon comes to be as wide as it is, and from which on it narrows, and by what share. */
const WIDE = { from: 0.1, to: 0.35, narrows: 0.6, least: 0.4 } as const
/** Units that the middle of a ribbon keeps off head and shoulders: at its root, by how much more per unit, and at most. */
const GAP = { least: 0.12, rises: 0.3, most: 0.4 } as const

/** From the narrowest to the widest of them, shares of how wide ribbons are: all alike they are ropes of wool. */
const DIFFER = [0.4, 1.4] as const

/** How wide a ribbon is so far along its strands, a share of how wide they are. @param u 0 to 1; @param lock the number of its lock */
export const ribbonAt = (u: number, lock: number): number =>
  (DIFFER[0] + (DIFFER[1] - DIFFER[0]) * ((lock * 0.618) % 1)) *
  smoothstep(WIDE.from, WIDE.to, u) *
  (1 - (1 - WIDE.least) * smoothstep(WIDE.narrows, 1, u))

/**
 * Writes so many units along the axis that a lock turns around, which is square to both vectors across it.
 * @param across of all locks (see `Locks`); `o`: where those of this point begin
 */
export function alongAxis(across: Float32Array, o: number, units: number, out: Float64Array): void {
  for (let q = 0; q < 3; q++) {
    const [y, z] = [(q + 1) % 3, (q + 2) % 3]
    out[q] = units * (across[o + y] * across[o + 3 + z] - across[o + z] * across[o + 3 + y])
  }
}

const p = new Float64Array(3)

/**
 * Keeps a ringlet out of what it was wound beside, in place: dived into the scalp it ends as a cut brush, and within a shoulder
 * there is no light, so that it is black.
 * @param line its middle; @param step units from point to point
 */
export function keepOff(head: Head): (line: Float32Array, step: number) => void {
  const keepOut = collider(head)
  return (line, step) => {
    for (let o = 3; o < line.length; o += 3) {
      p.set(line.subarray(o, o + 3))
      keepOut(p, Math.min(GAP.most, GAP.least + ((step * o) / 3) * GAP.rises))
      line.set(p, o)
    }
  }
}
