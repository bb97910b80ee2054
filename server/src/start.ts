import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'
import type { FastifyBaseLogger } from 'fastify'
import { deleteForHouse, endIdleAccounts, forgetExpired, listErasures } from './accounts/accounts.ts'
import { tellUnsigned } from './alerts/tell-unsigned.ts'
import { watchJobs } from './alerts/watch-jobs.ts'
import { watchRoom } from './alerts/watch-room.ts'
import { belongingsIn } from './belongings.ts'
import { bringFile } from './claims/claims.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { cannotRecord } from './database/cannot-record.ts'
import { openDatabase } from './database/client.ts'
import { heedClock } from './database/clock.ts'
import { layPrepared } from './database/embedded/prepared.ts'
import { migrate } from './database/migrate.ts'
import { HairFinisher } from './engines/hair/hair-finisher.ts'
import { Manifests } from './engines/hair/manifests.ts'
import { PixelThreads } from './engines/hair/pixels.ts'
import { checkFiles } from './kept-files/check-files.ts'
import { sweepFiles } from './kept-files/sweep.ts'
import { CHECK_LOOK, checkLook, checkWaitingLooks, PublishedLooks } from './looks/looks.ts'
import { giveBackToBlocked } from './operator/people/give-back-to-blocked.ts'
import { moneyBack, reconcile, sendRefunds } from './payment/payment.ts'
import { CHECK_PHOTO, checkPhoto, GIVE_UP_CHECK, giveUpCheck } from './photos/jobs.ts'
import { judgementStore } from './photos/judgement-store.ts'
import { Mailer } from './plugins/mailer.ts'
import { DEAD_LETTERS, JobQueue } from './plugins/queue/queue.ts'
import { Unchanged } from './plugins/unchanged/unchanged.ts'
import { tidyHostedPreviews } from './preview/hosted/end.ts'
import { makeHostedPreview } from './preview/hosted/make.ts'
import { MAKE_HOSTED_PREVIEW } from './preview/hosted/preview-job.ts'
import { receiptAttachment } from './receipts/receipts.ts'
import { RemoteJobRows, ServiceHealthRows, tidyRemotely } from './remote-jobs/remote-jobs.ts'
import { forgetEndedShares } from './shares/shares.ts'
import { Scratch } from './storage/scratch.ts'
import { forgetOldEnquiries } from './support/support.ts'
import { forgetOldPhotos } from './transformations/forgetting/retention.ts'
import { generate, giveUp } from './transformations/making/generate.ts'
import { endLateTransformations } from './transformations/making/lateness.ts'
import { GENERATE, GENERATE_HOSTED, GIVE_UP, hastenRuns } from './transformations/transformations.ts'
import { WAITED_FOR } from './waited-for.ts'
import { forgetOldDeclarations } from './withdrawals/withdrawals.ts'

/** One thread makes pictures while the other looks at new photos. */
const PIXEL_THREADS = 2
/** And one is kept for who looks at the screen. */
const PREVIEW_THREADS = 1
const SCHEDULE_EVERY_MS = 15_000
const SWEEP_EVERY_MS = 3_600_000

export interface OpenContext {
  context: Context
  /** Begins nothing more; settled once what is under way has ended, or its time is over. */
  stopWork(): Promise<void>
  close(): Promise<void>
}

/** Opens everything a process needs, in the order it needs it. */
export async function openContext(
  config: Config,
  log: FastifyBaseLogger,
  publicUrl: () => string,
): Promise<OpenContext> {
  // Faces and a database of people: nobody else on this machine may look in.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  chmodSync(config.dataDir, 0o700)
  if (config.database.kind === 'embedded') layPrepared(config.database.folder)
  const open = await openDatabase(config.database, {
    onBroken: (cause) => log.error({ err: cause }, 'the embedded database broke, and is opened again'),
    onOpenAgain: () => log.info('the embedded database is open again'),
  })
  const fresh = await migrate(open.pool)
  if (fresh.length > 0) log.info({ fresh }, 'database migrated')
  if (config.role.web) await bringFile(open.database, config.claims)
  const jobs = new JobQueue(open, watchJobs(open.database, log))
  await jobs.start([
    GIVE_UP_CHECK,
    CHECK_PHOTO,
    CHECK_LOOK,
    GIVE_UP,
    GENERATE,
    GENERATE_HOSTED,
    MAKE_HOSTED_PREVIEW,
  ])
  // Nobody else has this folder: whoever did a job in it has ended.
  if (config.database.kind === 'embedded') await jobs.takeUp()
  const pixels = new PixelThreads(PIXEL_THREADS, PREVIEW_THREADS)
  const scratch = new Scratch(join(config.dataDir, 'scratch'))
  const storage = config.storage.open({ dataDir: config.dataDir, scratch })
  const looks = new PublishedLooks({ database: open.database, storage, log })
  const { engine, services } = await config.engine.open({
    ...{ pixels, scratch, looks, tool: config.brand.name, judgements: judgementStore(open.database) },
    finisher: new HairFinisher(pixels, config.brand.name),
    remoteJobs: new RemoteJobRows(open.database),
    health: new ServiceHealthRows(open.database),
    webhookOf: (service, key) => `${publicUrl()}${api.serviceWebhook(service)}?job=${key}`,
    onError: (cause) => log.error({ err: cause }, 'picture'),
  })
  const context: Context = {
    config,
    database: open.database,
    unchanged: new Unchanged(config.role.web ? open.pool : null),
    jobs,
    ...{ storage, scratch, pixels, looks },
    manifests: new Manifests({
      pixels,
      signing: config.signer && { ...config.signer, tool: config.brand.name },
      onFailure: (cause) => tellUnsigned(context, cause),
    }),
    ...{ engine, services },
    cards: await config.cards.open(open.database),
    moneyBack: moneyBack(() => sendRefunds(context)),
    mailer: new Mailer(config.brand, config.smtpUrl, {
      attachmentOf: (receiptId) => receiptAttachment(open.database, receiptId),
    }),
    log,
    publicUrl,
  }
  const begun = config.role.worker ? await work(context) : null
  let stopped: Promise<void> | null = null
  const stopWork = async () => {
    stopped ??= begun?.() ?? null
    await stopped
  }
  return {
    context,
    stopWork,
    close: async () => {
      await stopWork()
      await jobs.stop()
      await looks.close()
      await context.unchanged.close()
      await pixels.close()
      await scratch.clear()
      await context.mailer.close()
      await open.close()
    },
  }
}

