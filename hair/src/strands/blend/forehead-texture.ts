import { type FaceFrame, toPixels } from '../../face/face-frame.ts'
import { blur } from '../../pixels/blur.ts'
import { planeOf } from '../../pixels/fill-plane.ts'
import { median } from '../../pixels/median.ts'
import type { Picture, Plane, Size } from '../../pixels/picture.ts'
import { random } from '../../pixels/random.ts'

/** Half the widths of the piece of her forehead that are tried, and its height: at least, and at most. Face heights. */
const PIECE = { half: [0.16, 0.1, 0.06], least: 0.04, most: 0.1 } as const
/** Face heights below the top of her hairline down to which it is looked for. */
const BELOW = 0.3
/** Of its steps, face heights. */
const STEP = 0.005
/** Face heights: what is wider is a tone and a fold, no texture. */
const FINE = 0.012
/** More than so many times its middle strength is a fold or a hair. */
const MOST = 4

/** Side of the texture, pixels, after which it begins anew; and of the piece it is like, at most. */
const SIDE = 128
const LIKE = { w: 48, h: 32 } as const
/** Standard deviation at most, gamma-coded: as deep as folds it would be a rash. */
const DEEPEST = 0.016

/** The fine texture of skin: per channel, gamma-coded and around 0, to be repeated. */
export interface SkinTexture {
  tiles: Plane[]
  size: number
}

export interface ForeheadSeen {
  frame: FaceFrame
  /** Radius of her hairline above the middle of her face, face heights. */
  top: number
  /** Whether skin is seen at a place in face units, and nothing but skin beside it. */
  isSkin: (u: number, v: number) => boolean
}

/**
 * Pores and fine lines like those of the highest piece of forehead that the photo shows; null where too little of it is
 * seen. They are noise with the spectrum of that piece (a spot noise, van Wijk 1991): copied, its folds are an ornament.
 */
export function foreheadTexture(picture: Picture, forehead: ForeheadSeen): SkinTexture | null {
  const piece = PIECE.half.map((half) => pieceOf(forehead, half)).find(({ tall }) => tall >= PIECE.least)
  if (!piece) return null
  const { frame } = forehead
  const w = Math.round(2 * piece.half * frame.s)
  const h = Math.round(piece.tall * frame.s)
  const source = Int32Array.from({ length: w * h }, (_, k) => {
    const [x, y] = toPixels(frame, (k % w) / frame.s - piece.half, piece.high - ((k / w) | 0) / frame.s)
    return Math.round(y) * picture.w + Math.round(x)
  })
  const fine = [0, 1, 2].map((c) =>
    fineOf(
      planeOf(w * h, (k) => picture.data[source[k] * 3 + c] / 255),
      { w, h },
      frame.s,
    ),
  )
  return { tiles: spotNoise(fine, { w, h }), size: SIDE }
}

/** A piece of skin without its tone and its folds. */
function fineOf(skin: Plane, { w, h }: Size, s: number): Plane {
  const tone = blur(skin, w, h, FINE * s)
  const fine = skin.map((v, k) => v - tone[k])
  const most = MOST * median([...fine].map(Math.abs))
  return fine.map((v) => Math.max(-most, Math.min(most, v)))
}

/** Noise as strong as each of these planes, and with their spectrum: copies of their middle at every pixel, each as strong as chance has it. */
function spotNoise(planes: Plane[], { w, h }: Size): Plane[] {
  const [sw, sh] = [Math.min(w, LIKE.w), Math.min(h, LIKE.h)]
  const [x0, y0] = [(w - sw) >> 1, (h - sh) >> 1]
  const next = random(7)
  const chance = planeOf(SIDE * SIDE, () => next() + next() + next() - 1.5)
  const strength = Math.min(1, DEEPEST / Math.max(1e-6, deviation(planes[1])))
  return planes.map((plane) => {
    const spot = planeOf(sw * sh, (k) => {
      const [x, y] = [k % sw, (k / sw) | 0]
      const fades = Math.sin((Math.PI * (x + 0.5)) / sw) * Math.sin((Math.PI * (y + 0.5)) / sh)
      return fades * plane[(y + y0) * w + x + x0]
    })
    const noise = new Float32Array(SIDE * SIDE)
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        let sum = 0
        for (let q = 0; q < sh; q++) {
          const row = ((y + q) % SIDE) * SIDE
          for (let p = 0; p < sw; p++) sum += spot[q * sw + p] * chance[row + ((x + p) % SIDE)]
        }
        noise[y * SIDE + x] = sum
      }
    const k = (strength * deviation(plane)) / Math.max(1e-6, deviation(noise))
    return noise.map((v) => k * v)
  })
}

const deviation = (plane: Plane): number => Math.sqrt(plane.reduce((sum, v) => sum + v * v, 0) / plane.length)

interface Piece {
  half: number
  high: number
  tall: number
}

/** The highest piece of skin so wide. */
function pieceOf({ top, isSkin }: ForeheadSeen, half: number): Piece {
  const isBare = (v: number) => {
    for (let u = -half; u <= half; u += STEP) if (!isSkin(u, v)) return false
    return true
  }
  let high = top
  while (high > top - BELOW && !isBare(high)) high -= STEP
  let low = high
  while (low > high - PIECE.most && isBare(low)) low -= STEP
  return { half, high, tall: high - low }
}
