import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { ImpossibleStyle } from '@app/domain/preview/preview-api.ts'
import type { PhotoReport } from '@app/hair/contract.ts'

/** A photo of hers as an engine needs it. */
export interface EnginePhoto {
  id: string
  file: string
  report: PhotoReport
}

/** What every way of making images is asked for (product rule 25). */
export interface EngineOrder {
  style: BaseStyleId
  tone: string
  /** How many good images are wanted, with those she has. */
  count: number
  /**
   * How many were when it was ordered. What is made after that goes on with the same plan: it does not change with
   * what is asked for later.
   */
  firstCount: number
  /** Same seed, same photos: same images in the same order. */
  seed: number
  photos: EnginePhoto[]
  /** Where an interrupted run goes on. */
  resume: { candidatesTried: number; fingerprints: string[] }
}

export interface MadeImage {
  width: number
  height: number
  tone: string
  model: string
  seed: number
  confidence: number
  fingerprint: string
  /** Says entirely how it was made; names photos by id, never by path. */
  recipe: Record<string, unknown>
}

/** Where the engine writes one image, and the photo in the same framing. */
export interface ImageTarget {
  id: string
  file: string
  beforeFile: string
}

export interface EngineWatch {
  /** The engine has read this many photos. */
  photosRead(count: number): Promise<void>
  /** A fresh pair of files for a candidate; several may be open at once. */
  nextTarget(): Promise<ImageTarget>
  /**
   * One more candidate has been tried, in their order: an image to keep, or `null` where it would not have been good.
   */
  tried(candidatesTried: number, target: ImageTarget, made: MadeImage | null): Promise<void>
}

export interface Engine {
  /** Kept with every order. */
  readonly name: string
  /** The base styles this engine can do honestly; the catalogue offers only those. */
  offeredStyles(): BaseStyleId[]
  /**
   * Of the styles it offers, those that none of these photos carries, as far as the best of them tell. An engine that
   * cannot tell says of none that it is impossible.
   * @param asked which styles it is about; fewer may cost less. Default: all it offers
   */
  impossibleStyles(photos: EnginePhoto[], asked?: readonly BaseStyleId[]): Promise<ImpossibleStyle[]>
  /** Makes images until the count is reached or no good candidate is left. Stops at once when aborted. */
  produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal): Promise<void>
}
