import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { missOfTone } from '@app/domain/catalogue/worn-tone.ts'
import type { CarriedStyles, ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import type { ShortReason } from '@app/domain/transformations/short-reasons.ts'
import {
  type AskedStyles,
  type Engine,
  type EngineOrder,
  type EnginePhoto,
  type EngineWatch,
  type ImageTarget,
  type MadeImage,
  type OrderAhead,
  PHOTOS_THAT_TELL,
  promisingFirst,
} from './engine.ts'
import { judgePhotos } from './judge-photos.ts'
import { type JudgementStore, KnownJudgements } from './known-judgements.ts'
import { openEarly } from './open-early.ts'
import {
  HinderedError,
  type JudgedPhoto,
  type Making,
  type Opening,
  RenderError,
  type Rendered,
  type Renderer,
  UnpreparedError,
} from './renderer.ts'

/** Photos that would serve, for each image ordered, from which on no more are read. */
const CHOICE = 1.5
/** Of several photos that do not carry a style, the one that comes nearest says why: nearest first. */
const NEAREST: readonly ImpossibleReason[] = ['unsuited', 'hidden', 'unclear']

export interface Planning {
  judgements: JudgementStore
  /** A photo or a picture was lost on the way; the others go on. */
  onError: (cause: Error) => void
  /** Whether something new may be begun now. Default: always */
  mayBegin?: () => Promise<boolean>
}

/** Which photos, how many pictures, what becomes of twins and refusals: an engine made of any renderer. */
export class Planner<Judgement, Candidate> implements Engine {
  readonly #renderer: Renderer<Judgement, Candidate>
  readonly #planning: Planning
  readonly #judgements: KnownJudgements<Judgement>
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
    const best = promisingFirst(photos).slice(0, PHOTOS_THAT_TELL)
    const told = {
      read: async () => undefined,
      failed: this.#onError,
      suffices: (judged: JudgedPhoto<Judgement>[]) =>
        styles.every((style) => judged.some((photo) => this.#carries(photo, { style, tone }))),
    }
    const { signal } = new AbortController()
    const judged = await judgePhotos(this.#askedAbout(styles), best, 1, told, signal)
    return {
      impossible: styles.flatMap((style) => {
        const reasons = judged.map((photo) => this.#renderer.whyNot(photo, style))
        const reason = reasons.includes(null) ? null : NEAREST.find((one) => reasons.includes(one))
        return reason ? [{ style, reason }] : []
      }),
      depths: styles.flatMap((style) => {
        const carrying = judged.filter((photo) => this.#renderer.whyNot(photo, style) === null)
        const depths = carrying.map((photo) => this.#renderer.depths(photo, style))
        if (depths.length === 0) return []
        const [from, upTo] = [depths.map((one) => one.from), depths.map((one) => one.upTo)]
        return [{ style, from: Math.min(...from), upTo: Math.max(...upTo) }]
      }),
      few: styles.filter((style) => {
        const carrying = judged.filter((photo) => this.#renderer.whyNot(photo, style) === null).length
        return carrying > 0 && carrying < judged.length / 2
      }),
    }
  }

  #carries(photo: JudgedPhoto<Judgement>, { style, tone }: Worn): boolean {
    return this.#renderer.whyNot(photo, style) === null && this.#showsTone(photo, { style, tone })
  }

  async readAhead(photos: EnginePhoto[], order: OrderAhead): Promise<void> {
    if (this.#renderer.prepare) return
    const watch = { photosRead: async () => undefined }
    await this.#read({ ...order, photos }, { watch, onRead: () => undefined }, new AbortController().signal)
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
    const refused: Refused<Candidate>[] = []
    let tried = order.resume.candidatesTried
    let hasLost = false
    const take = async (made: Tried<Candidate>[]) => {
      for (const { place, target, rendered } of made) {
        tried = place
        hasLost ||= rendered === null
        if (rendered && !rendered.made) refused.push(rendered)
        const kept = rendered?.made ? this.#unlessTwin(rendered.image, known) : null
        if (kept) known.push(kept.fingerprint)
        await watch.tried(place, target, kept)
      }
    }
    const make = async (candidate: Candidate) => {
      if (tried > 0 || known.length >= count) return
      const made = await this.#makeTogether([{ place: 1, candidate }], known, watch, signal)
      if (made !== 'unprepared') await take(made)
    }
    const { judged: first, opening } = await openEarly<Judgement, Candidate>(
      { find: (judged) => this.#openingOf(order, judged), make },
      (onRead, whileOpening) => this.#read(order, { watch, onRead }, whileOpening),
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
        const rest = await this.#readRest(order, first, watch, signal)
        hasLost ||= first.length + rest.length < order.photos.length
        candidates.push(...this.#plan(order, rest))
        continue
      }
      const most = Math.min(count - known.length, this.#renderer.atOnce)
      const batch = nextBatch(candidates, tried, most, refused)
      const made = await this.#makeTogether(batch, known, watch, signal)
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
    return this.#renderer.plan({ ...order, photos: photos.filter((photo) => this.#showsTone(photo, order)) })
  }

  #openingOf(order: EngineOrder, judged: JudgedPhoto<Judgement>[]): Opening<Candidate> | null {
    const photos = judged.filter((photo) => this.#showsTone(photo, order))
    return this.#renderer.opening?.({ ...order, photos }) ?? null
  }

  /** On a photo that does not carry the tone she chose, a picture would be of another. */
  #showsTone(photo: JudgedPhoto<Judgement>, { style, tone }: Worn): boolean {
    return missOfTone(style, tone, this.#renderer.depths(photo, style)) === null
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

  /**
   * Her photos as the plan needs them: all, where something is learned from them together, or enough that each image
   * ordered at first may choose between several. What she asks for later goes on with the same ones, so that it goes on with the same plan.
   */
  #read(
    { photos, style, tone, firstCount }: Omit<OrderAhead, 'engine'> & Pick<EngineOrder, 'photos'>,
    {
      watch,
      onRead,
    }: { watch: Pick<EngineWatch, 'photosRead'>; onRead: (judged: JudgedPhoto<Judgement>[]) => void },
    signal: AbortSignal,
  ) {
    const serves = (photo: JudgedPhoto<Judgement>) => this.#carries(photo, { style, tone })
    const told = {
      read: async (read: number, judged: JudgedPhoto<Judgement>[]) => {
        onRead(judged)
        await watch.photosRead(read)
      },
      failed: this.#onError,
      suffices: (judged: JudgedPhoto<Judgement>[]) =>
        !this.#renderer.prepare && judged.filter(serves).length >= firstCount * CHOICE,
    }
    return judgePhotos(this.#askedAbout([style]), photos, this.#renderer.atOnce, told, signal)
  }

  /** The photos that were not needed, once the first ones have nothing more to give. */
  #readRest(order: EngineOrder, first: JudgedPhoto<Judgement>[], watch: EngineWatch, signal: AbortSignal) {
    const seen = new Set(first.map(({ id }) => id))
    const photos = order.photos.filter(({ id }) => !seen.has(id))
    const told = {
      read: (read: number) => watch.photosRead(seen.size + read),
      failed: this.#onError,
      suffices: () => false,
    }
    return judgePhotos(this.#askedAbout([order.style]), photos, this.#renderer.atOnce, told, signal)
  }

  /** What the style step has not read is asked about the style of an order alone: the others are nothing to it. */
  #askedAbout = (asked: readonly string[]) => {
    const styles = this.#renderer.judgedApart.filter((id) => asked.includes(id))
    return (photo: EnginePhoto) => this.#judgements.of(photo, styles)
  }

  /** `unprepared`: what all of them are made with is gone, and none was tried. */
  async #makeTogether(
    batch: Placed<Candidate>[],
    known: string[],
    watch: EngineWatch,
    signal: AbortSignal,
  ): Promise<Tried<Candidate>[] | 'unprepared'> {
    const stop = new AbortController()
    const making = { unlike: known, alive: watch.alive, signal: AbortSignal.any([signal, stop.signal]) }
    const made = batch.map(async ({ place, candidate }) => {
      const target = await watch.nextTarget()
      return { place, target, rendered: await this.#make(candidate, target, making) }
    })
    try {
      return await Promise.all(made)
    } catch (cause) {
      // What is made beside it ends before the run does.
      stop.abort(cause)
      await Promise.allSettled(made)
      if (!(cause instanceof UnpreparedError)) throw cause
      this.#onError(cause)
      return 'unprepared'
    }
  }

  /** A candidate that was lost on the way is tried once more, then passed over: it must not stop the others. */
  async #make(
    candidate: Candidate,
    target: ImageTarget,
    making: Making,
    triesLeft = 1,
  ): Promise<Rendered<Candidate> | null> {
    try {
      return await this.#renderer.render(candidate, target, making)
    } catch (cause) {
      if (!(cause instanceof RenderError)) throw cause
      this.#onError(cause)
      return triesLeft > 0 ? this.#make(candidate, target, making, triesLeft - 1) : null
    }
  }
}

/** A style in a tone; null is its own. */
interface Worn {
  style: BaseStyleId
  tone: string | null
}

interface Tried<Candidate> {
  place: number
  target: ImageTarget
  rendered: Rendered<Candidate> | null
}

type Refused<Candidate> = Extract<Rendered<Candidate>, { made: false }>

/** A candidate and how many have been tried once it has. */
interface Placed<Candidate> {
  place: number
  candidate: Candidate
}

/** The next candidates worth trying; what a refusal has ruled out is passed over. */
function nextBatch<Candidate>(
  candidates: Candidate[],
  tried: number,
  most: number,
  refused: Refused<Candidate>[],
): Placed<Candidate>[] {
  const batch: Placed<Candidate>[] = []
  for (const [ahead, candidate] of candidates.slice(tried).entries()) {
    if (batch.length === most) break
    if (refused.some((refusal) => refusal.rulesOut(candidate))) continue
    batch.push({ place: tried + ahead + 1, candidate })
  }
  return batch
}
