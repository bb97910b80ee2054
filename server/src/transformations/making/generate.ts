import { randomUUID } from 'node:crypto'
import { findTone } from '../../catalogue/catalogue.ts'
import type { Context } from '../../context.ts'
import { images } from '../../database/schema/transformations.ts'
import type { EngineOrder, EngineWatch, MadeImage } from '../../engines/engine.ts'
import { enginePhotosOf } from '../../photos/photos.ts'
import { writeThumbnail } from '../../plugins/pictures.ts'
import { beginAttempt, moveTo, nextPosition, OvertakenError, writeAttempt } from '../attempt.ts'
import { countOrderedFirst, type ExtensionRow, findOpenExtension } from '../extensions/open-extension.ts'
import type { Run } from '../generate-job.ts'
import { type ImageRow, imageRowsOf, type TransformationRow } from '../queries.ts'
import { finishTransformation } from './finish.ts'

const THUMBNAIL_LONG_SIDE = 640

/** The job behind a transformation. Interrupted anywhere and run again, it goes on where it was. */
export async function generate(context: Context, run: Run, signal: AbortSignal): Promise<void> {
  const it = await beginAttempt(context.database, run)
  if (!it) return
  try {
    await moveTo(context.database, it, 'training')
    const extension = await findOpenExtension(context.database, it.id)
    await context.engine.produce(
      await orderFor(context, it, extension),
      watchFor(context, it, extension?.id ?? null),
      signal,
    )
    signal.throwIfAborted()
    await finishTransformation(context, it)
  } catch (cause) {
    if (!(cause instanceof OvertakenError)) throw cause
  }
}

/** What becomes of a transformation whose job failed every time. */
export async function giveUp(context: Context, run: Run): Promise<void> {
  const it = await beginAttempt(context.database, run)
  if (it) await finishTransformation(context, it)
}

async function orderFor(
  context: Context,
  it: TransformationRow,
  extension: ExtensionRow | null,
): Promise<EngineOrder> {
  const made = await imageRowsOf(context.database, it.id)
  return {
    style: it.baseStyle,
    tone: await findTone(context.database, it.baseStyle),
    count: extension ? countWith(extension, made) : it.imagesOrdered,
    seed: it.seed,
    photos: await enginePhotosOf(context, it.draftId),
    firstCount: await countOrderedFirst(context.database, it),
    resume: { candidatesTried: it.candidatesTried, fingerprints: made.map((image) => image.fingerprint) },
  }
}

/** Those she has of what came before, and as many more as were asked for: what she has deleted is not made again. */
const countWith = ({ id, images }: ExtensionRow, made: ImageRow[]): number =>
  made.filter(({ extensionId }) => extensionId !== id).length + images

function watchFor(context: Context, it: TransformationRow, extensionId: string | null): EngineWatch {
  return {
    photosRead: (count) => writeAttempt(context.database, it, { photosRead: count }),
    nextTarget: async () => {
      const keys = keysOf(randomUUID())
      return {
        id: keys.id,
        file: await context.storage.draftPath(keys.file),
        beforeFile: await context.storage.draftPath(keys.beforeFile),
      }
    },
    tried: async (candidatesTried, target, made) => {
      const keys = keysOf(target.id)
      if (made) await keepImage(context, it, { ...keys, extensionId, candidatesTried, made })
      else {
        await context.storage.remove(keys.file, keys.beforeFile)
        await writeAttempt(context.database, it, { candidatesTried })
      }
    },
  }
}

const keysOf = (id: string) => ({ id, file: `images/${id}.jpg`, beforeFile: `images/${id}.before.jpg` })

interface Finished {
  id: string
  extensionId: string | null
  file: string
  beforeFile: string
  candidatesTried: number
  made: MadeImage
}

/** The files first, then the row that makes them hers: a crash between the two leaves files nobody is shown. */
async function keepImage(context: Context, it: TransformationRow, done: Finished): Promise<void> {
  const thumbnail = `images/${done.id}.small.webp`
  await writeThumbnail(
    await context.storage.draftPath(done.file),
    await context.storage.draftPath(thumbnail),
    THUMBNAIL_LONG_SIDE,
  )
  for (const key of [done.file, done.beforeFile, thumbnail]) await context.storage.publish(key)
  await context.database.transaction(async (tx) => {
    await writeAttempt(tx, it, { candidatesTried: done.candidatesTried })
    await moveTo(tx, it, 'generating')
    const { made } = done
    await tx.insert(images).values({
      id: done.id,
      transformationId: it.id,
      extensionId: done.extensionId,
      userId: it.userId,
      position: await nextPosition(tx, it.id),
      file: done.file,
      thumbnail,
      beforeFile: done.beforeFile,
      engine: context.engine.name,
      ...made,
    })
  })
}
