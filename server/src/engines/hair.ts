import { type BaseStyleId, isBaseStyleId } from '@app/domain/catalogue/base-styles.ts'
import type { Look, Outcome, Recipe } from '@app/hair/contract.ts'
import { offeredStyles } from '@app/hair/plan/offered-styles.ts'
import { planImages } from '@app/hair/plan/plan-images.ts'
import type { Engine, EngineOrder, EngineWatch, MadeImage } from './engine.ts'
import { PixelError, type PixelThreads } from './pixels.ts'

const MODEL = 'hair-1'

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
    for (let tried = order.resume.candidatesTried; tried < candidates.length; tried += 1) {
      if (known.length >= count) return
      signal.throwIfAborted()
      const made = await this.#make(candidates[tried] as Recipe, known, watch)
      if (made) known.push(made.fingerprint)
      await watch.tried(tried + 1, made && { ...made, recipe: withPhotoId(made.recipe, order) })
    }
  }

  /** A candidate whose thread died is tried once more, then passed over: one bad photo must not stop the others. */
  async #make(recipe: Recipe, known: string[], watch: EngineWatch, triesLeft = 1): Promise<MadeImage | null> {
    const { file, beforeFile } = await watch.nextTarget()
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
      return triesLeft > 0 ? this.#make(recipe, known, watch, triesLeft - 1) : null
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
