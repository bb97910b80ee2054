/** From where to where something stands, pixels from the top of the window. */
export interface Band {
  top: number
  bottom: number
}

const GAP = 8

/**
 * Where something that would stand in `wanted` covers none of `asked`: there, or below what it would cover. Where
 * nothing above `foot` is free, it stays where it was wanted: a notification that nobody sees says nothing.
 */
export function clearTop({ top, bottom }: Band, asked: readonly Band[], foot: number): number {
  const height = bottom - top
  let at = top
  for (const band of asked.toSorted((one, other) => one.top - other.top))
    if (band.top < at + height + GAP && band.bottom > at - GAP) at = band.bottom + GAP
  return at + height <= foot ? at : top
}
