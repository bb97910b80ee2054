import type { Plane, Size } from '../../pixels/picture.ts'

/**
 * Planes as a lens that is not focused on them shows them: each pixel the mean of what is known within a disc around it.
 * @param planes linear light
 * @param known 0 to 1 per pixel: what is not known adds nothing, so that nothing before a backdrop bleeds into it
 * @param radius of the disc, pixels
 * @returns the planes, 0 where nothing is known within reach
 */
export function lensBlur(
  planes: readonly Plane[],
  { known, w, h, radius }: Size & { known: Plane; radius: number },
): Plane[] {
  const reach = Math.floor(radius)
  // half the width of the disc at each row of it
  const halves = Int32Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.round(Math.sqrt(radius * radius - (k - reach) ** 2)),
  )
  const disc = (plane: Plane): Plane => {
    const sums = rowSums(plane, { w, h })
    const out = new Float32Array(w * h)
    for (let y = 0; y < h; y++)
      for (let k = Math.max(-reach, -y); k <= Math.min(reach, h - 1 - y); k++) {
        const half = halves[k + reach]
        const row = (y + k) * (w + 1)
        for (let x = 0; x < w; x++)
          out[y * w + x] += sums[row + Math.min(w, x + half + 1)] - sums[row + Math.max(0, x - half)]
      }
    return out
  }
  const cover = disc(known)
  return planes.map((plane) =>
    disc(plane.map((v, o) => v * known[o])).map((sum, o) => (cover[o] > NOTHING ? sum / cover[o] : 0)),
  )
}

/** What a disc holds of known pixels below this is rounding. */
const NOTHING = 1e-3

/** Per row of w values w + 1 sums of those before each place. */
function rowSums(plane: Plane, { w, h }: Size): Float64Array {
  const sums = new Float64Array((w + 1) * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) sums[y * (w + 1) + x + 1] = sums[y * (w + 1) + x] + plane[y * w + x]
  return sums
}
