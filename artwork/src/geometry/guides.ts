import type { Line, Point } from './line.ts'

/** A few drawn lines with the same number of points; strands are interpolated between them. */
export type Guides = readonly Line[]

/** The strand at `t` of the way from the first guide (0) to the last (1). */
export function strandBetween(guides: Guides, t: number): Point[] {
  const place = t * (guides.length - 1)
  const index = Math.min(Math.floor(place), guides.length - 2)
  const share = place - index
  const next = guides[index + 1]!
  return guides[index]!.map(([x, y], i) => {
    const [nextX, nextY] = next[i]!
    return [x + (nextX - x) * share, y + (nextY - y) * share]
  })
}
