import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Depths } from '@app/domain/catalogue/worn-tone.ts'
import type { ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type { Engine, EngineOrder, EnginePhoto, EngineWatch, ImageTarget, MadeImage } from './engine.ts'
import type { ImageService } from './hosted/image-service.ts'

/**
 * A way to make one picture: a photo, a style, a tone and a seed in, a picture out. It judges photos and lays out what
 * could be made of them; which photos are read, how many pictures are made and what becomes of twins and refusals is the
 * planner's. What a judgement and a candidate hold, the renderer alone knows.
 */
export interface Renderer<Judgement, Candidate> {
  /** Kept with every order. */
  readonly name: string
  /** What judges photos: another may judge otherwise, and what was judged before is then asked anew. */
  readonly revision: string
  /** Pictures it makes, and photos it reads, side by side. */
  readonly atOnce: number
  /** The base styles it can make honestly; the catalogue offers only those. */
  offeredStyles(): BaseStyleId[]
  /**
   * The same as it is at this moment: what is begun with it ends with it, whatever an operator changes meanwhile. Absent:
   * nothing of it changes.
   */
  asOfNow?(): Promise<Renderer<Judgement, Candidate>>
  /**
   * Reads a photo. What it says outlives a restart as JSON.
   * @param styles which of the styles judged apart are asked about; fewer may cost less. Default: all
   * @param isAwaited whether somebody at the screen waits for it: it goes before what is read for orders
   * @throws RenderError when this photo could not be read; others may be
   */
  judge(photo: Pick<EnginePhoto, 'file'>, styles?: readonly string[], isAwaited?: boolean): Promise<Judgement>
  /** The styles that a judgement may be asked about one by one: the others are judged along with any photo. */
  readonly judgedApart: readonly string[]
  /** Whether what was kept is a judgement of this renderer. */
  isJudgement(kept: unknown): kept is Judgement
  /** Why this photo does not carry a style; null where it does. */
  whyNot(photo: JudgedPhoto<Judgement>, style: BaseStyleId): ImpossibleReason | null
  /** The depths a style can be worn in on this photo, where it carries it. */
  depths(photo: JudgedPhoto<Judgement>, style: BaseStyleId): Depths
  /**
   * What could be made of these photos: the best and most unlike first, and many more than are ordered, since some will
   * be refused. The same order gives the same candidates.
   */
  plan(order: PlanOrder<Judgement>): Candidate[]
  /**
   * The first picture, where the photos read so far leave no doubt about it: it is made while the others are read, and
   * stands first in a plan that is told of it (`begunWith`). Else null.
   */
  opening?(order: OpeningOrder<Judgement>): Opening<Candidate> | null
  /**
   * What of a picture can be made before it is ordered: rendering it then begins with that, if nothing else was made ready
   * since.
   * @throws RenderError when it could not be
   */
  makeReady?(candidate: Candidate): Promise<void>
  /**
   * What is done once before the first picture of an order: anew after a break, it goes on where it was.
   * @throws RenderError when no picture of this order can be made; HinderedError when that has a reason she is told
   */
  prepare?(order: PlanOrder<Judgement>, making: Preparation): Promise<void>
  /**
   * Makes a picture and, in the same framing, the photo as it was; or says that it would not be good.
   * @throws RenderError when this picture could not be made; the same or others may be. UnpreparedError when no picture
   * can be before the order is prepared once more
   */
  render(candidate: Candidate, target: ImageTarget, making: Making): Promise<Rendered<Candidate>>
  /**
   * What a candidate has in common with those that differ from it in tone and seed alone: where some in a row are twins
   * of what there is, the rest of them is given up. Absent: it plans few, and they are tried to the end.
   */
  seriesOf?(candidate: Candidate): string
  /** Whether two fingerprints are those of one picture: who takes them knows. */
  areTwins(fingerprint: string, other: string): boolean
}

/** A photo and what reading it said. */
export type JudgedPhoto<Judgement> = EnginePhoto & { judgement: Judgement }

export interface PlanOrder<Judgement> extends Omit<EngineOrder, 'photos' | 'engine' | 'resume'> {
  photos: JudgedPhoto<Judgement>[]
  /** The file of the photo its opening was made of. */
  begunWith?: string | undefined
}

/** What the first picture of an order follows from. */
export type OpeningOrder<Judgement> = Pick<PlanOrder<Judgement>, 'photos' | 'style' | 'tone' | 'seed'>

/** The picture an order is begun with. */
export interface Opening<Candidate> {
  candidate: Candidate
  /** The file of its photo. */
  photo: string
}

/** What surrounds a picture while it is made. */
export interface Making {
  /** Fingerprints of pictures that it must not resemble. */
  unlike: string[]
  signal: AbortSignal
  /** See `EngineWatch`. */
  alive: EngineWatch['alive']
}

export interface Preparation {
  signal: AbortSignal
  preparing: EngineWatch['preparing']
}

export type Rendered<Candidate> =
  | { made: true; image: MadeImage }
  | {
      made: false
      /** Whether it would have been too like one that there is. Default: false */
      isTwin?: boolean
      /** Whether another would be refused for the same reason: nobody waits for that again. */
      rulesOut(candidate: Candidate): boolean
    }

/** One picture failed, and nothing is known of the next: what made it was lost on the way. */
export class RenderError extends Error {
  override name = 'RenderError'
}

/** Nothing more can be made of this order, and how its pictures turn out has nothing to do with it. */
export class HinderedError extends RenderError {
  override name = 'HinderedError'
  readonly reason: ShortReason

  constructor(reason: ShortReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** What an order was prepared with is gone: none of its pictures can be made of it. */
export class UnpreparedError extends Error {
  override name = 'UnpreparedError'
}

/** A renderer that was chosen, before anything of it is opened. */
export interface ChosenRenderer<Lent> {
  name: string
  /** What may be begun in a day, thousandths of a cent; absent: no end. */
  dailyBudget?: number | null
  /** Opens it, with what it is lent, behind the planner. */
  open(lent: Lent): Promise<OpenEngine>
}

export interface OpenEngine {
  engine: Engine
  /** Who makes its pictures elsewhere: they call us, and are told to forget. */
  services: ImageService[]
}
