import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { CarriedStyles } from '@app/domain/preview/preview-api.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type {
  AskedStyles,
  Engine,
  EngineOrder,
  EnginePhoto,
  EngineWatch,
  MadeImage,
  OrderAhead,
} from './engine.ts'
import { type JudgementStore, KnownJudgements } from './known-judgements.ts'
import { openEarly } from './open-early.ts'
import { PhotoReader } from './photo-reader.ts'
import { nextBatch, PictureMaker, type Tried } from './picture-maker.ts'
import { Refusals } from './refusals.ts'
import {
  HinderedError,
  type JudgedPhoto,
  type Opening,
  type OpeningOrder,
  RenderError,
  type Renderer,
} from './renderer.ts'

export interface Planning {
  judgements: JudgementStore
  /** A photo or a picture was lost on the way; the others go on. */
  onError: (cause: Error) => void
  /** Whether something new may be begun now. Default: always */
  mayBegin?: () => Promise<boolean>
}

/**
 * An order draws its seed when it is paid. Between photos that are as good another may open it then, and what was made ready
 * is not wanted.
 */
const ANY_SEED = 0

/** Which photos, how many pictures, what becomes of twins and refusals: an engine made of any renderer. */
export class Planner<Judgement, Candidate> implements Engine {
  readonly #renderer: Renderer<Judgement, Candidate>
  readonly #planning: Planning
  readonly #judgements: KnownJudgements<Judgement>
  readonly #photos: PhotoReader<Judgement>
  readonly #pictures: PictureMaker<Candidate>
  readonly #onError: (cause: Error) => void
  readonly #mayBegin: () => Promise<boolean>

  constructor(
    renderer: Renderer<Judgement, Candidate>,
    planning: Planning,
    judgements = new KnownJudgements(renderer, planning.judgements),
  ) {
    this.#renderer = renderer
    this.#planning = planning
    this.#mayBegin = planning.mayBegin ?? (async () => true)
    this.#judgements = judgements
    this.#onError = planning.onError
    this.#photos = new PhotoReader(renderer, judgements, planning.onError)
    this.#pictures = new PictureMaker(renderer.render.bind(renderer), planning.onError)
  }

