import { bytesOf } from '../fill-plane.ts'
import { eachNeighbour } from './four-neighbours.ts'

/**
 * The areas of a mask whose pixels hang together by their sides, each as a list of pixels.
 * @param mask 1 = inside
 */
export function connectedAreas(mask: ArrayLike<number>, w: number): number[][] {
  const visited = bytesOf(mask.length, (o) => 1 - mask[o])
  const found: number[][] = []
  const reached = new Int32Array(mask.length)
  const grid = { w, n: mask.length }
  for (let start = 0; start < mask.length; start++) {
    if (visited[start]) continue
    let count = 0
    const reach = (o: number) => {
      if (visited[o]) return
      visited[o] = 1
      reached[count++] = o
    }
    reach(start)
    for (let k = 0; k < count; k++) eachNeighbour(reached[k], grid, reach)
    found.push(Array.from(reached.subarray(0, count)))
  }
  return found
}
