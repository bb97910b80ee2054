import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { CarriedStyles } from '@app/domain/preview/preview-api.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type { PhotoReport } from '@app/hair/contract.ts'

/** A photo of hers as an engine needs it. */
export interface EnginePhoto {
  id: string
  file: string
  report: PhotoReport
}

/** So many photos, the most promising ones, tell which styles are impossible: an order of five images rarely needs more. */
export const PHOTOS_THAT_TELL = 5

/** The most promising photo first. */
export const promisingFirst = <Photo extends Pick<EnginePhoto, 'report'>>(
  photos: readonly Photo[],
): Photo[] => photos.toSorted((one, other) => other.report.score - one.report.score)

/** What every way of making images is asked for (product rule 25). */
export interface EngineOrder {
  /** Of the transformation: what is asked of others for it is found again by it. */
  id: string
  /** Which engine makes it (`Engine.engineFor`, when it was ordered). */
  engine: string
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
  /** The size of the large image; null where none was written. */
  large: { width: number; height: number } | null
  /** Whether its backdrop was put out of focus. */
  softBackdrop: boolean
  confidence: number
  fingerprint: string
  /** Says entirely how it was made; names photos by id, never by path. */
  recipe: Record<string, unknown>
}

/** Where the engine writes one image, the photo in the same framing, and the large image if there is one. */
export interface ImageTarget {
  id: string
  file: string
  beforeFile: string
  largeFile: string
}

/** What is done before the first image can be: told again and again while it lasts. */
export interface Preparing {
  stage: 'sending' | 'learning'
  /** How many are before hers at the service; null where it does not say. */
  queuePosition: number | null
  /** 0 to 1; null where it does not say. */
  progress: number | null
}

export interface EngineWatch {
  /** Throws where another run of the same order has begun, or the order has ended: asked now and again while waiting. */
  alive(): Promise<void>
  /** Told while she waits for the first image, `null` once pictures are made; throws as `alive` does. */
  preparing(told: Preparing | null): Promise<void>
  /** The engine has read this many photos. */
  photosRead(count: number): Promise<void>
  /** Fresh names of files for a candidate; several may be open at once. */
  nextTarget(): Promise<ImageTarget>
  /**
   * One more candidate has been tried, in their order: an image to keep, or `null` where it would not have been good.
   */
  tried(candidatesTried: number, target: ImageTarget, made: MadeImage | null): Promise<void>
}

/** What photos are asked about. */
export interface AskedStyles {
  /** Which styles it is about; fewer may cost less. Default: all on offer. */
  styles?: readonly BaseStyleId[]
  /** The tone they are to be worn in, where it is not each style's own: photos are read until one carries it. */
  tone?: string | null
  /** Which engine is to make them. Default: the one that would now. */
  engine?: string
}

/** An order that is about to be made, as far as its photos are read for it. */
export type OrderAhead = Pick<EngineOrder, 'engine' | 'style' | 'tone' | 'firstCount'>

/** One engine, or several by one rule. */
export interface Engine {
  /** Those it has, by name, the preferred one first. */
  readonly names: readonly string[]
  /**
   * Which of them would make this style if it were ordered now; kept with every order. `null`: none may for now, the day's
   * budget is spent or the service is away.
   * @param consented the engines she agrees her photos are sent by. Default: any
   */
  engineFor(style: BaseStyleId, consented?: readonly string[]): Promise<string | null>
  /** The base styles this engine can do honestly; the catalogue offers only those. */
  offeredStyles(): BaseStyleId[]
  /**
   * Of the styles it offers, those that none of these photos carries, as far as the best of them tell, in which
   * depths they carry the others, and those that few of them carry. An engine that cannot tell says of none that it is
   * impossible.
   */
  carriedStyles(photos: EnginePhoto[], asked?: AskedStyles): Promise<CarriedStyles>
  /**
   * Reads what an order would read first, before it is paid, and makes ready what its first image begins with: what is
   * judged is kept with the photos. One that learns from all of them reads nothing ahead.
   */
  readAhead(photos: EnginePhoto[], order: OrderAhead): Promise<void>
  /**
   * Makes images until the count is reached or no good candidate is left. Stops at once when aborted.
   * @returns why there are fewer, where that is known
   */
  produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal): Promise<ShortReason | null>
}
