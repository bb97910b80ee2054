import { fetchPicture } from './preview-calls.ts'

/** Where a picture is to be seen. */
export interface Sight {
  isInSight: boolean
  /** The how manieth of those on the page. */
  at: number
}

/** Who waits for a picture, and where it will be seen: asked when the next one is chosen, since she scrolls meanwhile. */
export type SightOf = () => Sight

/** What nobody scrolls away comes before all that may be. */
const IN_FRONT: SightOf = () => ({ isInSight: true, at: 0 })
/** As many as a server makes side by side: of more she would wait for what she has scrolled past. */
const AT_ONCE = 3

interface Asked {
  step: 'waiting' | 'coming' | 'come'
  picture: PromiseWithResolvers<string>
  /** Who waits for it, or shows it. */
  takers: SightOf[]
}

/**
 * The previews of one photo as they come: those in sight first, in the order of the page; each asked for once; all given
 * back to the browser's memory at the end.
 */
export class PictureBook {
  readonly #asked = new Map<string, Asked>()
  readonly #fetch: (path: string, signal: AbortSignal) => Promise<Blob>
  readonly #listeners = new Set<() => void>()
  readonly #closing = new AbortController()
  #come = 0

  constructor(fetch: (path: string, signal: AbortSignal) => Promise<Blob> = fetchPicture) {
    this.#fetch = fetch
  }

  /** Where the picture of this address can be shown from. One that failed is asked for again the next time. */
  open(path: string, sightOf = IN_FRONT): Promise<string> {
    const known = this.#asked.get(path)
    const asked: Asked = known ?? { step: 'waiting', picture: Promise.withResolvers(), takers: [] }
    asked.takers.push(sightOf)
    this.#asked.set(path, asked)
    // Once all that are shown together have been opened.
    if (!known) queueMicrotask(() => this.#next())
    return asked.picture.promise
  }

  /**
   * Who opened it waits for it no more: what nobody waits for is not asked for. One that is being made comes, and stays:
   * the work is done whether it is fetched or not.
   */
  leave(path: string, sightOf = IN_FRONT): void {
    const asked = this.#asked.get(path)
    if (!asked) return
    const at = asked.takers.indexOf(sightOf)
    if (at >= 0) asked.takers.splice(at, 1)
    if (asked.takers.length === 0 && asked.step === 'waiting') this.#asked.delete(path)
  }

  has = (path: string): boolean => this.#asked.get(path)?.step === 'come'

  /** Of these, those that have not come, in the order in which they will. */
  due(paths: readonly string[]): string[] {
    const rank = (path: string) => {
      const asked = this.#asked.get(path)
      return { path, isComing: asked?.step === 'coming', sight: asked ? sightOf(asked) : NOWHERE }
    }
    return paths
      .filter((path) => !this.has(path))
      .map(rank)
      .sort(
        (one, other) =>
          Number(other.isComing) - Number(one.isComing) ||
          (one.isComing ? one.sight.at - other.sight.at : bySight(one.sight, other.sight)),
      )
      .map(({ path }) => path)
  }

  /** How many have come so far. */
  come = (): number => this.#come

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #next(): void {
    const all = [...this.#asked]
    const free = AT_ONCE - all.filter(([, { step }]) => step === 'coming').length
    const waiting = all.filter(([, { step }]) => step === 'waiting')
    waiting.sort(([, one], [, other]) => bySight(sightOf(one), sightOf(other)))
    for (const [path, asked] of waiting.slice(0, Math.max(0, free))) void this.#ask(path, asked)
  }

  async #ask(path: string, asked: Asked): Promise<void> {
    asked.step = 'coming'
    try {
      const blob = await this.#fetch(path, this.#closing.signal)
      asked.picture.resolve(URL.createObjectURL(blob))
      asked.step = 'come'
      this.#come += 1
      for (const listener of this.#listeners) listener()
    } catch (cause) {
      if (this.#asked.get(path) === asked) this.#asked.delete(path)
      asked.picture.reject(cause)
    }
    this.#next()
  }

  close(): void {
    this.#closing.abort()
    for (const { picture, step } of this.#asked.values())
      if (step !== 'waiting') void picture.promise.then(URL.revokeObjectURL, () => null)
    this.#asked.clear()
  }
}

const NOWHERE: Sight = { isInSight: false, at: Number.POSITIVE_INFINITY }

/** Shown in several places: the one she sees first counts. */
const sightOf = ({ takers }: Asked): Sight =>
  takers
    .map((taker) => taker())
    .reduce((first, sight) => (bySight(sight, first) < 0 ? sight : first), NOWHERE)

const bySight = (one: Sight, other: Sight): number =>
  Number(other.isInSight) - Number(one.isInSight) || (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)
