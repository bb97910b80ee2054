import type { LightBytes, Picture, Plane } from '../pixels/picture.ts'

/** New or moved hair at the size of her photo: what of it a picture of the size of a portrait cannot show. */
export interface HairAtSize {
  /** Its light, and that of what lies around it. */
  light: LightBytes
  /** How far it covers what the photo shows, at the size of the portrait. */
  cover: Plane
  /** What it was laid on; absent: the photo itself. */
  ground?: Picture
  /** How far that is backdrop put out of focus: of it the photo shows nothing; absent or null for none. */
  soft?: Plane | null
}
