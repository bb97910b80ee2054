import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { Listening } from '../../database/listening.ts'
import { type FoundOut, KnownAnswers } from './known-answers.ts'
import { releaseMark } from './release-mark.ts'

const LISTEN = 'listen person_changes'
/** However sure we are: so long an answer is known at most, and so long where others than she have a part in it. */
const KNOWN_MS = { hers: 60_000, others: 5000 }

/**
 * Answers of which her page has a copy already, and nothing that could be in them has changed since: they are refused a
 * second time (304) without a look into the database.
 */
export class Unchanged {
  readonly #known = new KnownAnswers()
  readonly #listening: Listening | null

  /** @param pool null in a process that answers nobody */
  constructor(pool: pg.Pool | null) {
    this.#listening =
      pool &&
      new Listening(pool, {
        statement: LISTEN,
        onHeard: (userId) => this.#known.hear(userId),
        onDeaf: () => this.#known.forgetAll(),
      })
  }

  get asOf(): number {
    return this.#known.asOf
  }

  /** Whether nothing has changed, up to this moment, for a sign-in that is still one. */
  async isSo(tokenHash: string, request: FastifyRequest, isUse: boolean): Promise<boolean> {
    const etag = request.headers['if-none-match']
    const isKnown = () => etag !== undefined && this.#known.has(tokenHash, request.url, { etag, isUse })
    return isKnown() && ((await this.#listening?.hasHeardAll()) ?? false) && isKnown()
  }

  /** Remembers that this browser has this answer from now on. */
  learn(found: FoundOut, url: string, etag: string, isHersAlone: boolean): void {
    const until = performance.now() + (isHersAlone ? KNOWN_MS.hers : KNOWN_MS.others)
    if (this.#listening) this.#known.learn(found, url, { etag, until })
  }

  async close(): Promise<void> {
    await this.#listening?.close()
  }
}

/**
 * Who keeps an answer: her page, until it is closed, and names it when it asks again (web/src/api/call.ts), so that her
 * browser keeps nothing; or her browser, which may keep a picture, and asks each time whether it still may show it.
 */
export type Keeper = 'page' | 'browser'

export function keepsAnswer(reply: FastifyReply, etag: string, by: Keeper): FastifyReply {
  if (by === 'browser') reply.header('cache-control', 'private, no-cache')
  return reply.header('etag', etag).header('vary', 'cookie')
}

/** @param others what the answer says that is not hers alone */
export const etagOf = (counter: number, others: readonly unknown[]): string =>
  `"${[releaseMark(), counter, ...others].join('.')}"`
