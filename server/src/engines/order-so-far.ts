import type { EngineOrder, EngineWatch, MadeImage } from './engine.ts'
import type { Tried } from './picture-line.ts'
import { Refusals } from './refusals.ts'
import type { Renderer } from './renderer.ts'

/** What has come of the candidates of an order that were tried. */
export class OrderSoFar<Candidate> {
  /** Fingerprints of the images there are. */
  readonly known: string[]
  readonly refusals: Refusals<Candidate>
  /** How many candidates have been tried. */
  tried: number
  /** Whether one of them was lost on the way, and might have been an image. */
  hasLost = false
  readonly #count: number
  readonly #renderer: Pick<Renderer<never, Candidate>, 'areTwins' | 'seriesOf'>
  readonly #watch: Pick<EngineWatch, 'tried'>

  constructor(
    { count, resume }: Pick<EngineOrder, 'count' | 'resume'>,
    renderer: Pick<Renderer<never, Candidate>, 'areTwins' | 'seriesOf'>,
    watch: Pick<EngineWatch, 'tried'>,
  ) {
    this.known = [...resume.fingerprints]
    this.tried = resume.candidatesTried
    this.refusals = new Refusals(renderer)
    this.#count = count
    this.#renderer = renderer
    this.#watch = watch
  }

  /** How many images are still to come. */
  get missing(): number {
    return this.#count - this.known.length
  }

  async take({ place, candidate, target, rendered }: Tried<Candidate>): Promise<void> {
    this.tried = place
    this.hasLost ||= rendered === null
    const kept = rendered?.made ? this.#unlessTwin(rendered.image) : null
    if (kept) {
      this.known.push(kept.fingerprint)
      this.refusals.kept(candidate)
    } else if (rendered?.made) this.refusals.twin(candidate)
    else if (rendered) this.refusals.refused(candidate, rendered)
    await this.#watch.tried(place, target, kept)
  }

  /** Two made side by side did not know of each other. */
  #unlessTwin(image: MadeImage): MadeImage | null {
    const isTwin = this.known.some((fingerprint) => this.#renderer.areTwins(fingerprint, image.fingerprint))
    return isTwin ? null : image
  }
}
