import type { Analysis } from '../../../analysis/analyse.ts'
import { CELLS } from '../../../ground/read-ground.ts'
import { blur } from '../../../pixels/blur.ts'
import { boxBlur } from '../../../pixels/box-blur.ts'
import { bytesOf, planeOf } from '../../../pixels/fill-plane.ts'
import { connectedAreas } from '../../../pixels/masks/connected-areas.ts'
import type { Plane } from '../../../pixels/picture.ts'
import { resizePlane } from '../../../pixels/resize-plane.ts'
import { isSeenCloth, LAYER, type Layout } from '../layout.ts'

/** From this share of hair on, in the mean, a pixel tells nothing of what lies behind. */
const COVERED = 0.6
/** From this share on it is hair. */
const HAIR = 0.9
/** How far above and below the chin a collar may stand beside the neck, face heights: what lies lower goes on by itself. */
const [ABOVE, BELOW] = [0.4, 0.1]
/** Within so many face heights things are compared with what is seen of them. */
const NEARBY = 0.12
/** Of what less than this share is seen nearby, nothing is compared. */
const FEW = 0.01
/** How dark the shade of hair makes things: so much of their light is left at least. */
const SHADE = 0.5
/** How much nearer to cloth than to all else its colour has to be. */
const NEARER = 0.45
/** Where she is, nothing of the backdrop shows: so near to cloth it is cloth even where both are alike. */
const CLOSE = 0.05

type Shown = Pick<Analysis, 'masks' | 'matte' | 'picture' | 'ground'>

/**
 * Cloth that shows beside hair, where masks are in doubt: what hangs together with cloth that is seen and has its colour,
 * in the shade of hair too, much rather than that of skin, backdrop or hair. Writes into the layout: it is seen.
 * @param s one face height, pixels of the layout
 * @param chin its row: far from it nothing is asked
 * @returns the pixels that are shown
 */
export function showClothBesideHair(
  layout: Layout,
  shown: Shown,
  { s, chin }: { s: number; chin: number },
): number[] {
  const { w, h, layer, seen } = layout
  const { channels, hairy } = uncovered(shown)
  const nearby = (is: (i: number) => boolean) =>
    meanNearby(
      channels,
      planeOf(w * h, (i) => (is(i) ? 1 : 0)),
      layout,
      NEARBY * s,
    )
  const cloth = nearby((i) => isSeenCloth(layout, i))
  const skin = nearby((i) => seen[i] === 1 && layer[i] !== LAYER.background && layer[i] !== LAYER.clothes)
  const backdrop = nearby((i) => seen[i] === 1 && layer[i] === LAYER.background)
  const hair = nearby((i) => hairy[i] > HAIR)
  const top = Math.max(0, Math.round(chin - ABOVE * s))
  const last = Math.round(chin + BELOW * s)
  const bare = resizePlane(shown.ground[1], CELLS.w, CELLS.h, w, h)
  const isCloth = bytesOf(w * h, (i) => {
    if (isSeenCloth(layout, i)) return 1
    if (seen[i] || i < top * w || i >= last * w || hairy[i] > COVERED) return 0
    const colour = channels.map((plane) => plane[i])
    const off = offShade(colour, cloth(i))
    const behind = bare[i] > 0.5 && off < CLOSE ? Number.POSITIVE_INFINITY : offShade(colour, backdrop(i))
    const others = [offShade(colour, skin(i)), offBy(colour, hair(i)), behind]
    return others.every((other) => off < NEARER * other) ? 1 : 0
  })
  // hairs that cross it do not part it, and what shows between two of them does not stand out of it
  const smooth = boxBlur(Float32Array.from(isCloth), w, h, 1).map((share) => (share > 0.5 ? 1 : 0))
  const shows: number[] = []
  for (const area of connectedAreas(smooth, w)) {
    if (!area.some((i) => isSeenCloth(layout, i))) continue
    shows.push(...area.filter((i) => !seen[i]))
  }
  for (const i of shows) {
    layer[i] = LAYER.clothes
    seen[i] = 1
  }
  return shows
}

/** What shows between hairs at the size of the masks: its colour, 0 to 1, and how much of a pixel is hair. */
function uncovered({ masks: { w, h }, matte, picture: { data, w: fullW } }: Shown): {
  channels: Plane[]
  hairy: Plane
} {
  const channels = [0, 1, 2].map(() => new Float32Array(w * h))
  const [weights, hairy, count] = [0, 1, 2].map(() => new Float32Array(w * h))
  for (let y = 0; y < matte.h; y++) {
    const row = Math.min(h - 1, ((y * h) / matte.h) | 0) * w
    for (let x = 0; x < matte.w; x++) {
      const i = row + Math.min(w - 1, ((x * w) / matte.w) | 0)
      const alpha = matte.alpha[y * matte.w + x]
      const weight = (1 - alpha) ** 2 + 1e-3
      weights[i] += weight
      hairy[i] += alpha
      count[i]++
      for (let c = 0; c < 3; c++) channels[c][i] += (weight * data[(y * fullW + x) * 3 + c]) / 255
    }
  }
  const means = channels.map((plane) => plane.map((sum, i) => sum / weights[i]))
  return { channels: means, hairy: hairy.map((sum, i) => sum / count[i]) }
}

type Colour = readonly number[]

/** The mean colour nearby of what is asked for; null where hardly any is. */
function meanNearby(
  channels: Plane[],
  mask: Plane,
  { w, h }: Layout,
  sigma: number,
): (i: number) => Colour | null {
  const cover = blur(mask, w, h, sigma)
  const sums = channels.map((plane) =>
    blur(
      plane.map((value, i) => value * mask[i]),
      w,
      h,
      sigma,
    ),
  )
  return (i) => (cover[i] < FEW ? null : sums.map((sum) => sum[i] / cover[i]))
}

const offBy = (colour: Colour, other: Colour | null): number =>
  other ? Math.hypot(...colour.map((value, c) => value - other[c])) : Number.POSITIVE_INFINITY

/** How far a colour is off another one in any shade. */
function offShade(colour: Colour, lit: Colour | null): number {
  if (!lit) return Number.POSITIVE_INFINITY
  const dot = colour.reduce((sum, value, c) => sum + value * lit[c], 0)
  const square = lit.reduce((sum, value) => sum + value * value, 1e-6)
  const shade = Math.max(SHADE, Math.min(1, dot / square))
  return offBy(
    colour,
    lit.map((value) => value * shade),
  )
}
