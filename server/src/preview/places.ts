import { refuse } from '../errors.ts'

/** So many may be served or wait at once; whoever comes then is asked to come again. */
export class Places {
  #left: number

  constructor(most: number) {
    this.#left = most
  }

  async take<Made>(make: () => Promise<Made>): Promise<Made> {
    if (this.#left === 0) refuse('preview_busy', { retryAfterSeconds: 5 })
    this.#left -= 1
    try {
      return await make()
    } finally {
      this.#left += 1
    }
  }
}
