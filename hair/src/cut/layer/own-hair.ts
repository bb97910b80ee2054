import type { Face } from '../../face/face.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import type { Layout } from '../../plate/layers/layout.ts'
import type { HairLayer } from './hair-layer.ts'
import type { HairSource } from './warp-hair.ts'

/** Her photo, already coloured, and her own hair lifted from it. */
export interface OwnHair {
  picture: Picture
  face: Face
  hair: HairLayer
  layout: Layout
}

/** A changed picture, and where in her photo the hair lay that has moved; null where all of it lies as it did. */
export interface Reshaped {
  picture: Picture
  moved: MovedHair | null
}

/** Hair that has moved: what was the hair of a pixel before, and how far the moved hair is what is seen there. */
export interface MovedHair {
  source: HairSource
  alpha: Plane
  share: (x: number, y: number, i: number) => number
}

/** A changed picture, and the hair as it now lies (its matte). */
export interface Cut {
  picture: Picture
  alpha: Plane
}

/** The same with the photo behind the hair, for edits that bare something. */
export interface OwnHairOnPlate extends OwnHair {
  plate: Picture
}