/** What a worker does: jobs as they come, and its scheduler for what may have been lost on the way. */
async function work(context: Context): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const either = (signal: AbortSignal) => AbortSignal.any([signal, stopping.signal])
  await context.jobs.work(CHECK_PHOTO, (data, signal) => checkPhoto(context, data, signal))
  // Each place asks the queue every second: many only where there is somebody to wait for.
  const many = context.services.length > 0
  for (const lane of [GENERATE, many ? GENERATE_HOSTED : { ...GENERATE_HOSTED, concurrency: 1 }])
    await context.jobs.work(lane, (data, signal, progressed) =>
      generate(context, data, either(signal), progressed),
    )
  await context.jobs.work(
    many ? MAKE_HOSTED_PREVIEW : { ...MAKE_HOSTED_PREVIEW, concurrency: 1 },
    (data, signal) => makeHostedPreview(context, data, either(signal)),
  )
  await context.jobs.work(CHECK_LOOK, (data) => checkLook(context, data))
  await context.jobs.work(GIVE_UP_CHECK, (data) => giveUpCheck(context, data))
  await context.jobs.work(GIVE_UP, (data) => giveUp(context, data))
  await context.jobs.work(DEAD_LETTERS, async () => undefined)
  const scheduled = repeat(SCHEDULE_EVERY_MS, () => runScheduled(context))
  const sweeps = repeat(SWEEP_EVERY_MS, () =>
    sweepFiles(context).then(
      () => undefined,
      (cause) => context.log.error({ err: cause }, 'sweep files'),
    ),
  )
  const checks = repeat(SWEEP_EVERY_MS, () =>
    checkFiles(context, stopping.signal).then(
      () => undefined,
      (cause) => context.log.error({ err: cause }, 'check files'),
    ),
  )
  return async () => {
    stopping.abort()
    await atMost(
      context.config.stopping.graceMs,
      Promise.all([context.jobs.stopClaiming(), scheduled(), sweeps(), checks()]),
    )
  }
}

/** Settled with this, or when its time is over. */
async function atMost(ms: number, ending: Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const time = pause(ms, undefined, { signal: over.signal }).catch(() => undefined)
  await Promise.race([ending, time])
  over.abort()
}

/** Does this now and again at every interval, never twice at once. Returns the stop, which waits for the last one. */
function repeat(everyMs: number, act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  const once = (): void => {
    running ??= act().finally(() => {
      running = null
    })
  }
  once()
  const timer = setInterval(once, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** What the scheduler of a worker does every so often. */
export async function runScheduled(context: Context): Promise<void> {
  const quietly = (name: string, done: Promise<void>) =>
    done.catch((cause) => context.log.error({ err: cause }, name))
  await quietly('watch the room', watchRoom(context))
  if (!(await mayRecord(context))) return
  await quietly('reconcile payments', reconcile(context))
  await quietly('end late transformations', endLateTransformations(context))
  await quietly('hasten those who wait', hastenRuns(context.jobs))
  await quietly('forget expired sign-ins', forgetExpired(context.database))
  await quietly('forget old declarations', forgetOldDeclarations(context.database))
  await quietly('forget old enquiries', forgetOldEnquiries(context.database))
  await quietly('list erasures', listErasures(context.database, context.config.dataDir))
  await quietly('end idle accounts', endIdleAccounts(context, belongingsIn(context)))
  await quietly(
    'give back to the blocked',
    giveBackToBlocked(context).then(() => undefined),
  )
  await quietly('delete for the house', deleteForHouse(context, belongingsIn(context)))
  await quietly('check waiting looks', checkWaitingLooks(context))
  await quietly('forget old photos', forgetOldPhotos(context))
  await quietly('forget ended shares', forgetEndedShares(context.database))
  await quietly('tidy previews', tidyHostedPreviews(context))
  await quietly('tidy at image services', tidyRemotely(context))
  await quietly(
    'send mail',
    context.mailer.sendWaiting(context.database, (cause, words) => context.log.warn({ err: cause }, words)),
  )
}

/** Writes a first thing down: where not even that can be done, the rest would fail one by one. */
const mayRecord = (context: Context): Promise<boolean> =>
  heedDatabaseClock(context).then(
    () => true,
    (cause) => {
      context.log.error({ err: cause }, 'heed the clock')
      return !cannotRecord(cause)
    },
  )

async function heedDatabaseClock({ database, log }: Context): Promise<void> {
  const seconds = await heedClock(database, WAITED_FOR)
  if (seconds > 0)
    log.warn({ seconds }, 'the clock of the database was set back: what waits was moved with it')
}
