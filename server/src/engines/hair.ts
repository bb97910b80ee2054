import { type BaseStyleId, isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import { fingerprintsAreNear } from '@app/hair/check/fingerprints-are-near.ts'
import type { Look, Outcome, Recipe } from '@app/hair/contract.ts'
import { offeredStyles } from '@app/hair/plan/offered-styles.ts'
import { planImages } from '@app/hair/plan/plan-images.ts'
import type { Engine, EngineOrder, EngineWatch, ImageTarget, MadeImage } from './engine.ts'
import { PixelError, type PixelThreads } from './pixels.ts'

const MODEL = 'hair-1'
/** Candidates made side by side, one in each picture thread. */
const AT_ONCE = 2

/** Our own engine: on this machine's processor, with no key and no network. */
export class HairEngine implements Engine {
  readonly name = 'hair'
  readonly #pixels: PixelThreads
  readonly #looks: Look[]
  readonly #tool: string
  readonly #onError: (cause: Error) => void

  constructor(pixels: PixelThreads, looks: Look[], tool: string, onError: (cause: Error) => void) {
    this.#pixels = pixels
    this.#looks = looks
    this.#tool = tool
    this.#onError = onError
  }

  offeredStyles(): BaseStyleId[] {
    return offeredStyles(this.#looks).filter(isBaseStyleId)
  }

  async produce(order: EngineOrder, watch: EngineWatch, signal: AbortSignal): Promise<void> {
    const { style, count, seed, photos } = order
    const candidates = planImages({ photos, style, count, seed, looks: this.#looks })
    await watch.photosRead(photos.length)
    const known = [...order.resume.fingerprints]
    for (let tried = order.resume.candidatesTried; tried < candidates.length && known.length < count; ) {
      signal.throwIfAborted()
      const batch = candidates.slice(tried, tried + Math.min(count - known.length, AT_ONCE))
      for (const { target, made } of await this.#makeTogether(batch, known, watch)) {
        tried += 1
        // Two made side by side did not know of each other.
        const isTwin = made !== null && known.some((print) => fingerprintsAreNear(print, made.fingerprint))
        const kept = made && !isTwin ? { ...made, recipe: withPhotoId(made.recipe, order) } : null
        if (kept) known.push(kept.fingerprint)
        await watch.tried(tried, target, kept)
      }
    }
  }

  async #makeTogether(
    batch: Recipe[],
    known: string[],
    watch: EngineWatch,
  ): Promise<{ target: ImageTarget; made: MadeImage | null }[]> {
    return Promise.all(
      batch.map(async (recipe) => {
        const target = await watch.nextTarget()
        return { target, made: await this.#make(recipe, known, target) }
      }),
    )
  }

  /** A candidate whose thread died is tried once more, then passed over: one bad photo must not stop the others. */
  async #make(
    recipe: Recipe,
    known: string[],
    target: ImageTarget,
    triesLeft = 1,
  ): Promise<MadeImage | null> {
    const { file, beforeFile } = target
    try {
      const outcome = await this.#pixels.transform(recipe, file, {
        tool: this.#tool,
        beforeFile,
        unlike: known,
      })
      return outcome.made ? describe(outcome) : null
    } catch (cause) {
      if (!(cause instanceof PixelError) || cause.code === 'closing') throw cause
      this.#onError(cause)
      return triesLeft > 0 ? this.#make(recipe, known, target, triesLeft - 1) : null
    }
  }
}

function describe(outcome: Extract<Outcome, { made: true }>): MadeImage {
  const { width, height, confidence, fingerprint, recipe } = outcome
  return {
    width,
    height,
    confidence,
    fingerprint,
    model: MODEL,
    tone: recipe.tone,
    seed: recipe.seed,
    recipe: { ...recipe },
  }
}

/** What is kept of a recipe names the photo by its id: a path belongs to one machine. */
function withPhotoId(recipe: Record<string, unknown>, order: EngineOrder): Record<string, unknown> {
  const photo = order.photos.find((candidate) => candidate.file === recipe.photo)
  return { ...recipe, photo: photo?.id ?? null }
}
