import { browAreas } from '../../face/brow-area.ts'
import { type Face, outline } from '../../face/face.ts'
import { faceFrame, toFace } from '../../face/face-frame.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { bytesToOklab } from '../../pixels/oklab.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'

/** What another's hair has done to her face and neck; see `keptFeatures`. */
export interface KeptFeatures {
  /** Share of a brow that has changed though no new hair lies over it, the larger one. */
  brow: number
  /** Share of an eye that has changed, the larger one. */
  eye: number
  /** Lightness the painted throat has beside the skin that was seen, OKLab, the mean of its border. */
  patch: number
}

/** OKLab distance from which on a pixel is another one. */
const CHANGED = 0.06
/** Less new hair than this is a single strand: the brow behind it is seen. */
const OPEN = 0.3
/** Around the eyes, as the mesh numbers them (MediaPipe canonical face model). */
const EYES = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
] as const
/** A pixel that is brow rather than the skin around it. */
const BROW = 0.5

interface Changed {
  before: Picture
  after: Picture
  face: Face
  /** The matte of her old hair. */
  hers: Plane
  /** The new hair. */
  laid: Plane
}

/** What was to stay as it is, and what was painted where her old hair lay on the throat. */
export function keptFeatures(changed: Changed): KeptFeatures {
  const { before, after, face, laid } = changed
  const [old, now] = [bytesToOklab(before.data), bytesToOklab(after.data)]
  const isChanged = (i: number) =>
    Math.hypot(now[i * 3] - old[i * 3], now[i * 3 + 1] - old[i * 3 + 1], now[i * 3 + 2] - old[i * 3 + 2]) >
    CHANGED
  return {
    brow: Math.max(0, ...browsLost(before, face, (i) => laid[i] < OPEN && isChanged(i))),
    eye: Math.max(...EYES.map((indices) => shareOfEye(before, outline(face, indices), isChanged))),
    patch: throatStep(changed, now),
  }
}

function browsLost(picture: Picture, face: Face, isLost: (i: number) => boolean): number[] {
  return browAreas(face, faceFrame(face), picture).map(({ box, brow }) => {
    let lost = 0
    let all = 0
    for (let k = 0; k < brow.length; k++) {
      if (brow[k] < BROW) continue
      all++
      if (isLost((box.y + ((k / box.w) | 0)) * picture.w + box.x + (k % box.w))) lost++
    }
    return all ? lost / all : 0
  })
}

function shareOfEye(
  { w, h }: Picture,
  corners: [number, number][],
  isChanged: (i: number) => boolean,
): number {
  const inside = fillPolygon(corners, w, h)
  let changed = 0
  let all = 0
  inside.forEach((is, i) => {
    if (!is) return
    all++
    if (isChanged(i)) changed++
  })
  return all ? changed / all : 0
}

/** The throat, face units: below the jaw, between the shoulders. */
const THROAT = { from: -0.55, to: -1.15, side: 0.45 } as const
/** Pixels across which a painted place is compared with what was seen beside it. */
const ACROSS = 8
/** Fewer pixels of border say nothing. */
const ENOUGH = 40

function throatStep({ before: { w, h }, face, hers, laid }: Changed, now: Float32Array): number {
  const f = faceFrame(face)
  const isPainted = (i: number) => hers[i] > 0.5 && laid[i] < 0.05
  const isSeen = (i: number) => hers[i] < 0.02 && laid[i] < 0.02
  let sum = 0
  let count = 0
  for (let y = ACROSS; y < h - ACROSS; y += 2)
    for (let x = ACROSS; x < w - ACROSS; x += 2) {
      const i = y * w + x
      if (!isPainted(i)) continue
      const [u, v] = toFace(f, x, y)
      if (v > THROAT.from || v < THROAT.to || Math.abs(u - f.nose) > THROAT.side) continue
      for (const j of [i - ACROSS, i + ACROSS]) {
        if (!isSeen(j)) continue
        sum += Math.abs(now[i * 3] - now[j * 3])
        count++
      }
    }
  return count < ENOUGH ? 0 : sum / count
}
