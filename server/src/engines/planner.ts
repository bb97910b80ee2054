import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { CarriedStyles } from '@app/domain/preview/preview-api.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import type { AskedStyles, Engine, EngineOrder, EnginePhoto, EngineWatch, OrderAhead } from './engine.ts'
import { type JudgementStore, KnownJudgements } from './known-judgements.ts'
import { openEarly } from './open-early.ts'
import { OrderSoFar } from './order-so-far.ts'
import { PhotoReader } from './photo-reader.ts'
import { nextCandidate, PictureLine } from './picture-line.ts'
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

/** An order that is being made. */
interface Producing<Candidate> {
  soFar: OrderSoFar<Candidate>
  line: PictureLine<Candidate>
  watch: EngineWatch
}

/** Which photos, how many pictures, what becomes of twins and refusals: an engine made of any renderer. */
export class Planner<Judgement, Candidate> implements Engine {
  readonly #renderer: Renderer<Judgement, Candidate>
  readonly #planning: Planning
  readonly #judgements: KnownJudgements<Judgement>
  readonly #photos: PhotoReader<Judgement>
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
    const { made } = await openEarly<Judgement, Candidate>(
      {
        find: (judged) => this.#openingOf({ ...order, seed: ANY_SEED }, judged),
        make: (candidate) => this.#makeReady(candidate),
      },
      (onRead, whileOpening) => this.#photos.read({ ...order, photos }, { watch, onRead }, whileOpening),
      new AbortController().signal,
    )
    await made
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
    const soFar = new OrderSoFar<Candidate>(order, this.#renderer, watch)
    const told = { take: soFar.take.bind(soFar), onError: this.#onError }
    const line = new PictureLine(this.#renderer, { known: soFar.known, watch, signal }, told)
    try {
      return await this.#makeInTurn(order, { soFar, line, watch }, signal)
    } finally {
      await line.end()
    }
  }

  async #makeInTurn(
    order: EngineOrder,
    { soFar, line, watch }: Producing<Candidate>,
    signal: AbortSignal,
  ): Promise<'exhausted' | null> {
    let begun = soFar.tried
    const open = async (candidate: Candidate) => {
      if (begun > 0 || soFar.missing <= 0) return
      begun = 1
      await line.begin({ place: begun, candidate })
    }
    const { judged: first, opening } = await openEarly<Judgement, Candidate>(
      { find: (judged) => this.#openingOf(order, judged), make: open },
      (onRead, whileOpening) => this.#photos.read(order, { watch, onRead }, whileOpening),
      signal,
    )
    const candidates = this.#plan({ ...order, begunWith: opening?.photo }, first)
    const prepare = () => this.#prepare(order, first, watch, signal)
    if (candidates.length > 0) await prepare()
    let hasReadAll = false
    while (soFar.missing > 0) {
      signal.throwIfAborted()
      const isWanted = line.length < soFar.missing && line.hasRoom
      const next = isWanted ? nextCandidate(candidates, begun, soFar.refusals) : null
      if (next) {
        begun = next.place
        line.begin(next)
      } else if (line.length > 0) {
        if ((await line.moved()) === 'moved') continue
        begun = soFar.tried
        await prepare()
      } else if (hasReadAll) {
        // What was lost on the way might have been one more.
        return soFar.hasLost ? null : 'exhausted'
      } else {
        hasReadAll = true
        const rest = await this.#photos.readRest({ ...order, first }, watch, signal)
        soFar.hasLost ||= first.length + rest.length < order.photos.length
        begun = candidates.length
        candidates.push(...this.#plan(order, rest))
      }
    }
    return null
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