  get names() {
    return [this.#renderer.name]
  }

  async engineFor(): Promise<string | null> {
    return (await this.#mayBegin()) ? this.#renderer.name : null
  }

  offeredStyles(): BaseStyleId[] {
    return this.#renderer.offeredStyles()
  }

  async carriedStyles(
    photos: EnginePhoto[],
    { styles: asked = this.offeredStyles(), tone = null }: AskedStyles = {},
  ): Promise<CarriedStyles> {
    const styles = this.offeredStyles().filter((style) => asked.includes(style))
    return this.#photos.carriedStyles(photos, styles, tone)
  }

  async readAhead(photos: EnginePhoto[], order: OrderAhead): Promise<void> {
    if (this.#renderer.prepare) return
    const watch = { photosRead: async () => undefined }
    await openEarly<Judgement, Candidate>(
      {
        find: (judged) => this.#openingOf({ ...order, seed: ANY_SEED }, judged),
        make: (candidate) => this.#makeReady(candidate),
      },
      (onRead, whileOpening) => this.#photos.read({ ...order, photos }, { watch, onRead }, whileOpening),
      new AbortController().signal,
    )
  }

  /** What could not be is made with the picture. */
  async #makeReady(candidate: Candidate): Promise<void> {
    try {
      await this.#renderer.makeReady?.(candidate)
    } catch (cause) {
      if (!(cause instanceof RenderError)) throw cause
      this.#onError(cause)
    }
  }

  async produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal): Promise<ShortReason | null> {
    if (order.photos.length === 0) return 'photos_gone'
    const held = await this.#asOfNow()
    try {
      return await held.#produce(order, watch, signal)
    } catch (cause) {
      if (!(cause instanceof RenderError)) throw cause
      this.#onError(cause)
      return cause instanceof HinderedError ? cause.reason : null
    }
  }

  async #asOfNow(): Promise<Planner<Judgement, Candidate>> {
    const held = await this.#renderer.asOfNow?.()
    return held ? new Planner(held, this.#planning, this.#judgements) : this
  }

  /** @throws RenderError when no picture can be made, or none any more */
  async #produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal): Promise<'exhausted' | null> {
    const { count } = order
    const known = [...order.resume.fingerprints]
    const refusals = new Refusals<Candidate>(this.#renderer)
    let tried = order.resume.candidatesTried
    let hasLost = false
    const take = async (made: Tried<Candidate>[]) => {
      for (const { place, candidate, target, rendered } of made) {
        tried = place
        hasLost ||= rendered === null
        const kept = rendered?.made ? this.#unlessTwin(rendered.image, known) : null
        if (kept) {
          known.push(kept.fingerprint)
          refusals.kept(candidate)
        } else if (rendered?.made) refusals.twin(candidate)
        else if (rendered) refusals.refused(candidate, rendered)
        await watch.tried(place, target, kept)
      }
    }
    const make = async (candidate: Candidate) => {
      if (tried > 0 || known.length >= count) return
      const made = await this.#pictures.makeTogether([{ place: 1, candidate }], known, watch, signal)
      if (made !== 'unprepared') await take(made)
    }
    const { judged: first, opening } = await openEarly<Judgement, Candidate>(
      { find: (judged) => this.#openingOf(order, judged), make },
      (onRead, whileOpening) => this.#photos.read(order, { watch, onRead }, whileOpening),
      signal,
    )
    const candidates = this.#plan({ ...order, begunWith: opening?.photo }, first)
    const prepare = () => this.#prepare(order, first, watch, signal)
    if (candidates.length > 0) await prepare()
    let hasReadAll = false
    while (known.length < count) {
      signal.throwIfAborted()
      if (tried >= candidates.length) {
        // What was lost on the way might have been one more.
        if (hasReadAll) return hasLost ? null : 'exhausted'
        hasReadAll = true
        const rest = await this.#photos.readRest({ ...order, first }, watch, signal)
        hasLost ||= first.length + rest.length < order.photos.length
        candidates.push(...this.#plan(order, rest))
        continue
      }
      const most = Math.min(count - known.length, this.#renderer.atOnce)
      const batch = nextBatch(candidates, tried, most, refusals)
      const made = await this.#pictures.makeTogether(batch, known, watch, signal)
      if (made === 'unprepared') {
        await prepare()
        continue
      }
      if (batch.length === 0) tried = candidates.length
      await take(made)
    }
    return null
  }

  /** Two made side by side did not know of each other. */
  #unlessTwin(image: MadeImage, known: string[]): MadeImage | null {
    const isTwin = known.some((fingerprint) => this.#renderer.areTwins(fingerprint, image.fingerprint))
    return isTwin ? null : image
  }

  #plan(
    { engine: _engine, resume: _resume, ...order }: EngineOrder & { begunWith?: string | undefined },
    photos: JudgedPhoto<Judgement>[],
  ): Candidate[] {
    return this.#renderer.plan({
      ...order,
      photos: photos.filter((photo) => this.#photos.showsTone(photo, order)),
    })
  }

  #openingOf(
    order: Omit<OpeningOrder<Judgement>, 'photos'>,
    judged: JudgedPhoto<Judgement>[],
  ): Opening<Candidate> | null {
    const photos = judged.filter((photo) => this.#photos.showsTone(photo, order))
    return this.#renderer.opening?.({ ...order, photos }) ?? null
  }

  /** @throws RenderError when no picture can be made of this order */
  async #prepare(
    order: EngineOrder,
    photos: JudgedPhoto<Judgement>[],
    { preparing }: EngineWatch,
    signal: AbortSignal,
  ): Promise<void> {
    await this.#renderer.prepare?.({ ...order, photos }, { preparing, signal })
    if (this.#renderer.prepare) await preparing(null)
  }
}
