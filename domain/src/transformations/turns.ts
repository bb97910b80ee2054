/** What is paid, before what is free, however small. */
const PAID = 1000
/** One image more is one turn later, up to this many. */
const LARGE = 100

/** The turn of whoever has waited `PATIENCE_MINUTES`: nobody overtakes her any more. */
export const NEXT_TURN = 10_000
export const PATIENCE_MINUTES = 60

/** Whose images are made first, of those that wait: higher before lower, and older before younger of the same. */
export const turnOf = ({ paid, images }: { paid: boolean; images: number }): number =>
  (paid ? PAID : 0) + LARGE - Math.min(images, LARGE)
