import type { Analysis } from '../../analysis/analyse.ts'
import { type Face, OVAL } from '../../face/face.ts'
import { faceFrame, toPixels } from '../../face/face-frame.ts'
import { type HairLayer, liftHair } from '../layer/hair-layer.ts'
import { dropEarrings } from './drop-earrings.ts'
import { dropIslands } from './drop-islands.ts'
import { openGaps } from './open-gaps.ts'

/** The hair of a reference picture, with the head it grew on. */
export interface LookHair extends HairLayer {
  face: Face
  /** Lightness of the cheeks, and how much lighter the right one is: the light it was taken in. */
  skin: SkinLight
}

export interface SkinLight {
  L: number
  side: number
}

/** Lifts the hair of a reference picture: without its backdrop, its collar and its earrings. */
export function liftLook({ lab, matte, face }: Analysis): LookHair {
  const alpha = dropIslands(matte, openGaps(lab, matte, face))
  const layer = liftHair(lab, { ...matte, alpha })
  dropEarrings(layer, face)
  return { ...layer, face, skin: skinLight(lab, matte.w, face) }
}

/** @param lab OKLab, interleaved, of a picture w pixels wide */
export function skinLight(lab: Float32Array, w: number, face: Face): SkinLight {
  const frame = faceFrame(face)
  const cheek = (u: number) => {
    const [x, y] = toPixels(frame, u, -0.12)
    let sum = 0
    for (let dy = -3; dy <= 3; dy++) {
      for (let dx = -3; dx <= 3; dx++) sum += lab[(((y + dy) | 0) * w + ((x + dx) | 0)) * 3] ?? 0
    }
    return sum / 49
  }
  const [left, right] = [cheek(-0.2), cheek(0.2)]
  return { L: (left + right) / 2, side: right - left }
}

/** Pairs of mesh points that change places in a mirror. */
const PAIRS = [
  [105, 334],
  [33, 263],
  [70, 300],
  [30, 260],
] as const

/** The look seen in a mirror. Of the mesh only the points that are used later are mirrored. */
export function mirrorLook(look: LookHair): LookHair {
  const { w, h } = look
  const alpha = new Float32Array(look.alpha.length)
  const lab = new Float32Array(look.lab.length)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const j = y * w + w - 1 - x
      alpha[i] = look.alpha[j]
      for (let c = 0; c < 3; c++) lab[i * 3 + c] = look.lab[j * 3 + c]
    }
  }
  const points = look.face.points.slice()
  const take = (to: number, from: number) => {
    points[to * 3] = w - 1 - look.face.points[from * 3]
    points[to * 3 + 1] = look.face.points[from * 3 + 1]
  }
  OVAL.forEach((point, k) => {
    take(point, OVAL[(36 - k) % 36])
  })
  for (const point of [1, 9]) take(point, point)
  for (const [a, b] of PAIRS) {
    take(a, b)
    take(b, a)
  }
  return {
    ...look,
    alpha,
    lab,
    face: { ...look.face, points },
    skin: { ...look.skin, side: -look.skin.side },
  }
}
