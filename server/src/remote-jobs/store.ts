import { remoteStatusesBefore, UNDER_WAY } from '@app/domain/engines/remote-job-states.ts'
import { and, desc, eq, inArray, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { remoteFiles, remoteJobs } from '../database/schema/remote-jobs.ts'
import type { Seen, StartedJob } from '../engines/hosted/image-service.ts'
import type { JobToAsk, RemoteJob, RemoteJobStore } from '../engines/hosted/remote-job-store.ts'

/** By the clock that wrote it. */
export const msSince = (moment: SQLWrapper) =>
  sql<number>`(extract(epoch from now() - ${moment}) * 1000)::float8`

/** Remote jobs in rows: polls and webhooks of all processes write the same ones, each only as its states allow. */
export class RemoteJobRows implements RemoteJobStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async latest({
    transformationId,
    service,
    name,
  }: Pick<RemoteJob, 'transformationId' | 'service' | 'name'>): Promise<RemoteJob | null> {
    const [row] = await this.#database
      .select()
      .from(remoteJobs)
      .where(
        and(
          eq(remoteJobs.transformationId, transformationId),
          eq(remoteJobs.service, service),
          eq(remoteJobs.name, name),
        ),
      )
      .orderBy(desc(remoteJobs.try))
      .limit(1)
    return row ?? null
  }

  async ask(job: JobToAsk): Promise<{ job: RemoteJob; isNew: boolean }> {
    const [asked] = await this.#database.insert(remoteJobs).values(job).onConflictDoNothing().returning()
    if (asked) return { job: asked, isNew: true }
    const known = await this.latest(job)
    if (!known) throw new Error(`remote job ${job.name}: gone as it was asked for`)
    return { job: known, isNew: false }
  }

  async read(id: string): Promise<RemoteJob> {
    const [row] = await this.#database.select().from(remoteJobs).where(eq(remoteJobs.id, id))
    if (!row) throw new Error(`remote job ${id}: there is none`)
    return row
  }

  async age(id: string): Promise<number> {
    const since = sql`coalesce(${remoteJobs.startedAt}, ${remoteJobs.askedAt})`
    const [row] = await this.#database
      .select({ ms: msSince(since) })
      .from(remoteJobs)
      .where(eq(remoteJobs.id, id))
    if (!row) throw new Error(`remote job ${id}: there is none`)
    return row.ms
  }

  async started(id: string, { remoteId, model }: StartedJob): Promise<void> {
    await this.#name(id, remoteId, { model })
  }

  /** The first name it was given stays. What was forgotten before anybody knew this one is forgotten once more. */
  async #name(id: string, remoteId: string, said: { model?: string } = {}): Promise<void> {
    const isUnnamed = isNull(remoteJobs.remoteId)
    await this.#database
      .update(remoteJobs)
      .set({
        ...{ remoteId, ...said, startedAt: sql`coalesce(${remoteJobs.startedAt}, now())` },
        forgetAt: sql`case when ${remoteJobs.forgottenAt} is null then ${remoteJobs.forgetAt} else now() end`,
        forgottenAt: null,
      })
      // Where its webhook was faster, the answer alone says what runs it.
      .where(
        and(eq(remoteJobs.id, id), said.model ? or(isUnnamed, eq(remoteJobs.remoteId, remoteId)) : isUnnamed),
      )
  }

  async see(id: string, seen: Seen): Promise<void> {
    const { status, queuePosition, progress, learned, pictures, error } = seen
    const isOver = !UNDER_WAY.includes(status)
    // The same status again: only how far it is has changed.
    const before = isOver ? remoteStatusesBefore(status) : [...remoteStatusesBefore(status), status]
    await this.#database
      .update(remoteJobs)
      .set({
        ...{ status, queuePosition, progress, learned, pictures, error },
        ...(isOver && { endedAt: sql`now()` }),
      })
      .where(and(eq(remoteJobs.id, id), inArray(remoteJobs.status, before)))
  }

  async end(id: string, status: 'failed' | 'canceled' | 'lost', error: string): Promise<void> {
    await this.#database
      .update(remoteJobs)
      .set({ status, error, endedAt: sql`now()` })
      .where(and(eq(remoteJobs.id, id), inArray(remoteJobs.status, [...UNDER_WAY])))
  }

  async discard(id: string, why: string): Promise<void> {
    await this.#database
      .update(remoteJobs)
      .set({ status: 'lost', error: why })
      .where(and(eq(remoteJobs.id, id), inArray(remoteJobs.status, remoteStatusesBefore('lost'))))
  }

  async findFile(transformationId: string, service: string, name: string) {
    const [row] = await this.#database
      .select({ url: remoteFiles.url, id: remoteFiles.remoteId, ageMs: msSince(remoteFiles.sentAt) })
      .from(remoteFiles)
      .where(and(this.#isFile(transformationId, service, name), isNull(remoteFiles.forgetAt)))
    return row ?? null
  }

  async keepFile(
    transformationId: string,
    service: string,
    name: string,
    { url, id }: { url: string; id: string | null },
  ): Promise<void> {
    await this.#database.insert(remoteFiles).values({ transformationId, service, name, url, remoteId: id })
  }

  async dropFile(transformationId: string, service: string, name: string): Promise<void> {
    await this.#database
      .update(remoteFiles)
      .set({ forgetAt: sql`now()` })
      .where(and(this.#isFile(transformationId, service, name), isNull(remoteFiles.forgetAt)))
  }

  /** What a webhook tells of one of ours: of a job nobody asked for, nothing is written. */
  async hear(service: string, key: string | null, { remoteId, seen }: { remoteId: string; seen: Seen }) {
    const named = eq(remoteJobs.remoteId, remoteId)
    // It may come before the call that began the job is answered: then the key in its address says which it is.
    const isIts = key ? or(named, and(eq(remoteJobs.id, key), isNull(remoteJobs.remoteId))) : named
    const [row] = await this.#database
      .select({ id: remoteJobs.id })
      .from(remoteJobs)
      .where(and(eq(remoteJobs.service, service), isIts))
    if (!row) return false
    await this.#name(row.id, remoteId)
    await this.see(row.id, seen)
    return true
  }

  #isFile(transformationId: string, service: string, name: string) {
    return and(
      eq(remoteFiles.transformationId, transformationId),
      eq(remoteFiles.service, service),
      eq(remoteFiles.name, name),
    )
  }
}
