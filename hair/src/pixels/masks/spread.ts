import { eachNeighbour } from './four-neighbours.ts'

/**
 * Where a mask spreads to, pixel by pixel by their sides: 1 on the mask and on all that hangs together with it over what may
 * be entered, 0 elsewhere.
 * @param mask 1 = inside
 * @param mayEnter asked once or more of a pixel outside the mask that touches what was reached
 */
export function spread(mask: ArrayLike<number>, mayEnter: (o: number) => boolean, w: number): Uint8Array {
  const out = new Uint8Array(mask.length)
  const reached: number[] = []
  for (let o = 0; o < mask.length; o++) {
    if (!mask[o]) continue
    out[o] = 1
    reached.push(o)
  }
  const reach = (o: number) => {
    if (out[o] || !mayEnter(o)) return
    out[o] = 1
    reached.push(o)
  }
  const grid = { w, n: mask.length }
  for (let o = reached.pop(); o !== undefined; o = reached.pop()) eachNeighbour(o, grid, reach)
  return out
}
