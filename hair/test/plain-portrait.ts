import type { Analysis } from '../src/analysis/analyse.ts'
import { OVAL, outline } from '../src/face/face.ts'
import { placeFace } from '../src/face/place-face.ts'
import { HAIR } from '../src/matte/masks.ts'
import { fillPolygon } from '../src/pixels/fill-polygon.ts'
import { ovalFace } from './oval-face.ts'

/** Size of a mask, pixels; the portrait is four times as large. */
export const MASK = { w: 60, h: 80 }
const SCALE = 4

export type PlainPortrait = Pick<Analysis, 'picture' | 'matte' | 'masks' | 'face' | 'ground'>

interface Painted {
  /** What a mask pixel is, index of `Masks.shares`. */
  kindAt: (x: number, y: number) => number
  /** 0 to 255, at full size. */
  colourAt: (x: number, y: number) => readonly [number, number, number]
  /** Shares of background, skin and clothes in a cell, as the ground network might say. */
  groundAt?: (x: number, y: number) => readonly [number, number, number]
}

/** A portrait of 240 × 320 made of areas: what is known of it is exactly what is painted. The face is 24 mask pixels high. */
export function plainPortrait({ kindAt, colourAt, groundAt = () => [1, 0, 0] }: Painted): PlainPortrait {
  const w = MASK.w * SCALE
  const h = MASK.h * SCALE
  const face = ovalFace(w / 2, h * 0.35, 24 * SCALE)
  const count = MASK.w * MASK.h
  const shares = [0, 1, 2, 3].map((kind) =>
    Float32Array.from({ length: count }, (_, i) => (kindAt(i % MASK.w, (i / MASK.w) | 0) === kind ? 1 : 0)),
  )
  const alpha = Float32Array.from({ length: w * h }, (_, i) => {
    const x = ((i % w) / SCALE) | 0
    const y = (((i / w) | 0) / SCALE) | 0
    return shares[HAIR][y * MASK.w + x]
  })
  const data = new Uint8Array(w * h * 3)
  for (let i = 0; i < w * h; i++) data.set(colourAt(i % w, (i / w) | 0), i * 3)
  const none = new Float32Array(0)
  const ground = [0, 1, 2].map((c) =>
    Float32Array.from({ length: count }, (_, i) => groundAt(i % MASK.w, (i / MASK.w) | 0)[c]!),
  )
  return {
    face,
    picture: { w, h, data },
    matte: { w, h, alpha, small: { w: 0, h: 0 }, hair: [], behind: [], rim: none },
    masks: {
      ...MASK,
      shares,
      oval: fillPolygon(outline(placeFace(face, 1 / SCALE), OVAL), MASK.w, MASK.h),
      person: new Float32Array(count).fill(1),
      quality: { score: 1, steadiness: 1, certainty: 1, agreement: 1 },
    },
    ground,
  }
}
