import { type Face, outline, pointAt } from '../../face/face.ts'
import { cheekRegions } from '../../face/face-regions.ts'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { median } from '../../pixels/median.ts'
import { linearToOklab } from '../../pixels/oklab.ts'
import type { Picture } from '../../pixels/picture.ts'
import { toLinear } from '../../pixels/srgb.ts'

type Light = readonly [r: number, g: number, b: number]

/** Around the eyes, as the mesh numbers them (MediaPipe canonical face model). */
const EYES = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
] as const
/** Upper lid, lower lid and corners of each eye. */
const LIDS = [
  [159, 145, 33, 133],
  [386, 374, 263, 362],
] as const
/** Height of an eye over its width: below, too little white is seen to know the light by. */
const OPEN = 0.17
/** Of the pixels of an eye by their light: above the iris, below the sparkle. */
const WHITE = { from: 0.75, to: 0.93 } as const
/** Linear light that the white of an eye is brought to. */
const WHITE_LIGHT = 0.4
/** How much lightness counts beside hue and chroma: shadows move it most. */
const LIGHTNESS = 0.5

/**
 * How unlike two skins are, an OKLab distance of the cheeks with lightness at half its weight, 0 the same. The light of
 * both pictures is matched first by the whites of the eyes, which are lit as the cheeks beside them are. `null` where
 * the eyes of either are too nearly closed to say.
 */
export function skinDifference(made: Seen, hers: Seen): number | null {
  const [one, other] = [skinOf(made), skinOf(hers)]
  if (!one || !other) return null
  return Math.hypot(LIGHTNESS * (one[0] - other[0]), one[1] - other[1], one[2] - other[2])
}

export interface Seen {
  picture: Picture
  face: Face
}

/** The cheeks in the light that makes the whites of the eyes white, OKLab. */
function skinOf({ picture, face }: Seen): Light | null {
  if (!LIDS.every((lids) => openness(face, lids) > OPEN)) return null
  const whites = EYES.map((indices) =>
    whiteOf(picture, fillPolygon(outline(face, indices), picture.w, picture.h)),
  )
  const cheeks = cheekRegions(face).map((corners) =>
    middleOf(picture, fillPolygon(corners, picture.w, picture.h)),
  )
  if ([...whites, ...cheeks].some((light) => light === null)) return null
  const white = meanOf(whites as Light[])
  const cheek = meanOf(cheeks as Light[])
  const [r, g, b] = cheek.map((light, c) => (light / Math.max(1e-3, white[c])) * WHITE_LIGHT)
  return linearToOklab(r, g, b)
}

function openness(face: Face, [upper, lower, outer, inner]: readonly number[]): number {
  const between = (one: number, other: number) => {
    const [x, y] = pointAt(face, one)
    const [ox, oy] = pointAt(face, other)
    return Math.hypot(x - ox, y - oy)
  }
  return between(upper, lower) / between(outer, inner)
}

function whiteOf(picture: Picture, inside: Uint8Array): Light | null {
  const pixels = indicesOf(inside)
  const brightness = (i: number) => lightAt(picture, i).reduce((sum, light) => sum + light, 0)
  pixels.sort((one, other) => brightness(one) - brightness(other))
  const whites = pixels.slice(Math.floor(pixels.length * WHITE.from), Math.floor(pixels.length * WHITE.to))
  return whites.length ? meanOf(whites.map((i) => lightAt(picture, i))) : null
}

function middleOf(picture: Picture, inside: Uint8Array): Light | null {
  const pixels = indicesOf(inside)
  const middle = (c: number) => median(pixels.map((i) => lightAt(picture, i)[c]))
  return pixels.length ? [middle(0), middle(1), middle(2)] : null
}

const indicesOf = (inside: Uint8Array): number[] => {
  const out: number[] = []
  inside.forEach((is, i) => {
    if (is) out.push(i)
  })
  return out
}

const lightAt = ({ data }: Picture, i: number): Light => [
  toLinear(data[i * 3]),
  toLinear(data[i * 3 + 1]),
  toLinear(data[i * 3 + 2]),
]

const meanOf = (lights: readonly Light[]): Light => {
  const mean = (c: 0 | 1 | 2) => lights.reduce((sum, light) => sum + light[c], 0) / lights.length
  return [mean(0), mean(1), mean(2)]
}
