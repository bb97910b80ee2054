import { setTimeout as pause } from 'node:timers/promises'

const ASK_EVERY_MS = 50

/** People who ask for something again and again, and what did not go well. */
export class Load {
  readonly #asked = new Map<string, number>()
  readonly #failed: string[] = []
  readonly #loops: Promise<void>[] = []
  #isOver = false

  /** One more of them, who goes on until all are told to stop. Whoever is not answered with 200 says so. */
  add(what: string, ask: () => Promise<Response>): void {
    this.#asked.set(what, 0)
    this.#loops.push(this.#repeat(what, ask))
  }

  /** How often each was asked for and answered. */
  get answered(): Record<string, number> {
    return Object.fromEntries(this.#asked)
  }

  /** Until each was asked for and answered so many times more. */
  async untilMore(times: number): Promise<void> {
    const before = this.answered
    const isThere = ([what, count]: [string, number]) => count >= (before[what] ?? 0) + times
    while (!Object.entries(this.answered).every(isThere)) await pause(ASK_EVERY_MS)
  }

  /** @returns what failed, each in words */
  async stop(): Promise<string[]> {
    this.#isOver = true
    await Promise.all(this.#loops)
    return this.#failed
  }

  async #repeat(what: string, ask: () => Promise<Response>): Promise<void> {
    while (!this.#isOver) {
      const failure = await ask().then(
        async (answer) => (answer.status === 200 ? null : `${answer.status} ${await answer.text()}`),
        (cause: Error) => String(cause.cause ?? cause),
      )
      if (failure) this.#failed.push(`${what}: ${failure}`)
      this.#asked.set(what, (this.#asked.get(what) ?? 0) + 1)
      await pause(ASK_EVERY_MS)
    }
  }
}
