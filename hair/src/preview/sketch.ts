import type { Analysis } from '../analysis/analyse.ts'
import type { Size } from '../pixels/picture.ts'
import type { Plate } from '../plate/make-plate.ts'
import type { SketchedStyle } from '../preview-contract.ts'

/** The size of every preview, pixels: the portrait's shape, 384 high. */
export const PREVIEW: Size = { w: 288, h: 384 }

/** All that previews of one photo are made from: its analysis at the size of a preview, and its plate. */
export interface Sketch {
  analysis: Analysis
  /** null until it is made: only what shows it waits for it. */
  plate: Plate | null
  /** How each of its styles is made; decided once, so that what is offered is made. */
  styles: SketchedStyle[]
}
