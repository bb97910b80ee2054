import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { PhotoVerdict } from '@app/domain/photos/photo-rules.ts'
import { fingerprintsAreNear } from '@app/hair/check/fingerprints-are-near.ts'
import type { PhotoReport } from '@app/hair/contract.ts'
import type { Context } from '../context.ts'
import { writeThumbnail, writeTurned } from '../plugins/pictures.ts'
import type { JobDefinition } from '../plugins/queue/queue.ts'
import {
  findForCheck,
  otherFingerprints,
  type PhotoFiles,
  type PhotoRow,
  saveUnchecked,
  saveVerdicts,
  THUMBNAIL_LONG_SIDE,
} from './queries.ts'

/** Where a check goes that failed every time: she is told, rather than left waiting for it. */
export const GIVE_UP_CHECK: JobDefinition<{ photoId: string }> = {
  name: 'check-photo-dead',
  about: ({ photoId }) => photoId,
  concurrency: 1,
  options: { retryLimit: 20, retryDelay: 30, heartbeatSeconds: 10 },
}

export const CHECK_PHOTO: JobDefinition<{ photoId: string }> = {
  name: 'check-photo',
  about: ({ photoId }) => photoId,
  concurrency: 2,
  options: {
    retryLimit: 3,
    retryDelay: 1,
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    deadLetter: GIVE_UP_CHECK.name,
  },
}

/** Photos that nobody has looked at yet; from here on others are told to come back. */
export const MOST_UNSEEN = 3000

type Checking = Pick<Context, 'database' | 'pixels' | 'scratch' | 'storage'>

/** Looks at one photo in a picture thread and writes down what it found. Repeating it changes nothing. */
export async function checkPhoto(
  context: Checking,
  { photoId }: { photoId: string },
  signal: AbortSignal,
): Promise<void> {
  const photo = await findForCheck(context.database, photoId)
  if (!photo || photo.verdicts) return
  const { report, turned } = await look(context, photo, signal)
  const others = await otherFingerprints(context.database, photo)
  const verdicts: PhotoVerdict[] = [...report.verdicts]
  if (others.some((other) => fingerprintsAreNear(other, report.fingerprint))) verdicts.push('duplicate')
  const isKept = await saveVerdicts(context.database, photo.id, { report, verdicts, ...turned })
  if (!turned) return
  // Either it lies under the new keys from now on, or she took it back meanwhile.
  const { file, thumbnail } = isKept ? photo : turned
  await context.storage.remove(file, thumbnail)
}

/** Says of a photo that nobody could look at it, unless somebody has. Repeating it changes nothing. */
export const giveUpCheck = (
  { database }: Pick<Context, 'database'>,
  { photoId }: { photoId: string },
): Promise<void> => saveUnchecked(database, photoId)

interface Looked {
  report: PhotoReport
  /** Where the photo lay on its side and said so nowhere: the same one upright. */
  turned: PhotoFiles | null
}

const look = (
  { pixels, scratch, storage }: Checking,
  photo: PhotoRow,
  signal: AbortSignal,
): Promise<Looked> =>
  storage.lend(async (pathOf) => {
    const path = await pathOf(photo.file)
    const report = await pixels.checkPhoto(path)
    if (!report.verdicts.includes('no_face')) return { report, turned: null }
    const turn = await pixels.findTurn(path)
    if (!turn) return { report, turned: null }
    await scratch.untilRoom(signal)
    return scratch.withFolder(async (folder) => {
      const [upright, small] = [join(folder, 'upright.jpg'), join(folder, 'small.webp')]
      const size = await writeTurned(path, upright, turn)
      const again = await pixels.checkPhoto(upright)
      if (again.verdicts.includes('no_face')) return { report, turned: null }
      await writeThumbnail(upright, small, THUMBNAIL_LONG_SIDE)
      const id = randomUUID()
      const turned = { file: `photos/${id}.jpg`, thumbnail: `photos/${id}.small.webp`, ...size }
      await storage.put(turned.file, upright)
      await storage.put(turned.thumbnail, small)
      return { report: again, turned }
    })
  })
