import { fillPolygon } from '../pixels/fill-polygon.ts'
import { median } from '../pixels/median.ts'
import { linearToOklab } from '../pixels/oklab.ts'
import type { Picture } from '../pixels/picture.ts'
import { toLinear } from '../pixels/srgb.ts'
import { type Face, OVAL, outline } from './face.ts'
import { cheekRegions } from './face-regions.ts'

/**
 * A colour as a share of its OKLab lightness, which no exposure changes. `tint` from green to magenta, `warmth` from blue to
 * orange, the way that daylight goes.
 */
export interface SkinTint {
  tint: number
  warmth: number
}

/** The tint of skin that is seen, and its OKLab lightness. */
export interface SeenSkin extends SkinTint {
  L: number
}

/** Hue of warmer light in OKLab, degrees: a grey under 4 000 K beside one under 6 500 K. */
const WARM = (75 * Math.PI) / 180
/** OKLab lightness between which skin shows its colour: above, a channel is full; below, it is noise. */
const SHOWN = { from: 0.15, to: 0.88 } as const
/** Share of a region that must show it. */
const ENOUGH = 0.1

interface Seen {
  picture: Picture
  face: Face
}

/**
 * The colour of the cheeks as the picture shows it; where they are blown out, of what else of the face is not. `null` where
 * nothing shows it.
 */
export function skinTint({ picture, face }: Seen): SeenSkin | null {
  return tintIn(picture, cheekRegions(face)) ?? tintIn(picture, [outline(face, OVAL)])
}

/** What a tint adds to a and b of an OKLab lightness of 1. */
export const chromaOfTint = ({ tint, warmth }: SkinTint): readonly [a: number, b: number] => [
  tint * Math.sin(WARM) + warmth * Math.cos(WARM),
  warmth * Math.sin(WARM) - tint * Math.cos(WARM),
]

function tintIn(picture: Picture, regions: readonly [x: number, y: number][][]): SeenSkin | null {
  const lights: number[] = []
  const tints: number[] = []
  const warmths: number[] = []
  let count = 0
  for (const corners of regions)
    fillPolygon(corners, picture.w, picture.h).forEach((isInside, i) => {
      if (!isInside) return
      count++
      const [L, a, b] = linearToOklab(...lightAt(picture.data, i))
      if (L < SHOWN.from || L > SHOWN.to) return
      lights.push(L)
      tints.push((a * Math.sin(WARM) - b * Math.cos(WARM)) / L)
      warmths.push((a * Math.cos(WARM) + b * Math.sin(WARM)) / L)
    })
  if (tints.length === 0 || tints.length < count * ENOUGH) return null
  return { L: median(lights), tint: median(tints), warmth: median(warmths) }
}

const lightAt = (data: Uint8Array, i: number): [r: number, g: number, b: number] => [
  toLinear(data[i * 3]),
  toLinear(data[i * 3 + 1]),
  toLinear(data[i * 3 + 2]),
]
