import type { Plane, Size } from '../pixels/picture.ts'

/** From here on a value counts: a seed, and ground it may take. */
const SEED = 0.5
const GROUND = 0.15

/**
 * Lets seeds take the ground they touch, step by step in four directions.
 * @param ground 0 to 1, at least as much as `seeds` everywhere
 * @returns `ground` where a seed came, elsewhere 0
 */
export function growSeeds(seeds: Plane, ground: Plane, { w, h }: Size): Plane {
  const out = new Float32Array(w * h)
  const open: number[] = []
  const take = (j: number) => {
    if (out[j] > 0 || ground[j] < GROUND) return
    out[j] = ground[j]
    open.push(j)
  }
  for (let j = 0; j < seeds.length; j++) if (seeds[j] >= SEED) take(j)
  for (let j = open.pop(); j !== undefined; j = open.pop()) {
    const x = j % w
    if (x > 0) take(j - 1)
    if (x < w - 1) take(j + 1)
    if (j >= w) take(j - w)
    if (j < w * (h - 1)) take(j + w)
  }
  return out
}
