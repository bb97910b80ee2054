import { boxBlur } from '../../../pixels/box-blur.ts'
import type { Plane, Size } from '../../../pixels/picture.ts'

/** The photo at half its size, and what is seen of each pixel. */
interface Seen {
  w: number
  h: number
  colours: Plane[]
  alpha: Plane
  /** Share of surely hair nearby. */
  hair: Plane
  /** Its colour. */
  tone: Plane[]
  /** Index of the likeliest class but hair; -1 on the face. */
  kind: Int8Array
}

/** The same, and what all that is asked of it needs. */
export interface Near extends Seen {
  /** 1 where it is asked whether a strand crosses. */
  free: Plane
  /** What surrounds a strand, without it. */
  close: Plane[]
  /** 1 within the wide margin beside hair; see `MARGIN`. */
  beside: Plane
}

/** Pixels with less hair are asked whether a strand crosses them. */
export const FREE = 0.04
/** Half the side of the window that tells what surrounds a strand, face heights. */
const AROUND = 0.03

/** See `strayHair`. */
export const MAYBE = 0.5

/**
 * How far beside hair a backdrop is hidden, parts of the width: before an even one wisps show, and any fill is as good as
 * what is seen; where something stands and goes on beyond it stays, up to the hair.
 */
export const MARGIN = { even: 26, uneven: 70 } as const
/** More hair than that, within such a margin, hides. */
const HAIRY = 0.004

/** @param s one face height, pixels */
export function nearHair(seen: Seen, s: number): Near {
  const { w, h, colours, alpha } = seen
  const free = alpha.map((a) => (a < FREE ? 1 : 0))
  const r = Math.max(4, Math.round(s * AROUND))
  const close = meanOf(colours, free, (plane) => boxBlur(plane, w, h, r))
  return { ...seen, free, close, beside: withinMargin(alpha, seen, MARGIN.even) }
}

/** 1 within a margin beside hair. @param part of the width, see `MARGIN` */
export const withinMargin = (alpha: Plane, { w, h }: Size, part: number): Plane =>
  boxBlur(alpha, w, h, Math.round(w / part)).map((share) => (share > HAIRY ? 1 : 0))

/** How far a pixel's colour stands on the way between two others, 0 to 1 and beyond; 0 where they are too alike to tell. */
export function wayBetween(
  { from, to }: { from: Plane[]; to: Plane[] },
  colours: Plane[],
  o: number,
  contrast: number,
): number {
  let dot = 0
  let square = 0
  for (let c = 0; c < 3; c++) {
    const way = to[c][o] - from[c][o]
    dot += (colours[c][o] - from[c][o]) * way
    square += way * way
  }
  return square > contrast ? dot / square : 0
}

/** Colours blurred over the pixels of a mask alone; where there are none nearby, the colours themselves. */
export function meanOf(colours: Plane[], mask: Plane, spread: (plane: Plane) => Plane): Plane[] {
  const cover = spread(mask)
  return colours.map((colour) => {
    const sum = spread(colour.map((v, o) => v * mask[o]))
    return sum.map((v, o) => (cover[o] > 1e-4 ? v / cover[o] : colour[o]))
  })
}
