import type { Rendered, Renderer } from './renderer.ts'

/**
 * Twins in a row after which the rest of a series is given up. Of two photos eleven more pictures, as far apart in tone as
 * a plan has them, were near duplicates of the first; of a third no more than two in a row were.
 */
const TWINS_BELIEVED = 3

type Refused<Candidate> = Extract<Rendered<Candidate>, { made: false }>

/** What the pictures of a run that are not kept say of the candidates that are left. */
export class Refusals<Candidate> {
  readonly #renderer: Pick<Renderer<never, Candidate>, 'seriesOf'>
  readonly #refused: Refused<Candidate>[] = []
  /** How many in a row were twins, by series. */
  readonly #twins = new Map<string, number>()

  constructor(renderer: Pick<Renderer<never, Candidate>, 'seriesOf'>) {
    this.#renderer = renderer
  }

  refused(candidate: Candidate, refused: Refused<Candidate>): void {
    this.#refused.push(refused)
    if (refused.isTwin) this.twin(candidate)
  }

  /** A picture is a twin of one that there is. */
  twin(candidate: Candidate): void {
    const series = this.#renderer.seriesOf?.(candidate)
    if (series !== undefined) this.#twins.set(series, (this.#twins.get(series) ?? 0) + 1)
  }

  /** A picture is kept: there are others like it to be had. */
  kept(candidate: Candidate): void {
    const series = this.#renderer.seriesOf?.(candidate)
    if (series !== undefined) this.#twins.delete(series)
  }

  /** Whether a candidate is not worth trying. */
  ruleOut(candidate: Candidate): boolean {
    if (this.#refused.some((refused) => refused.rulesOut(candidate))) return true
    const series = this.#renderer.seriesOf?.(candidate)
    return series !== undefined && (this.#twins.get(series) ?? 0) >= TWINS_BELIEVED
  }
}
