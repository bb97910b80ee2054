/** What previews take and give. Types only, as in `contract.ts`; they hold bytes. */
import type { RefusalReason, StyleRecipe } from './contract.ts'

/** Why a photo cannot be previewed: see `VerdictCode` and `RefusalReason`. */
export type SketchRefusal = 'no_face' | 'many_faces' | 'face_too_small' | 'head_tilted' | 'matte_untrusted'

export interface SketchOptions {
  /** The photo has passed `checkPhoto`: it is not judged again. Default false. */
  isChecked?: boolean
  /** Ids of styles in the order she sees them: the first ones are known first. Default: her own hair first. */
  order?: readonly string[]
}

/** A style that a photo carries, and how it is made on it. */
export interface SketchedStyle extends StyleRecipe {
  /** Its picture shows what her hair hides. */
  needsPlate: boolean
  /** Its image shows the backdrop out of focus, which is asked of the photo at its full size. */
  softBackdrop: boolean
}

/** Who waits while a photo is read. What is told once stays: no style is taken back. */
export interface SketchWatch {
  /** All that is drawn from, as soon as it is there, and the styles known by then, perhaps none. */
  early?: (sketch: MadeSketch) => void
  /** One more style, as soon as it is known to be carried. */
  carried?: (style: SketchedStyle) => void
}

/** What `preview` makes its pictures from; about 3 MB, to be kept and passed on as it is. */
export interface PackedSketch {
  analysis: unknown
  /** What lies behind her hair, from `sketchPlate`; null until that is made. Styles that show none of it do without. */
  plate: object | null
  styles: SketchedStyle[]
}

/** A photo read once for many previews. */
export interface MadeSketch {
  made: true
  sketch: PackedSketch
  /**
   * False of one that is given while the photo is still being read: its pictures are those of the whole one, which
   * has more styles, and comes after it.
   */
  isWhole: boolean
  /** Whether a style of it may need the plate. */
  mayNeedPlate: boolean
  /** The untouched photo in the framing of the previews, a JPEG. */
  before: Uint8Array
  /** Size of `before` and of every preview, pixels. */
  w: number
  h: number
  /** The styles this photo can be previewed in, those of her own hair first. */
  styles: string[]
  /** The lightest depth, 7 to 10, her own hair can be shown in on this photo. */
  upTo: number
  /** Milliseconds per stage. */
  stages: Record<string, number>
}

export type SketchOutcome = MadeSketch | { made: false; reason: SketchRefusal }

export interface PreviewWish {
  /** Id of one of the sketch's styles. */
  style: string
  /** Colourist notation; see `Recipe`. */
  tone: string
}

/** A JPEG with the mark of its making, or why not. */
export type PreviewOutcome =
  | { made: true; picture: Uint8Array; stages: Record<string, number> }
  | { made: false; reason: RefusalReason }
