import type { Face } from '../../face/face.ts'
import { faceFrame, toPixels } from '../../face/face-frame.ts'
import { cheekRegions } from '../../face/face-regions.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import type { Matte } from '../soft/soft-matte.ts'

/** Every so many pixels of the hair and of the cheeks is looked at. */
const STEP = 53
/** Face heights: between the brows and the hairline, within the face. */
const RING = { from: 0.2, to: 0.62, aside: 0.4, step: 0.01 } as const

/** Median colour with the range of its light, OKLab; grey hair goes from black to white without a change of hue. */
interface Cloud {
  dark: number
  light: number
  a: number
  b: number
}

/**
 * Share of the forehead's ring that is matte and nearer to the cheeks' colour than to the hair's, 0 to 1.
 * @param lab the portrait in OKLab, interleaved
 */
export function takenForehead(lab: Float32Array, matte: Matte, face: Face): number {
  const hair = cloudOf(lab, (i) => matte.alpha[i] >= 0.9)
  const cheeks = cheekRegions(face).map((cheek) => fillPolygon(cheek, matte.w, matte.h))
  const skin = cloudOf(lab, (i) => cheeks.some((cheek) => cheek[i] === 1))
  if (!hair || !skin) return 0
  const frame = faceFrame(face)
  const cheek = { ...skin, dark: (skin.dark + skin.light) / 2, light: (skin.dark + skin.light) / 2 }
  let ring = 0
  let taken = 0
  for (let v = RING.from; v < RING.to; v += RING.step) {
    for (let u = -RING.aside; u <= RING.aside; u += RING.step) {
      const [x, y] = toPixels(frame, u, v)
      if (Math.hypot(u, v) > RING.to || x < 0 || y < 0 || x >= matte.w || y >= matte.h) continue
      const i = (y | 0) * matte.w + (x | 0)
      ring++
      if (matte.alpha[i] >= 0.6 && distance(lab, i, cheek) < distance(lab, i, hair)) taken++
    }
  }
  return ring ? taken / ring : 0
}

function cloudOf(lab: Float32Array, isOne: (i: number) => boolean): Cloud | null {
  const found: number[] = []
  for (let i = 0; i < lab.length / 3; i += STEP) if (isOne(i)) found.push(i * 3)
  if (found.length < 20) return null
  const at = (share: number, c: number) =>
    found.map((k) => lab[k + c]).sort((p, q) => p - q)[Math.floor(share * (found.length - 1))]
  return { dark: at(0.1, 0), light: at(0.9, 0), a: at(0.5, 1), b: at(0.5, 2) }
}

function distance(lab: Float32Array, i: number, { dark, light, a, b }: Cloud): number {
  const L = Math.max(0, dark - lab[i * 3], lab[i * 3] - light)
  return Math.hypot(0.6 * L, 2 * (lab[i * 3 + 1] - a), 2 * (lab[i * 3 + 2] - b))
}
