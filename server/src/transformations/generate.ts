import { randomUUID } from 'node:crypto'
import { photoCounts } from '@app/domain/photos/photo-rules.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import { findTone } from '../catalogue/catalogue.ts'
import { images } from '../database/schema/transformations.ts'
import type { EngineOrder, EngineWatch, MadeImage } from '../engines/engine.ts'
import type { House } from '../house.ts'
import { photoRowsOf } from '../photos/photos.ts'
import { writeThumbnail } from '../plugins/pictures.ts'
import { beginAttempt, countImages, moveTo, OvertakenError, writeAttempt } from './attempt.ts'
import { finishTransformation } from './finish.ts'
import { imageRowsOf, type TransformationRow } from './queries.ts'

const THUMBNAIL_LONG_SIDE = 640

/** The job behind a transformation. Interrupted anywhere and run again, it goes on where it was. */
export async function generate(
  house: House,
  { transformationId }: { transformationId: string },
  signal: AbortSignal,
): Promise<void> {
  const it = await beginAttempt(house.database, transformationId)
  if (!it) return
  try {
    await moveTo(house.database, it, 'training')
    await house.engine.produce(await orderFor(house, it), watchFor(house, it), signal)
    signal.throwIfAborted()
    await finishTransformation(house, it)
  } catch (cause) {
    if (!(cause instanceof OvertakenError)) throw cause
  }
}

/** What becomes of a transformation whose job failed every time. */
export async function giveUp(
  house: House,
  { transformationId }: { transformationId: string },
): Promise<void> {
  const it = await beginAttempt(house.database, transformationId)
  if (it) await finishTransformation(house, it)
}

async function orderFor(house: House, it: TransformationRow): Promise<EngineOrder> {
  const photos = await photoRowsOf(house.database, it.draftId)
  const made = await imageRowsOf(house.database, it.id)
  return {
    style: it.baseStyle,
    tone: await findTone(house.database, it.baseStyle),
    count: it.imagesOrdered,
    seed: it.seed,
    photos: photos
      .filter((photo) => photo.report !== null && photoCounts(photo.verdicts))
      .map((photo) => ({
        id: photo.id,
        file: house.storage.path(photo.file),
        report: photo.report as PhotoReport,
      })),
    resume: { candidatesTried: it.candidatesTried, fingerprints: made.map((image) => image.fingerprint) },
  }
}

function watchFor(house: House, it: TransformationRow): EngineWatch {
  return {
    photosRead: (count) => writeAttempt(house.database, it, { photosRead: count }),
    nextTarget: async () => {
      const keys = keysOf(randomUUID())
      return {
        id: keys.id,
        file: await house.storage.draftPath(keys.file),
        beforeFile: await house.storage.draftPath(keys.beforeFile),
      }
    },
    tried: async (candidatesTried, target, made) => {
      const keys = keysOf(target.id)
      if (made) await keepImage(house, it, { ...keys, candidatesTried, made })
      else {
        await house.storage.remove(keys.file, keys.beforeFile)
        await writeAttempt(house.database, it, { candidatesTried })
      }
    },
  }
}

const keysOf = (id: string) => ({ id, file: `images/${id}.jpg`, beforeFile: `images/${id}.before.jpg` })

interface Finished {
  id: string
  file: string
  beforeFile: string
  candidatesTried: number
  made: MadeImage
}

/** The files first, then the row that makes them hers: a crash between the two leaves files nobody is shown. */
async function keepImage(house: House, it: TransformationRow, done: Finished): Promise<void> {
  const thumbnail = `images/${done.id}.small.webp`
  await writeThumbnail(
    await house.storage.draftPath(done.file),
    await house.storage.draftPath(thumbnail),
    THUMBNAIL_LONG_SIDE,
  )
  for (const key of [done.file, done.beforeFile, thumbnail]) await house.storage.publish(key)
  await house.database.transaction(async (within) => {
    await writeAttempt(within, it, { candidatesTried: done.candidatesTried })
    await moveTo(within, it, 'generating')
    const { made } = done
    await within.insert(images).values({
      id: done.id,
      transformationId: it.id,
      userId: it.userId,
      position: (await countImages(within, it.id)) + 1,
      file: done.file,
      thumbnail,
      beforeFile: done.beforeFile,
      engine: house.engine.name,
      ...made,
    })
  })
}
