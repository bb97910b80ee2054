import type { Analysis } from '../../analysis/analyse.ts'
import { type BrowArea, browAreas } from '../../face/brow-area.ts'
import { faceFrame } from '../../face/face-frame.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { toByte, toLinear } from '../../pixels/srgb.ts'
import { readBrow } from './read-brow.ts'
import { wholeBrow } from './whole-brow.ts'

/** Paint so faint is not visited. */
const FAINT = 0.004
/** How far around its mesh a brow is drawn, face heights. */
const AROUND = 0.1

/**
 * Draws what of her brows is painted over, in place: the plate's skin there as much darker as her brow is than the skin
 * around it. Left out, a brow would stop where a lock began; kept from the photo, it would be the lock.
 * @param painted share of each pixel that is painted, at half the plate's size
 */
export function drawBrows(
  plate: Picture,
  { picture, face }: Pick<Analysis, 'picture' | 'face'>,
  painted: Size & { share: Plane },
): void {
  const f = faceFrame(face)
  const areas = browAreas(face, f, picture)
  const places = areas.map((area) => paintedAround(area, { size: picture, painted, margin: f.s * AROUND }))
  if (places.every(({ length }) => length === 0)) return
  const readings = areas.map((area) => readBrow(area, f, { picture, painted }))
  places.forEach((around, k) => {
    const brow = around.length > 0 && wholeBrow(readings[k], readings[1 - k])
    if (!brow) return
    for (const { x, y, share } of around) {
      const dark = brow(...readings[k].placeOf(x, y))
      for (let c = 0; c < 3; c++) {
        const at = (y * picture.w + x) * 3 + c
        plate.data[at] = toByte(toLinear(plate.data[at]) * Math.exp(-share * dark[c]))
      }
    }
  })
}

/** A pixel that is painted over, and how far. */
interface Painted {
  x: number
  y: number
  share: number
}

/** What is painted over of a brow and around it. */
function paintedAround(
  { middle }: BrowArea,
  { size, painted, margin }: { size: Size; painted: Size & { share: Plane }; margin: number },
): Painted[] {
  const [xs, ys] = [middle.map(([x]) => x), middle.map(([, y]) => y)]
  const right = Math.min(size.w, Math.max(...xs) + margin)
  const bottom = Math.min(size.h, Math.max(...ys) + margin)
  const found: Painted[] = []
  for (let y = Math.max(0, Math.floor(Math.min(...ys) - margin)); y < bottom; y++) {
    const row = Math.min(painted.h - 1, y >> 1) * painted.w
    for (let x = Math.max(0, Math.floor(Math.min(...xs) - margin)); x < right; x++) {
      const share = painted.share[row + Math.min(painted.w - 1, x >> 1)]
      if (share > FAINT) found.push({ x, y, share })
    }
  }
  return found
}
