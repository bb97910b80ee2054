import { randomUUID } from 'node:crypto'
import { BASE_STYLES } from '@app/domain/catalogue/base-styles.ts'
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
  const transformation = await beginAttempt(context.database, run)
  if (!transformation) return
  try {
    await moveTo(context.database, transformation, 'training')
    const extension = await findOpenExtension(context.database, transformation.id)
    await context.engine.produce(
      await orderFor(context, transformation, extension),
      watchFor(context, transformation, extension?.id ?? null),
      signal,
    )
    signal.throwIfAborted()
    await finishTransformation(context, transformation)
  } catch (cause) {
    if (!(cause instanceof OvertakenError)) throw cause
  }
}

/** What becomes of a transformation whose job failed every time. */
export async function giveUp(context: Context, run: Run): Promise<void> {
  const transformation = await beginAttempt(context.database, run)
  if (transformation) await finishTransformation(context, transformation)
}

async function orderFor(
  context: Context,
  transformation: TransformationRow,
  extension: ExtensionRow | null,
): Promise<EngineOrder> {
  const made = await imageRowsOf(context.database, transformation.id)
  return {
    style: transformation.baseStyle,
    tone: BASE_STYLES[transformation.baseStyle].tone,
    count: extension ? countWith(extension, made) : transformation.imagesOrdered,
    seed: transformation.seed,
    photos: await enginePhotosOf(context, transformation.draftId),
    firstCount: await countOrderedFirst(context.database, transformation),
    resume: {
      candidatesTried: transformation.candidatesTried,
      fingerprints: made.map((image) => image.fingerprint),
    },
  }
}

/** Those she has of what came before, and as many more as were asked for: what she has deleted is not made again. */
const countWith = ({ id, images }: ExtensionRow, made: ImageRow[]): number =>
  made.filter(({ extensionId }) => extensionId !== id).length + images

function watchFor(
  context: Context,
  transformation: TransformationRow,
  extensionId: string | null,
): EngineWatch {
  return {
    photosRead: (count) => writeAttempt(context.database, transformation, { photosRead: count }),
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
      if (made) await keepImage(context, transformation, { ...keys, extensionId, candidatesTried, made })
      else {
        await context.storage.remove(keys.file, keys.beforeFile)
        await writeAttempt(context.database, transformation, { candidatesTried })
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
async function keepImage(context: Context, transformation: TransformationRow, done: Finished): Promise<void> {
  const thumbnail = `images/${done.id}.small.webp`
  await writeThumbnail(
    await context.storage.draftPath(done.file),
    await context.storage.draftPath(thumbnail),
    THUMBNAIL_LONG_SIDE,
  )
  for (const key of [done.file, done.beforeFile, thumbnail]) await context.storage.publish(key)
  await context.database.transaction(async (tx) => {
    await writeAttempt(tx, transformation, { candidatesTried: done.candidatesTried })
    await moveTo(tx, transformation, 'generating')
    const { made } = done
    await tx.insert(images).values({
      id: done.id,
      transformationId: transformation.id,
      extensionId: done.extensionId,
      userId: transformation.userId,
      position: await nextPosition(tx, transformation.id),
      file: done.file,
      thumbnail,
      beforeFile: done.beforeFile,
      engine: context.engine.name,
      ...made,
    })
  })
}
