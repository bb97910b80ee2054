import { fetchPicture } from './preview-calls.ts'

interface Asked {
  picture: Promise<string>
  /** How many wait for it or show it. */
  takers: number
  hasCome: boolean
  stop: AbortController
}

/**
 * The previews of one photo as they come: each asked for once, as long as somebody waits for it; all given back to the
 * browser's memory at the end.
 */
export class PictureBook {
  readonly #pictures = new Map<string, Asked>()
  readonly #fetch: (path: string, signal: AbortSignal) => Promise<Blob>
  readonly #listeners = new Set<() => void>()
  #come = 0

  constructor(fetch: (path: string, signal: AbortSignal) => Promise<Blob> = fetchPicture) {
    this.#fetch = fetch
  }

  /** Where the picture of this address can be shown from. One that failed is asked for again the next time. */
  open(path: string): Promise<string> {
    const asked = this.#pictures.get(path) ?? this.#ask(path)
    asked.takers += 1
    return asked.picture
  }

  /** Who opened it waits for it no more: what nobody waits for is not made. One that has come stays. */
  leave(path: string): void {
    const asked = this.#pictures.get(path)
    if (!asked) return
    asked.takers -= 1
    if (asked.takers > 0 || asked.hasCome) return
    this.#pictures.delete(path)
    asked.stop.abort()
  }

  has = (path: string): boolean => this.#pictures.get(path)?.hasCome ?? false

  /** How many have come so far. */
  come = (): number => this.#come

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #ask(path: string): Asked {
    const stop = new AbortController()
    const picture = this.#fetch(path, stop.signal).then((blob) => URL.createObjectURL(blob))
    const asked: Asked = { picture, takers: 0, hasCome: false, stop }
    this.#pictures.set(path, asked)
    picture.then(
      () => this.#count(asked),
      () => this.#pictures.get(path) === asked && this.#pictures.delete(path),
    )
    return asked
  }

  #count(asked: Asked): void {
    asked.hasCome = true
    this.#come += 1
    for (const listener of this.#listeners) listener()
  }

  close(): void {
    for (const { picture } of this.#pictures.values()) void picture.then(URL.revokeObjectURL, () => null)
    this.#pictures.clear()
  }
}
