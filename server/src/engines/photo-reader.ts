import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { missOfTone } from '@app/domain/catalogue/worn-tone.ts'
import type { CarriedStyles, ImpossibleReason } from '@app/domain/preview/preview-api.ts'
import {
  type EngineOrder,
  type EnginePhoto,
  type EngineWatch,
  type OrderAhead,
  PHOTOS_THAT_TELL,
  promisingFirst,
} from './engine.ts'
import { judgePhotos } from './judge-photos.ts'
import type { KnownJudgements } from './known-judgements.ts'
import type { JudgedPhoto, Renderer } from './renderer.ts'

/** Photos that would serve, for each image ordered, from which on no more are read. */
const CHOICE = 1.5
/**
 * So many are read side by side while she waits to hear which styles they carry, once the best one does not say it all:
 * that one was read for its previews.
 */
const TELLING_AT_ONCE = 2
/** Of several photos that do not carry a style, the one that comes nearest says why: nearest first. */
const NEAREST: readonly ImpossibleReason[] = ['unsuited', 'hidden', 'unclear']

/** What is asked of a renderer about photos. */
type Judge<Judgement> = Pick<
  Renderer<Judgement, unknown>,
  'judgedApart' | 'whyNot' | 'depths' | 'atOnce' | 'prepare'
>

/** A style in a tone; null is its own. */
interface Worn {
  style: BaseStyleId
  tone: string | null
}

interface ReadWatch<Judgement> {
  watch: Pick<EngineWatch, 'photosRead'>
  onRead: (judged: JudgedPhoto<Judgement>[]) => void
}

/** Which of her photos a planner has read, in which order and how many, and what they carry. */
export class PhotoReader<Judgement> {
  readonly #renderer: Judge<Judgement>
  readonly #judgements: KnownJudgements<Judgement>
  readonly #onError: (cause: Error) => void

  constructor(
    renderer: Judge<Judgement>,
    judgements: KnownJudgements<Judgement>,
    onError: (cause: Error) => void,
  ) {
    this.#renderer = renderer
    this.#judgements = judgements
    this.#onError = onError
  }

  /** Which of these styles her most promising photos carry, in which depths, and why the others not. */
  async carriedStyles(
    photos: EnginePhoto[],
    styles: BaseStyleId[],
    tone: string | null,
  ): Promise<CarriedStyles> {
    const judged = await this.#readUntilToldOf(photos, styles, tone)
    const carrying = (style: BaseStyleId) =>
      judged.filter((photo) => this.#renderer.whyNot(photo, style) === null)
    return {
      impossible: styles.flatMap((style) => {
        const reasons = judged.map((photo) => this.#renderer.whyNot(photo, style))
        const reason = reasons.includes(null) ? null : NEAREST.find((one) => reasons.includes(one))
        return reason ? [{ style, reason }] : []
      }),
      depths: styles.flatMap((style) => {
        const depths = carrying(style).map((photo) => this.#renderer.depths(photo, style))
        if (depths.length === 0) return []
        const [from, upTo] = [depths.map((one) => one.from), depths.map((one) => one.upTo)]
        return [{ style, from: Math.min(...from), upTo: Math.max(...upTo) }]
      }),
      few: styles.filter((style) => {
        const { length } = carrying(style)
        return length > 0 && length < judged.length / 2
      }),
    }
  }

  /** Photos until each of these styles is carried by one of them, the best photo first. */
  async #readUntilToldOf(
    photos: EnginePhoto[],
    styles: BaseStyleId[],
    tone: string | null,
  ): Promise<JudgedPhoto<Judgement>[]> {
    const [best, ...others] = promisingFirst(photos).slice(0, PHOTOS_THAT_TELL)
    if (!best) return []
    const judge = this.#askedAbout(styles, true)
    const { signal } = new AbortController()
    const told = (before: JudgedPhoto<Judgement>[]) => ({
      read: async () => undefined,
      failed: this.#onError,
      suffices: (judged: JudgedPhoto<Judgement>[]) =>
        styles.every((style) =>
          [...before, ...judged].some((photo) => this.#carries(photo, { style, tone })),
        ),
    })
    const first = await judgePhotos(judge, [best], 1, told([]), signal)
    return [...first, ...(await judgePhotos(judge, others, TELLING_AT_ONCE, told(first), signal))]
  }

  /**
   * Her photos as the plan needs them: all, where something is learned from them together, or enough that each image
   * ordered at first may choose between several. What she asks for later goes on with the same ones, so that it goes on with the same plan.
   */
  read(
    { photos, style, tone, firstCount }: Omit<OrderAhead, 'engine'> & Pick<EngineOrder, 'photos'>,
    { watch, onRead }: ReadWatch<Judgement>,
    signal: AbortSignal,
  ): Promise<JudgedPhoto<Judgement>[]> {
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
  readRest(
    order: Pick<EngineOrder, 'photos' | 'style'> & { first: JudgedPhoto<Judgement>[] },
    watch: Pick<EngineWatch, 'photosRead'>,
    signal: AbortSignal,
  ): Promise<JudgedPhoto<Judgement>[]> {
    const seen = new Set(order.first.map(({ id }) => id))
    const photos = order.photos.filter(({ id }) => !seen.has(id))
    const told = {
      read: (read: number) => watch.photosRead(seen.size + read),
      failed: this.#onError,
      suffices: () => false,
    }
    return judgePhotos(this.#askedAbout([order.style]), photos, this.#renderer.atOnce, told, signal)
  }

  /** On a photo that does not carry the tone she chose, a picture would be of another. */
  showsTone(photo: JudgedPhoto<Judgement>, { style, tone }: Worn): boolean {
    return missOfTone(style, tone, this.#renderer.depths(photo, style)) === null
  }

  #carries(photo: JudgedPhoto<Judgement>, { style, tone }: Worn): boolean {
    return this.#renderer.whyNot(photo, style) === null && this.showsTone(photo, { style, tone })
  }

  /** What the style step has not read is asked about the style of an order alone: the others are nothing to it. */
  #askedAbout = (asked: readonly string[], isAwaited = false) => {
    const styles = this.#renderer.judgedApart.filter((id) => asked.includes(id))
    return (photo: EnginePhoto) => this.#judgements.of(photo, styles, isAwaited)
  }
}
