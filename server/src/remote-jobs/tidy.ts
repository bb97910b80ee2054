import { remoteJobIs } from '@app/domain/engines/remote-job-states.ts'
import { and, eq, getTableColumns, isNull, lte, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/client.ts'
import { remoteFiles, remoteJobs } from '../database/schema/remote-jobs.ts'
import { type ImageService, ServiceError } from '../engines/hosted/image-service.ts'
import { forgetLeftovers } from './endings.ts'
import { msSince } from './store.ts'

type Tidying = Pick<Context, 'database' | 'log' | 'services'>
type JobRow = typeof remoteJobs.$inferSelect & { ageMs: number }
type FileRow = typeof remoteFiles.$inferSelect

/** Few at a time: this runs often. */
const AT_ONCE = 50
/** What waits for a service that does not answer must not stand before the others' for ever. */
const ANY_OF_THEM = sql`random()`
const CALL_MS = 30_000
/** From then on the operator is told of it: it may be that only somebody can do it. */
export const TRIES_BEFORE_ALARM = 10

/**
 * Has services stop and delete what is needed no more; what does not work is tried again, ever more seldom. One that does
 * not answer is left alone for this time: it must not hold up the scheduler, which also brings refunds and messages.
 */
export async function tidyRemotely(context: Tidying): Promise<void> {
  const { database } = context
  await forgetLeftovers(database)
  const away = new Set<string>()
  for (const job of await dueJobs(database)) {
    if (away.has(job.service)) continue
    const done = await tried(context, { row: job, away }, (service, signal) =>
      forgetJob(service, job, signal),
    )
    await database
      .update(remoteJobs)
      .set(done ? forgottenJob(job) : later(job))
      .where(eq(remoteJobs.id, job.id))
  }
  for (const file of await dueFiles(database)) {
    if (away.has(file.service)) continue
    const done = await tried(context, { row: file, away }, (service, signal) =>
      forgetFile(service, file, signal),
    )
    await database
      .update(remoteFiles)
      .set(done ? { forgottenAt: sql`now()`, url: '', remoteId: null } : later(file))
      .where(eq(remoteFiles.id, file.id))
  }
}

const dueJobs = (database: Database): Promise<JobRow[]> =>
  database
    .select({ ...getTableColumns(remoteJobs), ageMs: msSince(remoteJobs.askedAt) })
    .from(remoteJobs)
    .where(and(isNull(remoteJobs.forgottenAt), lte(remoteJobs.forgetAt, sql`now()`)))
    .orderBy(ANY_OF_THEM)
    .limit(AT_ONCE)

const dueFiles = (database: Database): Promise<FileRow[]> =>
  database
    .select()
    .from(remoteFiles)
    .where(and(isNull(remoteFiles.forgottenAt), lte(remoteFiles.forgetAt, sql`now()`)))
    .orderBy(ANY_OF_THEM)
    .limit(AT_ONCE)

/** Whether it worked; of a service that is configured no more it cannot. */
async function tried(
  { services, log }: Tidying,
  { row, away }: { row: JobRow | FileRow; away: Set<string> },
  act: (service: ImageService, signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const service = services.find(({ name }) => name === row.service)
  const limit = AbortSignal.timeout(CALL_MS)
  try {
    if (!service) throw new Error(`${row.service} is not configured`)
    await act(service, limit)
    return true
  } catch (cause) {
    if (limit.aborted || (cause instanceof ServiceError && cause.trouble === 'away')) away.add(row.service)
    const isAlarm = row.forgetTries + 1 >= TRIES_BEFORE_ALARM
    const facts = {
      err: cause,
      service: row.service,
      what: row.name,
      row: row.id,
      tries: row.forgetTries + 1,
    }
    log[isAlarm ? 'error' : 'warn'](facts, 'not deleted at the service')
    return false
  }
}

/** Stopped first: what is stopped makes nothing that would have to be deleted. */
async function forgetJob(service: ImageService, job: JobRow, signal: AbortSignal): Promise<void> {
  const { kind, model, learned } = job
  const remoteId = job.remoteId ?? (await findLost(service, job, signal))
  if (remoteId === null) return
  const started = { kind, remoteId, model }
  if (!remoteJobIs.succeeded(job)) await unlessGone(service.cancel(started, signal))
  const name = learned ?? (kind === 'training' ? await learnedSince(service, job, signal) : null)
  if (name) await unlessGone(service.forget({ what: 'learned', learned: name }, signal))
  await unlessGone(service.forget({ what: 'job', job: started }, signal))
}

/** One whose name never reached us may work there all the same. */
async function findLost(service: ImageService, job: JobRow, signal: AbortSignal): Promise<string | null> {
  const found = await service.find({ ...job, key: job.id, webhook: null, like: null }, signal)
  return found === null || found === 'unknown' ? null : found.remoteId
}

/** A training that took too long, or was stopped too late, may have learned her all the same. */
async function learnedSince(
  service: ImageService,
  { kind, remoteId, model }: JobRow,
  signal: AbortSignal,
): Promise<string | null> {
  if (remoteId === null) return null
  const seen = await unlessGone(service.look({ kind, remoteId, model }, signal))
  return seen?.learned ?? null
}

const forgetFile = async (
  service: ImageService,
  { remoteId }: FileRow,
  signal: AbortSignal,
): Promise<void> => {
  if (remoteId !== null) await unlessGone(service.forget({ what: 'file', id: remoteId }, signal))
}

async function unlessGone<Done>(doing: Promise<Done>): Promise<Done | null> {
  try {
    return await doing
  } catch (cause) {
    if (cause instanceof ServiceError && cause.trouble === 'gone') return null
    throw cause
  }
}

/** What was paid stays known; nothing of hers does. */
const forgottenJob = ({ status }: JobRow) => ({
  forgottenAt: sql`now()`,
  ...{ learned: null, pictures: [], remoteId: null },
  ...(!remoteJobIs.over({ status }) && { status: 'canceled' as const, endedAt: sql`now()` }),
})

/** A minute, two, four … at most a day. */
const later = ({ forgetTries }: JobRow | FileRow) => ({
  forgetTries: forgetTries + 1,
  forgetAt: sql`now() + make_interval(mins => ${Math.min(1440, 2 ** forgetTries)}::int)`,
})
