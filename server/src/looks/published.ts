import type { Look } from '@app/hair/contract.ts'
import { asc, isNotNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/client.ts'
import { looks } from '../database/schema/looks.ts'
import type { LookSource } from '../engines/hair/look-source.ts'

const ASK_EVERY_MS = 5000

/**
 * What is published, as this process knows it: asked every few seconds, so that pages offer what is worn now, and once
 * more before pictures are begun. While the database is away it is what was last known. Pictures are named by their keys.
 */
export class PublishedLooks implements LookSource {
  readonly #context: Pick<Context, 'database' | 'log' | 'storage'>
  readonly #timer: NodeJS.Timeout
  #known: readonly Look[] = []
  #asking: Promise<void> | null = null

  constructor(context: Pick<Context, 'database' | 'log' | 'storage'>) {
    this.#context = context
    this.#timer = setInterval(() => this.#ask(), ASK_EVERY_MS)
    this.#timer.unref()
  }

  now(): readonly Look[] {
    return this.#known
  }

  async refresh(): Promise<void> {
    this.#known = await readPublished(this.#context.database)
  }

  lend<Done>(picture: string, use: (path: string) => Promise<Done>): Promise<Done> {
    return this.#context.storage.lend(async (pathOf) => use(await pathOf(picture)))
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#asking
  }

  #ask(): void {
    this.#asking ??= this.refresh()
      .catch((cause) => this.#context.log.warn({ err: cause }, 'the looks could not be read'))
      .finally(() => {
        this.#asking = null
      })
  }
}

async function readPublished(database: Queryable): Promise<Look[]> {
  const rows = await database
    .select()
    .from(looks)
    .where(isNotNull(looks.publishedAt))
    .orderBy(asc(looks.publishedAt), looks.id)
  return rows.map(({ id, file, baseStyle, tone, licence, sourceUrl, head }) => ({
    ...{ id, picture: file, baseStyle, tone, licence, source: sourceUrl, head },
  }))
}
