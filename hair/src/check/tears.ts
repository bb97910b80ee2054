import type { Picture } from '../pixels/picture.ts'

/** Blocks a row is cut into, and how many of them must step together. */
const BLOCKS = 12
const TORN_BLOCKS = 8
/** Least step of a channel, 0 to 255, and the rows on either side that must be calm. */
const STEP = 9
const REACH = 6
/** Every so many columns are read. */
const STRIDE = 4
/** A bar or frame added around a photo steps too, but one of its sides is of one colour: less spread than this. */
const FLAT = 4

/**
 * How many rows tear the picture: from one row to the next nearly the whole width jumps by one amount, and what
 * is shown goes on. A JPEG with a few wrong bits decodes without complaint and looks like that, since each square
 * is coded as a difference from the last. None on a whole photograph.
 */
export function tears(picture: Picture): number {
  let rows = 0
  let last = -REACH
  for (let y = REACH + 1; y < picture.h - REACH - 1; y++) {
    if (y - last <= REACH || !stepsOften(picture, y) || !isTorn(picture, y)) continue
    rows++
    last = y
  }
  return rows
}

/** A quick look at a few columns, for the many rows where nothing happens. */
function stepsOften(picture: Picture, y: number): boolean {
  let steps = 0
  for (let k = 0; k < 2 * BLOCKS; k++) {
    const x = Math.floor(((k + 0.5) * picture.w) / (2 * BLOCKS))
    if ([0, 1, 2].some((c) => Math.abs(stepAt(picture, x, y, c)) > STEP)) steps++
  }
  return steps >= TORN_BLOCKS
}

function isTorn(picture: Picture, y: number): boolean {
  if (isOneColour(picture, y - 1) || isOneColour(picture, y + 1)) return false
  let torn = 0
  for (let k = 0; k < BLOCKS; k++) if ([0, 1, 2].some((c) => blockSteps(picture, y, k, c))) torn++
  return torn >= TORN_BLOCKS
}

/** Whether one channel of one block jumps by one amount, while the rows above and below it are calm. */
function blockSteps(picture: Picture, y: number, block: number, c: number): boolean {
  const steps: number[] = []
  const calm: number[] = []
  const width = Math.floor(picture.w / BLOCKS)
  for (let x = block * width; x < (block + 1) * width; x += STRIDE) {
    steps.push(stepAt(picture, x, y, c))
    const below = at(picture, x, y + REACH, c) - at(picture, x, y + 2, c)
    const above = at(picture, x, y - 2, c) - at(picture, x, y - REACH, c)
    calm.push(Math.max(Math.abs(below), Math.abs(above)))
  }
  const quantile = sortedOf(steps)
  const step = Math.abs(quantile(0.5))
  return step > STEP && quantile(0.8) - quantile(0.2) < step && sortedOf(calm)(0.5) < 0.6 * step
}

function isOneColour(picture: Picture, y: number): boolean {
  const greens = Array.from({ length: Math.floor(picture.w / STRIDE) }, (_, k) =>
    at(picture, k * STRIDE, y, 1),
  )
  const quantile = sortedOf(greens)
  return quantile(0.95) - quantile(0.05) < FLAT
}

function sortedOf(values: number[]): (quantile: number) => number {
  const sorted = values.sort((p, q) => p - q)
  return (quantile) => sorted[Math.floor(quantile * (sorted.length - 1))] ?? 0
}

const at = ({ data, w }: Picture, x: number, y: number, c: number): number => data[(y * w + x) * 3 + c]
const stepAt = (picture: Picture, x: number, y: number, c: number): number =>
  at(picture, x, y + 1, c) - at(picture, x, y - 1, c)
