import { wornTone } from '@app/domain/catalogue/worn-tone.ts'
import { previewStatesBefore } from '@app/domain/preview/hosted-preview-states.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { hostedPreviews } from '../../database/schema/preview.ts'
import type { EnginePhoto, EngineWatch } from '../../engines/engine.ts'
import { freshTarget } from '../../engines/fresh-target.ts'
import { findPhoto } from '../../photos/photos.ts'
import { forgetRemotely } from '../../remote-jobs/remote-jobs.ts'
import { dropLeftovers, endHosted } from './end.ts'
import { beginRun, ensureWanted, type HostedPreviewRow, pictureOf, StaleRunError } from './rows.ts'

type Making = Pick<Context, 'database' | 'engine' | 'log' | 'scratch' | 'storage'>

/** The job behind a hosted preview. Interrupted anywhere and run again, it finds what its service was asked for. */
export async function makeHostedPreview(
  context: Making,
  { previewId }: { previewId: string },
  signal: AbortSignal,
): Promise<void> {
  const mine = await beginRun(context.database, previewId)
  if (!mine) return
  const limited = AbortSignal.any([signal, AbortSignal.timeout(Math.round(mine.secondsLeft * 1000))])
  try {
    await produceOne(context, mine, limited)
    // Where it is ready, this changes nothing.
    await endHosted(context, mine, 'failed')
  } catch (cause) {
    if (cause instanceof StaleRunError) return dropLeftovers(context, mine.id)
    // This process ends: another goes on.
    if (signal.aborted) throw cause
    context.log.error({ err: cause, preview: mine.id }, 'hosted preview')
    await endHosted(context, mine, 'failed')
  }
}

/** An order of one image of one photo: that is made by editing it, and nothing is learned of her. */
async function produceOne(context: Making, mine: HostedPreviewRow, signal: AbortSignal): Promise<void> {
  const { id, engine, style, tone } = mine
  const photo = await photoOf(context, mine)
  await context.storage.lend(async (pathOf) => {
    const photos: EnginePhoto[] = [{ ...photo, file: await pathOf(photo.file) }]
    const order = {
      ...{ id, engine, style, tone: wornTone(style, tone), photos, seed: seedOf(id) },
      ...{ count: 1, firstCount: 1, resume: { candidatesTried: 0, fingerprints: [] } },
    }
    await context.scratch.withFolder((folder) =>
      context.engine.produce(order, watchFor(context, mine, folder), signal),
    )
  })
}

async function photoOf({ database }: Making, mine: HostedPreviewRow): Promise<EnginePhoto> {
  if (mine.photoId === null) throw new StaleRunError(`preview ${mine.id}: its photo is gone`)
  const { id, file, report } = await findPhoto(database, mine.userId, mine.photoId)
  return { id, file, report: report as PhotoReport }
}

/** The same in every run: what was asked for before is found again by it. 0 to 2³¹ - 1. */
const seedOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16) >>> 1

function watchFor(context: Making, mine: HostedPreviewRow, folder: string): EngineWatch {
  const alive = () => ensureWanted(context.database, mine)
  return {
    alive,
    preparing: alive,
    photosRead: alive,
    nextTarget: async () => {
      await alive()
      return freshTarget(folder)
    },
    tried: async (_candidatesTried, target, made) => (made ? keep(context, mine, target.file) : alive()),
  }
}

/** The file first, then the row that shows it; what its service had is needed no more. */
async function keep({ database, storage }: Making, mine: HostedPreviewRow, file: string): Promise<void> {
  await storage.put(pictureOf(mine), file)
  await database.transaction(async (tx) => {
    const kept = await tx
      .update(hostedPreviews)
      .set({ state: 'ready', readyAt: sql`now()` })
      .where(
        and(
          eq(hostedPreviews.id, mine.id),
          eq(hostedPreviews.attempt, mine.attempt),
          inArray(hostedPreviews.state, previewStatesBefore('ready')),
        ),
      )
      .returning({ id: hostedPreviews.id })
    if (kept.length === 0) throw new StaleRunError(`preview ${mine.id}: nobody waits for it`)
    await forgetRemotely(tx, mine.id)
  })
}
