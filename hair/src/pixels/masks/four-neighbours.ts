import type { Size } from '../picture.ts'

/** Visits the places left, right, above and below one in a grid of n, without those outside: a row does not go on in the next. */
export function eachNeighbour(
  o: number,
  { w, n }: { w: number; n: number },
  visit: (o: number) => void,
): void {
  const x = o % w
  if (x > 0) visit(o - 1)
  if (x < w - 1) visit(o + 1)
  if (o >= w) visit(o - w)
  if (o + w < n) visit(o + w)
}

/** The same as a list. */
export function fourNeighbours(o: number, { w, h }: Size): number[] {
  const out: number[] = []
  eachNeighbour(o, { w, n: w * h }, (j) => out.push(j))
  return out
}
