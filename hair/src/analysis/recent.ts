/** Photos of which a thread keeps what it read, about 5 MB each: all that an order may read, of which its images are made. */
export const PHOTOS_REMEMBERED = 15

/** Remembers the values that were last asked for, and forgets the others. */
export class Recent<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  find(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.put(key, value)
    return value
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  clear(): void {
    this.#values.clear()
  }

  put(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    for (const oldest of this.#values.keys()) if (this.#values.size > this.#most) this.#values.delete(oldest)
  }
}
