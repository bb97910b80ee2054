import type { Size } from '../picture.ts'

/** The places left, right, above and below one in a grid, without those outside: a row does not go on in the next. */
export function fourNeighbours(o: number, { w, h }: Size): number[] {
  const out: number[] = []
  if (o % w > 0) out.push(o - 1)
  if ((o + 1) % w) out.push(o + 1)
  if (o >= w) out.push(o - w)
  if (o + w < w * h) out.push(o + w)
  return out
}
