import type { FaceFrame } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import type { Picture } from '../pixels/picture.ts'
import { RowSampler } from '../pixels/row-sampler.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { writeOklab } from '../pixels/write-oklab.ts'
import type { Dye } from './dye.ts'
import { foreignThings } from './foreign-things.ts'
import { readHairLight } from './hair-light.ts'
import { HairPainter } from './hair-painter.ts'
import { strandField } from './strand-field.ts'

/** Below this the matte is noise: such pixels stay the photo's own. */
const LEAST = 0.004

interface Photo {
  picture: Picture
  /** The picture in OKLab, interleaved. */
  lab: Float32Array
  matte: Matte
  frame: FaceFrame
}

/**
 * Recolours the hair. The photo's shading and strands stay: they are read again in the new shade, so that shadows
 * deepen and shine pales as dyed hair does.
 * @returns a new picture; outside the matte every byte is the old one
 */
export function recolour(photo: Photo, dye: Dye, seed: number): Picture {
  const { picture, lab, matte, frame } = photo
  const { w, h } = picture
  const data = new Uint8Array(picture.data)
  const light = readHairLight(lab, matte)
  if (!light) return { ...picture, data }
  const painter = new HairPainter({
    light,
    field: strandField(lab, matte, seed),
    full: matte,
    frame,
    dye,
    rim: matte,
  })
  const around = new RowSampler([...matte.hair, ...matte.behind], matte.small, matte)
  const things = foreignThings(lab, matte, frame)
  const foreign = things && new RowSampler([things.share], things, matte)
  const own = new Float64Array(3)
  const dyed = new Float64Array(3)
  for (let y = 0; y < h; y++) {
    let isReady = false
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      let alpha = matte.alpha[i]
      if (alpha < LEAST) continue
      if (!isReady) {
        painter.row(y)
        around.row(y)
        foreign?.row(y)
        isReady = true
      }
      if (foreign) alpha *= 1 - foreign.at(0, x)
      alpha = Math.min(alpha, seen(lab, i * 3, around, x, alpha < 0.98 ? EDGE : INSIDE))
      if (alpha < LEAST) continue
      for (let c = 0; c < 3; c++) {
        const mixed = lab[i * 3 + c]
        own[c] = alpha > 0.98 ? mixed : pure(mixed, alpha, around.at(c, x), around.at(c + 3, x))
        dyed[c] = own[c]
      }
      if (!painter.paint(x, dyed)) continue
      if (alpha <= 0.98) {
        shade(dyed, own[0], alpha)
        for (let c = 0; c < 3; c++)
          dyed[c] = laid(lab[i * 3 + c], own[c], dyed[c], around.at(c + 3, x), alpha)
      }
      writeOklab(data, i * 3, dyed[0], dyed[1], dyed[2])
    }
  }
  return { ...picture, data }
}

/** Where hair thins out over skin it lies in its own shadow: lightened as far as the lengths it would glow. */
function shade(dyed: Float64Array, own: number, alpha: number): void {
  const k = 0.35 * (1 - alpha)
  if (dyed[0] > own) dyed[0] -= (dyed[0] - own) * k
}

/**
 * How much hair the pixel's own colour allows, where hair and what is behind differ enough to tell: a matte that
 * reaches over the forehead must not tint it.
 */
function seen(
  lab: Float32Array,
  k: number,
  around: RowSampler,
  x: number,
  { from, to, plain }: typeof EDGE | typeof INSIDE,
): number {
  let squared = 0
  let along = 0
  for (let c = 0; c < 3; c++) {
    const behind = around.at(c + 3, x)
    const line = around.at(c, x) - behind
    squared += line * line
    along += (lab[k + c] - behind) * line
  }
  const doubt = 1 - smoothstep(plain - 0.15, plain, Math.sqrt(squared))
  return doubt + smoothstep(from, to, along / (squared + 1e-6)) * 1.05
}

/** Shares of hair in a pixel's colour that are none and all, and the distance at which hair and behind can be told. */
const EDGE = { from: 0.02, to: 0.8, plain: 0.25 } as const
/** Where the matte is sure, only what is plainly the wall or the lace between two locks is left alone: shine is pale too. */
const INSIDE = { from: 0.02, to: 0.3, plain: 0.4 } as const

/** A wall that the matte takes for hair is no shine: at the border hair is about what it is nearby. */
const STRAY = 0.1

/**
 * One channel of the hair alone in a mixed pixel: (I - (1 - alpha) · behind) / alpha, drawn towards the hair
 * nearby where alpha is small and the division would only show noise.
 */
function pure(mixed: number, alpha: number, near: number, behind: number): number {
  const alone = (mixed - (1 - alpha) * behind) / Math.max(0.25, alpha)
  const drawn = alone + (near - alone) * (1 - smoothstep(0.3, 0.98, alpha))
  return Math.min(near + STRAY, Math.max(near - STRAY, drawn))
}

/**
 * One channel of a mixed pixel with its hair dyed: the pixel moves as far as its share of hair does, so that the
 * skin's own texture stays, and never beyond both the dyed hair and what is behind.
 */
function laid(mixed: number, own: number, dyed: number, behind: number, alpha: number): number {
  const moved = mixed + alpha * (dyed - own)
  const low = Math.min(mixed, dyed, behind)
  const high = Math.max(mixed, dyed, behind)
  return Math.min(high, Math.max(low, moved))
}
