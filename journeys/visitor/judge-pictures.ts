import { parseTone, shadeOf } from '@app/hair/colour/tone.ts'
import { findFaces } from '@app/hair/face/find-faces.ts'
import { bytesToOklab } from '@app/hair/pixels/oklab.ts'
import sharp from 'sharp'

export interface Pixels {
  w: number
  h: number
  /** Interleaved sRGB bytes. */
  data: Uint8Array
}

export async function decode(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { w: info.width, h: info.height, data: new Uint8Array(data) }
}

/** Points of the 468-point mesh: cheeks at the height of the nose, between the brows, and the chin. */
const LEFT_CHEEK = 234
const RIGHT_CHEEK = 454
const BROWS = 9
const CHIN = 152
/** Share of the face that no lock of hair, nor its soft border, may reach. */
const INNER = 0.62

/**
 * PSNR of the inner face, in dB: how untouched it is between two pictures of the same framing.
 * https://en.wikipedia.org/wiki/Peak_signal-to-noise_ratio
 */
export async function facePsnr(before: Pixels, after: Pixels): Promise<number> {
  const [face] = await findFaces(before)
  if (!face) throw new Error('no face in the picture before')
  const at = (point: number): [number, number] => [
    face.points[point * 3] ?? 0,
    face.points[point * 3 + 1] ?? 0,
  ]
  const [lx, ly] = at(LEFT_CHEEK)
  const [rx, ry] = at(RIGHT_CHEEK)
  const [bx, by] = at(BROWS)
  const [cx, cy] = at(CHIN)
  const centre = { x: (lx + rx + bx + cx) / 4, y: (by + cy) / 2 }
  const wide = (Math.hypot(rx - lx, ry - ly) / 2) * INNER
  const high = (Math.hypot(cx - bx, cy - by) / 2) * INNER
  return psnr(before, after, (x, y) => ((x - centre.x) / wide) ** 2 + ((y - centre.y) / high) ** 2 < 1)
}

export function psnr(a: Pixels, b: Pixels, counts: (x: number, y: number) => boolean): number {
  let squares = 0
  let values = 0
  for (let i = 0; i < a.data.length; i += 3) {
    if (!counts((i / 3) % a.w, Math.floor(i / 3 / a.w))) continue
    for (let c = i; c < i + 3; c += 1) squares += ((a.data[c] ?? 0) - (b.data[c] ?? 0)) ** 2
    values += 3
  }
  if (values === 0) throw new Error('nothing to compare')
  return 10 * Math.log10((255 * 255) / Math.max(squares / values, 1e-9))
}

/** A pixel that moved this far in OKLab was recoloured, not merely encoded again. */
const RECOLOURED = 0.06

/**
 * How far the changed pixels (the hair) are from the tone, in OKLab, before and after. Hue and chroma only:
 * light and shadow are the photo's own.
 */
export function distanceToTone(
  before: Pixels,
  after: Pixels,
  tone: string,
): { before: number; after: number; share: number } {
  const { mid } = shadeOf(parseTone(tone))
  const from = bytesToOklab(before.data)
  const to = bytesToOklab(after.data)
  const sums = { before: 0, after: 0 }
  let changed = 0
  for (let i = 0; i < from.length; i += 3) {
    const moved = Math.hypot(
      (from[i] ?? 0) - (to[i] ?? 0),
      (from[i + 1] ?? 0) - (to[i + 1] ?? 0),
      (from[i + 2] ?? 0) - (to[i + 2] ?? 0),
    )
    if (moved < RECOLOURED) continue
    changed += 1
    sums.before += Math.hypot((from[i + 1] ?? 0) - mid[1], (from[i + 2] ?? 0) - mid[2])
    sums.after += Math.hypot((to[i + 1] ?? 0) - mid[1], (to[i + 2] ?? 0) - mid[2])
  }
  return { before: sums.before / changed, after: sums.after / changed, share: changed / (from.length / 3) }
}
