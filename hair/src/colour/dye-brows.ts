import { type BrowArea, browAreas, pixelOf } from '../face/brow-area.ts'
import type { Face } from '../face/face.ts'
import { faceFrame } from '../face/face-frame.ts'
import type { Matte } from '../matte/soft/soft-matte.ts'
import { blur } from '../pixels/blur.ts'
import { type Lab, linearToOklab, oklabToLinear } from '../pixels/oklab.ts'
import type { Picture, Plane } from '../pixels/picture.ts'
import { smoothstep } from '../pixels/smoothstep.ts'
import { toByte, toLinear } from '../pixels/srgb.ts'

/** How far brows go along with the hair: a colourist keeps them a shade or two nearer to what they were. */
const FOLLOW = { light: 0.45, colour: 0.85, lightest: 0.16, darkest: -0.07 } as const
/** Brows stay this much darker than the skin around them, OKLab. */
const ABOVE_SKIN = 0.09

/** The photo before. */
interface Before {
  /** OKLab, interleaved. */
  lab: Float32Array
  face: Face
  matte: Pick<Matte, 'alpha' | 'w' | 'h'>
}

interface Dyed {
  /** How the hair's mean colour moved, OKLab. */
  change: number
  /** The brows' new colour; only its a and b count, OKLab. */
  colour: Lab
}

/**
 * Colours the brows softly towards the hair's new colour. Only what is darker than the skin around it counts as
 * brow, and hair that hangs over a brow is left to the hair.
 * @param picture already recoloured; a new picture is returned
 */
export function dyeBrows(picture: Picture, { lab, face, matte }: Before, { change, colour }: Dyed): Picture {
  const data = new Uint8Array(picture.data)
  const f = faceFrame(face)
  for (const area of browAreas(face, f, picture)) {
    const hairs = browHairs(area, lab, matte, f.s)
    const mean = meanColour(area, hairs.share, lab, matte.w)
    if (!mean) continue
    const room = Math.max(0, hairs.skin - ABOVE_SKIN - mean[0])
    const lighter = Math.max(FOLLOW.darkest, Math.min(FOLLOW.lightest, room, change * FOLLOW.light))
    const shift = [
      lighter,
      (colour[1] - mean[1]) * FOLLOW.colour,
      (colour[2] - mean[2]) * FOLLOW.colour,
    ] as const
    lay(data, area, hairs.share, matte.w, shift)
  }
  return { ...picture, data }
}

/** How much of each pixel of the box is brow hair, and the lightness of the skin around. */
function browHairs(
  { box, brow, skin }: BrowArea,
  lab: Float32Array,
  matte: Pick<Matte, 'alpha' | 'w'>,
  s: number,
) {
  const n = box.w * box.h
  const known = new Float32Array(n)
  const light = new Float32Array(n)
  const pixel = (j: number) => pixelOf(box, j, matte.w)
  for (let j = 0; j < n; j++) {
    if (!skin[j] || matte.alpha[pixel(j)] > 0.05) continue
    known[j] = 1
    light[j] = lab[pixel(j) * 3]
  }
  const weights = blur(known, box.w, box.h, s * 0.06)
  const lights = blur(light, box.w, box.h, s * 0.06)
  const share: Plane = new Float32Array(n)
  let sum = 0
  let count = 0
  for (let j = 0; j < n; j++) {
    if (brow[j] <= 0 || weights[j] < 1e-3) continue
    const around = lights[j] / weights[j]
    sum += around
    count++
    share[j] = brow[j] * smoothstep(0.03, 0.14, around - lab[pixel(j) * 3]) * (1 - matte.alpha[pixel(j)])
  }
  return { share, skin: count ? sum / count : 0 }
}

/** null when there is next to no brow. */
function meanColour({ box }: BrowArea, share: Plane, lab: Float32Array, w: number): Lab | null {
  const sum: [number, number, number] = [0, 0, 0]
  let weight = 0
  for (let j = 0; j < share.length; j++) {
    if (share[j] <= 0) continue
    const k = pixelOf(box, j, w) * 3
    for (let c = 0; c < 3; c++) sum[c] += share[j] * lab[k + c]
    weight += share[j]
  }
  return weight > 15 ? [sum[0] / weight, sum[1] / weight, sum[2] / weight] : null
}

function lay(data: Uint8Array, { box }: BrowArea, share: Plane, w: number, shift: Lab): void {
  for (let j = 0; j < share.length; j++) {
    if (share[j] <= 0.004) continue
    const k = pixelOf(box, j, w) * 3
    const now = linearToOklab(toLinear(data[k]), toLinear(data[k + 1]), toLinear(data[k + 2]))
    const [r, g, b] = oklabToLinear(
      now[0] + share[j] * shift[0],
      now[1] + share[j] * shift[1],
      now[2] + share[j] * shift[2],
    )
    data[k] = toByte(r)
    data[k + 1] = toByte(g)
    data[k + 2] = toByte(b)
  }
}
