import { isSpent } from '@app/domain/operator/budgets.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { remoteJobs, serviceHealth } from '../database/schema/remote-jobs.ts'
import type { ServiceHealth } from '../engines/hosted/remote-job-store.ts'
import { spendingOf } from './budgets.ts'

/** How services are, in rows that every process reads. */
export class ServiceHealthRows implements ServiceHealth {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async restingMs(service: string): Promise<number> {
    const [row] = await this.#database
      .select({ left: sql<number | null>`extract(epoch from ${serviceHealth.restingUntil} - now())::float8` })
      .from(serviceHealth)
      .where(eq(serviceHealth.service, service))
    return Math.max(0, (row?.left ?? 0) * 1000)
  }

  async failures(service: string): Promise<number> {
    const [row] = await this.#database.select().from(serviceHealth).where(eq(serviceHealth.service, service))
    return row?.failures ?? 0
  }

  async well(service: string): Promise<void> {
    await this.#database
      .update(serviceHealth)
      .set({ failures: 0, restingUntil: null })
      .where(and(eq(serviceHealth.service, service), ne(serviceHealth.failures, 0)))
  }

  async failed(service: string): Promise<number> {
    const [row] = await this.#database
      .insert(serviceHealth)
      .values({ service, failures: 1 })
      .onConflictDoUpdate({
        target: serviceHealth.service,
        set: { failures: sql`${serviceHealth.failures} + 1` },
      })
      .returning({ failures: serviceHealth.failures })
    return row?.failures ?? 1
  }

  async rest(service: string, ms: number): Promise<void> {
    await this.#database
      .update(serviceHealth)
      .set({ restingUntil: sql`now() + make_interval(secs => ${ms / 1000}::float8)` })
      .where(eq(serviceHealth.service, service))
  }

  async mayBegin(service: string, usual: number | null): Promise<boolean> {
    return !isSpent(await spendingOf(this.#database, service, usual))
  }
}

/** A job that failed there is not paid; one that was stopped or took too long may be. */
export const costs = ne(remoteJobs.status, 'failed')
