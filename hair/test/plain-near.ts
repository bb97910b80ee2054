import { BACKGROUND } from '../src/matte/masks.ts'
import { planeOf } from '../src/pixels/fill-plane.ts'
import { type Near, nearHair } from '../src/plate/layers/beside/near-hair.ts'

const SIZE = { w: 240, h: 120 }
const FACE_HEIGHT = 60

interface Painted {
  isDark: (x: number, y: number) => boolean
  /** Its tone, gamma-coded 0 to 1. Default: the hair's. */
  dark?: number
}

/** A grey wall of 240 × 120 whose first 40 columns black hair hides; something dark stands before it. */
export function plainNear({ isDark, dark = 0.1 }: Painted): Near {
  const n = SIZE.w * SIZE.h
  const isHair = (o: number) => o % SIZE.w < 40
  const tone = planeOf(n, (o) => (isHair(o) ? 0.1 : isDark(o % SIZE.w, (o / SIZE.w) | 0) ? dark : 0.75))
  const alpha = planeOf(n, (o) => (isHair(o) ? 1 : 0))
  const black = new Float32Array(n).fill(0.1)
  const seen = {
    ...{ ...SIZE, alpha, hair: alpha, kind: new Int8Array(n).fill(BACKGROUND) },
    ...{ colours: [tone, tone, tone], tone: [black, black, black] },
  }
  return nearHair(seen, FACE_HEIGHT)
}
