import type { Face } from '../../face/face.ts'
import type { Picture, Plane } from '../../pixels/picture.ts'
import type { Layout } from '../../plate/layers/layout.ts'
import type { HairLayer } from './hair-layer.ts'

/** Her photo, already coloured, and her own hair lifted from it. */
export interface OwnHair {
  picture: Picture
  face: Face
  hair: HairLayer
  layout: Layout
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
