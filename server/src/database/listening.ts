import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Between two questions whether all has been heard: whoever asks meanwhile waits for the same one. */
const APART_MS = 2
const ANSWERED_WITHIN_MS = 3000
const CONNECT_AGAIN_AFTER_MS = 500

export interface Listens {
  /** `listen` and the name of a channel. */
  statement: string
  onHeard(words: string): void
  /** From now on something may have been missed. */
  onDeaf(): void
}

/**
 * A connection of its own that hears what is notified (LISTEN), and can say that nothing is on its way any more: PostgreSQL
 * tells a connection what was committed before its question, before it answers it.
 */
export class Listening {
  readonly #pool: pg.Pool
  readonly #listens: Listens
  #client: pg.Client | null = null
  #next: Promise<boolean> | null = null
  #last: Promise<boolean> = Promise.resolve(true)
  #closed = false
  readonly #running: Promise<void>

  constructor(pool: pg.Pool, listens: Listens) {
    this.#pool = pool
    this.#listens = listens
    this.#running = this.#run()
  }

  /** True once all that was committed before now has been heard; false while nobody listens. */
  hasHeardAll(): Promise<boolean> {
    if (!this.#client) return Promise.resolve(false)
    this.#next ??= this.#askAfter(this.#last)
    return this.#next
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#client?.end().catch(() => undefined)
    await this.#running
  }

  async #askAfter(last: Promise<boolean>): Promise<boolean> {
    await Promise.all([last, pause(APART_MS)])
    // Whoever comes from here on needs a question that is asked later than this one.
    this.#last = this.#ask()
    this.#next = null
    return this.#last
  }

  async #ask(): Promise<boolean> {
    const client = this.#client
    return (
      client?.query('select 1').then(
        () => client === this.#client,
        () => {
          // Nothing is known of a connection that does not answer: another one is opened.
          client.end().catch(() => undefined)
          return false
        },
      ) ?? false
    )
  }

  /** Connects, again and again, until it is closed. */
  async #run(): Promise<void> {
    while (!this.#closed) {
      await this.#listenOnce().catch(() => undefined)
      this.#client = null
      this.#listens.onDeaf()
      if (!this.#closed) await pause(CONNECT_AGAIN_AFTER_MS, undefined, { ref: false })
    }
  }

  /** Until its connection ends. */
  async #listenOnce(): Promise<void> {
    const client = new pg.Client({ ...this.#pool.options, query_timeout: ANSWERED_WITHIN_MS })
    const ended = new Promise<void>((done) => client.once('end', () => done()))
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => this.#listens.onHeard(payload ?? ''))
    await client.connect()
    await client.query(this.#listens.statement)
    this.#listens.onDeaf()
    if (this.#closed) await client.end()
    else this.#client = client
    await ended
  }
}
