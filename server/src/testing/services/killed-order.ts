import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '@app/domain/routes.ts'
import {
  type TransformationWithImages,
  transformationAnswer,
} from '@app/domain/transformations/transformations-api.ts'
import { buyPackage } from '../buying/buying.ts'
import { someone } from '../people.ts'
import { seededDatabase } from '../test-app.ts'
import { openWebOnly } from '../web-only.ts'
import { KillableApp } from './killable-app.ts'
import { type LocalService, namesFor, type ServiceName, startService } from './local-services.ts'

const ASK_EVERY_MS = 50
/** Long enough that an app dies while a job waits, runs, and is told of. */
const PACE = { training: { queued: 100, running: 400 }, picture: { queued: 50, running: 250 } }

/** When an app is killed: once so many jobs were asked for, and so long after that. */
export interface Moment {
  asked: number
  /** Null: before whoever asked is answered. */
  afterMs: number | null
}

/** As good as any other; the same for the same seed. @param most jobs that an order asks for */
export function momentOf(seed: string, most: number): Moment {
  const [asked = 0, kind = 0, after = 0] = createHash('sha256').update(seed).digest()
  return { asked: asked % (most + 1), afterMs: kind % 2 === 0 ? null : after * 2 }
}

/** An order that is paid, of an app that is killed and comes back; its image service outlives it. */
export interface KilledOrder {
  id: string
  orderId: string
  app: KillableApp
  service: LocalService
  /** What the app is told; an app of the test's own may look at what is left once the other has ended. */
  env: Record<string, string>
  /** Hers, for calls of her own. */
  cookie: string
  /** As she sees it. */
  seen(): Promise<TransformationWithImages>
  /** Until she sees it as it is meant to be. */
  until(isRight: (seen: TransformationWithImages) => boolean): Promise<TransformationWithImages>
  /** The app is started, where it does not run; it dies at this moment, or once it has made all; and it comes back. */
  surviveDeath(moment: Moment): Promise<void>
  close(): Promise<void>
}

interface Place {
  /** Of a PostgreSQL of its own, with its tables; default: as the suite says. */
  databaseUrl?: string
  /** Which pages its app serves beside calls; default: none. */
  pages?: 'built' | 'none'
}

export async function payForDeath(
  name: ServiceName,
  { databaseUrl, pages = 'none' }: Place = {},
): Promise<KilledOrder> {
  const service = await startService(name)
  service.jobs.pace = PACE
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  const database = databaseUrl
    ? { kind: 'postgres' as const, url: databaseUrl }
    : await seededDatabase(folder)
  const env = {
    ...{ NODE_ENV: 'test', DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', ...namesFor(name, service) },
    ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
  }
  const home = await openWebOnly({ ...env, PUBLIC_URL: 'http://localhost' })
  const her = await someone(home)
  const { transformationId: id, orderId } = await buyPackage(home, her)
  await home.close()
  const app = await KillableApp.prepare(env, { pages })
  const cookie = `sign_in=${her.visitor.cookies.sign_in}`

  async function seen(): Promise<TransformationWithImages> {
    const answer = await fetch(app.url + api.transformation(id), { headers: { cookie } })
    return transformationAnswer.parse(await answer.json()).transformation
  }
  async function until(
    isRight: (seen: TransformationWithImages) => boolean,
  ): Promise<TransformationWithImages> {
    for (;;) {
      const now = await seen()
      if (isRight(now)) return now
      await pause(ASK_EVERY_MS)
    }
  }
  async function surviveDeath({ asked, afterMs }: Moment): Promise<void> {
    const die = killWhenAsked(service, app, afterMs === null ? asked : Number.POSITIVE_INFINITY)
    await app.start()
    while (service.jobs.all.length < asked && !isOver(await seen().catch(() => null))) await pause(1)
    await pause(afterMs ?? 0)
    app.kill()
    await app.ended()
    die.forget()
    await app.start()
  }
  const close = async () => {
    await app.stop()
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...{ id, orderId, app, service, env, cookie, seen, until, surviveDeath, close } }
}

const isOver = (seen: TransformationWithImages | null): boolean =>
  seen?.status === 'completed' || seen?.status === 'failed'

/** Within the call that asks for the job of this number: the service has it, and nobody hears that. */
function killWhenAsked({ jobs }: LocalService, app: KillableApp, number: number): { forget(): void } {
  const create = jobs.create
  jobs.create = (wish) => {
    const job = create.call(jobs, wish)
    if (jobs.all.length === number) app.kill()
    return job
  }
  return {
    forget: () => {
      jobs.create = create
    },
  }
}
