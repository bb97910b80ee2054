import type { BaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { ImpossibleReason, ImpossibleStyle } from '@app/domain/preview/preview-api.ts'
import { fingerprintsAreNear } from '@app/hair/check/fingerprints-are-near.ts'
import type { Outcome, Recipe } from '@app/hair/contract.ts'
import { canDo } from '@app/hair/plan/candidates.ts'
import { planImages } from '@app/hair/plan/plan-images.ts'
import type { Engine, EngineOrder, EnginePhoto, EngineWatch, ImageTarget, MadeImage } from './engine.ts'
import { type JudgedPhoto, judgePhotos } from './judge-photos.ts'
import type { KnownJudgements } from './known-judgements.ts'
import { RenderError, type Renderer } from './renderer.ts'
import { RuledOut } from './ruled-out.ts'

/** Photos read to tell which styles are impossible: an order of five images rarely needs more. */
const READ_FOR_STYLES = 5
/** Photos that would serve, for each image ordered, from which on no more are read. */
const CHOICE = 2

/** Which photos, in which variations, how many: an engine made of any renderer. */
export class Planner implements Engine {
  readonly #renderer: Renderer
  readonly #judgements: KnownJudgements
  readonly #onError: (cause: Error) => void

  constructor(renderer: Renderer, judgements: KnownJudgements, onError: (cause: Error) => void) {
    this.#renderer = renderer
    this.#judgements = judgements
    this.#onError = onError
  }

  get name() {
    return this.#renderer.name
  }

  offeredStyles(): BaseStyleId[] {
    return this.#renderer.offeredStyles()
  }

  async impossibleStyles(
    photos: EnginePhoto[],
    asked: readonly BaseStyleId[] = this.offeredStyles(),
  ): Promise<ImpossibleStyle[]> {
    const styles = this.offeredStyles().filter((style) => asked.includes(style))
    const best = photos
      .toSorted((one, other) => other.report.score - one.report.score)
      .slice(0, READ_FOR_STYLES)
    const notCarried = (judged: JudgedPhoto[]) =>
      styles.filter((style) => !judged.some((photo) => this.#carries(photo, style)))
    const told = {
      read: async () => undefined,
      failed: this.#onError,
      suffices: (judged: JudgedPhoto[]) => notCarried(judged).length === 0,
    }
    const { signal } = new AbortController()
    const judged = await judgePhotos((photo) => this.#judgements.of(photo), best, 1, told, signal)
    if (judged.length === 0) return []
    return notCarried(judged).map((style) => ({ style, reason: this.#whyNot(judged, style) }))
  }

  #whyNot(judged: JudgedPhoto[], style: BaseStyleId): ImpossibleReason {
    const isGrown = this.#renderer.techniquesOf(style).includes('strands')
    if (!isGrown && judged.some(({ judgement }) => judgement.fault === null)) return 'unsuited'
    const canGrow = judged.some(({ judgement }) => judgement.techniques.includes('strands'))
    return canGrow ? 'hidden' : 'unclear'
  }

  #carries(photo: JudgedPhoto, style: BaseStyleId): boolean {
    return this.#renderer.techniquesOf(style).some((technique) => canDo(photo, technique, style))
  }

  async produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal): Promise<void> {
    const { count } = order
    const first = await this.#read(order, watch, signal)
    const candidates = this.#plan(order, first)
    const known = [...order.resume.fingerprints]
    const ruledOut = new RuledOut()
    let hasReadAll = false
    for (let tried = order.resume.candidatesTried; known.length < count; ) {
      signal.throwIfAborted()
      if (tried >= candidates.length) {
        if (hasReadAll) return
        hasReadAll = true
        candidates.push(...this.#plan(order, await this.#readRest(order, first, watch, signal)))
        continue
      }
      const batch = nextBatch(
        candidates,
        tried,
        Math.min(count - known.length, this.#renderer.atOnce),
        ruledOut,
      )
      tried = batch.at(-1)?.place ?? candidates.length
      for (const { place, target, outcome } of await this.#makeTogether(batch, known, watch)) {
        if (outcome && !outcome.made) ruledOut.learn(outcome)
        const made = outcome?.made ? describe(outcome, this.#renderer.model) : null
        // Two made side by side did not know of each other.
        const isTwin = made !== null && known.some((print) => fingerprintsAreNear(print, made.fingerprint))
        const kept = made && !isTwin ? { ...made, recipe: this.#withoutPaths(made.recipe, order) } : null
        if (kept) known.push(kept.fingerprint)
        await watch.tried(place, target, kept)
      }
    }
  }

  #plan({ style, tone, seed }: EngineOrder, photos: JudgedPhoto[]): Recipe[] {
    return planImages({ photos, style, tone, seed, looks: this.#renderer.looks })
  }

  /**
   * Her photos as the plan needs them: all, or enough that each image ordered at first may choose between several.
   * What she asks for later goes on with the same ones, so that it goes on with the same plan.
   */
  #read({ photos, style, firstCount }: EngineOrder, watch: EngineWatch, signal: AbortSignal) {
    const serves = (photo: JudgedPhoto) => this.#carries(photo, style)
    const told = {
      read: (read: number) => watch.photosRead(read),
      failed: this.#onError,
      suffices: (judged: JudgedPhoto[]) => judged.filter(serves).length >= firstCount * CHOICE,
    }
    return judgePhotos(this.#askedAbout(style), photos, this.#renderer.atOnce, told, signal)
  }

  /** The photos that were not needed, once the first ones have nothing more to give. */
  #readRest(order: EngineOrder, first: JudgedPhoto[], watch: EngineWatch, signal: AbortSignal) {
    const seen = new Set(first.map(({ id }) => id))
    const photos = order.photos.filter(({ id }) => !seen.has(id))
    const told = {
      read: (read: number) => watch.photosRead(seen.size + read),
      failed: this.#onError,
      suffices: () => false,
    }
    return judgePhotos(this.#askedAbout(order.style), photos, this.#renderer.atOnce, told, signal)
  }

  /** What the style step has not read is asked about one style: the others are nothing to an order. */
  #askedAbout = (style: BaseStyleId) => {
    const styles = this.#renderer.judgedApart.filter((id) => id === style)
    return (photo: EnginePhoto) => this.#judgements.of(photo, styles)
  }

  async #makeTogether(
    batch: PlacedRecipe[],
    known: string[],
    watch: EngineWatch,
  ): Promise<{ place: number; target: ImageTarget; outcome: Outcome | null }[]> {
    return Promise.all(
      batch.map(async ({ place, recipe }) => {
        const target = await watch.nextTarget()
        return { place, target, outcome: await this.#make(recipe, known, target) }
      }),
    )
  }

  /** A candidate that was lost on the way is tried once more, then passed over: it must not stop the others. */
  async #make(recipe: Recipe, known: string[], target: ImageTarget, triesLeft = 1): Promise<Outcome | null> {
    try {
      return await this.#renderer.render(recipe, target, known)
    } catch (cause) {
      if (!(cause instanceof RenderError)) throw cause
      this.#onError(cause)
      return triesLeft > 0 ? this.#make(recipe, known, target, triesLeft - 1) : null
    }
  }

  /** What is kept of a recipe names photo and look by their ids: a path belongs to one machine. */
  #withoutPaths(recipe: Record<string, unknown>, { photos }: EngineOrder): Record<string, unknown> {
    const photo = photos.find(({ file }) => file === recipe.photo)
    const look = this.#renderer.looks.find(({ picture }) => picture === recipe.look)
    return { ...recipe, photo: photo?.id ?? null, look: look?.id ?? null }
  }
}

/** A candidate and how many have been tried once it has. */
interface PlacedRecipe {
  place: number
  recipe: Recipe
}

/** The next candidates worth trying; what is ruled out is passed over. */
function nextBatch(candidates: Recipe[], tried: number, most: number, ruledOut: RuledOut): PlacedRecipe[] {
  const batch: PlacedRecipe[] = []
  for (let k = tried; k < candidates.length && batch.length < most; k++) {
    const recipe = candidates[k]
    if (recipe && !ruledOut.has(recipe)) batch.push({ place: k + 1, recipe })
  }
  return batch
}

function describe(outcome: Extract<Outcome, { made: true }>, model: string): MadeImage {
  const { width, height, confidence, fingerprint, recipe } = outcome
  return {
    width,
    height,
    confidence,
    fingerprint,
    model,
    tone: recipe.tone,
    seed: recipe.seed,
    recipe: { ...recipe },
  }
}
