import type { EngineWatch, ImageTarget } from './engine.ts'
import type { Refusals } from './refusals.ts'
import { type Making, RenderError, type Rendered, type Renderer, UnpreparedError } from './renderer.ts'

export interface Tried<Candidate> extends Placed<Candidate> {
  target: ImageTarget
  rendered: Rendered<Candidate> | null
}

/** A candidate and how many have been tried once it has. */
interface Placed<Candidate> {
  place: number
  candidate: Candidate
}

/** Has the candidates of a plan made, side by side, and bears what is lost on the way. */
export class PictureMaker<Candidate> {
  readonly #render: Renderer<never, Candidate>['render']
  readonly #onError: (cause: Error) => void

  constructor(render: Renderer<never, Candidate>['render'], onError: (cause: Error) => void) {
    this.#render = render
    this.#onError = onError
  }

  /** `unprepared`: what all of them are made with is gone, and none was tried. */
  async makeTogether(
    batch: Placed<Candidate>[],
    known: string[],
    watch: Pick<EngineWatch, 'alive' | 'nextTarget'>,
    signal: AbortSignal,
  ): Promise<Tried<Candidate>[] | 'unprepared'> {
    const stop = new AbortController()
    const making = { unlike: known, alive: watch.alive, signal: AbortSignal.any([signal, stop.signal]) }
    const made = batch.map(async ({ place, candidate }) => {
      const target = await watch.nextTarget()
      return { place, candidate, target, rendered: await this.#make(candidate, target, making) }
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
      return await this.#render(candidate, target, making)
    } catch (cause) {
      if (!(cause instanceof RenderError)) throw cause
      this.#onError(cause)
      return triesLeft > 0 ? this.#make(candidate, target, making, triesLeft - 1) : null
    }
  }
}

/** The next candidates worth trying; what refusals have ruled out is passed over. */
export function nextBatch<Candidate>(
  candidates: Candidate[],
  tried: number,
  most: number,
  refusals: Refusals<Candidate>,
): Placed<Candidate>[] {
  const batch: Placed<Candidate>[] = []
  for (const [ahead, candidate] of candidates.slice(tried).entries()) {
    if (batch.length === most) break
    if (refusals.ruleOut(candidate)) continue
    batch.push({ place: tried + ahead + 1, candidate })
  }
  return batch
}
