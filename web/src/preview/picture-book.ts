import { fetchPicture } from './preview-calls.ts'

/** The previews of one photo as they come: each asked for once, all given back to the browser's memory at the end. */
export class PictureBook {
  readonly #pictures = new Map<string, Promise<string>>()
  readonly #fetch: (path: string) => Promise<Blob>
  readonly #listeners = new Set<() => void>()
  #come = 0

  constructor(fetch = fetchPicture) {
    this.#fetch = fetch
  }

  /** Where the picture of this address can be shown from. One that failed is asked for again the next time. */
  open(path: string): Promise<string> {
    const known = this.#pictures.get(path)
    if (known) return known
    const asked = this.#fetch(path).then((blob) => URL.createObjectURL(blob))
    this.#pictures.set(path, asked)
    asked.then(
      () => this.#count(),
      () => this.#pictures.delete(path),
    )
    return asked
  }

  /** How many can be shown already. */
  come = (): number => this.#come

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #count(): void {
    this.#come += 1
    for (const listener of this.#listeners) listener()
  }

  close(): void {
    for (const asked of this.#pictures.values()) void asked.then(URL.revokeObjectURL, () => null)
    this.#pictures.clear()
  }
}
