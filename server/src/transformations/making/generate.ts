import { rm } from 'node:fs/promises'
import { wornTone } from '@app/domain/catalogue/worn-tone.ts'
import { lacksPhotoConsent } from '@app/domain/engines/makers.ts'
import type { Context } from '../../context.ts'
import { images } from '../../database/schema/transformations.ts'
import type { EngineOrder, EngineWatch, ImageTarget, MadeImage, Preparing } from '../../engines/engine.ts'
import { freshTarget, targetFiles } from '../../engines/fresh-target.ts'
import { lendEnginePhotos } from '../../photos/photos.ts'
import { writeThumbnail } from '../../plugins/pictures.ts'
import type { Progressed } from '../../plugins/queue/queue.ts'
import { beginAttempt, ensureLatest, moveTo, nextPosition, OvertakenError, writeAttempt } from '../attempt.ts'
import { countOrderedFirst, type ExtensionRow, findOpenExtension } from '../extensions/open-extension.ts'
import type { Run } from '../generate-job.ts'
import { type ImageRow, imageRowsOf, type TransformationRow } from '../queries.ts'
import type { Finishing } from './finish.ts'
import { finishTransformation } from './finish.ts'

const THUMBNAIL_LONG_SIDE = 640

/** The job behind a transformation. Interrupted anywhere and run again, it goes on where it was. */
export async function generate(
  context: Pick<
    Context,
    'database' | 'engine' | 'mailer' | 'manifests' | 'moneyBack' | 'publicUrl' | 'scratch' | 'storage'
  >,
  run: Run,
  signal: AbortSignal,
  progressed: Progressed = async () => undefined,
): Promise<void> {
  // A full disk is no fault of hers: her order waits, and none of its tries is spent on it.
  await context.scratch.untilRoom(signal)
  const begun = await beginAttempt(context.database, run)
  if (!begun) return
  try {
    const transformation = await withEngine(context, begun)
    await moveTo(context.database, transformation, 'training')
    const extension = await findOpenExtension(context.database, transformation.id)
    const order = await orderFor(context, transformation, extension)
    const shortReason = await lendEnginePhotos(context, transformation.draftId, (photos) =>
      context.scratch.withFolder((folder) =>
        context.engine.produce(
          { ...order, photos },
          watchFor(context, { transformation, extensionId: extension?.id ?? null, folder, progressed }),
          signal,
        ),
      ),
    )
    signal.throwIfAborted()
    await finishTransformation(context, transformation, shortReason ?? 'failure')
  } catch (cause) {
    if (!(cause instanceof OvertakenError)) throw cause
  }
}

/**
 * One whose engine the operator has taken away goes on with another, from its first candidate: with one she has agreed
 * to, or that sends her photos to nobody.
 */
async function withEngine(
  { database, engine }: Pick<Context, 'database' | 'engine'>,
  transformation: TransformationRow,
): Promise<TransformationRow> {
  const { photosTo, baseStyle } = transformation
  const isThere = engine.names.includes(transformation.engine)
  if (isThere && !lacksPhotoConsent(transformation.engine, photosTo)) return transformation
  const other = await engine.engineFor(baseStyle, photosTo)
  if (!other) throw new Error(`${transformation.engine} may not make it, and nothing else makes this style`)
  const changes = { engine: other, candidatesTried: 0 }
  await writeAttempt(database, transformation, changes)
  return { ...transformation, ...changes }
}

/** What becomes of a transformation whose job failed every time. */
export async function giveUp(context: Finishing, run: Run): Promise<void> {
  const transformation = await beginAttempt(context.database, run)
  if (transformation) await finishTransformation(context, transformation)
}

async function orderFor(
  context: Pick<Context, 'database'>,
  transformation: TransformationRow,
  extension: ExtensionRow | null,
): Promise<Omit<EngineOrder, 'photos'>> {
  const made = await imageRowsOf(context.database, transformation.id)
  return {
    id: transformation.id,
    engine: transformation.engine,
    style: transformation.baseStyle,
    tone: wornTone(transformation.baseStyle, transformation.tone),
    count: extension ? countWith(extension, made) : transformation.imagesOrdered,
    seed: transformation.seed,
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

interface Watched {
  transformation: TransformationRow
  extensionId: string | null
  /** Where candidates are written. */
  folder: string
  progressed: Progressed
}

function watchFor(
  context: Pick<Context, 'database' | 'engine' | 'manifests' | 'storage'>,
  { transformation, extensionId, folder, progressed }: Watched,
): EngineWatch {
  return {
    alive: () => ensureLatest(context.database, transformation),
    preparing: (told) => writeAttempt(context.database, transformation, told ? stageOf(told) : NO_STAGE),
    photosRead: async (count) => {
      await writeAttempt(context.database, transformation, { photosRead: count })
      if (count > transformation.photosRead) await progressed()
    },
    nextTarget: async () => freshTarget(folder),
    tried: async (candidatesTried, target, made) => {
      if (made) await keepImage(context, transformation, { target, extensionId, candidatesTried, made })
      else {
        for (const path of targetFiles(target)) await rm(path, { force: true })
        await writeAttempt(context.database, transformation, { candidatesTried })
      }
      await progressed()
    },
  }
}

const stageOf = ({ stage, queuePosition, progress }: Preparing) => ({
  ...{ stage, stageQueue: queuePosition, stageProgress: progress },
})
/** With the first image she is told of images. */
const NO_STAGE = { stage: null, stageQueue: null, stageProgress: null }

interface Finished {
  target: ImageTarget
  extensionId: string | null
  candidatesTried: number
  made: MadeImage
}

/** The files first, then the row that makes them hers: a crash between the two leaves files nobody is shown. */
async function keepImage(
  context: Pick<Context, 'database' | 'engine' | 'manifests' | 'storage'>,
  transformation: TransformationRow,
  done: Finished,
): Promise<void> {
  const { target } = done
  const { large, ...made } = done.made
  const file = `images/${target.id}.jpg`
  const beforeFile = `images/${target.id}.before.jpg`
  const largeFile = large && `images/${target.id}.large.jpg`
  const thumbnail = `images/${target.id}.small.webp`
  const small = `${target.file}.small.webp`
  await writeThumbnail(target.file, small, THUMBNAIL_LONG_SIDE)
  await context.manifests.signFile(target.file)
  if (largeFile) await context.manifests.signFile(target.largeFile)
  await context.storage.put(file, target.file)
  await context.storage.put(beforeFile, target.beforeFile)
  if (largeFile) await context.storage.put(largeFile, target.largeFile)
  await context.storage.put(thumbnail, small)
  await context.database.transaction(async (tx) => {
    await writeAttempt(tx, transformation, { candidatesTried: done.candidatesTried, ...NO_STAGE })
    await moveTo(tx, transformation, 'generating')
    await tx.insert(images).values({
      id: target.id,
      transformationId: transformation.id,
      extensionId: done.extensionId,
      userId: transformation.userId,
      position: await nextPosition(tx, transformation.id),
      file,
      thumbnail,
      beforeFile,
      ...(large && { largeFile, largeWidth: large.width, largeHeight: large.height }),
      engine: transformation.engine,
      ...made,
    })
  })
}
