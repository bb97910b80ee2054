import type { LookFault } from '@app/domain/looks/look-faults.ts'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { looks } from '../database/schema/looks.ts'
import { PixelError } from '../engines/hair/pixel-thread.ts'
import type { PixelThreads } from '../engines/hair/pixels.ts'
import type { JobDefinition } from '../plugins/queue/queue.ts'

export const CHECK_LOOK: JobDefinition<{ lookId: string }> = {
  name: 'check-look',
  about: ({ lookId }) => lookId,
  concurrency: 1,
  options: { retryLimit: 3, retryDelay: 1, heartbeatSeconds: 10, expireInSeconds: 300 },
}

/** One that has waited so long has no job: it was sent from a terminal, or its job was lost. */
const WITHOUT_JOB_AFTER_SECONDS = 20

type Checking = Pick<Context, 'database' | 'pixels' | 'storage'>

/** Has the engine say whether a picture may lend its hair, and writes it down. Repeating it changes nothing. */
export async function checkLook(context: Checking, { lookId }: { lookId: string }): Promise<void> {
  const { database } = context
  const isWaiting = and(eq(looks.id, lookId), isNull(looks.checkedAt))
  const [look] = await database.select({ file: looks.file }).from(looks).where(isWaiting)
  if (!look) return
  const { faults, head, tone } = await read(context, look.file)
  const found = faults.map(({ code }): LookFault => code)
  await database.update(looks).set({ checkedAt: sql`now()`, faults: found, head, tone }).where(isWaiting)
}

const read = ({ pixels, storage }: Checking, key: string): Promise<Said> =>
  storage.lend(async (pathOf) => {
    const picture = await pathOf(key)
    return pixels.checkLook(picture).catch((cause) => {
      if (cause instanceof PixelError && UNREADABLE.includes(cause.code)) return NOTHING_SEEN
      throw cause
    })
  })

type Said = Pick<Awaited<ReturnType<PixelThreads['checkLook']>>, 'faults' | 'head' | 'tone'>

/** What nobody can read shows nobody. */
const UNREADABLE = ['file_missing', 'file_unreadable', 'format_not_supported', 'too_many_pixels']
const NOTHING_SEEN: Said = { faults: [{ code: 'no_face', sentence: '' }], head: null, tone: null }

/** Those whose job is not there, one after the other. */
export async function checkWaitingLooks(context: Checking): Promise<void> {
  const waiting = await context.database
    .select({ lookId: looks.id })
    .from(looks)
    .where(
      and(
        isNull(looks.checkedAt),
        lt(looks.uploadedAt, sql`now() - make_interval(secs => ${WITHOUT_JOB_AFTER_SECONDS}::float8)`),
      ),
    )
  for (const look of waiting) await checkLook(context, look)
}
