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

interface Order {
  /** Fingerprints of the pictures there are, as they come. */
  known: string[]
  watch: Pick<EngineWatch, 'alive' | 'nextTarget'>
  signal: AbortSignal
}

/** What was begun and has not been taken. */
interface Begun {
  state: 'making' | 'made' | 'failed'
  /** Until it is made or has failed. */
  ended: Promise<void>
  taken: Promise<void>
}

/**
 * Has the candidates of a plan made side by side, bears what is lost on the way, and hands them over one by one in the
 * order they were begun: the next is begun as soon as one is made, and a break loses only those still in the line.
 */
export class PictureLine<Candidate> {
  readonly #renderer: Pick<Renderer<never, Candidate>, 'atOnce' | 'render'>
  readonly #order: Order
  readonly #take: (tried: Tried<Candidate>) => Promise<void>
  readonly #onError: (cause: Error) => void
  #begun: Begun[] = []
  /** Aborted by the first that fails: nothing behind it can be taken. */
  #stop = new AbortController()

  constructor(
    renderer: Pick<Renderer<never, Candidate>, 'atOnce' | 'render'>,
    order: Order,
    told: { take: (tried: Tried<Candidate>) => Promise<void>; onError: (cause: Error) => void },
  ) {
    this.#renderer = renderer
    this.#order = order
    this.#take = told.take
    this.#onError = told.onError
  }

  /** How many were begun and have not been taken. */
  get length(): number {
    return this.#begun.length
  }

  /** Whether one more may be begun. What is about to be taken may rule out what would be begun: it goes first. */
  get hasRoom(): boolean {
    const states = this.#begun.map(({ state }) => state)
    if (states[0] === 'made' || states.includes('failed')) return false
    return states.filter((state) => state === 'making').length < this.#renderer.atOnce
  }

  /** @returns once it has been taken */
  begin(placed: Placed<Candidate>): Promise<void> {
    const stop = this.#stop
    const before = this.#begun.at(-1)?.taken
    const making = this.#tried(placed)
    const become = (state: Begun['state']) => () => {
      begun.state = state
    }
    const begun: Begun = {
      state: 'making',
      ended: making.then(become('made'), become('failed')),
      taken: this.#takenAfter(before, making),
    }
    begun.taken.then(
      () => this.#begun.shift(),
      (cause) => stop.abort(cause),
    )
    this.#begun.push(begun)
    return begun.taken
  }

  /**
   * Waits until one more has been made or taken. `unprepared`: what all of them are made with is gone; none of those in the
   * line was tried, and it is empty.
   */
  async moved(): Promise<'moved' | 'unprepared'> {
    const [oldest] = this.#begun
    if (!oldest) return 'moved'
    const making = this.#begun.filter(({ state }) => state === 'making')
    try {
      await Promise.race([oldest.taken, ...making.map(({ ended }) => ended)])
      return 'moved'
    } catch (cause) {
      if (!(cause instanceof UnpreparedError)) throw cause
      this.#onError(cause)
      await this.end()
      this.#begun = []
      this.#stop = new AbortController()
      return 'unprepared'
    }
  }

  /** What is being made ends before the run does; it is taken, unless something failed before it. */
  async end(): Promise<void> {
    await Promise.allSettled(this.#begun.map(({ taken }) => taken))
  }

  async #takenAfter(before: Promise<void> | undefined, making: Promise<Tried<Candidate>>): Promise<void> {
    // Where the one before it fails, nobody asks how this one ended, but it has.
    const [, made] = await Promise.allSettled([before, making])
    await before
    if (made.status === 'rejected') throw made.reason
    await this.#take(made.value)
  }

  async #tried({ place, candidate }: Placed<Candidate>): Promise<Tried<Candidate>> {
    const { known, watch, signal } = this.#order
    const making = {
      unlike: known,
      alive: watch.alive,
      signal: AbortSignal.any([signal, this.#stop.signal]),
    }
    const target = await watch.nextTarget()
    return { place, candidate, target, rendered: await this.#make(candidate, target, making) }
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

/** The next candidate worth trying; what refusals have ruled out is passed over. */
export function nextCandidate<Candidate>(
  candidates: Candidate[],
  begun: number,
  refusals: Refusals<Candidate>,
): Placed<Candidate> | null {
  for (const [ahead, candidate] of candidates.slice(begun).entries())
    if (!refusals.ruleOut(candidate)) return { place: begun + ahead + 1, candidate }
  return null
}
